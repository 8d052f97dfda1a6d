/**
 * Dates and times as the campus writes them. Each takes the language tag of `useLanguageTag`: `en-GB` gives 28 Nov 2026, 7:42 pm.
 */

const isEnglish = (tag: string) => tag === 'en' || tag.startsWith('en-');
const isFrench = (tag: string) => tag === 'fr' || tag.startsWith('fr-');

/** `28 Nov 2026`; other languages write the month out. */
export const longDate = (iso: string, tag: string) =>
  written(
    new Date(iso).toLocaleDateString(tag, {
      year: 'numeric',
      month: isEnglish(tag) ? 'short' : 'long',
      day: 'numeric',
    }),
    tag,
  );

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `May 6, 2025` in English, which the specification fixes for the day of a purchase and of the legal texts. */
export function specifiedDate(iso: string, tag: string): string {
  const date = new Date(iso);
  if (!isEnglish(tag)) return longDate(iso, tag);
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** `Saturday 28 November`; with the year when it is not `now`'s. */
export const weekDate = (date: Date, now: Date, tag: string) =>
  written(
    date.toLocaleDateString(tag, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    }),
    tag,
  );

/** `28 Nov 2026, 7:42 pm` */
export const dateTime = (iso: string, tag: string) =>
  written(new Date(iso).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short' }), tag);

const HALF_A_YEAR = 183 * 24 * 60 * 60 * 1_000;

/** `Fri 4 Dec, 7:00 am`: when to be there. Beyond six months from `now`, with the year. */
export const appointment = (iso: string, now: Date, tag: string): string =>
  `${shortDay(iso, now, tag)}, ${hourMinute(iso, tag)}`;

/** Ends by day, or in the night that follows: its day need not be said again. */
const isOneNight = (from: Date, to: Date) =>
  from.toDateString() === to.toDateString() || +to - +from < HALF_A_DAY;
const HALF_A_DAY = 12 * 60 * 60 * 1_000;

/** `7:00 pm – 11:00 pm`, or `7:00 pm – Sun 6 Dec` where it goes on for days; without an end, when it begins. */
export function hourSpan(from: string, to: string | null, now: Date, tag: string): string {
  const begins = hourMinute(from, tag);
  if (to === null) return begins;
  const ends = isOneNight(new Date(from), new Date(to)) ? hourMinute(to, tag) : shortDay(to, now, tag);
  return `${begins} – ${ends}`;
}

/** `Fri 4 Dec, 7:00 pm – 11:00 pm`, or `Fri 4 Dec, 7:00 pm – Sun 6 Dec, 4:00 pm`: from when to when. */
export function appointmentSpan(from: string, to: string | null, now: Date, tag: string): string {
  const begins = appointment(from, now, tag);
  if (to === null) return begins;
  const ends = isOneNight(new Date(from), new Date(to)) ? hourMinute(to, tag) : appointment(to, now, tag);
  return `${begins} – ${ends}`;
}

/** `Fri 4 Dec`; beyond six months from `now`, with the year. */
export function shortDay(iso: string, now: Date, tag: string): string {
  const date = new Date(iso);
  const day = date.toLocaleDateString(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(Math.abs(+date - +now) >= HALF_A_YEAR && { year: 'numeric' }),
  });
  return written(isEnglish(tag) ? day.replace(',', '') : day, tag);
}

/** `Fri`, `4`, `Dec`: a day as the leaf of a calendar shows it; `long` writes its names out. */
export function dayParts(
  iso: string,
  tag: string,
  width: 'short' | 'long' = 'short',
  timeZone?: string,
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
export const monthYear = (iso: string, tag: string) =>
  new Date(iso).toLocaleDateString(tag, { year: 'numeric', month: 'long' });

/**
 * `2:05 pm`, `02:05`, `2:05`: asked for a length instead of parts, browsers write the hour as the language does.
 * `timeZone`: by whose clock; left out, the device's.
 */
export const hourMinute = (iso: string, tag: string, timeZone?: string) =>
  written(new Date(iso).toLocaleTimeString(tag, { timeStyle: 'short', timeZone }), tag);

/** Browsers write `1 mai` where French says `1er mai`, and `Saturday, 28 November` with a comma that English can do without. */
function written(date: string, tag: string): string {
  if (isFrench(tag)) return date.replace(/(^|\s)1 (?=\p{L})/u, '$11er ');
  return isEnglish(tag) ? date.replaceAll('\u202f', ' ').replace(/^([A-Z]\w+day), (?=\d)/, '$1 ') : date;
}
