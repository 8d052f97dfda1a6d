import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { bundleItems } from '../../platform/database/schema/index.js';

/** Whether an order buys the listing, alone or in a bundle. Written with the tables' names, for queries of one table alone. */
export const buysListing = (listingId: unknown) => sql`(orders.listing_id = ${listingId} or exists (
  select from bundle_items where bundle_items.order_id = orders.id and bundle_items.listing_id = ${listingId}))`;

/** Whether something that an order buys beside its listing is called so. */
export const hasThingLike = (text: string) => sql`exists (
  select from bundle_items where bundle_items.order_id = orders.id and bundle_items.title ilike ${text})`;

/** All that an order buys, as a column of a query of orders. */
export const boughtWith = sql<readonly string[]>`array(select orders.listing_id::text
  union all select bundle_items.listing_id::text from bundle_items where bundle_items.order_id = orders.id)`;

/** The orders that buy one of these listings in a bundle, beside their own. */
export const bundlesOf = (db: Db, listingIds: readonly string[]) =>
  db
    .select({ id: bundleItems.orderId })
    .from(bundleItems)
    .where(inArray(bundleItems.listingId, [...listingIds]));
