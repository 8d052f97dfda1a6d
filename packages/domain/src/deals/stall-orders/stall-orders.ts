import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { orderAgain } from './order-again.js';
import { cancelOrder } from './cancel.js';
import type { StallOrdersContext, StallOrdersDeps } from './context.js';
import { createCash } from './create-cash.js';
import { myStallOrders } from './my-orders.js';
import { describeStallOrder } from './own-order.js';
import { toStallOrder } from './presenter.js';
import { listQueue } from './queue.js';
import { stepOrder } from './step.js';
import { findStallOrder } from './store.js';

type StallOrderCalls = Handlers<
  | 'stallOrders.createCash'
  | 'stallOrders.queue'
  | 'stallOrders.mine'
  | 'stallOrders.get'
  | 'stallOrders.step'
  | 'stallOrders.cancel'
  | 'stallOrders.again'
>;

/** Orders at stalls: the queue, cash, and the events of both sides' pages. Payments place the paid ones. */
export function createStallOrdersModule(
  platform: Platform,
  deps: StallOrdersDeps,
): { readonly calls: StallOrderCalls } {
  const { db, clock, outbox, realtime } = platform;
  const context: StallOrdersContext = { platform, deps };
  outbox.on('stall-order.changed', async ({ stallOrderId }) => {
    const found = await findStallOrder(db, stallOrderId);
    if (found === undefined) return;
    for (const userId of [found.stallOrder.buyerId, found.stallOrder.sellerId]) {
      await realtime.toUsers([userId], 'stallOrderUpdate', toStallOrder(found, userId, clock.now()));
    }
  });
  const calls: StallOrderCalls = {
    'stallOrders.createCash': createCash(context),
    'stallOrders.queue': listQueue(context),
    'stallOrders.mine': myStallOrders(context),
    async 'stallOrders.get'({ id }, { viewer }) {
      return { data: await describeStallOrder(platform, id, viewer) };
    },
    'stallOrders.step': stepOrder(context),
    'stallOrders.cancel': cancelOrder(context),
    'stallOrders.again': orderAgain(context),
  };
  return { calls };
}
