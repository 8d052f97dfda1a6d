import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import { isFullyBooked } from '@campushive/contract/rules/open-orders';
import { isOffered } from '@campushive/contract/rules/packages';
import { and, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Db } from '../../../platform/database/database.js';
import { orders } from '../../../platform/database/schema/index.js';
import type { ListingRow } from '../../../catalogue/hives/listing-row.js';

type Service = Pick<ListingRow, 'id' | 'details'>;

/** Returns true if a service takes no further order. Read under its lock where an order is made. */
export async function isServiceFull(db: Db, { id, details }: Service, now: Date): Promise<boolean> {
  if (!isOffered(details)) return false;
  const live = await db
    .select({ status: orders.status, reservedUntil: orders.reservedUntil })
    .from(orders)
    .where(and(eq(orders.listingId, id), inArray(orders.status, [...LIVE_ORDER_STATUSES])));
  return isFullyBooked(details, live, now);
}

/** Refuses an order that its student could not do in time. */
export async function requireRoomInService(tx: Db, service: Service, now: Date): Promise<void> {
  if (await isServiceFull(tx, service, now))
    throw new Failure('fully_booked', 'This student is fully booked. Try again later.');
}
