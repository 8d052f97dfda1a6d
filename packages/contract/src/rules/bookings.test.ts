import { expect, it } from 'vitest';
import { HOUR, SESSION_AHEAD } from '../limits.js';
import { decideBooking, orderPriceOf } from './bookings.js';

const now = new Date('2026-11-23T12:00:00Z');
const inMs = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

it('asks for a time and a length where something is booked by the hour, and nowhere else', () => {
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

it('lies ahead, and not too far', () => {
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

it('costs its price, or so much an hour, rounded half up', () => {
  expect(orderPriceOf(4_001, null)).toBe(4_001);
  const session = (hours: number) => ({ startsAt: now, endsAt: new Date(now.getTime() + hours * HOUR) });
  expect([0.5, 1, 1.5].map((hours) => orderPriceOf(4_001, session(hours)))).toEqual([2_001, 4_001, 6_002]);
});
