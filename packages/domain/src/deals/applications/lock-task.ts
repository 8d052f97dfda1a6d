import { saleOf } from '@campushive/contract';
import { isOffered } from '@campushive/contract/rules/packages';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { listings } from '../../platform/database/schema/index.js';
import { listingColumns } from '../../catalogue/hives/columns.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';

/** Returns the row of a task, locked, so that invitations, applications, assignments and withdrawals run one after the other. */
export async function lockTask(tx: Db, id: string, viewer: Viewer): Promise<ListingRow> {
  const [listing] = await tx.select(listingColumns).from(listings).where(eq(listings.id, id)).for('update');
  if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
  if (saleOf(listing.hive, isOffered(listing.details)) !== 'gig') {
    throw new Failure('conflict', 'Only gigs and deliveries take applications.');
  }
  return listing;
}
