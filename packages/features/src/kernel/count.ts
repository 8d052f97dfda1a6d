/** How many there are, grouped as the language does. The browser's own way is slow to begin: not for what is soon written. */
export function formatCount(count: number, locale: string): string {
  if (!locale.startsWith('en') && count >= 1_000) return count.toLocaleString(locale);
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
