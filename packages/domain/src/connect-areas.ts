import {
  onDisputedFileSought,
  onOrderFileRead,
  onReportedFileSought,
  onThreadFileRead,
} from './base/attachments/readers.js';
import { onRatingsRead } from './accounts/users/rating.js';
import { onDealsCounted, onListingsCounted, onRepliesTimed } from './accounts/users/record.js';
import { countListingsOf } from './catalogue/profile-listings/profile-listings.js';
import { hasOpenOrder } from './deals/orders/block-sql.js';
import {
  listingFacets,
  onListingDeleted,
  onListingMoved,
  onListingRepriced,
  onListingStatusSet,
  onLiveOrderSought,
  onOrderStatusesRead,
  onTakenSeatsCounted,
  type ListingFacet,
  type ListingMove,
} from './catalogue/hives/hooks.js';
import {
  agreedPriceFacet,
  applicationCountFacet,
  ownApplicationFacet,
} from './deals/applications/listing-facets.js';
import { notifyOfDeletion, notifyOfStatus } from './deals/applications/notify.js';
import { trialPriceFacet } from './deals/availability/listing-facet.js';
import { countTakenByKind } from './deals/events/kind-price.js';
import { endPlansOfListing } from './deals/milestones/end-milestones.js';
import { milestonesFacet } from './deals/milestones/listing-facet.js';
import { endOffersAtOldPrice, endOffersWithListing } from './deals/offers/end-with-listing.js';
import { ownOfferFacet } from './deals/offers/listing-facet.js';
import { fullyBookedFacet, ownOrderFacet } from './deals/orders/listing-facets.js';
import { hasLiveOrder, orderStatusesOf } from './deals/orders/listing-orders.js';
import type { Db } from './platform/database/database.js';
import { guardOwnCode } from './deals/orders/code-guard.js';
import { countDeals } from './deals/orders/count-deals.js';
import { findDisputeAbout, readsForOrder } from './deals/orders/file-readers.js';
import { threadDeals } from './deals/orders/thread-deals.js';
import { findRatings } from './deals/reviews/rating.js';
import { onOpenOrderSought } from './talk/messages/closed-thread.js';
import { readsInThread } from './talk/messages/file-readers.js';
import { onTextSent } from './talk/messages/text-guard.js';
import { onThreadDealsRead } from './talk/messages/thread-deals.js';
import { timeReplies } from './talk/messages/time-replies.js';
import { findReportNear } from './trust/moderation/file-readers.js';

const LISTING_FACETS: readonly ListingFacet[] = [
  trialPriceFacet,
  fullyBookedFacet,
  applicationCountFacet,
  ownApplicationFacet,
  agreedPriceFacet,
  milestonesFacet,
  ownOrderFacet,
  ownOfferFacet,
];

/** Ends the offers and the milestones of a listing that moved. */
async function endDeals(tx: Db, move: ListingMove, now: Date): Promise<void> {
  await endOffersWithListing(tx, move, now);
  await endPlansOfListing(tx, move, now);
}

/** Fills the hooks of lower areas with functions of higher ones. */
export function connectAreas(): void {
  onOrderFileRead.fill(readsForOrder);
  onThreadFileRead.fill(readsInThread);
  onDisputedFileSought.fill(findDisputeAbout);
  onReportedFileSought.fill(findReportNear);
  onRatingsRead.fill(findRatings);
  onListingsCounted.fill(countListingsOf);
  onRepliesTimed.fill(timeReplies);
  onDealsCounted.fill(countDeals);
  listingFacets.fill(LISTING_FACETS);
  onListingMoved.fill(endDeals);
  onListingRepriced.fill(endOffersAtOldPrice);
  onListingStatusSet.fill(notifyOfStatus);
  onListingDeleted.fill(notifyOfDeletion);
  onLiveOrderSought.fill(hasLiveOrder);
  onOrderStatusesRead.fill(orderStatusesOf);
  onTakenSeatsCounted.fill(countTakenByKind);
  onOpenOrderSought.fill(hasOpenOrder);
  onThreadDealsRead.fill(threadDeals);
  onTextSent.fill(guardOwnCode);
}
