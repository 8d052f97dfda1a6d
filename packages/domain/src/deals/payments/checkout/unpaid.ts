import { RESERVATION_LIFETIME } from '@campushive/contract';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { later } from '../../../platform/clock.js';
import { orders } from '../../../platform/database/schema/index.js';
import { ProviderError } from '../../../platform/paystack/provider.js';
import { cancelHeld } from '../refunds/cancel.js';
import { flushOrder, lockOrder, type PaymentsContext } from '../context.js';
import { soldItemOf } from '../../sold/kinds.js';
import { moveOrder, sideOf, type OrderRow } from '../orders/orders.js';
import { settle } from '../provider/settle.js';

/**
 * Gives up a payment that was not made, or cancels a held order. What the buyer has paid a moment ago is found first: it is an order
 * then, and is cancelled as one.
 */
export async function cancel(context: PaymentsContext, order: OrderRow, { userId }: Viewer): Promise<void> {
  const side = sideOf(order, userId);
  if (side === null || (side === 'seller' && order.status === 'pending_payment')) {
    throw new Failure('forbidden', 'Only the buyer can cancel this payment.');
  }
  if (order.status !== 'pending_payment') return cancelHeld(context, order, side);
  await pollLastTime(context, order, 'cancelled without an answer');
  const [unlockedOrder] = await context.platform.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, order.id));
  if (unlockedOrder?.status === 'held') await cancelHeld(context, order, 'buyer');
  else await end(context, order, 'cancelled');
}

/** Checks the provider a last time. Without an answer the order ends anyway: a later success still counts, or is refunded. */
async function pollLastTime(context: PaymentsContext, order: OrderRow, unanswered: string): Promise<void> {
  await settle(context, order.reference).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    context.platform.log.warn({ err: error, orderId: order.id }, unanswered);
  });
}

/** Ends orders that were not paid in time and frees their listings, after asking the provider a last time. */
export async function expireDue(context: PaymentsContext): Promise<void> {
  const { db, clock } = context.platform;
  const now = clock.now();
  const isOver = or(
    lte(orders.reservedUntil, now),
    // Made while the clock was ahead: it would keep the listing until then.
    gt(orders.reservedUntil, later(now, 2 * RESERVATION_LIFETIME)),
  );
  const due = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), isOver))
    .limit(200);
  for (const order of due) {
    await pollLastTime(context, order, 'expired without an answer');
    await end(context, order, 'expired').catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    });
  }
}

async function end(
  context: PaymentsContext,
  unlockedOrder: OrderRow,
  to: 'cancelled' | 'expired',
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { listing, order } = await lockOrder(tx, unlockedOrder);
    if (order.status !== 'pending_payment') {
      throw new Failure('payment_not_pending', 'This payment is no longer open.');
    }
    await moveOrder(tx, order, to, {}, now);
    await soldItemOf(order).free(context, tx, { order, listing }, now);
    await outbox.write(tx, 'order.changed', { orderId: order.id });
  });
  await flushOrder(context);
}
