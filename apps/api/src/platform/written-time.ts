import type { Locale } from '@campushive/contract';

/**
 * How letters and receipts write a time: by the clock of Ghana, which is that of Greenwich, and in French with the first of a
 * month as `1er`, which no formatter does.
 */
export function writtenTime(
  language: Locale,
  parts: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (time: Date) => string {
  const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  return (time) => {
    const written = format.format(time).replace('UTC', 'GMT');
    return language === 'fr' ? written.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : written;
  };
}
