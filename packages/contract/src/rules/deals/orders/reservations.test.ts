import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, RESERVATION_LIFETIME } from '../../../limits.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import {
  decideReservation,
  FREE_UNPAID,
  MAX_UNPAID,
  reservationOf,
  type PastReservation,
} from './reservations.js';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
/** Builds an order that started `begun` ms ago. An order that is over ended `end` ms after its start. */
const order = (status: OrderStatus, startedAt: number, end = RESERVATION_LIFETIME): PastReservation => ({
  status,
  priceMinor: 5_000,
  createdAt: ago(startedAt),
  reservedUntil: ago(startedAt - RESERVATION_LIFETIME),
  updatedAt: status === 'pending_payment' ? ago(startedAt) : ago(startedAt - end),
  refundReason: null,
});
const times = (count: number, of: (at: number) => PastReservation) =>
  Array.from({ length: count }, (_, at) => of(at));

describe('the open reservations of a buyer', () => {
  it('are limited in number until the first of them lapses', () => {
    const open = times(MAX_UNPAID, (at) => order('pending_payment', (at + 1) * MINUTE));
    expect(decideReservation(open.slice(1), now)).toBeNull();
    expect(decideReservation(open, now)).toEqual({
      refused: 'too_many_unpaid',
      retryAfter: (15 - MAX_UNPAID) * 60,
    });
  });

  it('do not include orders that lapsed or were paid', () => {
    const others = [
      ...times(MAX_UNPAID, () => order('pending_payment', RESERVATION_LIFETIME)),
      order('held', HOUR),
      order('paid_out', 2 * HOUR),
    ];
    expect(decideReservation(others, now)).toBeNull();
  });
});

describe.each(['expired', 'failed', 'cancelled'] as const)('reservations that ended %s', (status) => {
  const ended = (count: number) => times(count, () => order(status, 10 * MINUTE, 5 * MINUTE));

  it('cost nothing up to a number, and then cause a pause that doubles up to a day', () => {
    expect(decideReservation(ended(FREE_UNPAID - 1), now)).toBeNull();
    const waits = [0, 1, 2, 3, 20].map((more) => decideReservation(ended(FREE_UNPAID + more), now));
    expect(waits.map((one) => one?.refused)).toEqual(waits.map(() => 'reservations_paused'));
    // The orders ended five minutes ago.
    expect(waits.map((one) => (one?.retryAfter ?? 0) / 60 + 5)).toEqual([15, 30, 60, 120, 24 * 60]);
  });

  it('allow a new reservation after their pause, and are forgotten after a day', () => {
    const some = ended(FREE_UNPAID);
    expect(decideReservation(some, new Date(now.getTime() + 10 * MINUTE))).toBeNull();
    const many = ended(FREE_UNPAID + 20);
    expect(decideReservation(many, new Date(now.getTime() + DAY - 11 * MINUTE))).not.toBeNull();
    expect(decideReservation(many, new Date(now.getTime() + DAY - 10 * MINUTE))).toBeNull();
  });
});

it('counts open and ended reservations together, each once', () => {
  const open = times(2, () => order('pending_payment', MINUTE));
  const ended = (count: number) => times(count, () => order('cancelled', 10 * MINUTE, 5 * MINUTE));
  expect(decideReservation([...open, ...ended(FREE_UNPAID - 3)], now)).toBeNull();
  expect(decideReservation([...open, ...ended(FREE_UNPAID - 2)], now)).toEqual({
    refused: 'reservations_paused',
    retryAfter: 10 * 60,
  });
});

it('starts the pause at the last end of a reservation', () => {
  const ended = times(FREE_UNPAID, (at) => order('failed', 30 * MINUTE, at * MINUTE));
  const last = 30 - (FREE_UNPAID - 1);
  expect(decideReservation(ended, new Date(now.getTime() - 20 * MINUTE))?.retryAfter).toBe(
    (15 - (last - 20)) * 60,
  );
});

it('does not count a refunded order as an unpaid one', () => {
  expect(
    decideReservation(
      times(FREE_UNPAID + 3, () => order('refunded', MINUTE)),
      now,
    ),
  ).toBeNull();
});

it('counts a paid order that the buyer cancelled, and no other refund', () => {
  const refunded = (refundReason: PastReservation['refundReason']) =>
    times(FREE_UNPAID, () => ({ ...order('refunded', 10 * MINUTE, 5 * MINUTE), refundReason }));
  expect(decideReservation(refunded('buyer_cancelled'), now)).toEqual({
    refused: 'reservations_paused',
    retryAfter: 10 * 60,
  });
  for (const reason of ['seller_cancelled', 'dispute', 'sold_to_somebody_else', 'wrong_amount'] as const)
    expect(decideReservation(refunded(reason), now)).toBeNull();
});

it('counts an unpaid series as one order', () => {
  const series = (status: 'starting' | 'ended', startedAt: number) =>
    reservationOf({
      series: { status, keptUntil: now.getTime() - startedAt + RESERVATION_LIFETIME },
      priceMinor: 5_000,
      createdAt: ago(startedAt),
      updatedAt: ago(startedAt - 5 * MINUTE),
    });
  const open = times(MAX_UNPAID, () => series('starting', 5 * MINUTE));
  expect(decideReservation(open, now)).toEqual({ refused: 'too_many_unpaid', retryAfter: 10 * 60 });
  const over = times(FREE_UNPAID, () => series('ended', 10 * MINUTE));
  expect(decideReservation(over, now)).toEqual({ refused: 'reservations_paused', retryAfter: 10 * 60 });
  expect(decideReservation(over.slice(1), now)).toBeNull();
});

it('counts a lapsed reservation from the end of its time, even when it is still marked as pending', () => {
  const lapsed = times(FREE_UNPAID, () => order('pending_payment', RESERVATION_LIFETIME + 5 * MINUTE));
  expect(decideReservation(lapsed, now)?.retryAfter).toBe(10 * 60);
});

it('resets the count after the buyer has paid an order, unless it was refunded', () => {
  const before = times(FREE_UNPAID + 3, () => order('cancelled', HOUR, 59 * MINUTE));
  expect(decideReservation(before, now)).not.toBeNull();
  expect(decideReservation([...before, order('released', MINUTE)], now)).toBeNull();
  expect(decideReservation([...before, order('released', HOUR)], now)).toBeNull();
  expect(decideReservation([...before, order('refunded', MINUTE)], now)).not.toBeNull();
  const after = times(FREE_UNPAID, () => order('cancelled', MINUTE, 1));
  expect(decideReservation([order('released', HOUR), ...after], now)).not.toBeNull();
});

it('does not reset the count after a payment below the price of the unpaid orders', () => {
  const laptops = times(FREE_UNPAID + 3, () => ({
    ...order('cancelled', HOUR, 59 * MINUTE),
    priceMinor: 245_000,
  }));
  const paid = (priceMinor: number) => ({ ...order('released', MINUTE), priceMinor });
  for (const price of [1, 100, 244_999])
    expect(decideReservation([...laptops, paid(price)], now)?.refused).toBe('reservations_paused');
  expect(decideReservation([...laptops, paid(245_000)], now)).toBeNull();
  const mixed = [
    ...laptops.slice(0, FREE_UNPAID - 1),
    ...times(3, () => order('cancelled', HOUR, 59 * MINUTE)),
  ];
  expect(decideReservation(mixed, now)).not.toBeNull();
  expect(decideReservation([...mixed, paid(5_000)], now)).toBeNull();
});

it('keeps the normal pause when the clock was set back', () => {
  const future = times(FREE_UNPAID, () => order('cancelled', -HOUR, 0));
  expect(decideReservation(future, now)?.retryAfter).toBe(15 * 60);
});
