import { MAX_SESSION_HOURS, MINUTE, SESSION_HOURS_MIN } from '../limits.js';

/** A tutor's schedule: weekly hours, and exceptions on single days. Times are by the campus's clock. */

/** Days of the week, Monday first, as `weekly` of an availability names them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
/** A day of the week by the campus's clock. */
export type Weekday = (typeof WEEKDAYS)[number];

/** Step of hours in minutes: on the hour or half past. `24:00` is the end of a day. */
export const HOUR_STEP_MINUTES = 30;
/** Breaks between sessions that a tutor can choose, in minutes. Any other number fails with `invalid_choice`. */
export const BREAK_MINUTES = [0, 15, 30, 45, 60] as const;
/** In milliseconds. */
export const MAX_BREAK = Math.max(...BREAK_MINUTES) * MINUTE;
/** Longest notice that a tutor can require between a booking and its session, in hours. */
export const MAX_NOTICE_HOURS = 72;
/** Maximum periods in a tutor's week, all days together. More fail with the field code `too_many`. */
export const MAX_WEEKLY_HOURS = 42;
/** Maximum periods of days off in a tutor's schedule. */
export const MAX_DAYS_OFF = 30;
/** Maximum periods of additional hours in a tutor's schedule. */
export const MAX_EXTRA_HOURS = 60;
/** Maximum number of days in one request for slots. */
export const MAX_SLOT_DAYS = 31;
/** Number of days that are searched for a tutor's next free time. */
export const NEXT_SLOT_DAYS = 28;
/** Maximum number of tutors in one request for next free times. */
export const MAX_NEXT_SLOTS = 50;

/** A period of one day. */
export interface DayHours {
  /** Times such as `15:00`. */
  readonly from: string;
  readonly to: string;
}

/** A period that repeats on the same day of every week. */
export interface WeeklyHours extends DayHours {
  readonly weekday: Weekday;
}

/** A period of days, both included. Dates such as `2026-12-18`. */
export interface DaysOff {
  readonly from: string;
  readonly to: string;
}

/** Additional hours on one date, also on a day off. */
export interface ExtraHours extends DayHours {
  readonly date: string;
}

/** A tutor's schedule: weekly hours, days off, and additional hours on single dates. Times are by the campus's clock. */
export interface Availability {
  readonly weekly: readonly WeeklyHours[];
  readonly daysOff: readonly DaysOff[];
  readonly extraHours: readonly ExtraHours[];
  /** Minutes that stay free before and after each session. */
  readonly breakMinutes: number;
  /** Minimum hours between a booking and its session. */
  readonly noticeHours: number;
}

/** The availability of a tutor without hours, who cannot be booked. */
export const NO_HOURS: Availability = {
  weekly: [],
  daysOff: [],
  extraHours: [],
  breakMinutes: 0,
  noticeHours: 0,
};

/** Returns whether a tutor has hours to be booked in. */
export const hasHours = ({ weekly, extraHours }: Pick<Availability, 'weekly' | 'extraHours'>): boolean =>
  weekly.length > 0 || extraHours.length > 0;

/** A typical availability: the same hours on every day of the week, without breaks or notice. */
export const USUAL_AVAILABILITY: Availability = {
  weekly: WEEKDAYS.map((weekday) => ({ weekday, from: '07:00', to: '21:00' })),
  daysOff: [],
  extraHours: [],
  breakMinutes: 0,
  noticeHours: 0,
};

/** Returns the session length nearest to a tutor's usual one, in hours. Listings state minutes or nothing. */
export const usualHours = (minutes: number | null): number =>
  Math.min(MAX_SESSION_HOURS, Math.max(SESSION_HOURS_MIN, Math.round((minutes ?? 60) / 30) / 2));
