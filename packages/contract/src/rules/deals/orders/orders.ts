import type { DisputeDecision } from '../../../deals/disputes.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import { fullRefund } from '../money/charges.js';
import { releasePostings, type Posting } from '../money/postings.js';
import type { Refused } from '../../base/refused.js';
import type { OrderFacts, OrderSide, OrderRefund } from './order-facts.js';

export {
  cancellableUntil,
  cancelsEvent,
  decideCancel,
  decideCancelledEvent,
  type CancelledEventFacts,
  type OrderTimes,
} from './cancelling.js';
export type { GivenBack, OrderFacts, OrderRefund, OrderSide } from './order-facts.js';

/** A release of held money to the seller. */
export interface Release {
  readonly to: 'released';
  readonly postings: readonly Posting[];
  /** The listing's next status. Null when it stays. */
  readonly listing: 'completed' | null;
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
