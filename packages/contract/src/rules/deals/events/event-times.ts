import type { FieldError } from '../../../fields/field-codes.js';
import { fieldError } from '../../../fields/field-errors.js';
import { MAX_EVENT_DAYS, SECOND } from '../../../limits.js';
import { addDays, dayIn, instantOf, timeIn } from '../../base/zoned-time.js';

/** Start and end of an event. */
export interface EventTimes {
  readonly begins: Date;
  /** End by the organiser. Without one, the event counts as over at its start. */
  readonly ends: Date;
  readonly saysWhenItEnds: boolean;
  /** The event has days but no times. */
  readonly wholeDays: boolean;
}

type Details = Readonly<Record<string, unknown>>;

const dateIn = (details: Details, field: string): Date | null => {
  const value = details[field];
  return typeof value === 'string' && value !== '' ? new Date(value) : null;
};

/** Returns true for a date without a time, which means the whole day. */
const isMidnight = (date: Date): boolean => date.toISOString().endsWith('T00:00:00.000Z');

const endOfDay = (date: Date) => new Date(date.getTime() + 86_399 * SECOND);

/** Returns the start and end of an event. Null before it has a date. */
export function eventTimesOf(details: Details): EventTimes | null {
  const begins = dateIn(details, 'eventDate');
  if (begins === null) return null;
  const ends = dateIn(details, 'eventEndDate');
  if (ends === null) {
    const wholeDays = isMidnight(begins);
    return { begins, ends: wholeDays ? endOfDay(begins) : begins, saysWhenItEnds: false, wholeDays };
  }
  // An end at midnight is a time, unless the start is a whole day too.
  const wholeDays = isMidnight(begins) && isMidnight(ends);
  return { begins, ends: wholeDays ? endOfDay(ends) : ends, saysWhenItEnds: true, wholeDays };
}

/**
 * Validates the end of an event. Returns null for a valid one. Days are those of the campus's clock: an event that begins at six may last
 * until six a week later, also across a clock change.
 */
export function wrongEnd(details: Details, timeZone: string): FieldError | null {
  const times = eventTimesOf(details);
  if (times?.saysWhenItEnds !== true) return null;
  const [begins, ends] = [times.begins.getTime(), times.ends.getTime()];
  if (ends <= begins) return fieldError('ends_before_start');
  const latest = instantOf(
    addDays(dayIn(begins, timeZone), MAX_EVENT_DAYS),
    timeIn(begins, timeZone),
    timeZone,
  );
  return ends > latest ? fieldError('ends_too_late', { days: MAX_EVENT_DAYS }) : null;
}

/** Returns whether an event takes place during a window. An event without an end counts as a moment. */
export function goesOnIn(
  { begins, ends }: Pick<EventTimes, 'begins' | 'ends'>,
  { from, until }: { readonly from: Date; readonly until: Date },
): boolean {
  return begins < until && (ends > from || (ends >= from && ends.getTime() === begins.getTime()));
}
