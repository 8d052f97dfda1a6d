import { decideCancel, type GivenBack, type OrderSide } from '@campushive/contract/rules/orders';
import { Failure } from '../../../calls/failure.js';
import type { Db } from '../../../platform/database/database.js';
import { isCheckedIn } from '../../events/seats.js';
import { moveListing } from '../../../catalogue/hives/posting/move.js';
import { flushOrder, lockOrder, notifyOfOrder, type PaymentsContext } from '../context.js';
import { soldItemOf } from '../../sold/kinds.js';
import { lockByPayment } from '../../stall-orders/store.js';
import { namesOf } from '../../sold/order-names.js';
import { orderFactsOf, type OrderRow } from '../orders/orders.js';
import { bookRefund, sendRefund } from './refund.js';

const REFUSALS = {
  forbidden: 'Only the buyer can cancel this payment.',
  payment_not_pending: 'This order cannot be cancelled any more.',
  cancel_too_late: 'It is too late to cancel. Ask the seller, or report a problem.',
} as const;

/** Cancels a held order and refunds all of it. After that the buyer can open a dispute. */
export async function cancelHeld(
  context: PaymentsContext,
  unlockedOrder: OrderRow,
  by: NonNullable<OrderSide>,
): Promise<void> {
  const { db, clock } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { listing, order } = await lockOrder(tx, unlockedOrder);
    const facts = {
      ...orderFactsOf(order, listing),
      workDueAt: order.workDueAt,
      isCheckedIn: await isCheckedIn(tx, order.id),
      stall: (await lockByPayment(tx, order.id)) ?? null,
    };
    const decision = decideCancel(by, facts, now);
    if ('refused' in decision) throw new Failure(decision.refused, REFUSALS[decision.refused]);
    // An order that was never paid is cancelled with `cancel` instead.
    if (decision.to === 'cancelled') throw new Failure('payment_not_pending', REFUSALS.payment_not_pending);
    await giveBack(context, tx, { order, listing }, { by, decision, now });
  });
  await sendRefund(context, unlockedOrder.id);
  await flushOrder(context);
}

/** Books a cancelled order's refund, offers its listing again and notifies both sides, under the caller's lock. */
export async function giveBack(
  context: PaymentsContext,
  tx: Db,
  { order, listing }: Awaited<ReturnType<typeof lockOrder>>,
  { by, decision, now }: { by: NonNullable<OrderSide>; decision: GivenBack; now: Date },
): Promise<void> {
  const refunded = await bookRefund(context, tx, order, decision.refund, {}, now, by);
  await notifyOfOrder(context, tx, refunded, order.buyerId, 'payment_refunded', by);
  if (decision.listing !== null) await moveListing(tx, listing, decision.listing, 'system', now);
  await soldItemOf(order).moveOthers(tx, order, 'offer_again', now);
  if (decision.returnsTicket) await soldItemOf(order).free(context, tx, { order, listing }, now);
  await context.notify(tx, {
    userId: by === 'buyer' ? order.sellerId : order.buyerId,
    type: 'payment',
    kind: 'payment_cancelled',
    values: { ...namesOf(order), by },
    subject: { type: 'payment', id: order.id },
  });
}
