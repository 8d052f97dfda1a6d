import { isService, type Listing } from '@campushive/contract';

/** Checks whether the person leads the page, so that nothing else on it repeats name and rating. */
export const isLedByPerson = ({ photos, academiaDetails, ...listing }: Listing): boolean =>
  photos.length === 0 && (academiaDetails !== undefined || isService(listing));

/** Checks whether the pay of a gig leads the page, so that its heading repeats neither pay nor campus. */
export const isLedByPay = (listing: Listing): boolean =>
  listing.photos.length === 0 &&
  !isLedByPerson(listing) &&
  listing.sidehustleDetails?.applicationDeadline != null;

/** Checks whether the page begins with what decides instead of a picture. */
export function hasLead(listing: Listing): boolean {
  const { photos, logisticsDetails } = listing;
  if (photos.length > 0) return false;
  if (isLedByPerson(listing) || isLedByPay(listing)) return true;
  const { from = null, to = null } = logisticsDetails ?? {};
  return from !== null && to !== null;
}
