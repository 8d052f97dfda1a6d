import { describe, expect, it } from 'vitest';
import { formatCount } from './count.js';
import {
  appointment,
  appointmentSpan,
  calendarDaysBetween,
  dateTime,
  dayParts,
  hourMinute,
  hourSpan,
  longDate,
  longDay,
  momentField,
  monthYear,
  shortDay,
  specifiedDay,
  weekDate,
  withoutZone,
  type DateFormat,
} from './dates.js';

const ACCRA: DateFormat = { tag: 'en-GH', timeZone: 'Africa/Accra' };
const french = { ...ACCRA, tag: 'fr-FR' };
const spanish = { ...ACCRA, tag: 'es-ES' };

it.each(
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month * 2)).toISOString()),
)('formats the day of %s in the specified form like the browser', (iso) => {
  const browsers = new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  expect(specifiedDay(iso, 'en-GH')).toBe(browsers);
  expect(specifiedDay(iso.slice(0, 10), 'en-GH')).toBe(browsers);
});

it.each([0, 999, 1_000, 12_345, 1_234_567])('formats the count %d like the browser', (count) => {
  for (const tag of ['en', 'fr', 'es', 'en-GH'] as const)
    expect(formatCount(count, tag)).toBe(count.toLocaleString(tag));
});

it('formats dates and times for readers in Ghana', () => {
  const evening = '2026-11-28T19:42:00.000Z';
  expect(longDate(evening, ACCRA)).toBe('28 Nov 2026');
  expect(longDay('2026-11-28', 'en-GH')).toBe('28 Nov 2026');
  expect(dateTime(evening, ACCRA)).toBe('28 Nov 2026, 7:42\u00a0pm');
  expect(hourMinute(evening, ACCRA)).toBe('7:42\u00a0pm');
  expect(weekDate(new Date(evening), new Date(evening), ACCRA)).toBe('Saturday 28 November');
});

it('formats an appointment with the year only when it is six months or more away', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  expect(appointment('2026-12-04T07:00:00.000Z', now, ACCRA)).toBe('Fri 4 Dec, 7\u00a0am');
  expect(appointment('2027-09-04T07:00:00.000Z', now, ACCRA)).toBe('Sat 4 Sept 2027, 7\u00a0am');
  expect(appointment('2026-12-04T07:00:00.000Z', now, french)).toBe('ven. 4 déc., 07:00');
});

it('formats a time span with the end day only when it ends on another day 12 hours or more later', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 11, day, hour)).toISOString();
  const span = (to: string | null, format = ACCRA) => appointmentSpan(at(4, 19), to, now, format);
  expect(span(null)).toBe('Fri 4 Dec, 7\u00a0pm');
  expect(span(at(4, 23))).toBe('Fri 4 Dec, 7\u00a0pm – 11\u00a0pm');
  expect(span(at(5, 2))).toBe('Fri 4 Dec, 7\u00a0pm – 2\u00a0am');
  expect(span(at(6, 16))).toBe('Fri 4 Dec, 7\u00a0pm – Sun 6 Dec, 4\u00a0pm');
  expect(hourSpan(at(4, 19), at(5, 2), now, ACCRA)).toBe('7\u00a0pm – 2\u00a0am');
  expect(hourSpan(at(4, 19), at(6, 16), now, ACCRA)).toBe('7\u00a0pm – Sun 6 Dec');
  expect(span(at(4, 23), french)).toBe('ven. 4 déc., 19:00 – 23:00');
});

it('formats the hour with two digits in French and without a leading zero in Spanish', () => {
  const afterMidnight = '2026-11-22T00:07:00.000Z';
  expect(hourMinute(afterMidnight, french)).toBe('00:07');
  expect(hourMinute(afterMidnight, spanish)).toBe('0:07');
  expect(hourMinute(afterMidnight, ACCRA)).toBe('12:07\u00a0am');
});

it('writes the first of a month as 1er in French', () => {
  const [first, eleventh] = ['2026-05-01T08:00:00.000Z', '2026-05-11T08:00:00.000Z'];
  expect(longDate(first, french)).toBe('1er mai 2026');
  expect(longDate(eleventh, french)).toBe('11 mai 2026');
  expect(longDate(first, spanish)).toBe('1 de mayo de 2026');
  expect(weekDate(new Date(first), new Date(eleventh), french)).toBe('vendredi 1er mai');
  expect(dateTime(first, french)).toMatch(/^1er mai 2026/);
});

describe('a time on a phone in another time zone', () => {
  const lagos: DateFormat = { ...ACCRA, deviceTimeZone: 'Africa/Lagos' };
  const now = new Date('2026-11-22T12:00:00.000Z');
  const tenInAccra = '2026-12-04T10:00:00.000Z';
  const lateInAccra = '2026-12-04T23:30:00.000Z';

  it('is shown in the time of the campus, with its zone', () => {
    expect(appointment(tenInAccra, now, lagos)).toBe('Fri 4 Dec, 10\u00a0am GMT');
    expect(hourMinute(tenInAccra, lagos)).toBe('10\u00a0am GMT');
    expect(dateTime(tenInAccra, lagos)).toBe('4 Dec 2026, 10\u00a0am GMT');
    expect(hourMinute(tenInAccra, withoutZone(lagos))).toBe('10\u00a0am');
  });

  it('names the zone of a span once', () => {
    expect(appointmentSpan(tenInAccra, '2026-12-04T12:00:00.000Z', now, lagos)).toBe(
      'Fri 4 Dec, 10\u00a0am – 12\u00a0pm GMT',
    );
    expect(hourSpan(tenInAccra, '2026-12-04T12:00:00.000Z', now, lagos)).toBe('10\u00a0am – 12\u00a0pm GMT');
  });

  it('keeps the day of the campus when the day of the phone is a later one', () => {
    expect(shortDay(lateInAccra, now, lagos)).toBe('Fri 4 Dec');
    expect(longDate(lateInAccra, lagos)).toBe('4 Dec 2026');
    expect(dayParts(lateInAccra, lagos)).toEqual({ weekday: 'Fri', day: '4', month: 'Dec' });
    expect(monthYear('2026-11-30T23:30:00.000Z', lagos)).toBe('November 2026');
    expect(momentField(lateInAccra, ACCRA.timeZone)).toBe('2026-12-04T23:30');
    expect(calendarDaysBetween(lateInAccra, new Date('2026-12-04T23:59:00.000Z'), ACCRA.timeZone)).toBe(0);
    expect(calendarDaysBetween(lateInAccra, new Date('2026-12-05T00:01:00.000Z'), ACCRA.timeZone)).toBe(1);
  });

  it('has no zone when the clock of the phone shows the same time', () => {
    expect(hourMinute(tenInAccra, { ...ACCRA, deviceTimeZone: 'Africa/Abidjan' })).toBe('10\u00a0am');
    expect(hourMinute(tenInAccra, { ...ACCRA, deviceTimeZone: 'Africa/Accra' })).toBe('10\u00a0am');
  });
});
