import type { FoundOrder, OrderFilter } from '@campushive/contract';
import { HELD_STATUSES, ORDER_STATUSES, type OrderStatus } from '@campushive/contract';
import { decideStaffRefund } from '@campushive/contract/rules/orders';
import { and, desc, eq, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import type { Handlers } from '../../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../../calls/page.js';
import type { Viewer } from '../../../calls/viewer.js';
import { toMajor } from '../../../platform/money.js';
import type { Db } from '../../../platform/database/database.js';
import { listings, orders, refunds } from '../../../platform/database/schema/index.js';
import { writeAudit } from '../../../base/audit/audit.js';
import { wordsLike } from '../../../platform/database/words-like.js';
import { personColumns, toPerson } from '../../../accounts/users/person.js';
import { allTitles, hasItemLike } from '../../orders/buys-listing.js';
import { flushOrder, lockOrder, notifyPartiesOfStaffRefund, type PaymentsContext } from '../context.js';
import { soldItemOf } from '../../sold/kinds.js';
import { buyers, orderFactsOf, sellers, sideOf } from './orders.js';
import { toRefund } from './payment-presenter.js';
import { bookRefund, sendRefund } from '../refunds/refund.js';

const REFUSALS = {
  forbidden: 'Another admin has to decide about your own order.',
  order_not_held: 'No money is held for this order.',
  order_disputed: 'The buyer has reported a problem: decide that.',
  order_frozen: 'The buyer’s bank is deciding about this payment.',
} as const;

/** Returns the calls of admins about orders without a dispute. */
export function staffOrderCalls(
  context: PaymentsContext,
): Handlers<'moderation.orders' | 'moderation.refund'> {
  const { db } = context.platform;
  return {
    async 'moderation.orders'({ q = '', filter = 'all', cursor, ...input }) {
      const limit = limitOf(input);
      const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      const where = and(
        inArray(orders.status, statusesOf(filter)),
        ...wordsLike(q).map(mentions),
        before === undefined ? undefined : lt(orders.id, String(before)),
      );
      const page = pageOf(await findOrders(db, where, limit + 1), limit, (one) => [one.id]);
      return { data: page.rows, pagination: page.pagination };
    },
    async 'moderation.refund'({ id, reason }, { viewer }) {
      await refundHeld(context, id, reason, viewer);
      const [data] = await findOrders(db, eq(orders.id, id), 1);
      if (data === undefined) throw notFound('Order');
      return { data };
    },
  };
}

const statusesOf = (filter: OrderFilter): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => {
    const isHeld = HELD_STATUSES.includes(status);
    return filter === 'all' || (filter === 'held' ? isHeld : !isHeld && status !== 'pending_payment');
  });

const mentions = (word: string): SQL | undefined =>
  or(
    ilike(orders.reference, word),
    ilike(orders.listingTitle, word),
    hasItemLike(word),
    ilike(buyers.name, word),
    ilike(sellers.name, word),
  );

/** Refunds held money and notifies both sides of the reason; never in an admin's own case. */
async function refundHeld(
  context: PaymentsContext,
  id: string,
  reason: string,
  viewer: Viewer,
): Promise<void> {
  const { db, clock } = context.platform;
  const [unlockedOrder] = await db
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .where(eq(orders.id, id));
  if (unlockedOrder === undefined) throw notFound('Order');
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { order, listing } = await lockOrder(tx, unlockedOrder);
    const isOwn = sideOf(order, viewer.userId) !== null;
    const decision = decideStaffRefund({ ...orderFactsOf(order, listing), isOwn });
    if ('refused' in decision) throw new Failure(decision.refused, REFUSALS[decision.refused]);
    const refunded = await bookRefund(context, tx, order, { ...decision.refund, note: reason }, {}, now);
    await notifyPartiesOfStaffRefund(context, tx, refunded, reason);
    if (decision.returnsTicket) await soldItemOf(order).free(context, tx, { order, listing }, now);
    const target = { type: 'payment', id } as const;
    const details = { amount: order.total };
    const actorId = viewer.userId;
    await writeAudit(tx, { actorId, action: 'payment.refund', target, reason, details }, now);
  });
  await sendRefund(context, id);
  await flushOrder(context);
}

/** Newest first. */
async function findOrders(db: Db, where: SQL | undefined, limit: number): Promise<FoundOrder[]> {
  const rows = await db
    .select({
      order: orders,
      titles: allTitles,
      hive: listings.hive,
      buyer: personColumns(buyers),
      seller: personColumns(sellers),
      refund: refunds,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.map(({ order, titles, hive, buyer, seller, refund }) => ({
    id: order.id,
    reference: order.reference,
    title: titles,
    hiveId: order.listingId,
    hiveTypeId: hive,
    orderStatus: order.status,
    amount: toMajor(order.total),
    payout: toMajor(order.payout),
    buyer: toPerson(buyer),
    seller: toPerson(seller),
    refund: refund === null ? null : toRefund(refund),
    paidAt: order.paidAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
  }));
}
