import { DAY, HOUR, MINUTE } from './limits.js';

/** Statuses and time limits of meet-ups, at which students hand over paid items. */

/** Statuses. `met`: the code was entered. `missed`: one side waited and the other did not come. */
export const MEETUP_STATUSES = ['proposed', 'accepted', 'declined', 'met', 'missed'] as const;
export type MeetupStatus = (typeof MEETUP_STATUSES)[number];

export const MAX_MEETUP_PLACE = 100;
/**
 * Limits of the night, by the campus's clock. A meet-up between midnight and the first time is refused; from the second time on, the form
 * advises to meet by day.
 */
export const MEETUP_EARLIEST = '05:00';
export const MEETUP_LATEST = '23:00';
/** Period around the agreed time in which a student can report their arrival, in ms. */
export const ARRIVE_BEFORE = HOUR;
export const ARRIVE_AFTER = 3 * HOUR;
/** Period after the agreed time in which a student can report the other as absent, in ms. */
export const NO_SHOW_AFTER = 30 * MINUTE;
export const NO_SHOW_UNTIL = DAY;
/** Times before a meet-up at which both sides are reminded, in ms. A meet-up agreed on after that time gets no such reminder. */
export const MEETUP_REMINDERS = { day: DAY, hour: HOUR } as const;
export type MeetupReminder = keyof typeof MEETUP_REMINDERS;
