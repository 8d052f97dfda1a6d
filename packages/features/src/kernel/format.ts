import type { Locale } from './ports.js';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' };

/**
 * `₵2,450.00` in every language: figures are grouped by the reader's rules.
 * English by hand: the browser's own way takes a phone 60 ms to begin with.
 */
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

/** `850 KB`, `1.2 MB`, `1,2 Mo`: as phones show it. */
export function fileSize(bytes: number, locale: Locale): string {
  const inMegabytes = bytes >= 1_000_000;
  const amount = inMegabytes ? bytes / 1_000_000 : Math.max(1, bytes / 1_000);
  const figures = amount.toLocaleString(TAGS[locale], { maximumFractionDigits: inMegabytes ? 1 : 0 });
  return `${figures} ${inMegabytes ? 'M' : 'K'}${locale === 'fr' ? 'o' : 'B'}`;
}
