import { isService, saleOfListing, type Listing } from '@campushive/contract';
import { decideParties, type PartiesRefusal } from '@campushive/contract/rules/parties';
import { CHECKOUT_KINDS } from '../sold/checkout-kinds.js';
import { kindOfListing } from '../sold/kinds.js';

/** Reason that this student cannot pay for the listing. */
export type ClosedSale = PartiesRefusal | 'listing_unavailable' | 'blocked' | 'paid';

/**
 * Returns the reason that a student cannot pay for a listing, or null. Reserved items pass: only the server knows whether the reservation
 * has ended.
 */
export function closedSaleOf(
  listing: Listing,
  viewerId: string,
  /** Set for a lesson of a running series, which continues after its listing has expired. Default `false`. */
  isInSeries = false,
): ClosedSale | null {
  const { hiveTypeId: hive, postedById: posterId, assignedToId, price, status, myOrder } = listing;
  const parties = decideParties(
    { hive, posterId, assignedToId, isService: isService(listing), isFree: price === 0 },
    viewerId,
  );
  if ('refused' in parties) return parties.refused;
  const kind = CHECKOUT_KINDS[kindOfListing(listing)];
  if (kind.isOnce && myOrder !== undefined) {
    return myOrder.status === 'pending_payment' ? null : 'paid';
  }
  if (listing.isBlocked === true && saleOfListing(listing) === 'purchase') return 'blocked';
  if (isInSeries && status === 'expired') return null;
  return kind.payableIn.includes(status) ? null : 'listing_unavailable';
}
