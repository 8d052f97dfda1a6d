import type { Locale } from './ports.js';

/** English dates are written as in the United States, as the specification has them. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' };

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `May 6, 2025`; in English by hand, as amounts are. */
export function longDate(iso: string, locale: Locale): string {
  const date = new Date(iso);
  if (locale === 'en') return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
  return first(
    date.toLocaleDateString(TAGS[locale], { year: 'numeric', month: 'long', day: 'numeric' }),
    locale,
  );
}

/** `Wednesday, May 6`; with the year when it is not `now`'s. */
export const weekDate = (date: Date, now: Date, locale: Locale) =>
  first(
    date.toLocaleDateString(TAGS[locale], {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    }),
    locale,
  );

/** `May 6, 2025, 2:05 PM` */
export const dateTime = (iso: string, locale: Locale) =>
  first(new Date(iso).toLocaleString(TAGS[locale], { dateStyle: 'medium', timeStyle: 'short' }), locale);

/** `May 2025` */
export const monthYear = (iso: string, locale: Locale) =>
  new Date(iso).toLocaleDateString(TAGS[locale], { year: 'numeric', month: 'long' });

/** `2:05 PM`, `02:05`, `2:05`: told how short instead of which parts, browsers write the hour as the language does. */
export const hourMinute = (iso: string, locale: Locale) =>
  new Date(iso).toLocaleTimeString(TAGS[locale], { timeStyle: 'short' });

/** Browsers write `1 mai` where French says `1er mai`. */
const first = (date: string, locale: Locale) =>
  locale === 'fr' ? date.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : date;
