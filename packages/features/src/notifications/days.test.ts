import { expect, it } from 'vitest';
import { daysAgo, groupByDay } from './days.js';

const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() });

it('keeps what happened on one day together, the newest day first', () => {
  const [late, early, before] = [at(20, 23), at(20, 0), at(19, 23)];
  expect(groupByDay([late, early, before]).map((day) => day.items)).toEqual([[late, early], [before]]);
});

it('counts days by the calendar, not by hours', () => {
  const now = new Date(2026, 10, 20, 0, 5);
  expect(daysAgo(new Date(2026, 10, 20), now)).toBe(0);
  expect(daysAgo(new Date(2026, 10, 19), now)).toBe(1);
  expect(daysAgo(new Date(2026, 9, 20), now)).toBe(31);
});
