import { findUniversity, type Listing } from '@campushive/contract';

/** Where a listing is to be had: the place that it names, else its poster's campus; null when neither is known. */
export function placeOf(listing: Listing): string | null {
  const { essentialsDetails, academiaDetails, buzzDetails, postedBy } = listing;
  const named =
    essentialsDetails?.pickupLocation ?? academiaDetails?.location ?? buzzDetails?.location ?? null;
  if (named !== null && named !== '') return named;
  return postedBy.university === null
    ? null
    : (findUniversity(postedBy.university)?.displayName ?? postedBy.university);
}
