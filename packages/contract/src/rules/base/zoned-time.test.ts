import { expect, it } from 'vitest';
import { addDays, dayIn, instantOf, instantOfField, isSameOffset, minutesOf, timeIn } from './zoned-time.js';

const read = (day: string, time: string, zone: string) => new Date(instantOf(day, time, zone)).toISOString();

it('reads a time of day by the clocks of its time zone', () => {
  expect(read('2026-11-24', '09:30', 'Africa/Accra')).toBe('2026-11-24T09:30:00.000Z');
  expect(read('2026-11-24', '09:30', 'Africa/Nairobi')).toBe('2026-11-24T06:30:00.000Z');
  expect(read('2026-11-24', '24:00', 'Africa/Nairobi')).toBe('2026-11-24T21:00:00.000Z');
  expect(read('2026-07-01', '09:30', 'America/New_York')).toBe('2026-07-01T13:30:00.000Z');
  expect(read('2026-12-01', '09:30', 'America/New_York')).toBe('2026-12-01T14:30:00.000Z');
  expect(read('2026-12-01', '09:30', 'Asia/Kathmandu')).toBe('2026-12-01T03:45:00.000Z');
});

it('reads a time that the clocks skip as the moment of the clock change', () => {
  for (const time of ['02:00', '02:30'])
    expect(read('2027-03-14', time, 'America/New_York')).toBe('2027-03-14T07:00:00.000Z');
  expect(read('2027-03-14', '03:00', 'America/New_York')).toBe('2027-03-14T07:00:00.000Z');
  // Lord Howe Island changes its clocks by half an hour.
  expect(read('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
  // Cairo's clocks skip midnight.
  expect(read('2027-04-30', '00:30', 'Africa/Cairo')).toBe('2027-04-29T22:00:00.000Z');
});

it('shifts a skipped time on the day of the clock change only', () => {
  expect(read('2027-03-13', '02:30', 'America/New_York')).toBe('2027-03-13T07:30:00.000Z');
  expect(read('2027-03-15', '02:30', 'America/New_York')).toBe('2027-03-15T06:30:00.000Z');
});

it('reads a time that the clocks show twice as the first of the two', () => {
  expect(read('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
});

it('returns the day and the time of an instant, and adds days to a date', () => {
  const late = Date.parse('2026-11-24T22:00:00Z');
  expect([dayIn(late, 'Africa/Accra'), dayIn(late, 'Africa/Nairobi')]).toEqual(['2026-11-24', '2026-11-25']);
  expect([timeIn(late, 'Africa/Accra'), timeIn(late, 'Africa/Nairobi')]).toEqual(['22:00', '01:00']);
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect([minutesOf('00:00'), minutesOf('09:30'), minutesOf('24:00')]).toEqual([0, 570, 1440]);
});

it.each([
  ['2026-12-04T20:00', 'Africa/Accra', '2026-12-04T20:00:00.000Z'],
  ['2026-12-04T20:00', 'Africa/Nairobi', '2026-12-04T17:00:00.000Z'],
  ['2026-12-04T20:00:30', 'Africa/Accra', '2026-12-04T20:00:00.000Z'],
  ['2026-12-04T20:00:00.000', 'Africa/Accra', '2026-12-04T20:00:00.000Z'],
])('reads the field value %s in the time zone %s', (value, zone, expected) => {
  expect(new Date(instantOfField(value, zone) ?? Number.NaN).toISOString()).toBe(expected);
});

it.each(['', 'T', '2026-12-04T', 'T20:00', '2026-12-04', '2026-13-04T20:00', '2026-12-04T25:00', 'tomorrow'])(
  'returns null for the field value "%s"',
  (value) => {
    expect(instantOfField(value, 'Africa/Accra')).toBeNull();
  },
);

it('compares time zones by the clocks at an instant', () => {
  const [summer, winter] = [Date.parse('2026-07-01T12:00:00Z'), Date.parse('2026-12-01T12:00:00Z')];
  expect(isSameOffset(winter, 'Africa/Accra', 'Europe/London')).toBe(true);
  expect(isSameOffset(summer, 'Africa/Accra', 'Europe/London')).toBe(false);
  expect(isSameOffset(winter, 'Africa/Accra', 'Africa/Lagos')).toBe(false);
  expect(isSameOffset(winter, 'Africa/Accra', 'Mars/Olympus')).toBe(false);
});
