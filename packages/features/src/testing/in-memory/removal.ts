import { UNDO_LIFETIME } from '@campushive/contract';
import { notifyOfTask, notifyOthers } from './applications.js';
import { refuse, type State } from './state.js';
import type { StoredListing } from './stored.js';

/** Whether its poster can still take the deletion of a listing back. */
export const isReversible = (state: State, { removed }: StoredListing): boolean =>
  removed !== null && removed.at + UNDO_LIFETIME > state.now().getTime();

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
}
