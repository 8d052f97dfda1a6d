import {
  HOUR_STEP_MINUTES,
  WEEKDAYS,
  type Availability,
  type DayHours,
  type Weekday,
} from '../../../deals/availability.js';
import type { FieldErrors, FieldError } from '../../../fields/field-codes.js';
import { fieldError } from '../../../fields/field-errors.js';
import { HOUR, MINUTE, SESSION_AHEAD } from '../../../limits.js';
import { addDays, dayIn, instantOf, minutesOf, timeIn } from '../../base/zoned-time.js';

/** A period between two instants, in ms. */
export interface Interval {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** An offered time, and whether it can be booked. */
export interface Slot extends Interval {
  readonly isFree: boolean;
}

/** Facts that decide whether a session can be booked. */
export interface BookingFacts {
  readonly availability: Availability;
  /** Times at which the tutor is already booked, for any subject. */
  readonly taken: readonly Interval[];
  readonly now: number;
  readonly timeZone: string;
}

/** Validates the hours that a tutor wants to offer. Returns errors keyed by the input's field, or null without any. */
export function refuseAvailability({ weekly, daysOff, extraHours }: Availability): FieldErrors | null {
  const errors: Record<string, FieldError> = {};
  checkHours(
    'weekly',
    weekly.map((weeklyHours) => ({ ...weeklyHours, of: weeklyHours.weekday })),
    errors,
  );
  checkHours(
    'extraHours',
    extraHours.map((extraHour) => ({ ...extraHour, of: extraHour.date })),
    errors,
  );
  for (const [index, { from, to }] of daysOff.entries()) {
    if (to < from) errors[`daysOff.${index}.to`] = fieldError('ends_before_start');
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

function checkHours(
  field: string,
  hours: readonly (DayHours & { readonly of: string })[],
  errors: Record<string, FieldError>,
): void {
  for (const [index, one] of hours.entries()) {
    const [from, to] = [minutesOf(one.from), minutesOf(one.to)];
    if (to <= from) {
      errors[`${field}.${index}.to`] = fieldError('ends_before_start');
      continue;
    }
    // Reports the error on the later of the two periods, in the order of the form.
    const overlaps = hours
      .slice(0, index)
      .some((other) => other.of === one.of && minutesOf(other.from) < to && minutesOf(other.to) > from);
    if (overlaps) errors[`${field}.${index}.from`] = fieldError('hours_overlap');
  }
}

/** Returns the intervals in which a tutor teaches from one day to another, both included. Adjacent intervals are merged. */
export function openTimes(
  { weekly, daysOff, extraHours }: Availability,
  { from, to }: { readonly from: string; readonly to: string },
  timeZone: string,
): Interval[] {
  const found: Interval[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isOff = daysOff.some((one) => one.from <= day && day <= one.to);
    const usual = isOff ? [] : weekly.filter(({ weekday }) => weekday === weekdayOf(day));
    for (const one of [...usual, ...extraHours.filter(({ date }) => date === day)]) {
      const [startsAt, endsAt] = [instantOf(day, one.from, timeZone), instantOf(day, one.to, timeZone)];
      // A period that a clock change skips is empty.
      if (startsAt < endsAt) found.push({ startsAt, endsAt });
    }
  }
  return merge(found);
}

/** Returns the day of the week of a date, which is the same in every zone. */
const weekdayOf = (day: string): Weekday =>
  // `getUTCDay` counts from Sunday.
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';

function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const interval of [...intervals].sort((a, b) => a.startsAt - b.startsAt)) {
    const last = merged.at(-1);
    if (last === undefined || last.endsAt < interval.startsAt) merged.push(interval);
    else merged[merged.length - 1] = { ...last, endsAt: Math.max(last.endsAt, interval.endsAt) };
  }
  return merged;
}

/** Returns all slots of a length on the days from one to another, including past and booked ones. */
export function computeSlots(
  facts: BookingFacts,
  { from, to, hours }: { readonly from: string; readonly to: string; readonly hours: number },
): Slot[] {
  const { availability, timeZone } = facts;
  const slots: Slot[] = [];
  const end = instantOf(to, '24:00', timeZone);
  // A session can extend past midnight into the hours of the next day.
  for (const open of openTimes(availability, { from, to: addDays(to, 1) }, timeZone)) {
    for (
      let startsAt = open.startsAt;
      startsAt + hours * HOUR <= open.endsAt;
      startsAt += HOUR_STEP_MINUTES * MINUTE
    ) {
      if (startsAt >= end) break;
      const session = { startsAt, endsAt: startsAt + hours * HOUR };
      slots.push({ ...session, isFree: refuseTime(facts, session) === null });
    }
  }
  return slots;
}

/** Returns the first free slot on the days from one to another. Searches week by week, because most tutors have one in the first. */
export function nextSlot(
  facts: BookingFacts,
  { from, to, hours }: { readonly from: string; readonly to: string; readonly hours: number },
): Slot | undefined {
  for (let first = from; first <= to; first = addDays(first, 7)) {
    const last = addDays(first, 6);
    const week = computeSlots(facts, { from: first, to: last < to ? last : to, hours });
    const free = week.find(({ isFree }) => isFree);
    if (free !== undefined) return free;
  }
  return undefined;
}

/** The reason for which a session cannot be booked: an error code with status 409. */
export type SessionRefusal = 'slot_not_offered' | 'slot_taken' | 'slot_too_soon';

/** Returns whether a time is a valid start of a slot: on the hour or half past, by the campus's clock. */
const isSlotTime = (at: number, timeZone: string): boolean =>
  at % MINUTE === 0 && minutesOf(timeIn(at, timeZone)) % HOUR_STEP_MINUTES === 0;

/** Returns why a session cannot be booked at a time, regardless of what a screen has offered. Null where it can. */
export function refuseSession(facts: BookingFacts, session: Interval): SessionRefusal | null {
  const { availability, timeZone } = facts;
  if (!isSlotTime(session.startsAt, timeZone)) return 'slot_not_offered';
  const days = { from: dayIn(session.startsAt, timeZone), to: dayIn(session.endsAt, timeZone) };
  const isOffered = openTimes(availability, days, timeZone).some(
    ({ startsAt, endsAt }) => startsAt <= session.startsAt && session.endsAt <= endsAt,
  );
  return isOffered ? refuseTime(facts, session) : 'slot_not_offered';
}

/** Returns why a session cannot take place at a time that its tutor proposed, inside or outside their usual hours. Null where it can. */
export const refuseAgreedTime = (facts: BookingFacts, session: Interval): SessionRefusal | null =>
  isSlotTime(session.startsAt, facts.timeZone)
    ? refuseTime({ ...facts, availability: { ...facts.availability, noticeHours: 0 } }, session)
    : 'slot_not_offered';

/** Checks a valid start time against bookings, notice and hours. */
function refuseTime({ availability, taken, now }: BookingFacts, session: Interval): SessionRefusal | null {
  if (isTaken(taken, session, availability.breakMinutes)) return 'slot_taken';
  const earliest = now + availability.noticeHours * HOUR;
  if (session.startsAt <= now || session.startsAt < earliest) return 'slot_too_soon';
  return session.startsAt > now + SESSION_AHEAD ? 'slot_not_offered' : null;
}

/** Returns whether a tutor is booked at a time, or has their break then. */
export function isTaken(taken: readonly Interval[], session: Interval, breakMinutes: number): boolean {
  const pause = breakMinutes * MINUTE;
  return taken.some(
    ({ startsAt, endsAt }) => startsAt < session.endsAt + pause && session.startsAt < endsAt + pause,
  );
}
