import { languageTag } from '@campushive/contract/campus';
import { campus } from './campus.js';

/**
 * Formats times for letters and receipts, in the campus's time zone and languages. In French, the first of a month is
 * `1er`, which no formatter does.
 */
export function writtenTime(
  language: string,
  parts: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (time: Date) => string {
  const format = new Intl.DateTimeFormat(languageTag(campus, language), {
    ...parts,
    timeZone: campus.timeZone,
  });
  return (time) => {
    const written = format.format(time).replace(/UTC(?:\+0\b)?/, 'GMT');
    return language === 'fr' ? written.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : written;
  };
}
