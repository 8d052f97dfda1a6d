import { readListing } from '../../catalogue/hives/read-listing.js';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import type { InvitationsContext } from './invitations-context.js';

export async function requireOwnTask(
  { db }: InvitationsContext,
  id: string,
  viewer: Viewer,
): Promise<ListingRow> {
  const listing = await readListing(db, id);
  if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
  if (listing.posterId !== viewer.userId) {
    throw new Failure('forbidden', 'Only the student who posted this can invite others.');
  }
  return listing;
}
