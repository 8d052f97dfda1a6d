import type { HiveName } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { favorites, listings } from '../../platform/database/schema/index.js';

/** Returns the hives of the listings that a student saved or liked. */
export async function hivesSavedBy(db: Db, userId: string): Promise<HiveName[]> {
  const rows = await db
    .selectDistinct({ hive: listings.hive })
    .from(favorites)
    .innerJoin(listings, eq(listings.id, favorites.listingId))
    .where(eq(favorites.userId, userId));
  return rows.map(({ hive }) => hive);
}
