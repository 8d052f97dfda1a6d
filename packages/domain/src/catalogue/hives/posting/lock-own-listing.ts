import { UNLISTED_HIVES } from '@campushive/contract';
import { and, eq, notInArray } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import { listingColumns } from '../columns.js';
import type { ListingRow } from '../listing-row.js';
import { isVisible } from '../lists/visible.js';

/**
 * Returns the row, locked until the transaction ends. Throws 404 unless the viewer may see it, and 403 unless they may
 * change it. Moderators remove a listing through a separate call, which requires a reason.
 */
export async function lockOwn(tx: Db, id: string, viewer: Viewer): Promise<ListingRow> {
  const [listing] = await tx
    .select(listingColumns)
    .from(listings)
    // Other calls change a stall or a safe deal.
    .where(and(eq(listings.id, id), notInArray(listings.hive, [...UNLISTED_HIVES])))
    .for('update');
  return requireOwn(listing, viewer);
}

export function requireOwn(listing: ListingRow | undefined, viewer: Viewer): ListingRow {
  if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
  if (listing.posterId !== viewer.userId) {
    throw new Failure('forbidden', 'Only the student who posted this can change it.');
  }
  return listing;
}
