import { UNDO_LIFETIME } from '@campushive/contract';
import { cancelsEvent, decideCancelledEvent } from '@campushive/contract/rules/orders';
import { notifyOfTask, notifyOthers } from './applications.js';
import { noteRefund } from './disputes.js';
import { endOf } from './listing-presenter.js';
import { orderFactsOf } from './order-shown.js';
import { refuse, type State } from './state.js';
import type { StoredListing } from './stored.js';
import { moveOrder } from './threads.js';

/** Whether its poster can still take the deletion of a listing back. */
export const isReversible = (state: State, { removed }: StoredListing): boolean =>
  removed !== null && removed.at + UNDO_LIFETIME > state.now().getTime();

/** Whether its deletion cancels an event, for which money may be held. */
export const isCancelledByDeletion = (listing: StoredListing, now: Date): boolean =>
  cancelsEvent({ hive: listing.hive, status: listing.status, expiresAt: endOf(listing) }, now);

export function takeBack(state: State, listing: StoredListing): void {
  const { removed } = listing;
  if (removed === null || !isReversible(state, listing)) return refuse('undo_over');
  listing.status = removed.from;
  listing.removed = null;
}

/** Says of what can not be taken back any more that it is gone, as the server's job does. */
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

/** Gives back what is held for tickets of cancelled events, as the server's job does. The tickets stay, so that their holders see it. */
function refundCancelledEvents(state: State): void {
  for (const order of state.orders) {
    if (order.listing.removed !== null) continue;
    const isCheckedIn = state.places.some((one) => one.order === order && one.checkedInAt !== null);
    const refund = decideCancelledEvent({ ...orderFactsOf(order), isCheckedIn });
    if (refund === null) continue;
    moveOrder(state, order, 'refunded');
    noteRefund(state, order, refund);
  }
}
