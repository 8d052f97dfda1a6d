import { mayMoveListing, type ListingMover, type ListingStatus } from '@campushive/contract';
import type { OfferEnding } from '@campushive/contract/rules/offers';
import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { listings, users } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox.js';
import { endPlansOfListing } from '../../deals/milestones/end.js';
import { endOffersOfListing } from '../../deals/offers/write.js';

/** Reasons for ending offers, by the new status of a listing. Offers stay while it is for sale or being paid for. */
const ENDS_OFFERS: Readonly<Partial<Record<ListingStatus, OfferEnding>>> = {
  draft: 'closed',
  assigned: 'closed',
  sold: 'sold',
  completed: 'closed',
  expired: 'closed',
  hidden: 'closed',
  deleted: 'closed',
};

/**
 * Moves a listing whose row the caller has locked; throws `illegal_transition` for a move that the table does not have.
 * Answers where it is then: nothing of a suspended poster's becomes active.
 */
export async function moveListing(
  tx: Db,
  listing: { readonly id: string; readonly status: ListingStatus },
  to: ListingStatus,
  who: ListingMover,
  now: Date,
): Promise<ListingStatus> {
  if (!mayMoveListing(listing.status, to, who)) {
    throw new Failure('illegal_transition', `A listing that is ${listing.status} cannot become ${to}.`);
  }
  await tx.update(listings).set({ status: to, updatedAt: now }).where(eq(listings.id, listing.id));
  const away = to === 'active' && (await hideIfSuspended(tx, listing.id, now));
  const ending = ENDS_OFFERS[away ? 'hidden' : to];
  if (ending !== undefined) await endOffersOfListing(tx, listing.id, ending, now);
  await endPlansOfListing(tx, listing, to, now);
  await listingChanged(tx, listing.id, now);
  return away ? 'hidden' : to;
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
