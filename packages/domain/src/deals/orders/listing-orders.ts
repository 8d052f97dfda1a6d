import { LIVE_ORDER_STATUSES, type OrderStatus } from '@campushive/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { bundleItems, orders } from '../../platform/database/schema/index.js';
import { buysListing } from './buys-listing.js';

/** Returns true if money for a listing is on its way or held. */
export async function hasLiveOrder(tx: Db, listingId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(buysListing(listingId), inArray(orders.status, LIVE_ORDER_STATUSES)))
    .limit(1);
  return rows.length > 0;
}

/** Returns the statuses of listings' orders, by listing. */
export async function orderStatusesOf(
  tx: Db,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderStatus[]>> {
  if (listingIds.length === 0) return new Map();
  const alone = tx
    .select({ listingId: orders.listingId, status: orders.status })
    .from(orders)
    .where(inArray(orders.listingId, [...listingIds]));
  const bundled = tx
    .select({ listingId: bundleItems.listingId, status: orders.status })
    .from(bundleItems)
    .innerJoin(orders, eq(orders.id, bundleItems.orderId))
    .where(inArray(bundleItems.listingId, [...listingIds]));
  const rows = await unionAll(alone, bundled);
  const found = new Map<string, OrderStatus[]>();
  for (const { listingId, status } of rows) found.set(listingId, [...(found.get(listingId) ?? []), status]);
  return found;
}
