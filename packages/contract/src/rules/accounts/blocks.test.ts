import { describe, expect, it } from 'vitest';
import { feesFor } from '../../money/fees.js';
import { DAY, HOUR, MINUTE } from '../../limits.js';
import { ORDER_STATUSES, type OrderStatus } from '../../deals/order-status.js';
import {
  canWriteDespite,
  decideCancelOnBlock,
  isReleasePaused,
  pausedFor,
  type BlockedOrderFacts,
} from './blocks.js';

const TABLE = {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout: 100 } },
};
const now = new Date('2026-11-28T12:00:00Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const facts = (change: Partial<BlockedOrderFacts> = {}): BlockedOrderFacts => ({
  status: 'held',
  item: 'listing',
  sellerId: 's',
  amounts: feesFor('purchase', 10_000, TABLE),
  listingStatus: 'sold',
  eventStartsAt: null,
  paidAt: at(-2 * DAY),
  createdAt: at(-2 * DAY),
  startsAt: null,
  meetsAt: null,
  isCheckedIn: false,
  isDelivered: false,
  ...change,
});
const keep = { keepsOrders: true };
const undecided = { keepsOrders: false };

describe('cancellation after a block', () => {
  it('refunds a held order in full when either side blocks', () => {
    for (const side of ['buyer', 'seller'] as const)
      expect(decideCancelOnBlock(side, facts(), now)).toMatchObject({
        to: 'refunded',
        refund: { amount: facts().amounts.total },
        listing: 'active',
      });
  });

  it('refuses a stranger, and any order whose money is not held', () => {
    expect(decideCancelOnBlock(null, facts(), now)).toEqual({ refused: 'forbidden' });
    const others: OrderStatus[] = ORDER_STATUSES.filter((status) => status !== 'held');
    for (const status of others)
      expect(decideCancelOnBlock('seller', facts({ status }), now)).toEqual({
        refused: 'payment_not_pending',
      });
  });

  it.each([
    ['a scanned ticket', { isCheckedIn: true }],
    ['work that is marked as done', { isDelivered: true }],
    ['a lesson that has started', { startsAt: now }],
    ['an agreed meet-up that has started', { meetsAt: now }],
  ])('refuses the buyer of %s, and lets the seller refund it', (_what, change) => {
    expect(decideCancelOnBlock('buyer', facts(change), now)).toEqual({ refused: 'cancel_too_late' });
    expect(decideCancelOnBlock('seller', facts(change), now)).toMatchObject({ to: 'refunded' });
  });

  it('refunds the buyer before the lesson or the meet-up starts', () => {
    for (const change of [{ startsAt: at(1) }, { meetsAt: at(1) }])
      expect(decideCancelOnBlock('buyer', facts(change), now)).toMatchObject({ to: 'refunded' });
  });
});

describe('a block', () => {
  it('pauses the release while one side has not decided about the order', () => {
    expect([[], [keep], [keep, keep]].map(isReleasePaused)).toEqual([false, false, false]);
    expect([[undecided], [keep, undecided]].map(isReleasePaused)).toEqual([true, true]);
  });

  it('leaves messages open only when every blocker keeps an order that is open', () => {
    expect(canWriteDespite([], false)).toBe(true);
    expect(canWriteDespite([keep], true)).toBe(true);
    expect(canWriteDespite([keep], false)).toBe(false);
    expect(canWriteDespite([keep, undecided], true)).toBe(false);
  });

  it('pauses the release from the latest of block, payment and withdrawn complaint', () => {
    const since = (pausedSince: Date, paidAt: Date | null, resumedAt: Date | null) =>
      pausedFor({ pausedSince, paidAt, resumedAt }, now);
    expect(since(at(-DAY), at(-2 * DAY), null)).toBe(DAY);
    expect(since(at(-DAY), at(-HOUR), null)).toBe(HOUR);
    expect(since(at(-DAY), at(-2 * DAY), at(-MINUTE))).toBe(MINUTE);
    expect(since(at(DAY), null, null)).toBe(0);
  });
});
