import { DAY, MINUTE, SECOND } from '../../limits.js';

/** Conversion between instants and a campus's local days and times. Instants are in ms. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the local time of a zone at an instant, encoded as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const offsetAt = (instant: number, timeZone: string) =>
  wallClock(instant, timeZone) - Math.floor(instant / SECOND) * SECOND;

/** Returns whether two zones have the same time at an instant. False for a zone that this system does not know. */
export function isSameOffset(instant: number, one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return offsetAt(instant, one) === offsetAt(instant, other);
  } catch {
    return false;
  }
}

/** Returns the local day of an instant: `2026-11-23`. */
export const dayIn = (instant: number, timeZone: string): string =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);

/** Returns the local time of an instant: `09:30`. */
export const timeIn = (instant: number, timeZone: string): string =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(11, 16);

/** Adds calendar days to a date such as `2026-11-23`. Negative numbers subtract. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Converts `09:30` to minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Returns the instant at which a zone's clocks show a time of day: the first one where they show it twice, and the moment of the jump where
 * they skip it. Periods therefore never start early or end late.
 */
export function instantOf(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutesOf(time) * MINUTE;
  const [before, after] = [offsetAt(wall - DAY, timeZone), offsetAt(wall + DAY, timeZone)];
  const shown = [wall - before, wall - after].find((one) => one + offsetAt(one, timeZone) === wall);
  return shown ?? leapBetween(wall - after, wall - before, after, timeZone);
}

/** Returns the first minute with the new offset. */
function leapBetween(earliest: number, latest: number, offset: number, timeZone: string): number {
  let [low, high] = [Math.floor(earliest / MINUTE), Math.ceil(latest / MINUTE)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE, timeZone) === offset) high = middle;
    else low = middle + 1;
  }
  return low * MINUTE;
}

/**
 * Returns the instant of a `datetime-local` value (`2026-12-04T20:00`) in a zone. Null for an invalid value. Seconds, which some browsers
 * add, are ignored.
 */
export function instantOfField(value: string, timeZone: string): number | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(value) ?? [];
  if (day === undefined || time === undefined || Number.isNaN(Date.parse(`${day}T${time}:00Z`))) return null;
  return instantOf(day, time, timeZone);
}
