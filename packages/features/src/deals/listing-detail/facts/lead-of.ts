import { isService, ownHive, type Listing } from '@campushive/contract';

/** Checks whether the person leads the page, so that nothing else on it repeats name and rating. */
export const isLedByPerson = ({ photos, academiaDetails, ...listing }: Listing): boolean =>
  photos.length === 0 && (academiaDetails !== undefined || isService(listing));

/** Checks whether the pay of a gig leads the page, so that its heading repeats neither pay nor campus. */
export const isLedByPay = (listing: Listing): boolean =>
  listing.photos.length === 0 &&
  !isLedByPerson(listing) &&
  listing.sidehustleDetails?.applicationDeadline != null;

/** Checks whether the fields marked for cards lead the page of a campus's own hive, so that its details do not repeat them. */
export const isLedByOwnFacts = ({ photos, hiveTypeId, ownDetails = {} }: Listing): boolean =>
  photos.length === 0 &&
  (ownHive(hiveTypeId)?.fields.some(({ id, onCard }) => onCard === true && Boolean(ownDetails[id])) ?? false);

/** Checks whether the page begins with what decides instead of a picture. */
export function hasLead(listing: Listing): boolean {
  const { photos, logisticsDetails } = listing;
  if (photos.length > 0) return false;
  if (isLedByPerson(listing) || isLedByPay(listing) || isLedByOwnFacts(listing)) return true;
  const { from = null, to = null } = logisticsDetails ?? {};
  return from !== null && to !== null;
}
