import { isService, type Listing } from '@campushive/contract';

/** Checks whether the person leads the page, so that nothing else on it repeats name and rating. */
export const isLedByPerson = ({ photos, academiaDetails, ...listing }: Listing): boolean =>
  photos.length === 0 && (academiaDetails !== undefined || isService(listing));

/** Checks whether the page begins with what decides instead of a picture. */
export function hasLead(listing: Listing): boolean {
  const { photos, logisticsDetails, sidehustleDetails } = listing;
  if (photos.length > 0) return false;
  if (isLedByPerson(listing)) return true;
  const { from = null, to = null } = logisticsDetails ?? {};
  return (from !== null && to !== null) || sidehustleDetails?.applicationDeadline != null;
}
