import { OPEN_BY_HAND, type StallSwitch } from '../../catalogue/stalls.js';
import { WEEKDAYS, type WeeklyHours } from '../../deals/availability.js';
import type { FieldError, FieldErrors } from '../../fields/field-codes.js';
import { fieldError } from '../../fields/field-errors.js';
import { DAY, MINUTE } from '../../limits.js';
import { addDays, dayIn, instantOf, minutesOf, timeIn } from '../base/zoned-time.js';

const DAY_MINUTES = DAY / MINUTE;
const WEEK_MINUTES = WEEKDAYS.length * DAY_MINUTES;

/** An opening period in minutes since Monday midnight. It can end in the week after. */
export interface WeekPeriod {
  readonly opens: number;
  readonly closes: number;
}

/** Converts opening hours to minutes of the week. A period that ends at or before its start ends on the next day. */
export const weekPeriodsOf = (hours: readonly WeeklyHours[]): WeekPeriod[] =>
  hours.map(({ weekday, from, to }) => {
    const day = WEEKDAYS.indexOf(weekday) * DAY_MINUTES;
    const [start, end] = [minutesOf(from), minutesOf(to)];
    return { opens: day + start, closes: day + (end > start ? end : end + DAY_MINUTES) };
  });

/** Returns the minute of the week that a campus's clock shows. */
export function weekMinuteOf(now: number, timeZone: string): number {
  // `getUTCDay` counts from Sunday.
  const day = (new Date(`${dayIn(now, timeZone)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return day * DAY_MINUTES + minutesOf(timeIn(now, timeZone));
}

/** Validates opening hours. Returns errors keyed by the input's field, or null without any. */
export function refuseStallHours(hours: readonly WeeklyHours[]): FieldErrors | null {
  const errors: Record<string, FieldError> = {};
  const periods = weekPeriodsOf(hours);
  for (const [index, { from, to }] of hours.entries()) {
    if (from === '24:00') errors[`hours.${index}.from`] = fieldError('invalid_time_of_day');
    else if (from === to) errors[`hours.${index}.to`] = fieldError('ends_before_start');
    else if (periods.slice(0, index).some((other) => overlap(other, periods[index])))
      errors[`hours.${index}.from`] = fieldError('hours_overlap');
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

/** Whether two periods share a minute of the week. The night from Sunday reaches into Monday. */
const overlap = (weekPeriod: WeekPeriod, other: WeekPeriod | undefined): boolean =>
  other !== undefined &&
  [-WEEK_MINUTES, 0, WEEK_MINUTES].some(
    (shift) => weekPeriod.opens < other.closes + shift && other.opens + shift < weekPeriod.closes,
  );

/** The switch of a stall as it is stored. Both are null while the hours decide. */
export interface StoredSwitch {
  readonly switchedTo: 'open' | 'closed' | null;
  /** Time at which the hours decide again. Null for never. */
  readonly switchUntil: Date | null;
}

/** A stall's hours and its switch. */
export interface StallTimes extends StoredSwitch {
  readonly hours: readonly WeeklyHours[];
}

/** State of a stall at a moment. */
export interface StallOpening {
  readonly isOpen: boolean;
  /** End of the present opening. Null while closed, and for a stall that never closes. */
  readonly openUntil: Date | null;
  /** Start of the next opening by the hours. Null while open, and without one. */
  readonly opensAt: Date | null;
  readonly switch: StallSwitch;
  readonly switchUntil: Date | null;
}

interface Interval {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Returns the opening periods around a moment, merged where one follows the other: from yesterday to eight days ahead. */
function intervalsAround(hours: readonly WeeklyHours[], now: number, timeZone: string): Interval[] {
  const today = dayIn(now, timeZone);
  const found: Interval[] = [];
  for (let ahead = -1; ahead <= 8; ahead += 1) {
    const day = addDays(today, ahead);
    const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
    for (const { from, to } of hours.filter((hour) => hour.weekday === weekday)) {
      const end = minutesOf(to) > minutesOf(from) ? day : addDays(day, 1);
      found.push({ startsAt: instantOf(day, from, timeZone), endsAt: instantOf(end, to, timeZone) });
    }
  }
  const merged: Interval[] = [];
  for (const interval of found.sort((a, b) => a.startsAt - b.startsAt)) {
    const last = merged.at(-1);
    if (last === undefined || last.endsAt < interval.startsAt) merged.push(interval);
    else merged[merged.length - 1] = { ...last, endsAt: Math.max(last.endsAt, interval.endsAt) };
  }
  return merged;
}

const holding = (intervals: readonly Interval[], at: number) =>
  intervals.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);

/** Returns the end of an opening. Null for one that lasts for a week and longer. */
const endOf = ({ endsAt }: Interval, now: number): Date | null =>
  endsAt > now + 7 * DAY ? null : new Date(endsAt);

/** Returns whether a stall is open, and when that changes. */
export function openingOf(times: StallTimes, now: Date, timeZone: string): StallOpening {
  const at = now.getTime();
  const intervals = intervalsAround(times.hours, at, timeZone);
  const { switchedTo, switchUntil } = times;
  const isByHand = switchedTo !== null && (switchUntil === null || switchUntil > now);
  const hand = {
    switch: isByHand ? switchedTo : 'hours',
    switchUntil: isByHand ? switchUntil : null,
  } as const;
  if (isByHand && switchedTo === 'open') {
    const next = switchUntil === null ? undefined : holding(intervals, switchUntil.getTime());
    const openUntil = next === undefined ? switchUntil : endOf(next, at);
    return { ...hand, isOpen: true, openUntil, opensAt: null };
  }
  const present = isByHand ? undefined : holding(intervals, at);
  if (present !== undefined) return { ...hand, isOpen: true, openUntil: endOf(present, at), opensAt: null };
  if (isByHand && switchUntil === null) return { ...hand, isOpen: false, openUntil: null, opensAt: null };
  const from = isByHand && switchUntil !== null ? switchUntil.getTime() : at;
  const next = holding(intervals, from) ?? intervals.find(({ startsAt }) => startsAt > from);
  const opensAt = next === undefined ? null : new Date(Math.max(next.startsAt, from));
  return { ...hand, isOpen: false, openUntil: null, opensAt };
}

/**
 * Returns the switch to store. Closing lasts until the end of the present opening by the hours, and opening until the next one, at most
 * `OPEN_BY_HAND`. A position that the hours have anyway stores nothing.
 */
export function switchTo(
  to: StallSwitch,
  hours: readonly WeeklyHours[],
  now: Date,
  timeZone: string,
): StoredSwitch {
  const at = now.getTime();
  const intervals = intervalsAround(hours, at, timeZone);
  const present = holding(intervals, at);
  const none = { switchedTo: null, switchUntil: null };
  switch (to) {
    case 'hours':
      return none;
    case 'closed':
      return present === undefined ? none : { switchedTo: 'closed', switchUntil: endOf(present, at) };
    case 'open': {
      if (present !== undefined) return none;
      const next = intervals.find(({ startsAt }) => startsAt > at)?.startsAt ?? Infinity;
      return { switchedTo: 'open', switchUntil: new Date(Math.min(next, at + OPEN_BY_HAND)) };
    }
    default:
      return to satisfies never;
  }
}
