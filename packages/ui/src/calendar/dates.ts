/** Returns the day of a text like `2026-12-01`, at noon in the device's zone; undefined for anything else. */
export function toDate(text: string | undefined): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day), 12);
  return toText(date) === text ? date : undefined;
}

/** Returns a day as a text like `2026-12-01`. */
export function toText(date: Date): string {
  const part = (number: number, length: number) => String(number).padStart(length, '0');
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1, 2)}-${part(date.getDate(), 2)}`;
}
