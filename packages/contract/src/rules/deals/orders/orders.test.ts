import { describe, expect, it } from 'vitest';
import { feesFor } from '../../../money/fees.js';
import { DAY, MINUTE } from '../../../limits.js';
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import {
  decideAutoRelease,
  decideComplaint,
  decideHandover,
  decideRelease,
  decideStaffRefund,
  decideVerdict,
  refusalToAnswer,
} from './orders.js';
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
const balance = (postings: readonly { account: string; amount: number }[], account: string) =>
  postings.filter((posting) => posting.account === account).reduce((sum, { amount }) => sum + amount, 0);

describe('a handover', () => {
  it('is allowed to the seller with the right code while money is held', () => {
    for (const status of ORDER_STATUSES) {
      for (const side of ['buyer', null] as const)
        expect(decideHandover(side, facts(status), 'handover', paidAt)).toEqual({ refused: 'forbidden' });
      const right = decideHandover('seller', facts(status), 'handover', paidAt);
      const wrong = decideHandover('seller', facts(status), null, paidAt);
      const swapped = decideHandover('seller', facts(status), 'pickup', paidAt);
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

  it('completes a sold or assigned listing, but no ticket or session', () => {
    const listing = (more: Partial<OrderFacts>) => {
      const decision = decideRelease(facts('held', more), paidAt);
      return 'refused' in decision ? decision : decision.listing;
    };
    expect(listing({})).toBe('completed');
    expect(listing({ listingStatus: 'assigned' })).toBe('completed');
    expect(listing({ listingStatus: 'hidden' })).toBeNull();
    for (const item of ['ticket', 'session'] as const) expect(listing({ item })).toBeNull();
  });
});

it('releases held money only, to the seller and in full', () => {
  for (const status of ORDER_STATUSES) {
    const decision = decideRelease(facts(status), paidAt);
    if (status !== 'held') expect(decision).toEqual({ refused: 'order_not_held' });
    if ('refused' in decision) continue;
    expect(mayMoveOrder(status, decision.to)).toBe(true);
    expect(balance(decision.postings, 'user:s')).toBe(-amounts.payout);
    expect(balance(decision.postings, 'held')).toBe(amounts.price);
    expect(decision.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
});

it('releases money automatically on its date, and never for undelivered work', () => {
  const due = after(DAY);
  const auto = (autoReleaseAt: Date | null, now: Date) =>
    decideAutoRelease({ ...facts('held'), autoReleaseAt }, now);
  expect(auto(due, new Date(due.getTime() - 1))).toEqual({ refused: 'order_not_held' });
  expect(auto(due, due)).toEqual(decideRelease(facts('held'), due));
  expect(auto(null, after(400 * DAY))).toEqual({ refused: 'order_not_held' });
  for (const status of ORDER_STATUSES.filter((one) => one !== 'held'))
    expect(decideAutoRelease({ ...facts(status), autoReleaseAt: due }, due)).toEqual({
      refused: 'order_not_held',
    });
});

it('accepts a complaint from the buyer while money is held', () => {
  for (const status of ORDER_STATUSES) {
    const expected = status === 'held' ? { to: 'disputed' } : { refused: 'order_not_held' };
    expect(decideComplaint('buyer', status)).toEqual(expected);
    for (const side of ['seller', null] as const)
      expect(decideComplaint(side, status)).toEqual({ refused: 'forbidden' });
  }
});

it('accepts one answer from the seller while the dispute is open', () => {
  const open = { isAnswered: false, isDecided: false };
  expect(refusalToAnswer('seller', open)).toBeNull();
  expect(refusalToAnswer('seller', null)).toBe('not_found');
  expect(refusalToAnswer('seller', { ...open, isAnswered: true })).toBe('dispute_answered');
  expect(refusalToAnswer('seller', { isAnswered: true, isDecided: true })).toBe('dispute_resolved');
  for (const side of ['buyer', null] as const) expect(refusalToAnswer(side, open)).toBe('forbidden');
});

describe('a verdict', () => {
  it.each(['release', 'refund'] as const)('to %s is limited to disputed orders of others', (decision) => {
    for (const status of ORDER_STATUSES) {
      const verdict = decideVerdict(decision, { ...facts(status), isOwn: false }, paidAt);
      if (status === 'disputed') {
        expect(verdict).toMatchObject({ to: decision === 'release' ? 'released' : 'refunded' });
      } else {
        expect(verdict).toEqual({ refused: status === 'frozen' ? 'order_frozen' : 'dispute_resolved' });
      }
      const own = decideVerdict(decision, { ...facts(status), isOwn: true }, paidAt);
      expect(own).toEqual({ refused: 'forbidden' });
    }
  });

  it('to refund does not offer the listing again, and takes back a ticket', () => {
    const refund = (more: Partial<OrderFacts>) =>
      decideVerdict('refund', { ...facts('disputed', more), isOwn: false }, paidAt);
    expect(refund({})).toMatchObject({
      listing: null,
      returnsTicket: false,
      refund: { reason: 'dispute', amount: amounts.total },
    });
    expect(refund({ item: 'ticket' })).toMatchObject({ returnsTicket: true });
  });
});

describe('a refund by an admin', () => {
  it('is limited to held money in orders of others', () => {
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

  it('takes back a ticket, and clears all of the held money', () => {
    const refund = decideStaffRefund({ ...facts('held', { item: 'ticket' }), isOwn: false });
    if ('refused' in refund) throw new Error(refund.refused);
    expect(refund.returnsTicket).toBe(true);
    expect(balance(refund.refund.postings, 'held')).toBe(amounts.price);
    expect(refund.refund.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});

describe('ticket money', () => {
  const starts = after(60 * MINUTE);
  const ticket = (status: OrderStatus, more: Partial<OrderFacts> = {}) =>
    facts(status, { item: 'ticket', listingStatus: 'active', eventStartsAt: starts, ...more });

  it('is not released before its event starts', () => {
    const early = { refused: 'event_not_started' };
    const before = new Date(starts.getTime() - 1);
    expect(decideRelease(ticket('held'), before)).toEqual(early);
    expect(decideHandover('seller', ticket('held'), 'handover', before)).toEqual(early);
    expect(decideVerdict('release', { ...ticket('disputed'), isOwn: false }, before)).toEqual(early);
    expect(decideVerdict('refund', { ...ticket('disputed'), isOwn: false }, before)).toMatchObject({
      to: 'refunded',
    });
    expect(decideRelease(ticket('held'), starts)).toMatchObject({ to: 'released' });
    // Other items are released as before.
    expect(decideRelease(facts('held', { eventStartsAt: starts }), before)).toMatchObject({ to: 'released' });
  });

  it('is not released once its event is cancelled', () => {
    const over = after(120 * MINUTE);
    expect(decideRelease(ticket('held', { listingStatus: 'deleted' }), over)).toEqual({
      refused: 'event_cancelled',
    });
  });
});
