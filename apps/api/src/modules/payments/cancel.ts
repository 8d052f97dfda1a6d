import { Failure } from '../../http/failure.js';
import { isCheckedIn } from '../events/seats.js';
import { moveListing } from '../hives/move.js';
import { cancellableUntil } from './cancel-window.js';
import { lockOrder, type PaymentsContext } from './context.js';
import { releaseReservation } from './items.js';
import type { OrderRow } from './orders.js';
import { beginRefund, sendRefund } from './refund.js';

/**
 * Cancels a held order and refunds all of it. The seller may cancel at any time; the buyer for half an hour, and not once the
 * lesson has begun or the ticket was checked in. After that the buyer can open a dispute.
 */
export async function cancelHeld(
  context: PaymentsContext,
  known: OrderRow,
  by: 'buyer' | 'seller',
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { listing, order } = await lockOrder(tx, known);
    if (order.status !== 'held') {
      throw new Failure('payment_not_pending', 'This order cannot be cancelled any more.');
    }
    if (by === 'buyer' && (cancellableUntil(order) <= now || (await isCheckedIn(tx, order.id)))) {
      throw new Failure('cancel_too_late', 'It is too late to cancel. Ask the seller, or report a problem.');
    }
    await beginRefund(context, tx, order, `${by}_cancelled`, now);
    if (order.item === 'listing' && listing.status === 'sold') {
      await moveListing(tx, listing, 'active', 'system', now);
    }
    if (order.item === 'ticket') await releaseReservation(context, tx, order, listing, now);
    await context.notify(tx, {
      userId: by === 'buyer' ? order.sellerId : order.buyerId,
      type: 'payment',
      kind: 'payment_cancelled',
      values: { listing: order.listingTitle, by },
      subject: { type: 'payment', id: order.id },
    });
  });
  await sendRefund(context, known.id);
  await outbox.flush();
}
