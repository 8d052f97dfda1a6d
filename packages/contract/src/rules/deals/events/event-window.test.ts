import { expect, it } from 'vitest';
import type { EVENT_TIMES } from '../../../catalogue/hives.js';
import { eventWindow } from './event-window.js';

const window = (time: (typeof EVENT_TIMES)[number], now: string, zone = 'Africa/Accra') => {
  const { from, until } = eventWindow(time, new Date(now), zone);
  return [from.toISOString().slice(0, 16), until.toISOString().slice(0, 16)];
};

it('covers the rest of today, and the whole of tomorrow', () => {
  expect(window('today', '2026-11-25T14:30:00Z')).toEqual(['2026-11-25T14:30', '2026-11-26T00:00']);
  expect(window('tomorrow', '2026-11-25T14:30:00Z')).toEqual(['2026-11-26T00:00', '2026-11-27T00:00']);
});

it('covers the weekend from Friday evening to the end of Sunday', () => {
  const next = ['2026-11-27T17:00', '2026-11-30T00:00'];
  for (const day of ['23', '24', '25', '26', '27'])
    expect(window('weekend', `2026-11-${day}T08:00:00Z`)).toEqual(next);
  for (const now of ['2026-11-27T20:00', '2026-11-28T09:00', '2026-11-29T23:00'])
    expect(window('weekend', `${now}:00Z`)).toEqual([now, '2026-11-30T00:00']);
  expect(window('weekend', '2026-11-30T00:00:00Z')).toEqual(['2026-12-04T17:00', '2026-12-07T00:00']);
});

it('covers a week ahead, including the last day', () => {
  expect(window('week', '2026-11-25T14:30:00Z')).toEqual(['2026-11-25T14:30', '2026-12-03T00:00']);
});

it('follows the clock of the campus', () => {
  // In Nairobi the day is already Thursday.
  expect(window('today', '2026-11-25T22:00:00Z', 'Africa/Nairobi')).toEqual([
    '2026-11-25T22:00',
    '2026-11-26T21:00',
  ]);
});
