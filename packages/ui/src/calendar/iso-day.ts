/** A day as forms write it, `2026-11-21`, as a `Date` at noon of that day here; nothing for anything else. */
export function dayFromIso(iso: string | undefined): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1] = match.slice(1).map(Number);
  // Noon, so that no change of the clock moves it to another day.
  const date = new Date(year, month - 1, day, 12);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}

/** The day of a `Date` here, as forms write it: `2026-11-21`. */
export function isoFromDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
