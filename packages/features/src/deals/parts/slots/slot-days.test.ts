import { expect, it } from 'vitest';
import { VISIBLE_DAYS, partsOf, slotDays } from './slot-days.js';

const slot = (startsAt: string, free = true) => ({ startsAt, endsAt: startsAt, free });

it('returns every day with the number of its free slots', () => {
  const slots = [
    slot('2026-11-24T15:00:00.000Z'),
    slot('2026-11-24T16:00:00.000Z', false),
    slot('2026-11-25T15:00:00.000Z', false),
  ];
  const days = slotDays(slots, '2026-11-23', 'Africa/Accra');
  expect(days).toHaveLength(VISIBLE_DAYS);
  expect(days.slice(0, 3).map(({ day, status, free }) => [day, status, free])).toEqual([
    ['2026-11-23', 'off', 0],
    ['2026-11-24', 'free', 1],
    ['2026-11-25', 'full', 0],
  ]);
});

it('assigns a slot to its day at the campus', () => {
  const days = slotDays([slot('2026-11-23T22:00:00.000Z')], '2026-11-23', 'Africa/Nairobi');
  expect(days.map(({ slots }) => slots.length).slice(0, 2)).toEqual([0, 1]);
});

it('divides a day at noon and at five by the clock of the campus', () => {
  const slots = ['08:30', '09:00', '13:30', '14:00'].map((time) => slot(`2026-11-24T${time}:00.000Z`));
  const shown = partsOf(slots, 'Africa/Nairobi').map(({ part, slots: own }) => [part, own.length]);
  expect(shown).toEqual([
    ['morning', 1],
    ['afternoon', 2],
    ['evening', 1],
  ]);
});
