import { languageTag } from '@campushive/contract/campus';
import { campus } from '../campus.js';

/**
 * How letters and receipts write a time: by the campus's clock and as its languages do, and in French with the first of a month
 * as `1er`, which no formatter does.
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
