import type { Locale } from './ports.js';

/** English dates are written as in the United States, as the specification has them. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' };

/** `₵2,450.00` in every language: figures are grouped by the reader's rules. */
export function money(cedis: number, locale: Locale): string {
  const figures = cedis.toLocaleString(TAGS[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `₵${figures}`;
}

/** `May 6, 2025` */
export const longDate = (iso: string, locale: Locale) =>
  new Date(iso).toLocaleDateString(TAGS[locale], { year: 'numeric', month: 'long', day: 'numeric' });

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

/** `850 KB`, `1.2 MB`, `1,2 Mo`: as phones show it. */
export function fileSize(bytes: number, locale: Locale): string {
  const inMegabytes = bytes >= 1_000_000;
  const amount = inMegabytes ? bytes / 1_000_000 : Math.max(1, bytes / 1_000);
  const figures = amount.toLocaleString(TAGS[locale], { maximumFractionDigits: inMegabytes ? 1 : 0 });
  return `${figures} ${inMegabytes ? 'M' : 'K'}${locale === 'fr' ? 'o' : 'B'}`;
}
