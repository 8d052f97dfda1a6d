import { DAY, HOUR, MINUTE } from '../limits.js';

/** Statuses and time limits of meet-ups, at which students hand over paid items. */

/** Statuses. `met`: the code was entered. `missed`: one side waited and the other did not come. */
export const MEETUP_STATUSES = ['proposed', 'accepted', 'declined', 'met', 'missed'] as const;
/** The status of a meet-up between buyer and seller. */
export type MeetupStatus = (typeof MEETUP_STATUSES)[number];

/** Maximum characters of a meet-up place in free text, which replaces a spot of the campus. */
export const MAX_MEETUP_PLACE = 100;
/** Earliest time of day of a meet-up, by the campus's clock. An earlier one fails with the field code `meetup_at_night`. */
export const MEETUP_EARLIEST = '05:00';
/** Time of day from which the form advises to meet by day, by the campus's clock. */
export const MEETUP_LATEST = '23:00';
/** Period before the agreed time in which an arrival can be reported, in ms. An earlier report fails with `meetup_too_early`. */
export const ARRIVE_BEFORE = HOUR;
/** Period after the agreed time in which an arrival can be reported, in ms. A later report fails with `meetup_changed`. */
export const ARRIVE_AFTER = 3 * HOUR;
/** Period after the agreed time before an absence can be reported, in ms. An earlier report fails with `meetup_too_early`. */
export const NO_SHOW_AFTER = 30 * MINUTE;
/** Period after the agreed time until which an absence can be reported, in ms. A later report fails with `meetup_changed`. */
export const NO_SHOW_UNTIL = DAY;
/** Times before a meet-up at which both sides are reminded, in ms. A meet-up agreed on after that time gets no such reminder. */
export const MEETUP_REMINDERS = { day: DAY, hour: HOUR } as const;
/** A reminder of a meet-up, named after its time before the meet-up. */
export type MeetupReminder = keyof typeof MEETUP_REMINDERS;
