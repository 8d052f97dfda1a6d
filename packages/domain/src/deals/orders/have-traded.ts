import { and, inArray } from 'drizzle-orm';
import type { Pair } from '../../accounts/users/acquaintance.js';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';

/** Returns true if one of two students has bought from the other. */
export async function haveTraded(db: Db, pair: Pair): Promise<boolean> {
  const [trade] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.buyerId, [...pair]), inArray(orders.sellerId, [...pair])))
    .limit(1);
  return trade !== undefined;
}
