import { expect, it } from 'vitest';
import { formatCount } from './count.js';
import {
  appointment,
  appointmentSpan,
  dateTime,
  hourMinute,
  hourSpan,
  longDate,
  specifiedDate,
  weekDate,
} from './dates.js';

it.each(Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1 + month * 2, 12).toISOString()))(
  'writes %s in the specification’s form as the browser would',
  (iso) => {
    const browsers = new Date(iso).toLocaleDateString('en-US', {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
    expect(specifiedDate(iso, 'en-GH')).toBe(browsers);
  },
);

it.each([0, 999, 1_000, 12_345, 1_234_567])('counts %d as the browser would', (count) => {
  for (const tag of ['en', 'fr', 'es', 'en-GH'] as const)
    expect(formatCount(count, tag)).toBe(count.toLocaleString(tag));
});

it('writes dates and times as people in Ghana read them', () => {
  const evening = new Date(2026, 10, 28, 19, 42);
  expect(longDate(evening.toISOString(), 'en-GH')).toBe('28 Nov 2026');
  expect(dateTime(evening.toISOString(), 'en-GH')).toBe('28 Nov 2026, 7:42 pm');
  expect(hourMinute(evening.toISOString(), 'en-GH')).toBe('7:42 pm');
  expect(weekDate(evening, evening, 'en-GH')).toBe('Saturday 28 November');
});

it('says when to be there, with the year only where it is not plain', () => {
  const now = new Date(2026, 10, 22, 12);
  const at = (month: number, day: number, year = 2026) => new Date(year, month, day, 7).toISOString();
  expect(appointment(at(11, 4), now, 'en-GH')).toBe('Fri 4 Dec, 7:00 am');
  expect(appointment(at(8, 4, 2027), now, 'en-GH')).toBe('Sat 4 Sept 2027, 7:00 am');
  expect(appointment(at(11, 4), now, 'fr-FR')).toBe('ven. 4 déc., 07:00');
});

it('says until when, with the day only where it is not the same or its night', () => {
  const now = new Date(2026, 10, 22, 12);
  const at = (day: number, hour: number) => new Date(2026, 11, day, hour).toISOString();
  const span = (to: string | null, tag = 'en-GH') => appointmentSpan(at(4, 19), to, now, tag);
  expect(span(null)).toBe('Fri 4 Dec, 7:00 pm');
  expect(span(at(4, 23))).toBe('Fri 4 Dec, 7:00 pm – 11:00 pm');
  expect(span(at(5, 2))).toBe('Fri 4 Dec, 7:00 pm – 2:00 am');
  expect(span(at(6, 16))).toBe('Fri 4 Dec, 7:00 pm – Sun 6 Dec, 4:00 pm');
  expect(hourSpan(at(4, 19), at(5, 2), now, 'en-GH')).toBe('7:00 pm – 2:00 am');
  expect(hourSpan(at(4, 19), at(6, 16), now, 'en-GH')).toBe('7:00 pm – Sun 6 Dec');
  expect(span(at(4, 23), 'fr-FR')).toBe('ven. 4 déc., 19:00 – 23:00');
});

it('writes times as each language does: two figures for the hour in French, one in Spanish', () => {
  const afterMidnight = new Date(2026, 10, 22, 0, 7).toISOString();
  expect(hourMinute(afterMidnight, 'fr-FR')).toBe('00:07');
  expect(hourMinute(afterMidnight, 'es-ES')).toBe('0:07');
  expect(hourMinute(afterMidnight, 'en-GH')).toBe('12:07 am');
});

it('writes the first of a month in French as it is said', () => {
  const [first, eleventh] = [new Date(2026, 4, 1, 8), new Date(2026, 4, 11, 8)];
  expect(longDate(first.toISOString(), 'fr-FR')).toBe('1er mai 2026');
  expect(longDate(eleventh.toISOString(), 'fr-FR')).toBe('11 mai 2026');
  expect(longDate(first.toISOString(), 'es-ES')).toBe('1 de mayo de 2026');
  expect(weekDate(first, eleventh, 'fr-FR')).toBe('vendredi 1er mai');
  expect(dateTime(first.toISOString(), 'fr-FR')).toMatch(/^1er mai 2026/);
});
