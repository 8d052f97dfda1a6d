import { expect, it } from 'vitest';
import { HOURS, problemOf, usualHours } from './session-time.js';

const now = new Date('2026-11-20T12:00:00');
const taken = [
  {
    startsAt: new Date('2026-11-21T14:00:00').toISOString(),
    endsAt: new Date('2026-11-21T16:00:00').toISOString(),
  },
];
const wanted = (date: string, time: string, hours = 1) => problemOf({ date, time, hours }, taken, now);

it('offers half an hour to eight hours', () => {
  expect([HOURS[0], HOURS[1], HOURS.at(-1), HOURS.length]).toEqual([0.5, 1, 8, 16]);
});

it('begins with what the tutor usually takes', () => {
  expect([usualHours(90), usualHours(null), usualHours(15), usualHours(600), usualHours(50)]).toEqual([
    1.5, 1, 0.5, 8, 1,
  ]);
});

it('names the field that is missing or wrong', () => {
  expect(wanted('', '')).toEqual({ field: 'date', why: 'dateNeeded' });
  expect(wanted('2026-11-21', '')).toEqual({ field: 'time', why: 'timeNeeded' });
  expect(wanted('2026-11-20', '11:00')).toEqual({ field: 'time', why: 'past' });
  expect(wanted('2027-11-20', '11:00')).toEqual({ field: 'date', why: 'tooFar' });
});

it('sees a time that is taken from its first to its last minute, and not the one beside it', () => {
  for (const time of ['13:30', '14:00', '15:30']) expect(wanted('2026-11-21', time)?.why).toBe('taken');
  for (const time of ['13:00', '16:00']) expect(wanted('2026-11-21', time)).toBeNull();
  expect(wanted('2026-11-21', '12:00', 3)?.why).toBe('taken');
});
