import { itemOf, type ListingAction, type ListingStatus } from '@campushive/contract';
import { isOffered } from '@campushive/contract/rules/packages';
import { Failure, notFound } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { notifyListingDeleted, type DeletionNoticeDeps } from '../../catalogue/hives/posting/removal.js';
import { refuseWhileInFlight } from '../../catalogue/hives/posting/in-flight.js';
import { hideListing, setHider, showListing } from '../../catalogue/hives/posting/hide-listing.js';
import { moveListing } from '../../catalogue/hives/posting/move.js';
import { writeAudit, type AuditAction } from '../../base/audit/audit.js';
import { endTakedown, recordTakedown } from './takedowns.js';

export interface ListingDecision {
  readonly to: 'hidden' | 'active' | 'deleted';
  readonly actorId: string;
  readonly reason: string | null;
  /** The case whose reports led to it. */
  readonly caseId?: string | null;
}

const ACTIONS = {
  hidden: 'listing.hide',
  active: 'listing.restore',
  deleted: 'listing.delete',
} as const satisfies Record<ListingDecision['to'], AuditAction>;

/** Moves a locked listing as a moderator's action, and records it. Returns the new status. */
export async function moderateListing(
  tx: Db,
  listing: Pick<ListingRow, 'id' | 'status' | 'posterId'>,
  { to, actorId, reason, caseId = null }: ListingDecision,
  now: Date,
): Promise<ListingStatus> {
  const reached = await moveAsModerator(tx, listing, to, now);
  if (to === 'active') await endTakedown(tx, listing.id, { actorId, note: reason }, now);
  else {
    const kind = to === 'hidden' ? 'hide' : 'delete';
    await recordTakedown(tx, listing, { kind, actorId, reason, caseId }, now);
  }
  const target = { type: 'listing', id: listing.id } as const;
  await writeAudit(tx, { actorId, action: ACTIONS[to], target, reason }, now);
  return reached;
}

async function moveAsModerator(
  tx: Db,
  listing: Pick<ListingRow, 'id' | 'status'>,
  to: ListingDecision['to'],
  now: Date,
): Promise<ListingStatus> {
  switch (to) {
    case 'hidden':
      // A listing that reports have hidden stays hidden: the moderator agrees.
      return hideListing(tx, listing, { hider: 'moderator', mover: 'moderator' }, now);
    case 'active':
      return showListing(tx, listing, 'moderator', now);
    case 'deleted':
      await setHider(tx, listing.id, null);
      return moveListing(tx, listing, to, 'moderator', now);
    default:
      return to satisfies never;
  }
}

const MOVES = { hide: 'hidden', restore: 'active', delete: 'deleted' } as const;
const NOTIFICATION_KINDS = {
  hide: 'listing_hidden',
  restore: 'listing_restored',
  delete: 'listing_deleted',
} as const;

export interface ListingDecided {
  readonly action: ListingAction;
  readonly actorId: string;
  readonly note: string;
  /** The case whose reports led to it; null when a moderator found it. */
  readonly caseId: string | null;
}

/** Hides, deletes or restores a locked listing, and notifies its poster of the reason. */
export async function decideListing(
  tx: Db,
  deps: DeletionNoticeDeps,
  listing: ListingRow | undefined,
  { action, actorId, note, caseId }: ListingDecided,
  now: Date,
): Promise<ListingStatus> {
  if (listing === undefined) throw notFound('Listing');
  if (action === 'restore' && listing.hiddenBy === 'suspension') {
    throw new Failure(
      'illegal_transition',
      'The poster is suspended. The listing returns when they are reinstated.',
    );
  }
  // Listings with tickets, lessons or services can be hidden from new buyers at any time: existing orders go on.
  const sellsOn = action === 'hide' && itemOf(listing.hive, isOffered(listing.details)) !== 'listing';
  if (action !== 'restore' && !sellsOn) await refuseWhileInFlight(tx, listing.id);
  const decided = { to: MOVES[action], actorId, reason: note, caseId };
  const reached = await moderateListing(tx, listing, decided, now);
  await deps.notify(tx, {
    userId: listing.posterId,
    type: 'system',
    kind: NOTIFICATION_KINDS[action],
    values: { listing: listing.title, note },
    subject: { type: 'listing', id: listing.id },
  });
  if (action === 'delete') await notifyListingDeleted(tx, deps, listing);
  return reached;
}
