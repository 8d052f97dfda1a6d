import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';

/** Whether money for a listing is on its way or held. */
export async function hasLiveOrder(tx: Db, listingId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.listingId, listingId), inArray(orders.status, LIVE_ORDER_STATUSES)))
    .limit(1);
  return rows.length > 0;
}

export async function refuseWhileInFlight(tx: Db, listingId: string): Promise<void> {
  if (await hasLiveOrder(tx, listingId)) {
    throw new Failure(
      'payment_in_flight',
      'Money is on its way for this listing, so it cannot be changed now.',
    );
  }
}
