import { DAY } from '@campushive/contract/limits';
import { dayIn, isSameOffset, timeIn } from '@campushive/contract/rules/zoned-time';

/** The language and the time zone in which dates are written. `useDateFormat` gives the campus's. */
export interface DateFormat {
  /** BCP 47: `en-XX` gives 28 Nov 2026, 7:42 pm. */
  readonly tag: string;
  /** IANA name of the campus's time zone. */
  readonly timeZone: string;
  /** IANA name of the device's zone. When its clock differs from the campus's, times include the zone name. Default: no zone name. */
  readonly deviceTimeZone?: string | undefined;
}

const isEnglish = (tag: string) => tag === 'en' || tag.startsWith('en-');
const isFrench = (tag: string) => tag === 'fr' || tag.startsWith('fr-');

/** `28 Nov 2026`; other languages write the month out. */
export const longDate = (iso: string, { tag, timeZone }: DateFormat) =>
  written(
    new Date(iso).toLocaleDateString(tag, {
      year: 'numeric',
      month: isEnglish(tag) ? 'short' : 'long',
      day: 'numeric',
      timeZone,
    }),
    tag,
  );

/** Formats a calendar day (`2026-11-28`, no time zone) like `longDate`. */
export const longDay = (day: string, tag: string) =>
  longDate(`${day.slice(0, 10)}T12:00:00Z`, { tag, timeZone: 'UTC' });

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Returns a calendar day as `May 6, 2025` in English, which the specification fixes for purchases and legal texts. */
export function specifiedDay(day: string, tag: string): string {
  if (!isEnglish(tag)) return longDay(day, tag);
  const [year, month, date] = day.slice(0, 10).split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** `Saturday 28 November`. Includes the year unless it is the year of `now`. */
export const weekDate = (date: Date, now: Date, { tag, timeZone }: DateFormat) =>
  written(
    date.toLocaleDateString(tag, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone,
      ...(yearIn(date, timeZone) !== yearIn(now, timeZone) && { year: 'numeric' }),
    }),
    tag,
  );

/** Returns the calendar year of a date in a time zone. */
export const yearIn = (date: Date, timeZone: string): number =>
  Number(dayIn(date.getTime(), timeZone).slice(0, 4));

/** `28 Nov 2026, 7:42 pm` */
export const dateTime = (iso: string, format: DateFormat) =>
  withZone(iso, format, ({ tag, timeZone }) =>
    written(new Date(iso).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }), tag),
  );

const HALF_A_YEAR = 183 * DAY;

/** `Fri 4 Dec, 7 am`: time of an appointment. Includes the year when six months or more from `now`. */
export const appointment = (iso: string, now: Date, format: DateFormat): string =>
  `${dayWith('short', iso, now, format)}, ${hourMinute(iso, format)}`;

/** True when the end is on the same day or less than 12 hours later, so that the end needs no date. */
const isSingleNight = (from: string, to: string, { timeZone }: DateFormat) =>
  dayIn(Date.parse(from), timeZone) === dayIn(Date.parse(to), timeZone) ||
  Date.parse(to) - Date.parse(from) < HALF_A_DAY;
const HALF_A_DAY = DAY / 2;

/** `7 pm – 11 pm`, or `7 pm – Sun 6 Dec` for several days. Without an end, the start time only. */
export function hourSpan(from: string, to: string | null, now: Date, format: DateFormat): string {
  if (to === null) return hourMinute(from, format);
  const begins = hourMinute(from, withoutZone(format));
  if (isSingleNight(from, to, format)) return `${begins} – ${hourMinute(to, format)}`;
  return `${hourMinute(from, format)} – ${shortDay(to, now, format)}`;
}

/** `Fri 4 Dec, 7 pm – 11 pm`, or `Fri 4 Dec, 7 pm – Sun 6 Dec, 4 pm`. Without an end, the start only. */
export function appointmentSpan(from: string, to: string | null, now: Date, format: DateFormat): string {
  if (to === null) return appointment(from, now, format);
  const begins = appointment(from, now, withoutZone(format));
  const ends = isSingleNight(from, to, format) ? hourMinute(to, format) : appointment(to, now, format);
  return `${begins} – ${ends}`;
}

/** `Fri 4 Dec`. Includes the year when six months or more from `now`. A sentence may end with it: `ven. 4 décembre`, not `ven. 4 déc.`. */
export function shortDay(iso: string, now: Date, format: DateFormat): string {
  const day = dayWith('short', iso, now, format);
  return day.endsWith('.') ? dayWith('long', iso, now, format) : day;
}

function dayWith(month: 'short' | 'long', iso: string, now: Date, { tag, timeZone }: DateFormat): string {
  const date = new Date(iso);
  const day = date.toLocaleDateString(tag, {
    weekday: 'short',
    day: 'numeric',
    month,
    timeZone,
    ...(Math.abs(+date - +now) >= HALF_A_YEAR && { year: 'numeric' }),
  });
  return written(isEnglish(tag) ? day.replace(',', '') : day, tag);
}

/** Formats a calendar day (`2026-12-04`, no time zone) like `shortDay`. */
export const shortCalendarDay = (day: string, now: Date, tag: string): string =>
  shortDay(`${day.slice(0, 10)}T12:00:00Z`, now, { tag, timeZone: 'UTC' });

/** `Fri`, `4`, `Dec`: parts of a day for a calendar icon. `long` writes the names in full. */
export function dayParts(
  iso: string,
  { tag, timeZone }: DateFormat,
  width: 'short' | 'long' = 'short',
): { weekday: string; day: string; month: string } {
  const date = new Date(iso);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(tag, { ...options, timeZone });
  return {
    weekday: part({ weekday: width }),
    day: part({ day: 'numeric' }),
    month: part({ month: width }),
  };
}

/** `May 2025` */
export const monthYear = (iso: string, { tag, timeZone }: DateFormat) =>
  new Date(iso).toLocaleDateString(tag, { year: 'numeric', month: 'long', timeZone });

/** `2:05 pm`, `02:05`, `2:05`. Uses `timeStyle`, because with separate parts browsers ignore the language's hour format. */
export const hourMinute = (iso: string, format: DateFormat) =>
  withZone(iso, format, ({ tag, timeZone }) =>
    written(new Date(iso).toLocaleTimeString(tag, { timeStyle: 'short', timeZone }), tag),
  );

/** Removes the device's zone, so that times omit the zone name. For places that already show the zone once. */
export const withoutZone = ({ tag, timeZone }: DateFormat): DateFormat => ({ tag, timeZone });

/** Returns the localised short name of the campus's zone: `GMT`, `EAT`, `GMT+3`. */
export function zoneName(date: Date, { tag, timeZone }: DateFormat): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns true when the device's clock differs from the campus's at this date. */
export const differsHere = (date: Date, { timeZone, deviceTimeZone }: DateFormat): boolean =>
  deviceTimeZone !== undefined && !isSameOffset(date.getTime(), timeZone, deviceTimeZone);

const withZone = (iso: string, format: DateFormat, write: (format: DateFormat) => string): string =>
  differsHere(new Date(iso), format) ? `${write(format)} ${zoneName(new Date(iso), format)}` : write(format);

/** Formats an instant for date inputs, in the campus's zone: `2026-11-20T18:00`. */
export const momentField = (iso: string, timeZone: string): string =>
  `${dayIn(Date.parse(iso), timeZone)}T${timeIn(Date.parse(iso), timeZone)}`;

/**
 * Corrects browser output: `1 mai` becomes `1er mai` in French. English loses the comma of `Saturday, 28 November`, and
 * `6:00 pm` becomes `6 pm` with a space at which no line breaks.
 */
function written(date: string, tag: string): string {
  if (isFrench(tag)) return date.replace(/(^|\s)1 (?=\p{L})/u, '$11er ');
  if (!isEnglish(tag)) return date;
  return date
    .replace(/^([A-Z]\w+day), (?=\d)/, '$1 ')
    .replace(/(?::00)?[ \u00a0\u202f](?=[ap]m$)/i, '\u00a0');
}

/** Counts calendar days from an instant to `now` in a time zone: 0 is today, 1 yesterday. */
export function calendarDaysBetween(iso: string, now: Date, timeZone: string): number {
  const midnight = (instant: number) => Date.parse(dayIn(instant, timeZone));
  return (midnight(now.getTime()) - midnight(Date.parse(iso))) / DAY;
}
