/** Options of {@link formatRelativeTime}. */
export interface RelativeTimeFormat {
  /** Default `en`. */
  locale?: string;
  /** Text for a time within the last minute. Default `just now`. */
  justNowLabel?: string;
  /** Uses a short form such as `il y a 12 min`. English is always written out. Default `false`. */
  short?: boolean;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
// Units with their length in seconds, and the age in seconds up to which each is used.
const units = [
  { unit: 'minute', size: minute, until: hour },
  { unit: 'hour', size: hour, until: day },
  { unit: 'day', size: day, until: 7 * day },
  { unit: 'week', size: 7 * day, until: 30 * day },
  { unit: 'month', size: 30 * day, until: 365 * day },
  { unit: 'year', size: 365 * day, until: Number.POSITIVE_INFINITY },
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** Formats a time relative to another: `just now`, `12 minutes ago`, `3 hours ago`, `in 2 days`. */
export function formatRelativeTime(
  date: Date,
  now: Date,
  { locale = 'en', justNowLabel = 'just now', short = false }: RelativeTimeFormat = {},
): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const distance = Math.abs(seconds);
  if (distance < minute) return justNowLabel;
  const step = units.find(({ until }) => distance < until) ?? units[5];
  const count = Math.trunc(seconds / step.size);
  if (!isEnglish(locale)) return formatFor(locale, short).format(count, step.unit);
  // Same text as the browser's formatter, whose first use takes a phone 70 ms: most lists need nothing else of it.
  const distant = Math.abs(count);
  const amount = `${distant} ${step.unit}${distant === 1 ? '' : 's'}`;
  return count < 0 ? `${amount} ago` : `in ${amount}`;
}

/** Returns true for `en` and every regional English: `en-XX`. */
const isEnglish = (locale: string) => locale === 'en' || locale.startsWith('en-');

function formatFor(locale: string, short: boolean): Intl.RelativeTimeFormat {
  const style = short ? 'short' : 'long';
  let format = formats.get(locale + style);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale, { style });
    formats.set(locale + style, format);
  }
  return format;
}
