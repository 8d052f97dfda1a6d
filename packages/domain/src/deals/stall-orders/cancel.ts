import { decideCashCancel } from '@campushive/contract/rules/stall-orders';
import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import type { StallOrdersContext } from './context.js';
import { notifyOfStallOrder } from './notify.js';
import { describeStallOrder, requireOwnStallOrder, stallSideOf } from './own-order.js';
import { lockStallOrder } from './step.js';
import { moveStallOrder } from './store.js';

const REFUSALS = {
  forbidden: 'Only the buyer cancels an order. Decline it instead.',
  illegal_transition: 'This order has ended.',
  cancel_too_late: 'The seller is preparing this order already.',
} as const;

/** Cancels the buyer's order: an unpaid one, a held one with a full refund, or a cash order. A repetition changes nothing. */
export const cancelOrder = (context: StallOrdersContext): Handler<'stallOrders.cancel'> => {
  const { platform, deps } = context;
  return async ({ id }, { viewer }) => {
    const { stallOrder } = await requireOwnStallOrder(platform, id, viewer);
    const side = stallSideOf(stallOrder, viewer);
    if (side !== 'buyer') throw new Failure('forbidden', REFUSALS.forbidden);
    if (stallOrder.orderId !== null) {
      if (stallOrder.status !== 'cancelled') await deps.cancelPayment(stallOrder.orderId, viewer);
    } else {
      await platform.db.transaction(async (tx) => {
        const now = platform.clock.now();
        const { row } = await lockStallOrder(tx, stallOrder);
        const decision = decideCashCancel(side, row, now);
        if (typeof decision === 'object') throw new Failure(decision.refused, REFUSALS[decision.refused]);
        if (decision === 'done') return;
        const moved = await moveStallOrder(tx, row, 'cancelled', now);
        await notifyOfStallOrder(context, tx, moved, { to: 'seller', kind: 'stall_cash_ended' });
      });
    }
    await platform.outbox.flush();
    return { data: await describeStallOrder(platform, id, viewer) };
  };
};
