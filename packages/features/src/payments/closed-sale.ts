import { isService, itemOfListing, saleOfListing, type Listing } from '@campushive/contract';
import { decideParties, type PartiesRefusal } from '@campushive/contract/rules/parties';

/** Why a checkout has nothing to offer this student. */
export type ClosedSale = PartiesRefusal | 'listing_unavailable' | 'blocked' | 'paid';

/**
 * What keeps a student from paying for a listing; null when nothing does. Whether an item that someone else is paying for has
 * become free again is for the server to say.
 */
export function closedSaleOf(
  listing: Listing,
  viewerId: string,
  /** A running series goes on after its listing has expired. Default `false`. */
  isInSeries = false,
): ClosedSale | null {
  const { hiveTypeId: hive, postedById: posterId, assignedToId, price, status, myOrder } = listing;
  const parties = decideParties(
    { hive, posterId, assignedToId, isService: isService(listing), isFree: price === 0 },
    viewerId,
  );
  if ('refused' in parties) return parties.refused;
  if (itemOfListing(listing) === 'listing' && myOrder !== undefined) {
    return myOrder.status === 'pending_payment' ? null : 'paid';
  }
  if (listing.isBlocked === true && saleOfListing(listing) === 'purchase') return 'blocked';
  const payable = saleOfListing(listing) === 'gig' ? ['assigned'] : ['active', 'reserved'];
  if (isInSeries && status === 'expired') return null;
  return payable.includes(status) ? null : 'listing_unavailable';
}
