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
  return date.toLocaleDateString(TAGS[locale], { year: 'numeric', month: 'long', day: 'numeric' });
}

/** `Wednesday, May 6`; with the year when it is not `now`'s. */
export const weekDate = (date: Date, now: Date, locale: Locale) =>
  date.toLocaleDateString(TAGS[locale], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });

/** `May 6, 2025, 2:05 PM` */
export const dateTime = (iso: string, locale: Locale) =>
  new Date(iso).toLocaleString(TAGS[locale], { dateStyle: 'medium', timeStyle: 'short' });

/** `May 2025` */
export const monthYear = (iso: string, locale: Locale) =>
  new Date(iso).toLocaleDateString(TAGS[locale], { year: 'numeric', month: 'long' });

/** `2:05 PM` */
export const hourMinute = (iso: string, locale: Locale) =>
  new Date(iso).toLocaleTimeString(TAGS[locale], { hour: 'numeric', minute: '2-digit' });
