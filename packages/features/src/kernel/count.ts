import type { Locale } from './ports.js';

/** How many there are, grouped as the language does. The browser's own way is slow to begin: not for what all write alike. */
export function formatCount(count: number, locale: Locale): string {
  return count < 1_000 ? String(count) : count.toLocaleString(locale);
}
