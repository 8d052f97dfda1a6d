import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import { isBundleAvailable, turnOf, type BundleTurn } from '@campushive/contract/rules/bundles';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { bundleItems, listings, liveSales, orders } from '../../../platform/database/schema/index.js';
import { moveListing } from '../../../catalogue/hives/posting/move.js';
import { listingColumns } from '../../../catalogue/hives/store.js';
import type { OrderRow } from '../../payments/orders/orders.js';

type Order = Pick<OrderRow, 'id' | 'moreItems'>;

/** Returns the ids of every listing that an order buys. */
export async function listingIdsOf(tx: Db, { id, listingId, moreItems }: OrderRow): Promise<string[]> {
  if (moreItems === 0) return [listingId];
  const rows = await tx
    .select({ listingId: bundleItems.listingId })
    .from(bundleItems)
    .where(eq(bundleItems.orderId, id))
    .orderBy(asc(bundleItems.position));
  return [listingId, ...rows.map((row) => row.listingId)];
}

/**
 * Locks the rows of listings, and of those that live orders buy together with them, in the order of their ids.
 * Transactions over some of the same listings therefore never deadlock.
 */
export function lockWithBundles(tx: Db, listingIds: readonly string[]) {
  const ids = sql.join(
    listingIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  // A union, since PostgreSQL uses the index for neither half of an `or`.
  const all = sql`(select unnest(array[${ids}]) union select beside.listing_id from ${liveSales} as mine
    join ${liveSales} as beside on beside.order_id = mine.order_id where mine.listing_id in (${ids}))`;
  return tx
    .select(listingColumns)
    .from(listings)
    .where(sql`${listings.id} in ${all}`)
    .orderBy(asc(listings.id))
    .for('update');
}

/** Returns the other listings of a bundle. The caller holds their rows locked, with the order's. */
async function othersOf(tx: Db, { id, moreItems }: Order) {
  if (moreItems === 0) return [];
  return tx
    .select({ id: listings.id, status: listings.status })
    .from(bundleItems)
    .innerJoin(listings, eq(listings.id, bundleItems.listingId))
    .where(eq(bundleItems.orderId, id))
    .orderBy(asc(listings.id));
}

/** Moves the other listings of a bundle along with the order's own. */
export async function moveOthers(tx: Db, order: Order, turn: BundleTurn, now: Date): Promise<void> {
  for (const other of await othersOf(tx, order)) {
    const to = turnOf(turn, other.status);
    if (to === null) continue;
    // A late payment may find the listing active again.
    if (turn === 'pay' && other.status === 'active') await moveListing(tx, other, 'reserved', 'system', now);
    const status = turn === 'pay' ? 'reserved' : other.status;
    await moveListing(tx, { id: other.id, status }, to, 'system', now);
  }
}

/** Returns true if all listings of an order are still available after a late payment. */
export async function isAllAvailable(tx: Db, order: OrderRow): Promise<boolean> {
  const ids = await listingIdsOf(tx, order);
  const rows = await tx
    .select({ status: listings.status, live: orders.status })
    .from(listings)
    .leftJoin(liveSales, eq(liveSales.listingId, listings.id))
    .leftJoin(orders, eq(orders.id, liveSales.orderId))
    .where(inArray(listings.id, ids));
  return isBundleAvailable(rows.map(({ status, live }) => ({ status, live: live === null ? [] : [live] })));
}

/** Locks and returns the live orders that buy any of these listings. */
export function lockLiveOrders(tx: Db, listingIds: readonly string[]): Promise<OrderRow[]> {
  const live = tx
    .select({ id: liveSales.orderId })
    .from(liveSales)
    .where(inArray(liveSales.listingId, [...listingIds]));
  return tx
    .select()
    .from(orders)
    .where(and(inArray(orders.id, live), inArray(orders.status, LIVE_ORDER_STATUSES)))
    .orderBy(asc(orders.id))
    .for('update');
}
