import {
  onDisputedFileSought,
  onOrderFileRead,
  onReportedFileSought,
  onThreadFileRead,
} from './base/attachments/readers.js';
import { BASE_DATA } from './base/personal-data/base-data.js';
import { personalData, type PersonalData } from './base/personal-data/personal-data.js';
import { listedPhotos } from './base/uploads/listed-photos.js';
import { studentFacts } from './base/students/student-facts.js';
import { onStudentsCounted, openListingCounts } from './base/universities/university-counts.js';
import { onAccessDenied } from './accounts/auth/sign-in/hooks.js';
import { ACCOUNTS_DATA } from './accounts/personal-data/accounts-data.js';
import { onAcquaintanceSought, type Pair } from './accounts/users/acquaintance.js';
import { countStudents } from './accounts/users/count-students.js';
import { factsAboutStudents } from './accounts/users/student-facts.js';
import { onRatingsRead } from './accounts/users/rating.js';
import { onDealsCounted, onListingsCounted, onRepliesTimed } from './accounts/users/record.js';
import { countsOfOpenListings } from './catalogue/hives/lists/university-counts.js';
import { photosOfListings } from './catalogue/hives/posting/listed-photos.js';
import { CATALOGUE_DATA } from './catalogue/personal-data/catalogue-data.js';
import { onOpenReportsSought } from './catalogue/portfolio/open-reports.js';
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
import { haveWorked } from './deals/applications/have-worked.js';
import { notifyOfDeletion, notifyOfStatus } from './deals/applications/notify.js';
import { trialPriceFacet } from './deals/availability/listing-facet.js';
import { guestsOf } from './deals/events/guests.js';
import { countTakenByKind } from './deals/events/kind-price.js';
import { endPlansOfListing } from './deals/milestones/end-milestones.js';
import { milestonesFacet } from './deals/milestones/listing-facet.js';
import { endOffersAtOldPrice, endOffersWithListing } from './deals/offers/end-with-listing.js';
import { ownOfferFacet } from './deals/offers/listing-facet.js';
import { fullyBookedFacet, ownOrderFacet } from './deals/orders/listing-facets.js';
import { haveTraded } from './deals/orders/have-traded.js';
import { hasLiveOrder, orderStatusesOf } from './deals/orders/listing-orders.js';
import type { Db } from './platform/database/database.js';
import { guardOwnCode } from './deals/orders/code-guard.js';
import { countDeals } from './deals/orders/count-deals.js';
import { findDisputeAbout, readsForOrder } from './deals/orders/file-readers.js';
import { threadDeals } from './deals/orders/thread-deals.js';
import { DEALS_DATA } from './deals/personal-data/deals-data.js';
import { findRatings } from './deals/reviews/rating.js';
import { onGuestsSought } from './talk/groups/guests.js';
import { onOpenOrderSought } from './talk/messages/closed-thread.js';
import { messageReports } from './talk/messages/message-reports.js';
import { haveTalked } from './talk/messages/have-talked.js';
import { readsInThread } from './talk/messages/file-readers.js';
import { onTextSent } from './talk/messages/text-guard.js';
import { onThreadDealsRead } from './talk/messages/thread-deals.js';
import { timeReplies } from './talk/messages/time-replies.js';
import { findReportNear } from './trust/moderation/file-readers.js';
import { TALK_DATA } from './talk/personal-data/talk-data.js';
import { reportsOfMessages } from './trust/moderation/message-reports.js';
import { findOpenReports } from './trust/moderation/open-reports.js';
import { TRUST_DATA } from './trust/personal-data/trust-data.js';
import { forgetCalendarAddress } from './reach/calendar/forget-address.js';
import { REACH_DATA } from './reach/personal-data/reach-data.js';

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

/** From the bottom to the top. */
const PERSONAL_DATA: readonly PersonalData[] = [
  BASE_DATA,
  ACCOUNTS_DATA,
  CATALOGUE_DATA,
  TALK_DATA,
  DEALS_DATA,
  TRUST_DATA,
  REACH_DATA,
];

/** Ends the offers and the milestones of a listing that moved. */
async function endDeals(tx: Db, move: ListingMove, now: Date): Promise<void> {
  await endOffersWithListing(tx, move, now);
  await endPlansOfListing(tx, move, now);
}

/** Returns true if two students have talked, traded, or applied to each other. */
const knowEachOther = async (db: Db, pair: Pair): Promise<boolean> =>
  (await haveTalked(db, pair)) || (await haveTraded(db, pair)) || haveWorked(db, pair);

/** Fills the hooks of lower areas with functions of higher ones. */
export function connectAreas(): void {
  personalData.fill(PERSONAL_DATA);
  studentFacts.fill(factsAboutStudents);
  onStudentsCounted.fill(countStudents);
  openListingCounts.fill(countsOfOpenListings);
  listedPhotos.fill(photosOfListings);
  onAccessDenied.fill(forgetCalendarAddress);
  onAcquaintanceSought.fill(knowEachOther);
  onOpenReportsSought.fill(findOpenReports);
  messageReports.fill(reportsOfMessages);
  onGuestsSought.fill(guestsOf);
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
