import { describe, expect, it } from 'vitest';
import { feesFor } from '../fees.js';
import { CANCEL_WINDOW, DAY, LESSON_MOVE_NOTICE, MINUTE, WORK_CANCELLABLE_AFTER } from '../limits.js';
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '../order-status.js';
import {
  cancellableUntil,
  cancelsEvent,
  decideAutoRelease,
  decideCancel,
  decideCancelledEvent,
  decideComplaint,
  decideHandover,
  decideRelease,
  decideStaffRefund,
  decideVerdict,
  refusalToAnswer,
  type OrderFacts,
} from './orders.js';

const TABLE = {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, mobileMoney: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, mobileMoney: 100 } },
};
const amounts = feesFor('purchase', 10_000, TABLE);
const facts = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  item: 'listing',
  sellerId: 's',
  amounts,
  listingStatus: 'sold',
  ...more,
});
const paidAt = new Date('2026-11-23T12:00:00Z');
const after = (milliseconds: number) => new Date(paidAt.getTime() + milliseconds);
const times = { paidAt, createdAt: after(-MINUTE), startsAt: null };
const balance = (postings: readonly { account: string; amount: number }[], account: string) =>
  postings.filter((one) => one.account === account).reduce((sum, { amount }) => sum + amount, 0);

describe('a handover', () => {
  it('is the seller’s, and only of held money with the right code', () => {
    for (const status of ORDER_STATUSES) {
      for (const side of ['buyer', null] as const)
        expect(decideHandover(side, facts(status), 'handover')).toEqual({ refused: 'forbidden' });
      const right = decideHandover('seller', facts(status), 'handover');
      const wrong = decideHandover('seller', facts(status), null);
      const swapped = decideHandover('seller', facts(status), 'pickup');
      if (status === 'held') {
        expect(right).toMatchObject({ to: 'released', listing: 'completed' });
        expect(wrong).toEqual({ refused: 'handover_code_wrong' });
        expect(swapped).toEqual({ refused: 'pickup_code_at_dropoff' });
      } else if (status === 'released' || status === 'paid_out') {
        expect(right).toBe('done');
        for (const one of [wrong, swapped]) expect(one).toEqual({ refused: 'order_not_held' });
      } else {
        for (const one of [right, wrong, swapped]) expect(one).toEqual({ refused: 'order_not_held' });
      }
    }
  });

  it('completes what was sold or given to a helper, and neither tickets nor sessions', () => {
    const listing = (more: Partial<OrderFacts>) => {
      const decision = decideRelease(facts('held', more));
      return 'refused' in decision ? decision : decision.listing;
    };
    expect(listing({})).toBe('completed');
    expect(listing({ listingStatus: 'assigned' })).toBe('completed');
    expect(listing({ listingStatus: 'hidden' })).toBeNull();
    for (const item of ['ticket', 'session'] as const) expect(listing({ item })).toBeNull();
  });
});

it('releases held money and nothing else, to the seller, in full', () => {
  for (const status of ORDER_STATUSES) {
    const decision = decideRelease(facts(status));
    if (status !== 'held') expect(decision).toEqual({ refused: 'order_not_held' });
    if ('refused' in decision) continue;
    expect(mayMoveOrder(status, decision.to)).toBe(true);
    expect(balance(decision.postings, 'user:s')).toBe(-amounts.payout);
    expect(balance(decision.postings, 'held')).toBe(amounts.price);
    expect(decision.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
});

it('releases money automatically on its day, and never undelivered work', () => {
  const due = after(DAY);
  const auto = (autoReleaseAt: Date | null, now: Date) =>
    decideAutoRelease({ ...facts('held'), autoReleaseAt }, now);
  expect(auto(due, new Date(due.getTime() - 1))).toEqual({ refused: 'order_not_held' });
  expect(auto(due, due)).toEqual(decideRelease(facts('held')));
  expect(auto(null, after(400 * DAY))).toEqual({ refused: 'order_not_held' });
  for (const status of ORDER_STATUSES.filter((one) => one !== 'held'))
    expect(decideAutoRelease({ ...facts(status), autoReleaseAt: due }, due)).toEqual({
      refused: 'order_not_held',
    });
});

describe('a cancellation', () => {
  const cancel = (side: 'buyer' | 'seller' | null, status: OrderStatus, now: Date, more: object = {}) =>
    decideCancel(side, { ...facts(status), ...times, workDueAt: null, isCheckedIn: false, ...more }, now);

  it('of an unpaid order is its buyer’s', () => {
    expect(cancel('buyer', 'pending_payment', after(0))).toEqual({ to: 'cancelled' });
    for (const side of ['seller', null] as const)
      expect(cancel(side, 'pending_payment', after(0))).toEqual({ refused: 'forbidden' });
  });

  it('of held money is the buyer’s for half an hour, and the seller’s always', () => {
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

  it('comes too late once the lesson has begun or the ticket was let in', () => {
    const startsAt = after(5 * MINUTE);
    expect(cancel('buyer', 'held', after(5 * MINUTE - 1), { startsAt })).toMatchObject({ to: 'refunded' });
    expect(cancel('buyer', 'held', startsAt, { startsAt })).toEqual({ refused: 'cancel_too_late' });
    const ticket = { item: 'ticket' };
    expect(cancel('buyer', 'held', after(0), { ...ticket, isCheckedIn: true })).toEqual({
      refused: 'cancel_too_late',
    });
    expect(cancel('buyer', 'held', after(0), ticket)).toMatchObject({ listing: null, returnsTicket: true });
  });

  it('of work is the buyer’s again from three days after its deadline', () => {
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
    // Marked as done: the deadline is gone.
    expect(cancel('buyer', 'held', overdue, { workDueAt: null })).toEqual({ refused: 'cancel_too_late' });
  });

  it('does nothing to any other order', () => {
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

it('takes a complaint from the buyer about held money', () => {
  for (const status of ORDER_STATUSES) {
    const wanted = status === 'held' ? { to: 'disputed' } : { refused: 'order_not_held' };
    expect(decideComplaint('buyer', status)).toEqual(wanted);
    for (const side of ['seller', null] as const)
      expect(decideComplaint(side, status)).toEqual({ refused: 'forbidden' });
  }
});

it('takes one answer from the seller, while it is open', () => {
  const open = { isAnswered: false, isDecided: false };
  expect(refusalToAnswer('seller', open)).toBeNull();
  expect(refusalToAnswer('seller', null)).toBe('not_found');
  expect(refusalToAnswer('seller', { ...open, isAnswered: true })).toBe('dispute_answered');
  expect(refusalToAnswer('seller', { isAnswered: true, isDecided: true })).toBe('dispute_resolved');
  for (const side of ['buyer', null] as const) expect(refusalToAnswer(side, open)).toBe('forbidden');
});

describe('a verdict', () => {
  it.each(['release', 'refund'] as const)('to %s is for disputed orders, and not one’s own', (decision) => {
    for (const status of ORDER_STATUSES) {
      const verdict = decideVerdict(decision, { ...facts(status), isOwn: false });
      if (status === 'disputed') {
        expect(verdict).toMatchObject({ to: decision === 'release' ? 'released' : 'refunded' });
      } else {
        expect(verdict).toEqual({ refused: status === 'frozen' ? 'order_frozen' : 'dispute_resolved' });
      }
      const own = decideVerdict(decision, { ...facts(status), isOwn: true });
      expect(own).toEqual({ refused: 'forbidden' });
    }
  });

  it('does not offer a listing again, and takes back a ticket', () => {
    const refund = (more: Partial<OrderFacts>) =>
      decideVerdict('refund', { ...facts('disputed', more), isOwn: false });
    expect(refund({})).toMatchObject({
      listing: null,
      returnsTicket: false,
      refund: { reason: 'dispute', amount: amounts.total },
    });
    expect(refund({ item: 'ticket' })).toMatchObject({ returnsTicket: true });
  });
});

describe('a refund by an admin', () => {
  it('is of held money alone, and never of an order of their own', () => {
    for (const status of ORDER_STATUSES) {
      const refund = decideStaffRefund({ ...facts(status), isOwn: false });
      if (status === 'held')
        expect(refund).toMatchObject({
          to: 'refunded',
          listing: null,
          returnsTicket: false,
          refund: { reason: 'by_staff', amount: amounts.total, currency: null },
        });
      else if (status === 'disputed') expect(refund).toEqual({ refused: 'order_disputed' });
      else if (status === 'frozen') expect(refund).toEqual({ refused: 'order_frozen' });
      else expect(refund).toEqual({ refused: 'order_not_held' });
      expect(decideStaffRefund({ ...facts(status), isOwn: true })).toEqual({ refused: 'forbidden' });
    }
  });

  it('takes back a ticket, and nothing is left that was held', () => {
    const refund = decideStaffRefund({ ...facts('held', { item: 'ticket' }), isOwn: false });
    if ('refused' in refund) throw new Error(refund.refused);
    expect(refund.returnsTicket).toBe(true);
    expect(balance(refund.refund.postings, 'held')).toBe(amounts.price);
    expect(refund.refund.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});

describe('a cancelled event', () => {
  const [begins, now] = [after(MINUTE), paidAt];
  const event = { hive: 'buzz', status: 'active', expiresAt: begins } as const;

  it('is an open one that is not over', () => {
    expect(cancelsEvent(event, now)).toBe(true);
    expect(cancelsEvent(event, begins)).toBe(false);
    expect(cancelsEvent({ ...event, expiresAt: null }, now)).toBe(false);
    expect(cancelsEvent({ ...event, status: 'expired' }, now)).toBe(false);
    expect(cancelsEvent({ ...event, hive: 'essentials' }, now)).toBe(false);
  });

  it('gives back all that is held for tickets, except of those who are in', () => {
    const ticket = { item: 'ticket', listingStatus: 'deleted' } as const;
    for (const status of ORDER_STATUSES) {
      const refund = decideCancelledEvent({ ...facts(status, ticket), isCheckedIn: false });
      if (status === 'held')
        expect(refund).toMatchObject({ reason: 'seller_cancelled', amount: amounts.total });
      else expect(refund).toBeNull();
    }
    const of = (more: Partial<OrderFacts>, isCheckedIn: boolean) =>
      decideCancelledEvent({ ...facts('held', { ...ticket, ...more }), isCheckedIn });
    expect(of({}, true)).toBeNull();
    expect(of({ listingStatus: 'active' }, false)).toBeNull();
    expect(of({ item: 'listing' }, false)).toBeNull();
  });
});
