import type { Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import type { Campus } from '@campushive/contract/campus-schema';

/** Where a listing is to be had: the place that it names, else its poster's campus; null when neither is known. */
export function placeOf(listing: Listing, campus: Campus): string | null {
  const { essentialsDetails, academiaDetails, buzzDetails, postedBy } = listing;
  const named =
    essentialsDetails?.pickupLocation ?? academiaDetails?.location ?? buzzDetails?.location ?? null;
  if (named !== null && named !== '') return named;
  return postedBy.university === null
    ? null
    : (findUniversity(campus, postedBy.university)?.displayName ?? postedBy.university);
}
