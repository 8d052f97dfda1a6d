import { decideCancelledEvent } from '@campushive/contract/rules/orders';
import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { disputes, listings, orders } from '../../../platform/database/schema/index.js';
import type { ListingRow } from '../../../catalogue/hives/listing-row.js';
import { lockChargebacks } from '../../payments/chargebacks/chargeback-facts.js';
import { flushOrder, lockOrder, notifyOfRefund, type PaymentsContext } from '../../payments/context.js';
import { orderFactsOf, type OrderRow } from '../../payments/orders/orders.js';
import { bookRefund, sendRefund } from '../../payments/refunds/refund.js';

/** Batch size of a query, in orders. */
const BATCH = 200;

type OrderKey = Pick<OrderRow, 'id' | 'listingId'>;

/**
 * Refunds every order of cancelled events, once their organisers cannot undo it: held, complained about, released or paid out, whether
 * or not a ticket was checked in. A payment that arrives later is found by the next run. The tickets stay, so that their holders see
 * that the event is cancelled.
 */
export async function refundCancelledEvents(context: PaymentsContext): Promise<void> {
  for (const which of [HELD, RELEASED]) {
    let batch = await findOrders(context.platform.db, which, undefined);
    while (batch.length > 0) {
      for (const order of batch) await giveBack(context, order);
      await flushOrder(context);
      batch = await findOrders(context.platform.db, which, batch.at(-1)?.id);
    }
  }
}

/** Conditions of two queries: PostgreSQL serves each from its own index. */
const HELD = inArray(orders.status, ['held', 'disputed']);
const RELEASED = and(isNotNull(listings.cancelledAt), inArray(orders.status, ['released', 'paid_out']));

/** Orders of cancelled events in the order of their ids. Some wait for a bank, or were split by their two: they are left behind. */
function findOrders(db: Db, which: SQL | undefined, after: string | undefined): Promise<OrderKey[]> {
  return db
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(
      and(
        eq(orders.item, 'ticket'),
        eq(listings.status, 'deleted'),
        isNull(listings.removedAt),
        which,
        after === undefined ? undefined : gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH);
}

async function giveBack(context: PaymentsContext, unlockedOrder: OrderKey): Promise<void> {
  const { db, clock } = context.platform;
  const isOwed = await db.transaction(async (tx) => {
    const now = clock.now();
    const { listing, order } = await lockOrder(tx, unlockedOrder);
    const refund = decideCancelledEvent(await factsOf(tx, order, listing));
    if (refund === null) return false;
    await tx
      .update(disputes)
      .set({ outcome: 'conceded', resolvedAt: now })
      .where(and(eq(disputes.orderId, order.id), isNull(disputes.outcome)));
    const refunded = await bookRefund(context, tx, order, refund, {}, now);
    await notifyOfRefund(context, tx, refunded, 'event_cancelled');
    return true;
  });
  if (isOwed) await sendRefund(context, unlockedOrder.id);
}

async function factsOf(
  tx: Db,
  order: OrderRow,
  listing: Pick<ListingRow, 'status' | 'details' | 'cancelledAt'>,
) {
  const { rows, refund } = await lockChargebacks(tx, order.id);
  const lost = rows.filter(
    ({ effect, outcome }) => effect === 'debt' && outcome !== null && outcome !== 'won',
  );
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    ...orderFactsOf(order, listing),
    isCancelled: listing.cancelledAt !== null,
    isSettled: refund !== undefined,
    hasOpenChargeback: rows.some(({ outcome }) => outcome === null),
    taken: Math.min(order.total, sumOf(lost.map(({ amount }) => amount))),
    owed: sumOf(lost.map(({ sellerShare }) => sellerShare)),
  };
}
