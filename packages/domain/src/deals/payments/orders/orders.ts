import type { OrderSide } from '@campushive/contract/rules/orders';
import {
  mayMoveOrder,
  PAYMENT_STATUS_OF,
  type FeeBreakdown,
  type OrderStatus,
  type PaymentStatus,
  type ListingStatus,
} from '@campushive/contract';
import type { PaymentSort } from '@campushive/contract/calls/payments';
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { decodeCursor } from '../../../calls/page.js';
import type { Db } from '../../../platform/database/database.js';
import {
  chargebacks,
  charges,
  completions,
  deliveries,
  disputes,
  listings,
  meetups,
  orders,
  refunds,
  stallOrders,
  users,
} from '../../../platform/database/schema/index.js';
import { soldItemOf } from '../../sold/kinds.js';
import { hasItemLike } from '../../orders/buys-listing.js';
import { furtherItems } from '../../sold/bundle/bundle-shown.js';
import { stallLinesShown } from '../../sold/stall/stall-shown.js';
import { addDealLine } from './deal-line.js';
import { hasMore } from '../../sold/gig/milestone.js';
import { blocksOfOrder } from '../../orders/block-sql.js';
import { dropTypedNumber } from '../checkout/payment-number.js';
import { personColumns } from '../../../accounts/users/person.js';
import { latestMeetup } from '../../meetups/meetup-row.js';

export type OrderRow = typeof orders.$inferSelect;
export type ChargeRow = typeof charges.$inferSelect;

export const buyers = alias(users, 'buyers');
export const sellers = alias(users, 'sellers');
const posters = alias(users, 'posters');

const latestChargeback = sql`(
  select ${chargebacks.id} from ${chargebacks} where ${chargebacks.orderId} = ${orders.id}
  order by ${chargebacks.id} desc limit 1)`;

const orderQuery = (db: Db) =>
  db
    .select({
      order: orders,
      listing: {
        id: listings.id,
        title: listings.title,
        status: listings.status,
        hive: listings.hive,
        photos: listings.photos,
        details: listings.details,
        universityId: listings.universityId,
      },
      buyer: personColumns(buyers),
      seller: personColumns(sellers),
      poster: personColumns(posters),
      dispute: disputes,
      refund: refunds,
      charge: charges,
      chargeback: chargebacks,
      meetup: meetups,
      delivery: deliveries,
      rounds: completions.rounds,
      further: furtherItems,
      blocks: blocksOfOrder,
      stallOrder: stallOrders,
      stallLines: stallLinesShown,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .innerJoin(posters, eq(posters.id, listings.posterId))
    .leftJoin(disputes, eq(disputes.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .leftJoin(charges, eq(charges.orderId, orders.id))
    .leftJoin(chargebacks, eq(chargebacks.id, latestChargeback))
    .leftJoin(meetups, eq(meetups.id, latestMeetup))
    .leftJoin(deliveries, eq(deliveries.orderId, orders.id))
    .leftJoin(completions, eq(completions.orderId, orders.id))
    .leftJoin(stallOrders, eq(stallOrders.orderId, orders.id));
export type DescribedOrder = Awaited<ReturnType<typeof findOrders>>[number];

export async function findOrder(db: Db, by: SQL): Promise<DescribedOrder | undefined> {
  const [row] = await orderQuery(db).where(by);
  return row;
}

export interface OrderFilters {
  readonly userId: string;
  readonly status?: PaymentStatus | undefined;
  readonly q?: string | undefined;
}

/** Returns a student's orders, bought and sold. */
export function findOrders(
  db: Db,
  { userId, status, q = '' }: OrderFilters,
  page: { sort: PaymentSort; cursor: string | undefined; limit: number },
) {
  const statuses = (Object.keys(PAYMENT_STATUS_OF) as OrderStatus[]).filter(
    (one) => status === undefined || PAYMENT_STATUS_OF[one] === status,
  );
  const text = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { order, after } = ordering(page.sort, page.cursor, userId);
  return orderQuery(db)
    .where(
      and(
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        inArray(orders.status, statuses),
        q.trim() === ''
          ? undefined
          : or(ilike(orders.listingTitle, text), ilike(orders.reference, text), hasItemLike(text)),
        after,
      ),
    )
    .orderBy(...order)
    .limit(page.limit);
}

/** Returns true if both sides agreed on a part refund, and the rest is the seller's. */
export const isPartRefund = (
  refund: DescribedOrder['refund'],
  total: number,
): refund is NonNullable<DescribedOrder['refund']> =>
  refund?.reason === 'settlement' && refund.amount < total;

/**
 * Returns the amount of an order for one side, in minor units: the buyer's total less a part refund, or the price less fees for the
 * seller.
 */
export const ownAmount = (
  { order: { buyerId, total, payout }, refund }: Pick<DescribedOrder, 'order' | 'refund'>,
  userId: string,
): number => {
  if (buyerId !== userId) return payout;
  return isPartRefund(refund, total) && refund.status !== 'failed' ? total - refund.amount : total;
};

const ownAmountSql = (userId: string) =>
  sql`(case when ${orders.buyerId} <> ${userId}::uuid then ${orders.payout}
    when ${refunds.reason} = 'settlement' and ${refunds.amount} < ${orders.total} and ${refunds.status} <> 'failed' then ${orders.total} - ${refunds.amount}
    else ${orders.total} end)`;

/** Ids carry their creation time, so sorting by date means by id. Amounts are those that the student is shown. */
function ordering(sort: PaymentSort, cursor: string | undefined, userId: string) {
  const up = sort.endsWith('-asc');
  const direction = up ? asc : desc;
  const than = up ? sql`>` : sql`<`;
  if (sort.startsWith('date')) {
    const [id] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
    return {
      order: [direction(orders.id)],
      after: id === undefined ? undefined : sql`${orders.id} ${than} ${id}::uuid`,
    };
  }
  const [amount, id] = cursor === undefined ? [] : decodeCursor(cursor, ['whole', 'id']);
  const own = ownAmountSql(userId);
  return {
    order: [direction(own), direction(orders.id)],
    after: id === undefined ? undefined : sql`(${own}, ${orders.id}) ${than} (${amount}, ${id}::uuid)`,
  };
}

/**
 * Moves an order whose row the caller has locked, and adds a line to the thread of its sides. A move outside the
 * contract's table is a bug and throws.
 */
export async function moveOrder(
  tx: Db,
  order: OrderRow,
  to: OrderStatus,
  change: Partial<OrderRow>,
  now: Date,
  by: OrderSide = null,
): Promise<OrderRow> {
  if (!mayMoveOrder(order.status, to))
    throw new Error(`An order that is ${order.status} cannot become ${to}`);
  const [moved] = await tx
    .update(orders)
    .set({ ...change, status: to, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  if (moved === undefined) throw new Error('An update answers its row');
  if (order.status === 'pending_payment') await dropTypedNumber(tx, order.id);
  await addDealLine(tx, order.status, moved, now, by);
  await soldItemOf(moved).onMoved(tx, moved, now, by);
  return moved;
}

export const amountsOf = (order: OrderRow): FeeBreakdown & { providerFee: number } => ({
  price: order.price,
  platformFee: order.platformFee,
  processingFee: order.processingFee,
  total: order.total,
  payeePlatformFee: order.payeePlatformFee,
  mobileMoneyFee: order.mobileMoneyFee,
  payout: order.payout,
  providerFee: order.providerFee ?? 0,
});

/** Returns the side of an order that a user is on. */
export const sideOf = (order: Pick<OrderRow, 'buyerId' | 'sellerId'>, userId: string): OrderSide =>
  order.buyerId === userId ? 'buyer' : order.sellerId === userId ? 'seller' : null;

/** Facts of an order's listing that the rules of orders need. */
export interface OrderListing {
  readonly status: ListingStatus;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Sales whose share awaits a payout. Includes those of cancelled events: the organiser owes as much. */
export const awaitsPayout = (): SQL | undefined => and(isNotNull(orders.releasedAt), isNull(orders.payoutId));

/** Facts on which the rules of orders decide. */
export const orderFactsOf = (order: OrderRow, listing: OrderListing) => ({
  status: order.status,
  item: order.item,
  sellerId: order.sellerId,
  amounts: amountsOf(order),
  listingStatus: listing.status,
  hasMore: hasMore(order),
  paidAt: order.paidAt,
  createdAt: order.createdAt,
  startsAt: order.startsAt,
  ...soldItemOf(order).eventFactsOf(order, listing),
});
