import { mayMoveListing, type ListingMover, type ListingStatus } from '@campushive/contract';
import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Db } from '../../../platform/database/database.js';
import { listings, users } from '../../../platform/database/schema/index.js';
import { listingChanged } from '../../../platform/outbox/outbox.js';
import { onListingMoved } from '../hooks.js';

/**
 * Moves a listing whose row the caller has locked; throws `illegal_transition` for a move that the table does not have.
 * Answers where it is then: nothing of a suspended poster's becomes active.
 */
export async function moveListing(
  tx: Db,
  listing: { readonly id: string; readonly status: ListingStatus },
  to: ListingStatus,
  mover: ListingMover,
  now: Date,
): Promise<ListingStatus> {
  if (!mayMoveListing(listing.status, to, mover)) {
    throw new Failure('illegal_transition', `A listing that is ${listing.status} cannot become ${to}.`);
  }
  await tx.update(listings).set({ status: to, updatedAt: now }).where(eq(listings.id, listing.id));
  const away = to === 'active' && (await hideIfSuspended(tx, listing.id, now));
  const reached = away ? 'hidden' : to;
  await onListingMoved.use(tx, { listing, to, reached }, now);
  await listingChanged(tx, listing.id, now);
  return reached;
}

/**
 * Hides an automatically reopened listing of a poster who was suspended meanwhile, like their others. Returns whether
 * it did. The listing's row must be locked.
 */
async function hideIfSuspended(tx: Db, listingId: string, now: Date): Promise<boolean> {
  const suspended = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(isNotNull(users.suspendedAt), or(isNull(users.suspendedUntil), gt(users.suspendedUntil, now))),
    );
  const hidden = await tx
    .update(listings)
    .set({ status: 'hidden', hiddenBy: 'suspension', updatedAt: now })
    .where(and(eq(listings.id, listingId), inArray(listings.posterId, suspended)))
    .returning({ id: listings.id });
  return hidden.length > 0;
}
