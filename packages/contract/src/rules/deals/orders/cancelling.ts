import type { HiveName } from '../../../catalogue/hives.js';
import { CANCEL_WINDOW, DAY, LESSON_MOVE_NOTICE, MOVED_EVENT_CANCEL_WINDOW } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import { fullRefund, type OwedRefund } from '../money/charges.js';
import { releasedRefundPostings } from '../money/postings.js';
import type { Refused } from '../../base/refused.js';
import type { StallOrderStatus } from '../../../deals/stall-orders.js';
import { isWorkOverdue } from '../gigs/work.js';
import { mayCancelAtStall } from './stall-cancel.js';
import type { OrderSide, OrderFacts, OrderRefund } from './order-facts.js';

/** Times of an order's payment and of its event or session. */
export interface OrderTimes {
  readonly paidAt: Date | null;
  readonly createdAt: Date;
  readonly startsAt: Date | null;
  /** Time at which the organiser moved the event after the purchase, and its new start. Null for every other order. */
  readonly eventMove?: { readonly movedAt: Date; readonly startsAt: Date | null } | null;
}

/**
 * Returns the end of the period in which the buyer can cancel: half an hour after paying. A lesson can be cancelled until four hours before
 * its start, and one that is booked later than that for half an hour, but not after its start. Tickets of an event that was moved since:
 * three days after the move, and in any case until a day before the new start.
 */
export function cancellableUntil({ paidAt, createdAt, startsAt, eventMove = null }: OrderTimes): Date {
  const end = (paidAt ?? createdAt).getTime() + CANCEL_WINDOW;
  if (eventMove !== null) {
    const afterMove = eventMove.movedAt.getTime() + MOVED_EVENT_CANCEL_WINDOW;
    const beforeStart = (eventMove.startsAt?.getTime() ?? 0) - DAY;
    return new Date(Math.max(end, afterMove, beforeStart));
  }
  if (startsAt === null) return new Date(end);
  const begin = startsAt.getTime();
  return new Date(Math.max(begin - LESSON_MOVE_NOTICE, Math.min(end, begin)));
}

/**
 * Decides a cancellation. The buyer can cancel an unpaid order. The seller can cancel a held order at any time, and the buyer until
 * `cancellableUntil`, or when work is overdue. `mayCancelAtStall` decides for an order at a stall.
 */
export function decideCancel(
  side: OrderSide,
  facts: OrderFacts &
    OrderTimes & {
      readonly isCheckedIn: boolean;
      readonly workDueAt: Date | null;
      /** Progress of an order at a stall. Null for every other item. */
      readonly stall?: { readonly status: StallOrderStatus; readonly readyAt: Date } | null;
    },
  now: Date,
):
  | OrderRefund
  | { readonly to: 'cancelled' }
  | Refused<'forbidden' | 'payment_not_pending' | 'cancel_too_late'> {
  if (side === null) return { refused: 'forbidden' };
  if (facts.status === 'pending_payment') {
    return side === 'buyer' ? { to: 'cancelled' } : { refused: 'forbidden' };
  }
  if (facts.status !== 'held') return { refused: 'payment_not_pending' };
  const inTime =
    facts.stall == null
      ? now < cancellableUntil(facts) || isWorkOverdue(facts.workDueAt, now)
      : mayCancelAtStall(facts.stall, now);
  if (side === 'buyer' && (!inTime || facts.isCheckedIn)) return { refused: 'cancel_too_late' };
  const { item, listingStatus } = facts;
  return {
    to: 'refunded',
    refund: fullRefund(facts.amounts, side === 'buyer' ? 'buyer_cancelled' : 'seller_cancelled'),
    listing: item === 'listing' && listingStatus === 'sold' ? 'active' : null,
    returnsTicket: item === 'ticket',
  };
}

/**
 * Decides whether deleting a listing cancels an event, which refunds all its tickets. An event that has started cannot be cancelled,
 * because its organiser may have been paid.
 */
export const cancelsEvent = (
  {
    hive,
    status,
    eventStartsAt,
  }: {
    readonly hive: HiveName;
    readonly status: ListingStatus;
    readonly eventStartsAt: Date | null;
  },
  now: Date,
): boolean => hive === 'buzz' && status === 'active' && eventStartsAt !== null && eventStartsAt > now;

/** Money that left an order before its event is cancelled. Amounts in minor units. */
export interface CancelledEventFacts extends OrderFacts {
  /** True when the deletion was a cancellation, and can no longer be undone. */
  readonly isCancelled: boolean;
  /** True when buyer and organiser have settled the order's money before. */
  readonly isSettled: boolean;
  /** True while a bank decides about the payment. The refund waits for it. */
  readonly hasOpenChargeback: boolean;
  /** Part of released money that a bank has taken back, and the organiser's debt for it. */
  readonly taken: number;
  readonly owed: number;
}

/**
 * Decides the refund of a ticket order when its event is cancelled: the full amount, even for checked-in tickets. Released money becomes a
 * debt of the organiser. Null where nothing is owed, or not yet.
 */
export function decideCancelledEvent(facts: CancelledEventFacts): OwedRefund | null {
  const { item, listingStatus, status, amounts, sellerId, taken, owed } = facts;
  if (item !== 'ticket' || listingStatus !== 'deleted' || facts.hasOpenChargeback) return null;
  if (status === 'held' || status === 'disputed') return fullRefund(amounts, 'event_cancelled');
  if (status !== 'released' && status !== 'paid_out') return null;
  if (!facts.isCancelled || facts.isSettled || taken >= amounts.total) return null;
  return {
    reason: 'event_cancelled',
    amount: amounts.total - taken,
    currency: null,
    postings: releasedRefundPostings(amounts, sellerId, { taken, owed }),
  };
}
