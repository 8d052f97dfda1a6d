import type { DisputeDecision } from '../../../deals/disputes.js';
import type { FeeBreakdown } from '../../../money/fees.js';
import type { HiveName, SaleItem } from '../../../catalogue/hives.js';
import { CANCEL_WINDOW, DAY, LESSON_MOVE_NOTICE, MOVED_EVENT_CANCEL_WINDOW } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import { fullRefund, type OwedRefund } from '../money/charges.js';
import { releasedRefundPostings, releasePostings, type Posting } from '../money/postings.js';
import type { Refused } from '../../base/refused.js';
import type { StallOrderStatus } from '../../../deals/stall-orders.js';
import { isWorkOverdue } from '../gigs/work.js';
import { mayCancelAtStall } from './stall-cancel.js';

/** The caller's side of an order. Null for others who may see it. */
export type OrderSide = 'buyer' | 'seller' | null;

/** An order and its listing in their current state. Amounts in minor units. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly item: SaleItem;
  readonly sellerId: string;
  readonly amounts: FeeBreakdown;
  readonly listingStatus: ListingStatus;
  /** The order pays a milestone with others after it, so the gig goes on. */
  readonly hasMore?: boolean;
  /** Start of the event of the order's tickets. Null for every other item. */
  readonly eventStartsAt: Date | null;
}

/** A release of held money to the seller. */
export interface Release {
  readonly to: 'released';
  readonly postings: readonly Posting[];
  /** The listing's next status. Null when it stays. */
  readonly listing: 'completed' | null;
}

/** A refund of held money to the buyer. */
export interface OrderRefund {
  readonly to: 'refunded';
  readonly refund: OwedRefund;
  /** The listing's next status. Null when it stays. */
  readonly listing: 'active' | null;
  /** A refunded ticket is no longer valid at the door. */
  readonly returnsTicket: boolean;
}

/**
 * Returns the listing's next status when its order's money reaches the seller. Null for tickets, lessons and gigs with further milestones.
 */
export const completedBy = ({
  item,
  listingStatus,
  hasMore = false,
}: Pick<OrderFacts, 'item' | 'listingStatus' | 'hasMore'>) =>
  item === 'listing' && !hasMore && ['sold', 'assigned'].includes(listingStatus)
    ? ('completed' as const)
    : null;

/** The clocks of a held order: its automatic release, or the deadline of unfinished work. At most one of them runs. */
export interface OrderClocks {
  readonly autoReleaseAt: Date | null;
  readonly workDueAt: Date | null;
}

/** Returns the clocks after a freeze or complaint, during which they stood still. */
export function resumedClocks(
  { autoReleaseAt, workDueAt }: OrderClocks,
  since: Date,
  now: Date,
): OrderClocks {
  const pause = Math.max(0, now.getTime() - since.getTime());
  const resumed = (at: Date | null) => at && new Date(at.getTime() + pause);
  return { autoReleaseAt: resumed(autoReleaseAt), workDueAt: resumed(workDueAt) };
}

/** Reason why ticket money stays held: the event has not started, or it is cancelled. */
export type ReleaseRefusal = 'event_not_started' | 'event_cancelled';

/** Returns why an order's money cannot be released now. Null when it can. Only tickets have to wait. */
export function refusalToRelease(
  { item, listingStatus, eventStartsAt }: Pick<OrderFacts, 'item' | 'listingStatus' | 'eventStartsAt'>,
  now: Date,
): ReleaseRefusal | null {
  if (item !== 'ticket') return null;
  if (listingStatus === 'deleted') return 'event_cancelled';
  return eventStartsAt !== null && eventStartsAt > now ? 'event_not_started' : null;
}

const release = (facts: OrderFacts, now: Date): Release | Refused<ReleaseRefusal> => {
  const refused = refusalToRelease(facts, now);
  return refused === null ? released(facts) : { refused };
};

const released = (facts: OrderFacts): Release => ({
  to: 'released',
  postings: releasePostings(facts.amounts, facts.sellerId),
  listing: completedBy(facts),
});

/** The kind of code that was entered: for the release of money, for an errand's pick-up, or neither. */
export type EnteredCode = 'handover' | 'pickup' | null;

/**
 * Decides a handover: the seller enters the buyer's code. `done` when it was entered before and the response was lost. The code is checked
 * last, so that a finished order reveals nothing about it.
 */
export function decideHandover(
  side: OrderSide,
  facts: OrderFacts,
  entered: EnteredCode,
  now: Date,
):
  | Release
  | 'done'
  | Refused<
      'forbidden' | 'order_not_held' | 'handover_code_wrong' | 'pickup_code_at_dropoff' | ReleaseRefusal
    > {
  if (side !== 'seller') return { refused: 'forbidden' };
  const isOver = facts.status === 'released' || facts.status === 'paid_out';
  if (isOver && entered === 'handover') return 'done';
  if (facts.status !== 'held') return { refused: 'order_not_held' };
  switch (entered) {
    case 'handover':
      return release(facts, now);
    case 'pickup':
      return { refused: 'pickup_code_at_dropoff' };
    case null:
      return { refused: 'handover_code_wrong' };
    default:
      return entered satisfies never;
  }
}

/** Decides whether held money is released without a code: after the period for complaints, or when a ticket was checked in. */
export function decideRelease(
  facts: OrderFacts,
  now: Date,
): Release | Refused<'order_not_held' | ReleaseRefusal> {
  return facts.status === 'held' ? release(facts, now) : { refused: 'order_not_held' };
}

/** Decides an automatic release at its time. Undelivered work has none. */
export function decideAutoRelease(
  facts: OrderFacts & Pick<OrderClocks, 'autoReleaseAt'>,
  now: Date,
): Release | Refused<'order_not_held' | ReleaseRefusal> {
  const { autoReleaseAt } = facts;
  return autoReleaseAt !== null && autoReleaseAt <= now
    ? decideRelease(facts, now)
    : { refused: 'order_not_held' };
}

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

/** Decides a complaint, which freezes held money until a moderator decides. */
export function decideComplaint(
  side: OrderSide,
  status: OrderStatus,
): { readonly to: 'disputed' } | Refused<'forbidden' | 'order_not_held'> {
  if (side !== 'buyer') return { refused: 'forbidden' };
  return status === 'held' ? { to: 'disputed' } : { refused: 'order_not_held' };
}

/** Returns why the seller cannot answer a complaint. Null when they can: once, while it is open. */
export function refusalToAnswer(
  side: OrderSide,
  dispute: { readonly isAnswered: boolean; readonly isDecided: boolean } | null,
): 'forbidden' | 'not_found' | 'dispute_resolved' | 'dispute_answered' | null {
  if (side !== 'seller') return 'forbidden';
  if (dispute === null) return 'not_found';
  if (dispute.isDecided) return 'dispute_resolved';
  return dispute.isAnswered ? 'dispute_answered' : null;
}

/**
 * Decides the effect of a moderator's verdict. A verdict is final, and moderators cannot decide their own disputes. A refunded listing is
 * not put on sale again automatically, because it is unknown who has the item.
 */
export function decideVerdict(
  decision: DisputeDecision,
  facts: OrderFacts & { readonly isOwn: boolean },
  now: Date,
): Release | OrderRefund | Refused<'forbidden' | 'order_frozen' | 'dispute_resolved' | ReleaseRefusal> {
  if (facts.isOwn) return { refused: 'forbidden' };
  if (facts.status === 'frozen') return { refused: 'order_frozen' };
  if (facts.status !== 'disputed') return { refused: 'dispute_resolved' };
  if (decision === 'release') return release(facts, now);
  const refund = fullRefund(facts.amounts, 'dispute');
  return { to: 'refunded', refund, listing: null, returnsTicket: facts.item === 'ticket' };
}

/**
 * Decides whether an admin can refund held money without a complaint, such as when a seller cannot be reached or sells prohibited items.
 * Admins cannot decide their own orders, open disputes, or orders frozen by a chargeback.
 */
export function decideStaffRefund(
  facts: OrderFacts & { readonly isOwn: boolean },
): OrderRefund | Refused<'forbidden' | 'order_not_held' | 'order_disputed' | 'order_frozen'> {
  if (facts.isOwn) return { refused: 'forbidden' };
  if (facts.status === 'frozen') return { refused: 'order_frozen' };
  if (facts.status === 'disputed') return { refused: 'order_disputed' };
  if (facts.status !== 'held') return { refused: 'order_not_held' };
  const refund = fullRefund(facts.amounts, 'by_staff');
  return { to: 'refunded', refund, listing: null, returnsTicket: facts.item === 'ticket' };
}

/**
 * Former name of `OrderRefund`.
 *
 * @deprecated Use `OrderRefund`. Goes with version 0.3.
 */
export type GivenBack = OrderRefund;
