import { HELD_STATUSES, type OrderStatus } from '../../deals/order-status.js';
import { fullRefund } from '../deals/money/charges.js';

import type { Refused } from '../base/refused.js';
import type { OrderTimes } from '../deals/orders/cancelling.js';
import type { OrderRefund, OrderFacts, OrderSide } from '../deals/orders/order-facts.js';

/** The blocker's choice for orders that are open between the two: `cancel` refunds them in full, `keep` leaves messages about them open. */
export const BLOCK_CHOICES = ['cancel', 'keep'] as const;
/** The blocker's choice for open orders between the two. */
export type BlockChoice = (typeof BLOCK_CHOICES)[number];

/** A block between the two sides of an order. */
export interface Block {
  /** The blocker keeps messages about open orders open. False until they choose so. */
  readonly keepsOrders: boolean;
}

/** Returns whether an order holds money, so that a blocker chooses what happens to it. */
export const isOpenForBlock = (status: OrderStatus): boolean => HELD_STATUSES.includes(status);

/** Returns whether the automatic release is paused: a side has blocked the other without choosing what happens to the order. */
export const isReleasePaused = (blocks: readonly Block[]): boolean =>
  blocks.some(({ keepsOrders }) => !keepsOrders);

/** Returns whether two students can write to each other about a listing. */
export const canWriteDespite = (blocks: readonly Block[], hasOpenOrder: boolean): boolean =>
  blocks.length === 0 || (hasOpenOrder && !isReleasePaused(blocks));

/** An order that is open while one side blocks the other. Amounts are in minor units. */
export interface BlockedOrderFacts extends OrderFacts, OrderTimes {
  /** The ticket was scanned at the door. */
  readonly isCheckedIn: boolean;
  /** The agreed time to meet. Null without an accepted meet-up. */
  readonly meetsAt: Date | null;
  /** The work was marked as done, the errand was picked up, or the stall has started on the order. */
  readonly isDelivered: boolean;
}

/**
 * Decides whether blocking the other side cancels an order with a full refund. Sellers can always give money back. Buyers can until
 * the goods, the lesson or the work may have reached them: afterwards they report a problem instead.
 */
export function decideCancelOnBlock(
  side: OrderSide,
  facts: BlockedOrderFacts,
  now: Date,
): OrderRefund | Refused<'forbidden' | 'payment_not_pending' | 'cancel_too_late'> {
  if (side === null) return { refused: 'forbidden' };
  if (facts.status !== 'held') return { refused: 'payment_not_pending' };
  if (side === 'buyer' && hasStarted(facts, now)) return { refused: 'cancel_too_late' };
  const { item, listingStatus } = facts;
  return {
    to: 'refunded',
    refund: fullRefund(facts.amounts, side === 'buyer' ? 'buyer_cancelled' : 'seller_cancelled'),
    listing: item === 'listing' && listingStatus === 'sold' ? 'active' : null,
    returnsTicket: item === 'ticket',
  };
}

const hasStarted = (facts: BlockedOrderFacts, now: Date): boolean =>
  facts.isCheckedIn ||
  facts.isDelivered ||
  [facts.startsAt, facts.meetsAt].some((at) => at !== null && at <= now);

/**
 * Returns how long an order's release was paused by `now`, in ms: since the block, but not before money was held, and not while a complaint
 * stopped the clock itself.
 */
export function pausedFor(
  { pausedSince, paidAt, resumedAt }: { pausedSince: Date; paidAt: Date | null; resumedAt: Date | null },
  now: Date,
): number {
  const since = Math.max(pausedSince.getTime(), paidAt?.getTime() ?? 0, resumedAt?.getTime() ?? 0);
  return Math.max(0, now.getTime() - since);
}
