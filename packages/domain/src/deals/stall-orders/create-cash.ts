import { MAX_OPEN_CASH_ORDERS, type ParsedInputOf } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { requireSwitchedOn } from '../../base/switches/paused.js';
import { lockStall } from '../../catalogue/stalls/store.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import type { Db } from '../../platform/database/database.js';
import { stallOrders } from '../../platform/database/schema/index.js';
import { toPrice } from '../../platform/money.js';
import { priceChanged, readBasket } from './basket.js';
import type { StallOrdersContext } from './context.js';
import { notifyOfStallOrder } from './notify.js';
import { describeStallOrder } from './own-order.js';
import { addStallOrder, isInQueueSql, moveStallOrder, type StallOrderRow } from './store.js';
import { requireParties } from '../payments/checkout/who-may-pay.js';

/** Limit of cash orders per hour, against a script that fills queues without paying. */
const ORDERS_AN_HOUR = 20;
const HOUR_SECONDS = 60 * 60;

/** Places an order that is paid in cash. It is in the queue at once, and in no ledger, rating or figure. */
export const createCash = (context: StallOrdersContext): Handler<'stallOrders.createCash'> => {
  const { platform } = context;
  return async (input, { viewer }) => {
    requireVerifiedStudent(viewer);
    await platform.limits.hit(`stall-cash:${viewer.userId}`, ORDERS_AN_HOUR, HOUR_SECONDS);
    const row = await platform.db.transaction((tx) => place(context, tx, input, viewer));
    await platform.outbox.flush();
    return { data: await describeStallOrder(platform, row.id, viewer) };
  };
};

async function place(
  context: StallOrdersContext,
  tx: Db,
  { id, items, collectAt, price }: ParsedInputOf<'stallOrders.createCash'>,
  viewer: Viewer,
): Promise<StallOrderRow> {
  const now = context.platform.clock.now();
  await requireBuyer(tx, id, viewer, now);
  const basket = await readBasket(tx, id, { items, collectAt }, now);
  if (price != null && toPrice(price) !== basket.sumMinor) throw priceChanged(basket.sumMinor);
  const { stall } = basket.found;
  const added = await addStallOrder(
    tx,
    {
      ...basket,
      stallId: id,
      orderId: null,
      buyerId: viewer.userId,
      sellerId: stall.sellerId,
      payment: 'cash',
      place: stall.place,
      hallId: stall.hallId,
    },
    now,
  );
  const placed = await moveStallOrder(tx, added, 'new', now);
  await notifyOfStallOrder(context, tx, placed, { to: 'seller', kind: 'stall_cash_ordered' });
  return placed;
}

/** Refuses buyers that may not order in cash, under the stall's lock. */
async function requireBuyer(tx: Db, stallId: string, viewer: Viewer, now: Date): Promise<void> {
  const found = await lockStall(tx, stallId);
  if (found === undefined || !isVisible(found.listing, viewer)) throw notFound('Stall');
  const { sellerId, takesCash, category } = found.stall;
  if (sellerId === viewer.userId) throw new Failure('own_listing', 'This is your own stall.');
  if (!takesCash) throw new Failure('cash_not_taken', 'This stall does not take cash.');
  await requireSwitchedOn(tx, category, 'paying');
  await requireParties(tx, { buyerId: viewer.userId, sellerId }, now);
  if (await isBlocked(tx, viewer.userId, sellerId))
    throw new Failure('blocked', 'You cannot buy from this student.');
  const open = and(
    eq(stallOrders.stallId, stallId),
    eq(stallOrders.buyerId, viewer.userId),
    eq(stallOrders.payment, 'cash'),
    isInQueueSql,
  );
  if ((await tx.$count(stallOrders, open)) >= MAX_OPEN_CASH_ORDERS)
    throw new Failure('limit_reached', 'Collect your open orders first.');
}
