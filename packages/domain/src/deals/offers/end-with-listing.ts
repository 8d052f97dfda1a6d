import type { ListingStatus } from '@campushive/contract';
import type { OfferEnding } from '@campushive/contract/rules/offers';
import type { ListingMove } from '../../catalogue/hives/hooks.js';
import type { Db } from '../../platform/database/database.js';
import { endOffersOfListing } from './store-decision.js';

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

/** Ends the offers of a listing that is no longer for sale. */
export async function endOffersWithListing(
  tx: Db,
  { listing, reached }: ListingMove,
  now: Date,
): Promise<void> {
  const ending = ENDS_OFFERS[reached];
  if (ending !== undefined) await endOffersOfListing(tx, listing.id, ending, now);
}

/** Ends the offers of a listing whose price changed. */
export const endOffersAtOldPrice = (tx: Db, listingId: string, now: Date) =>
  endOffersOfListing(tx, listingId, 'price_changed', now);
