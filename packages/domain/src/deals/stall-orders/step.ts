import type { StallStep } from '@campushive/contract';
import { decideStallStep } from '@campushive/contract/rules/stall-orders';
import { eq } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { lockStall } from '../../catalogue/stalls/store.js';
import type { Db } from '../../platform/database/database.js';
import { orders, stallOrders } from '../../platform/database/schema/index.js';
import type { StallOrdersContext } from './context.js';
import { notifyOfStallOrder } from './notify.js';
import { describeStallOrder, requireOwnStallOrder, stallSideOf } from './own-order.js';
import { moveStallOrder, type StallOrderRow } from './store.js';

type Refusal = Extract<ReturnType<typeof decideStallStep>, { readonly refused: unknown }>['refused'];

const REFUSALS: Readonly<Record<Refusal, string>> = {
  forbidden: 'Only the seller takes an order on.',
  illegal_transition: 'The order is at another step now. Load the queue again.',
  code_needed: 'Enter the buyer’s code to hand this order over.',
  order_not_held: 'The payment of this order is not held now.',
};

/** Takes an order one step on. A repetition changes nothing, so that a queue can be worked offline. */
export const stepOrder = (context: StallOrdersContext): Handler<'stallOrders.step'> => {
  const { platform, deps } = context;
  return async ({ id, to }, { viewer }) => {
    const { stallOrder } = await requireOwnStallOrder(platform, id, viewer);
    const isRefund = await platform.db.transaction((tx) => take(context, tx, stallOrder, to, viewer));
    // The refund moves the order to `declined` with the payment.
    if (isRefund && stallOrder.orderId !== null) await deps.cancelPayment(stallOrder.orderId, viewer);
    await platform.outbox.flush();
    return { data: await describeStallOrder(platform, id, viewer) };
  };
};

/** Takes the step under the stall's lock. Returns true where a held payment has to be refunded instead. */
async function take(
  context: StallOrdersContext,
  tx: Db,
  unlocked: StallOrderRow,
  to: StallStep,
  viewer: Viewer,
): Promise<boolean> {
  const now = context.platform.clock.now();
  const { row, orderStatus } = await lockStallOrder(tx, unlocked);
  const decision = decideStallStep(stallSideOf(row, viewer), { ...row, orderStatus }, to);
  if (decision === 'done') return false;
  if ('refused' in decision) throw new Failure(decision.refused, REFUSALS[decision.refused]);
  if (to === 'declined' && row.payment === 'held') return true;
  const moved = await moveStallOrder(tx, row, to, now);
  if (to === 'ready') await notifyOfStallOrder(context, tx, moved, { to: 'buyer', kind: 'stall_ready' });
  if (to === 'declined')
    await notifyOfStallOrder(context, tx, moved, { to: 'buyer', kind: 'stall_cash_ended' });
  return false;
}

/** Locks an order with its stall and its payment, in the order in which payments lock them. */
export async function lockStallOrder(tx: Db, { id, stallId, orderId }: StallOrderRow) {
  await lockStall(tx, stallId);
  const [order] =
    orderId === null
      ? []
      : await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [row] = await tx.select().from(stallOrders).where(eq(stallOrders.id, id)).for('update');
  if (row === undefined) throw new Error('Orders at stalls are never deleted');
  return { row, orderStatus: order?.status ?? null };
}
