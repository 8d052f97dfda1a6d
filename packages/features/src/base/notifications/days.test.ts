import { expect, it } from 'vitest';
import { groupByDay } from './days.js';

it('groups notifications by the days of the campus, not of the device’s time zone', () => {
  const [late, early, before] = [
    { createdAt: '2026-11-20T20:30:00.000Z' },
    { createdAt: '2026-11-20T00:10:00.000Z' },
    { createdAt: '2026-11-19T23:50:00.000Z' },
  ];
  expect(groupByDay([late, early, before], 'Africa/Accra')).toEqual([
    { day: '2026-11-20', items: [late, early] },
    { day: '2026-11-19', items: [before] },
  ]);
  expect(groupByDay([late, early, before], 'Africa/Nairobi')).toEqual([
    { day: '2026-11-20', items: [late, early, before] },
  ]);
});
