import type { ListingAction } from '@campushive/contract';
import { isInFlight } from './bundles.js';
import { notifyOfTask, notifyOthers } from './applications.js';
import {
  notify,
  refuse,
  type InMemoryCalls,
  type State,
  type StoredCase,
  type StoredListing,
  type Student,
} from './state.js';
import { endTakedown, openTakedown, recordTakedown } from './takedowns.js';

const NOTIFICATION_KINDS = {
  hide: 'listing_hidden',
  restore: 'listing_restored',
  delete: 'listing_deleted',
} as const;
const MOVES = { hide: 'hidden', restore: 'active', delete: 'deleted' } as const;

/** In-memory calls for moderating listings without a report. */
export function moderatedListingCalls(state: State): InMemoryCalls<'moderation.updateListing'> {
  return {
    'moderation.updateListing'({ id, action, reason }, me) {
      const listing = state.listings.find((one) => one.id === id && one.status !== 'deleted');
      if (listing === undefined) return refuse('not_found');
      if (listing.poster === me) return refuse('forbidden');
      decideListing(state, listing, action, { me, note: reason, found: null });
      return { data: { id, status: listing.status } };
    },
  };
}

/** Hides, deletes or restores a listing, notifies its poster and writes to the audit log. */
export function decideListing(
  state: State,
  listing: StoredListing,
  action: ListingAction,
  { me, note, found }: { me: Student; note: string; found: StoredCase | null },
): void {
  if (isInFlight(state, listing) && action !== 'restore') return refuse('payment_in_flight');
  if (action === 'restore' && listing.status !== 'hidden') return refuse('illegal_transition');
  const { assignedToId, status } = listing;
  listing.status = MOVES[action];
  listing.hiddenBy = action === 'hide' ? 'moderator' : null;
  if (action === 'restore') endTakedown(state, openTakedown(state, listing), me, note);
  else recordTakedown(state, listing, { kind: action, by: me, reason: note, found });
  notifyPoster(state, listing, NOTIFICATION_KINDS[action], note);
  const target = { type: 'listing', id: listing.id };
  const createdAt = state.now().toISOString();
  state.audit.push({ actor: me, action: `listing.${action}`, target, reason: note, details: {}, createdAt });
  if (action !== 'delete') return;
  if (assignedToId === null) notifyOthers(state, listing, listing.poster.id, 'application_closed');
  else if (status === 'assigned') notifyOfTask(state, assignedToId, listing, 'task_unassigned');
}

export function notifyPoster(
  state: State,
  listing: StoredListing,
  kind: (typeof NOTIFICATION_KINDS)[ListingAction],
  note: string | null,
): void {
  notify(state, listing.poster.id, {
    type: 'system',
    kind,
    values: { listing: listing.title, note },
    subject: { type: 'listing', id: listing.id },
  });
}
