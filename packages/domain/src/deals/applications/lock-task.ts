import { saleOf } from '@campushive/contract';
import { isOffered } from '@campushive/contract/rules/packages';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';

/** Returns the row of a task, locked, so that invitations, applications, assignments and withdrawals run one after the other. */
export async function lockTask(tx: Db, id: string, viewer: Viewer): Promise<ListingRow> {
  const listing = await lockListing(tx, id);
  if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
  if (saleOf(listing.hive, isOffered(listing.details)) !== 'gig') {
    throw new Failure('conflict', 'Only gigs and deliveries take applications.');
  }
  return listing;
}
