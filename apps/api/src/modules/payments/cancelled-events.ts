import { decideCancelledEvent } from '@campushive/contract/rules/orders';
import { and, eq, exists, isNotNull, isNull, not } from 'drizzle-orm';
import { listings, orders, tickets } from '../../platform/database/schema/index.js';
import { isCheckedIn } from '../events/seats.js';
import { flushOrder, lockOrder, notifyOfOrder, type PaymentsContext } from './context.js';
import { orderFactsOf, type OrderRow } from './orders.js';
import { bookRefund, sendRefund } from './refund.js';

/** Orders that one run gives back; the next one goes on. */
const BATCH = 200;

type Known = Pick<OrderRow, 'id' | 'listingId'>;

/**
 * Gives back what is held for tickets of events that were cancelled, once their organisers cannot take it back any more. What is paid
 * later than that is found by the next run. The tickets stay where they are: their holders see that the event is cancelled.
 */
export async function refundCancelledEvents(context: PaymentsContext): Promise<void> {
  const { db } = context.platform;
  const letIn = db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.orderId, orders.id), isNotNull(tickets.checkedInAt)));
  const owed = await db
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(
      and(
        eq(orders.item, 'ticket'),
        eq(orders.status, 'held'),
        eq(listings.status, 'deleted'),
        isNull(listings.removedAt),
        not(exists(letIn)),
      ),
    )
    .limit(BATCH);
  for (const known of owed) await giveBack(context, known);
  if (owed.length > 0) await flushOrder(context);
}

async function giveBack(context: PaymentsContext, known: Known): Promise<void> {
  const { db, clock } = context.platform;
  const isOwed = await db.transaction(async (tx) => {
    const { listing, order } = await lockOrder(tx, known);
    const facts = { ...orderFactsOf(order, listing), isCheckedIn: await isCheckedIn(tx, order.id) };
    const refund = decideCancelledEvent(facts);
    if (refund === null) return false;
    const refunded = await bookRefund(context, tx, order, refund, {}, clock.now());
    await notifyOfOrder(context, tx, refunded, order.buyerId, 'payment_refunded');
    return true;
  });
  if (isOwed) await sendRefund(context, known.id);
}
