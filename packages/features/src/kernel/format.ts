import type { Locale } from './ports.js';

/** English dates are written as in the United States, as the specification has them. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' };

/** `₵2,450.00` in every language: figures are grouped by the reader's rules. English by hand, as below. */
export function money(cedis: number, locale: Locale): string {
  const whole = cedis.toFixed(2);
  if (locale === 'en' && cedis >= 0 && Number(whole) === cedis)
    return `₵${whole.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
  const figures = cedis.toLocaleString(TAGS[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `₵${figures}`;
}

/** `1.95%` of a rate in basis points. */
export function percent(basisPoints: number, locale: Locale): string {
  if (locale === 'en') return `${basisPoints / 100}%`;
  return (basisPoints / 10_000).toLocaleString(TAGS[locale], { style: 'percent', maximumFractionDigits: 2 });
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `May 6, 2025`; in English by hand, for the browser's own way takes a phone 60 ms to begin with. */
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

/** `850 KB`, `1.2 MB`, `1,2 Mo`: as phones show it. */
export function fileSize(bytes: number, locale: Locale): string {
  const inMegabytes = bytes >= 1_000_000;
  const amount = inMegabytes ? bytes / 1_000_000 : Math.max(1, bytes / 1_000);
  const figures = amount.toLocaleString(TAGS[locale], { maximumFractionDigits: inMegabytes ? 1 : 0 });
  return `${figures} ${inMegabytes ? 'M' : 'K'}${locale === 'fr' ? 'o' : 'B'}`;
}
