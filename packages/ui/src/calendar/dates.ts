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

/** Returns a day as people of a locale write it, such as `December 1, 2026`; undefined without a day. */
export function dayText(text: string, locale = 'en'): string | undefined {
  const day = toDate(text);
  return day && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(day);
}

/** Returns two days as people of a locale write them, such as `Dec 1 – 8, 2026`; undefined without a last day after the first. */
export function rangeText({ from, to }: { from: string; to: string }, locale = 'en'): string | undefined {
  const [first, last] = [toDate(from), toDate(to)];
  return first && last && first <= last
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).formatRange(first, last)
    : undefined;
}
