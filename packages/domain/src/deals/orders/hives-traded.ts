import type { HiveName } from '@campushive/contract';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, orders } from '../../platform/database/schema/index.js';

/** Returns the hives of the listings that a student bought or sold. */
export async function hivesTradedBy(db: Db, userId: string): Promise<HiveName[]> {
  const rows = await db
    .selectDistinct({ hive: listings.hive })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)));
  return rows.map(({ hive }) => hive);
}
