import type { Availability } from '@campushive/contract';
import { expect, it } from 'vitest';
import { inOrder, nextDay, nextHours, TIMES, weeklyTotal, withDay, withHours } from './availability-draft.js';

const nothing: Availability = {
  weekly: [],
  daysOff: [],
  extraHours: [],
  breakMinutes: 0,
  noticeHours: 0,
};

it('lists every half hour of a day, including 24:00', () => {
  expect([TIMES[0], TIMES[1], TIMES[19], TIMES.at(-1), TIMES.length]).toEqual([
    '00:00',
    '00:30',
    '09:30',
    '24:00',
    49,
  ]);
});

it('suggests new hours after the existing ones of a day, and not past its end', () => {
  expect(nextHours([])).toEqual({ from: '15:00', to: '18:00' });
  expect(nextHours([{ from: '09:00', to: '12:00' }])).toEqual({ from: '13:00', to: '15:00' });
  expect(nextHours([{ from: '09:00', to: '24:00' }])).toEqual({ from: '23:00', to: '24:00' });
});

it('switches a weekday on and off, and counts the hours of the week', () => {
  const on = withHours(withDay(nothing, 'tuesday', true), 'tuesday');
  expect(on.weekly.map(({ from }) => from)).toEqual(['15:00', '19:00']);
  expect(weeklyTotal(on)).toBe(5);
  expect(withDay(on, 'tuesday', false)).toEqual(nothing);
  expect(weeklyTotal({ ...nothing, weekly: [{ weekday: 'monday', from: '12:00', to: '09:00' }] })).toBe(0);
});

it('sorts the hours by weekday before they are sent', () => {
  const { weekly } = inOrder(withDay(withDay(nothing, 'sunday', true), 'monday', true));
  expect(weekly.map(({ weekday }) => weekday)).toEqual(['monday', 'sunday']);
});

it('suggests the day after the last listed one, or after today', () => {
  expect(nextDay([], '2026-11-24')).toBe('2026-11-25');
  expect(nextDay(['2026-12-18', '2026-11-30'], '2026-11-24')).toBe('2026-12-19');
  expect(nextDay(['2025-12-18'], '2026-11-24')).toBe('2026-11-25');
});
