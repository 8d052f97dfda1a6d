import { expect, it } from 'vitest';
import { activityOf } from './activity.js';

const now = new Date('2026-11-20T12:00:00.000Z');
const earnedAt = (at: string, earned = 10) => ({ at: new Date(at), earned, spent: 0 });

it('counts each order in the day, week and month that it belongs to', () => {
  const { week, month, year } = activityOf(
    [
      earnedAt('2026-11-20T11:59:00.000Z'),
      earnedAt('2026-11-14T00:00:00.000Z'),
      earnedAt('2026-11-13T23:59:59.000Z'),
      earnedAt('2026-10-31T10:00:00.000Z'),
      earnedAt('2025-12-01T00:00:00.000Z'),
      earnedAt('2025-11-30T23:59:59.000Z'),
    ],
    now,
  );
  expect(week.map((bar) => bar.earned)).toEqual([10, 0, 0, 0, 0, 0, 10]);
  expect(month.map((bar) => bar.orders)).toEqual([0, 1, 1, 2]);
  expect(year.map((bar) => bar.orders)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3]);
  expect(week[0]?.from).toBe('2026-11-14T00:00:00.000Z');
  expect(year[0]?.from).toBe('2025-12-01T00:00:00.000Z');
});

it('sums decimal amounts without rounding errors', () => {
  const { week } = activityOf(
    Array.from({ length: 10 }, () => earnedAt('2026-11-20T01:00:00.000Z', 0.1)),
    now,
  );
  expect(week.at(-1)?.earned).toBe(1);
});
