import { describe, expect, it } from 'vitest';
import { feesFor } from '../../../money/fees.js';
import { CANCEL_WINDOW, DAY, LESSON_MOVE_NOTICE, MINUTE, WORK_CANCELLABLE_AFTER } from '../../../limits.js';
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import {
  cancellableUntil,
  cancelsEvent,
  decideCancel,
  decideCancelledEvent,
  type CancelledEventFacts,
} from './cancelling.js';
import type { OrderFacts } from './order-facts.js';

const TABLE = {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout: 100 } },
};
const amounts = feesFor('purchase', 10_000, TABLE);
const facts = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  item: 'listing',
  sellerId: 's',
  amounts,
  listingStatus: 'sold',
  eventStartsAt: null,
  ...more,
});
const paidAt = new Date('2026-11-23T12:00:00Z');
const after = (milliseconds: number) => new Date(paidAt.getTime() + milliseconds);
const times = { paidAt, createdAt: after(-MINUTE), startsAt: null };
const balance = (postings: readonly { account: string; amount: number }[], account: string) =>
  postings.filter((posting) => posting.account === account).reduce((sum, { amount }) => sum + amount, 0);

describe('a cancellation', () => {
  const cancel = (side: 'buyer' | 'seller' | null, status: OrderStatus, now: Date, more: object = {}) =>
    decideCancel(side, { ...facts(status), ...times, workDueAt: null, isCheckedIn: false, ...more }, now);

  it('of an unpaid order is allowed to the buyer only', () => {
    expect(cancel('buyer', 'pending_payment', after(0))).toEqual({ to: 'cancelled' });
    for (const side of ['seller', null] as const)
      expect(cancel(side, 'pending_payment', after(0))).toEqual({ refused: 'forbidden' });
  });

  it('of held money is allowed to the buyer for half an hour, and to the seller at any time', () => {
    const last = after(CANCEL_WINDOW - 1);
    expect(cancel('buyer', 'held', last)).toMatchObject({
      to: 'refunded',
      listing: 'active',
      returnsTicket: false,
      refund: { reason: 'buyer_cancelled', amount: amounts.total },
    });
    expect(cancel('buyer', 'held', after(CANCEL_WINDOW))).toEqual({ refused: 'cancel_too_late' });
    expect(cancel('seller', 'held', after(100 * CANCEL_WINDOW))).toMatchObject({
      refund: { reason: 'seller_cancelled' },
    });
    expect(cancel(null, 'held', last)).toEqual({ refused: 'forbidden' });
  });

  it('is refused once the lesson has started or the ticket was checked in', () => {
    const startsAt = after(5 * MINUTE);
    expect(cancel('buyer', 'held', after(5 * MINUTE - 1), { startsAt })).toMatchObject({ to: 'refunded' });
    expect(cancel('buyer', 'held', startsAt, { startsAt })).toEqual({ refused: 'cancel_too_late' });
    const ticket = { item: 'ticket' };
    expect(cancel('buyer', 'held', after(0), { ...ticket, isCheckedIn: true })).toEqual({
      refused: 'cancel_too_late',
    });
    expect(cancel('buyer', 'held', after(0), ticket)).toMatchObject({ listing: null, returnsTicket: true });
  });

  it('of work is allowed to the buyer again from three days after its due date', () => {
    const workDueAt = after(7 * DAY);
    const overdue = after(7 * DAY + WORK_CANCELLABLE_AFTER);
    expect(cancel('buyer', 'held', new Date(overdue.getTime() - 1), { workDueAt })).toEqual({
      refused: 'cancel_too_late',
    });
    expect(cancel('buyer', 'held', overdue, { workDueAt })).toMatchObject({
      to: 'refunded',
      refund: { reason: 'buyer_cancelled', amount: amounts.total },
    });
    expect(cancel(null, 'held', overdue, { workDueAt })).toEqual({ refused: 'forbidden' });
    // Marking the work as done removes the deadline.
    expect(cancel('buyer', 'held', overdue, { workDueAt: null })).toEqual({ refused: 'cancel_too_late' });
  });

  it('is refused in every other order status', () => {
    for (const status of ORDER_STATUSES.filter((one) => one !== 'held' && one !== 'pending_payment'))
      for (const side of ['buyer', 'seller'] as const)
        expect(cancel(side, status, after(0))).toEqual({ refused: 'payment_not_pending' });
  });
});

it('lets a buyer cancel for half an hour after paying, and a lesson until four hours before it starts', () => {
  expect(cancellableUntil(times)).toEqual(after(CANCEL_WINDOW));
  expect(cancellableUntil({ ...times, paidAt: null })).toEqual(after(CANCEL_WINDOW - MINUTE));
  expect(cancellableUntil({ ...times, startsAt: after(60 * MINUTE) })).toEqual(after(CANCEL_WINDOW));
  expect(cancellableUntil({ ...times, startsAt: after(DAY) })).toEqual(after(DAY - LESSON_MOVE_NOTICE));
  expect(cancellableUntil({ ...times, startsAt: after(5 * MINUTE) })).toEqual(after(5 * MINUTE));
});

describe('a cancelled event', () => {
  const [begins, now] = [after(MINUTE), paidAt];
  const event = { hive: 'buzz', status: 'active', eventStartsAt: begins } as const;
  const nothing = { isCancelled: true, isSettled: false, hasOpenChargeback: false, taken: 0, owed: 0 };
  const cancelled = (status: OrderStatus, more: Partial<CancelledEventFacts> = {}) =>
    decideCancelledEvent({
      ...facts(status, { item: 'ticket', listingStatus: 'deleted' }),
      ...nothing,
      ...more,
    });
  const sum = (postings: readonly { amount: number }[]) =>
    postings.reduce((total, { amount }) => total + amount, 0);

  it('is an active event before its start', () => {
    expect(cancelsEvent(event, now)).toBe(true);
    expect(cancelsEvent(event, begins)).toBe(false);
    expect(cancelsEvent({ ...event, eventStartsAt: null }, now)).toBe(false);
    expect(cancelsEvent({ ...event, status: 'expired' }, now)).toBe(false);
    expect(cancelsEvent({ ...event, hive: 'essentials' }, now)).toBe(false);
  });

  it('refunds every held, disputed, released or paid-out order in full', () => {
    const paid = ['held', 'disputed', 'released', 'paid_out'];
    for (const status of ORDER_STATUSES) {
      const refund = cancelled(status);
      if (!paid.includes(status)) expect(refund).toBeNull();
      else {
        expect(refund).toMatchObject({ reason: 'event_cancelled', amount: amounts.total });
        expect(mayMoveOrder(status, 'refunded')).toBe(true);
        expect(sum(refund?.postings ?? [])).toBe(0);
        expect(balance(refund?.postings ?? [], 'refunds_on_the_way')).toBe(-amounts.total);
      }
    }
    expect(cancelled('held', { listingStatus: 'active' })).toBeNull();
    expect(cancelled('held', { item: 'listing' })).toBeNull();
  });

  it('turns released money into a debt of the organiser, and returns all fees', () => {
    for (const status of ['released', 'paid_out'] as const) {
      const { postings = [] } = cancelled(status) ?? {};
      expect(balance(postings, 'seller_debt:s')).toBe(amounts.payout);
      expect(balance(postings, 'held')).toBe(0);
      for (const [account, fee] of [
        ['platform_fees', amounts.platformFee + amounts.payeePlatformFee],
        ['processing_fees', amounts.processingFee],
        ['mobile_money_fees', amounts.mobileMoneyFee],
      ] as const)
        expect(balance(postings, account)).toBe(fee);
    }
  });

  it('refunds no released order when its listing was deleted after the event', () => {
    for (const status of ['released', 'paid_out'] as const)
      expect(cancelled(status, { isCancelled: false })).toBeNull();
    expect(cancelled('held', { isCancelled: false })).not.toBeNull();
  });

  it('does not refund again the amount that a chargeback or a settlement returned', () => {
    expect(cancelled('released', { hasOpenChargeback: true })).toBeNull();
    expect(cancelled('held', { hasOpenChargeback: true })).toBeNull();
    expect(cancelled('released', { isSettled: true })).toBeNull();
    expect(cancelled('paid_out', { taken: amounts.total, owed: amounts.payout })).toBeNull();
    const part = cancelled('paid_out', { taken: 4_000, owed: 4_000 });
    expect(part?.amount).toBe(amounts.total - 4_000);
    expect(sum(part?.postings ?? [])).toBe(0);
    expect(balance(part?.postings ?? [], 'seller_debt:s')).toBe(amounts.payout - 4_000);
    // The bank took more than the organiser owes for it. The refunded fees cover the loss.
    const more = cancelled('released', { taken: amounts.payout + 100, owed: amounts.payout });
    expect(sum(more?.postings ?? [])).toBe(0);
    expect(balance(more?.postings ?? [], 'chargeback_losses')).toBe(-100);
  });
});

describe('tickets of a moved event', () => {
  const until = (moved: number, startsIn: number) =>
    cancellableUntil({
      ...times,
      eventMove: { movedAt: after(moved), startsAt: after(startsIn) },
    });

  it('can be cancelled for three days, or until a day before the new start if that is later', () => {
    const day = 24 * 60 * MINUTE;
    expect(until(0, 2 * day)).toEqual(after(3 * day));
    expect(until(0, 30 * day)).toEqual(after(29 * day));
    expect(until(5 * day, 8 * day)).toEqual(after(8 * day));
    // The half hour after paying always applies.
    expect(until(-40 * day, -30 * day)).toEqual(after(CANCEL_WINDOW));
  });
});
