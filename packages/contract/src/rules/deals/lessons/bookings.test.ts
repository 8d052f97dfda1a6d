import { expect, it } from 'vitest';
import { HOUR, SESSION_AHEAD } from '../../../limits.js';
import { decideBooking, decideQuantity, hourPriceOf, orderPriceOf, trialPriceOf } from './bookings.js';

const now = new Date('2026-11-23T12:00:00Z');
const inMs = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

it('requires a time and a length for a session, and refuses them for other items', () => {
  const startsAt = inMs(1);
  expect(decideBooking('session', { startsAt, hours: 1.5 }, now)).toEqual({
    startsAt: new Date(startsAt),
    endsAt: new Date(now.getTime() + 1 + 1.5 * HOUR),
  });
  expect(decideBooking('session', { hours: 1 }, now)).toEqual({ field: 'startsAt', refused: 'required' });
  expect(decideBooking('session', { startsAt }, now)).toEqual({ field: 'hours', refused: 'required' });
  for (const item of ['listing', 'ticket'] as const) {
    expect(decideBooking(item, {}, now)).toBeNull();
    expect(decideBooking(item, { startsAt }, now)).toEqual({
      field: 'startsAt',
      refused: 'only_sessions_have_time',
    });
    expect(decideBooking(item, { hours: 1 }, now)).toEqual({
      field: 'hours',
      refused: 'only_sessions_have_hours',
    });
  }
});

it('refuses a time that is past or too far ahead', () => {
  const at = (milliseconds: number) =>
    decideBooking('session', { startsAt: inMs(milliseconds), hours: 1 }, now);
  expect(at(0)).toEqual({ field: 'startsAt', refused: 'not_in_future' });
  expect(at(SESSION_AHEAD)).toHaveProperty('endsAt');
  expect(at(SESSION_AHEAD + 1)).toEqual({
    field: 'startsAt',
    refused: 'too_far_ahead',
    params: { days: 90 },
  });
});

it('prices an order by the item or by the hour, rounded half up', () => {
  expect(orderPriceOf(4_001, 100, null)).toBe(4_001);
  const session = (hours: number) => ({ startsAt: now, endsAt: new Date(now.getTime() + hours * HOUR) });
  // Half an hour of the lowest price costs the lowest price; what is free stays free.
  expect([0.5, 1, 1.5].map((hours) => orderPriceOf(100, 100, session(hours)))).toEqual([100, 100, 150]);
  expect([orderPriceOf(0, 100, session(0.5)), orderPriceOf(1, 100, null), orderPriceOf(1, 1, null)]).toEqual([
    0, 100, 1,
  ]);
  expect([0.5, 1, 1.5].map((hours) => orderPriceOf(4_001, 100, session(hours)))).toEqual([
    2_001, 4_001, 6_002,
  ]);
});

it('charges the trial price for a first lesson of up to an hour, when it is lower', () => {
  const price = { priceMinor: 4_000, trialMinor: 1_500, hadLesson: false };
  expect([0.5, 1, 1.5].map((hours) => hourPriceOf(price, hours))).toEqual([1_500, 1_500, 4_000]);
  expect(trialPriceOf(price)).toBe(1_500);
  for (const change of [
    { hadLesson: true },
    { trialMinor: null },
    { trialMinor: 4_000 },
    { priceMinor: 1_000 },
  ]) {
    const other = { ...price, ...change };
    expect(trialPriceOf(other)).toBeNull();
    expect(hourPriceOf(other, 1)).toBe(other.priceMinor);
  }
  expect(hourPriceOf({ ...price, trialMinor: 0 }, 1)).toBe(0);
});

it('sells several tickets at the price of each, and only one of any other item', () => {
  expect(decideQuantity('ticket', 3)).toBe(3);
  expect(decideQuantity('ticket')).toBe(1);
  for (const item of ['listing', 'session'] as const) {
    expect(decideQuantity(item, 1)).toBe(1);
    expect(decideQuantity(item, 2)).toEqual({ refused: 'only_tickets_have_quantity' });
  }
  expect(orderPriceOf(5_001, 100, null, 3)).toBe(15_003);
});
