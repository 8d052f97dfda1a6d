import { UNDO_LIFETIME } from '@campushive/contract';
import { eventPlanOf } from '@campushive/contract/rules/event-moves';
import { cancelsEvent, decideCancelledEvent } from '@campushive/contract/rules/orders';
import { notifyOfTask, notifyOthers } from './applications.js';
import { noteRefund } from './disputes.js';
import { orderFactsOf } from './order-shown.js';
import { refuse, type State } from './state.js';
import type { StoredListing } from './stored.js';
import { moveOrder } from './threads.js';

/** Returns true while the poster can undo the deletion of a listing. */
export const isReversible = (state: State, { removed }: StoredListing): boolean =>
  removed !== null && removed.at + UNDO_LIFETIME > state.now().getTime();

/** Returns true when deletion cancels an event, for which money may be held. */
export const isCancelledByDeletion = (listing: StoredListing, now: Date): boolean =>
  cancelsEvent(
    { hive: listing.hive, status: listing.status, eventStartsAt: eventPlanOf(listing.details).startsAt },
    now,
  );

export function takeBack(state: State, listing: StoredListing): void {
  const { removed } = listing;
  if (removed === null || !isReversible(state, listing)) return refuse('undo_over');
  listing.status = removed.from;
  listing.removed = null;
  listing.isCancelled = false;
}

/** Finalises deletions that can no longer be undone, and notifies applicants, as the server's job does. */
export function endUndo(state: State): void {
  for (const listing of state.listings) {
    const { removed, assignedToId } = listing;
    if (removed === null || isReversible(state, listing)) continue;
    listing.removed = null;
    if (assignedToId === null) notifyOthers(state, listing, listing.poster.id, 'application_closed');
    else if (removed.from === 'assigned') notifyOfTask(state, assignedToId, listing, 'task_unassigned');
  }
  refundCancelledEvents(state);
}

/** Refunds all orders of cancelled events, as the server's job does. The tickets stay, so that their holders see it. */
function refundCancelledEvents(state: State): void {
  for (const order of state.orders) {
    if (order.listing.removed !== null) continue;
    const { chargebacks = [], dispute } = order;
    const lost = chargebacks.filter(
      ({ raised }) => raised.effect === 'debt' && raised.outcome !== null && raised.outcome !== 'won',
    );
    const refund = decideCancelledEvent({
      ...orderFactsOf(order),
      isCancelled: order.listing.isCancelled === true,
      isSettled: order.refund !== undefined,
      hasOpenChargeback: chargebacks.some(({ raised }) => raised.outcome === null),
      taken: lost.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      owed: lost.reduce((sum, { raised }) => sum + raised.sellerShare, 0),
    });
    if (refund === null) continue;
    if (dispute?.outcome === null)
      order.dispute = { ...dispute, outcome: 'conceded', resolvedAt: state.now().toISOString() };
    moveOrder(state, order, 'refunded');
    noteRefund(state, order, refund);
  }
}
