import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings } from '../../platform/database/schema/index.js';
import { listingColumns } from './columns.js';
import type { ListingRow } from './listing-row.js';

/** Returns the row of a listing in any status. */
export async function readListing(db: Db, id: string): Promise<ListingRow | undefined> {
  const [listing] = await db.select(listingColumns).from(listings).where(eq(listings.id, id));
  return listing;
}

/** Returns the row of a listing, locked until the transaction ends: always before rows that refer to it. */
export async function lockListing(tx: Db, id: string): Promise<ListingRow | undefined> {
  const [listing] = await tx.select(listingColumns).from(listings).where(eq(listings.id, id)).for('update');
  return listing;
}
