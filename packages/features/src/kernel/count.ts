/** Formats a count with the language's digit grouping. English avoids `toLocaleString`, whose first call is slow. */
export function formatCount(count: number, locale: string): string {
  if (!locale.startsWith('en') && count >= 1_000) return count.toLocaleString(locale);
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
