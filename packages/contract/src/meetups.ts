import { DAY, HOUR, MINUTE } from './limits.js';

/** When and where two students hand over what was paid for. */

/** `met`: the code was entered; `missed`: one of them waited and the other did not come. */
export const MEETUP_STATUSES = ['proposed', 'accepted', 'declined', 'met', 'missed'] as const;
export type MeetupStatus = (typeof MEETUP_STATUSES)[number];

export const MAX_MEETUP_PLACE = 100;
/** A meet-up before the first or after the second time of a day is at night, by the clock of the campus. */
export const MEETUP_EARLIEST = '05:00';
export const MEETUP_LATEST = '23:00';
/** From so long before the time until so long after it a student can say that they are there. */
export const ARRIVE_BEFORE = HOUR;
export const ARRIVE_AFTER = 3 * HOUR;
/** So long a student waits before they can say that the other did not come, and until when they can. */
export const NO_SHOW_AFTER = 30 * MINUTE;
export const NO_SHOW_UNTIL = DAY;
/** Times before a meet-up at which both sides are reminded, in ms. A meet-up agreed on after that time gets no such reminder. */
export const MEETUP_REMINDERS = { day: DAY, hour: HOUR } as const;
export type MeetupReminder = keyof typeof MEETUP_REMINDERS;
