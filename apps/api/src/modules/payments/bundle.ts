import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import { isBundleAvailable, turnOf, type BundleTurn } from '@campushive/contract/rules/bundles';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { bundleItems, listings, liveSales, orders } from '../../platform/database/schema/index.js';
import { moveListing } from '../hives/move.js';
import { listingColumns } from '../hives/store.js';
import type { OrderRow } from './orders.js';

type Order = Pick<OrderRow, 'id' | 'moreItems'>;

/** Every listing of an order: all that it buys. */
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
 * The rows of listings, and of those that are bought with one of them in an order that goes on, locked in the order of their ids: two
 * transactions that want some of the same never wait for each other.
 */
export function lockWithBundles(tx: Db, listingIds: readonly string[]) {
  const wanted = sql.join(
    listingIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  // A union, since PostgreSQL finds neither half of an `or` by its index.
  const all = sql`(select unnest(array[${wanted}]) union select beside.listing_id from ${liveSales} as mine
    join ${liveSales} as beside on beside.order_id = mine.order_id where mine.listing_id in (${wanted}))`;
  return tx
    .select(listingColumns)
    .from(listings)
    .where(sql`${listings.id} in ${all}`)
    .orderBy(asc(listings.id))
    .for('update');
}

/** The other listings of a bundle, whose rows the caller holds locked with the order's. */
async function othersOf(tx: Db, { id, moreItems }: Order) {
  if (moreItems === 0) return [];
  return tx
    .select({ id: listings.id, status: listings.status })
    .from(bundleItems)
    .innerJoin(listings, eq(listings.id, bundleItems.listingId))
    .where(eq(bundleItems.orderId, id))
    .orderBy(asc(listings.id));
}

/** Moves the other listings of a bundle as the order's own is moved. */
export async function moveOthers(tx: Db, order: Order, turn: BundleTurn, now: Date): Promise<void> {
  for (const other of await othersOf(tx, order)) {
    const to = turnOf(turn, other.status);
    if (to === null) continue;
    // What was paid late was free again meanwhile.
    if (turn === 'pay' && other.status === 'active') await moveListing(tx, other, 'reserved', 'system', now);
    const status = turn === 'pay' ? 'reserved' : other.status;
    await moveListing(tx, { id: other.id, status }, to, 'system', now);
  }
}

/** Whether all that an order buys can be had now, after it was paid for too late. */
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

/** Orders that go on and buy one of these listings, locked. */
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
