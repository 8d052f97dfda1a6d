import { LIVE_ORDER_STATUSES, type ListingStatus, type OrderStatus } from '@campushive/contract';
import { refusalToOfferAgain } from '@campushive/contract/rules/offer-again';
import { and, eq, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { bundleItems, orders } from '../../platform/database/schema/index.js';
import { buysListing } from '../../deals/payments/buys-listing.js';
import type { ListingRow } from './listing-row.js';

/** Whether money for a listing is on its way or held. */
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

/** Refuses to offer a sold listing again that its buyer has. */
export async function requireOfferAgain(
  tx: Db,
  { id, status }: { readonly id: string; readonly status: ListingStatus },
): Promise<void> {
  const refused = refusalToOfferAgain({ status, orders: (await orderStatusesOf(tx, [id])).get(id) ?? [] });
  if (refused !== null) throw new Failure(refused, 'Its buyer has it: post another one like it.');
}

/** Refuses to delete a listing with money in flight; for a current event the error says what its organiser can do. */
export async function refuseDeletion(
  tx: Db,
  { id, hive, expiresAt }: Pick<ListingRow, 'id' | 'hive' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const isOn = hive === 'buzz' && expiresAt !== null && expiresAt > now;
  if (isOn && (await hasLiveOrder(tx, id)))
    throw new Failure(
      'event_begun',
      'This event has started, so it cannot be cancelled. Refund its orders one by one.',
    );
  await refuseWhileInFlight(tx, id);
}

export async function refuseWhileInFlight(tx: Db, listingId: string): Promise<void> {
  if (await hasLiveOrder(tx, listingId)) {
    throw new Failure(
      'payment_in_flight',
      'Money is on its way for this listing, so it cannot be changed now.',
    );
  }
}
