import { refusalToRelease } from '@campushive/contract/rules/orders';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { listings, orders, tickets, users } from '../../../platform/database/schema/index.js';
import type { PaymentsContext } from '../../payments/context.js';
import { orderFactsOf, type OrderRow } from '../../payments/orders/orders.js';
import { release } from '../../payments/release/release.js';

/** Batch size of a query, in orders. */
const BATCH = 200;

/** The last ticket of an order was checked in: its money is released now, or by `releaseScanned` when the event starts. */
export async function releaseAfterScan(context: PaymentsContext, orderId: string): Promise<void> {
  const { db, clock } = context.platform;
  const [row] = await db
    .select({ order: orders, listing: { status: listings.status, details: listings.details } })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orders.id, orderId));
  // Released before, or frozen by a complaint: then the door changes nothing.
  if (row?.order.status !== 'held') return;
  if (refusalToRelease(orderFactsOf(row.order, row.listing), clock.now()) !== null) return;
  await release(context, row.order, 'payment_released');
}

/** Releases orders whose tickets were all checked in before the event started, once it has. */
export async function releaseScanned(context: PaymentsContext): Promise<void> {
  const { log } = context.platform;
  let due = await findScanned(context, undefined);
  while (due.length > 0) {
    for (const order of due) {
      await release(context, order, 'payment_released').catch((error: unknown) => {
        // Complained about, moved or cancelled in this very moment.
        if (!(error instanceof Failure)) log.error({ err: error, orderId: order.id }, 'tickets not released');
      });
    }
    due = await findScanned(context, due.at(-1)?.id);
  }
}

function findScanned(
  { platform: { db, clock } }: PaymentsContext,
  after: string | undefined,
): Promise<Pick<OrderRow, 'id' | 'listingId'>[]> {
  const isOfOrder = sql`${tickets.orderId} = ${orders.id} and ${tickets.status} <> 'left'`;
  return db
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(
      and(
        eq(orders.status, 'held'),
        eq(orders.item, 'ticket'),
        ne(listings.status, 'deleted'),
        // Held money of a suspended seller stays held.
        isNull(users.suspendedAt),
        sql`(${listings.details} ->> 'eventDate')::timestamptz <= ${clock.now().toISOString()}::timestamptz`,
        sql`exists (select 1 from ${tickets} where ${isOfOrder})`,
        sql`not exists (select 1 from ${tickets} where ${isOfOrder} and ${tickets.checkedInAt} is null)`,
        after === undefined ? undefined : gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH);
}
