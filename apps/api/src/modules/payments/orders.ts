import { movableUntil } from '@campushive/contract/rules/lessons';
import { cancellableUntil, type OrderSide } from '@campushive/contract/rules/orders';
import { dueAt } from '@campushive/contract/rules/packages';
import {
  mayMoveOrder,
  PAYMENT_STATUS_OF,
  SECOND,
  type FeeBreakdown,
  type OrderStatus,
  type Payment,
  type PaymentStatus,
  type Refund,
  type ListingStatus,
} from '@campushive/contract';
import type { PaymentSort } from '@campushive/contract/calls/payments';
import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { decodeCursor } from '../../http/page.js';
import type { Db } from '../../platform/database/database.js';
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
  users,
} from '../../platform/database/schema/index.js';
import { hasThingLike } from './buys-listing.js';
import { furtherThings, toBundle } from './bundle-shown.js';
import { addDealLine } from './deal-line.js';
import { toCompletion } from './completion-row.js';
import { orderChargeback } from './chargeback-presenter.js';
import { toDelivery } from './delivery-row.js';
import { disputeFacts } from './dispute-facts.js';
import { hasMore } from './milestone.js';
import { milestoneOf } from './order-names.js';
import { personColumns, toPerson, type PersonRow } from '../users/person.js';
import { latestMeetup, toMeetup } from '../meetups/meetup-row.js';
import { campus } from '../../campus.js';
import { toMajor } from '../../money.js';

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
      further: furtherThings,
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
    .leftJoin(completions, eq(completions.orderId, orders.id));
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

/** A student's orders, bought and sold. */
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
          : or(ilike(orders.listingTitle, text), ilike(orders.reference, text), hasThingLike(text)),
        after,
      ),
    )
    .orderBy(...order)
    .limit(page.limit);
}

/** What an order means to one of its two, in minor units: the buyer paid all of it, the seller gets the price less fees. */
export const ownAmount = ({ buyerId, total, payout }: OrderRow, userId: string): number =>
  buyerId === userId ? total : payout;

const ownAmountSql = (userId: string) =>
  sql`(case when ${orders.buyerId} = ${userId}::uuid then ${orders.total} else ${orders.payout} end)`;

/** Ids carry the time of their making, so by date means by id; amounts are those that the student is shown. */
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
 * Moves an order whose row the caller has locked, and says so in the thread of its two; a move that the contract's table
 * lacks is a bug, not an answer.
 */
export async function moveOrder(
  tx: Db,
  order: OrderRow,
  to: OrderStatus,
  change: Partial<OrderRow>,
  now: Date,
): Promise<OrderRow> {
  if (!mayMoveOrder(order.status, to))
    throw new Error(`An order that is ${order.status} cannot become ${to}`);
  const [moved] = await tx
    .update(orders)
    .set({ ...change, status: to, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  if (moved === undefined) throw new Error('An update answers its row');
  await addDealLine(tx, order.status, moved, now);
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

/** Which of the two of an order someone is. */
export const sideOf = (order: Pick<OrderRow, 'buyerId' | 'sellerId'>, userId: string): OrderSide =>
  order.buyerId === userId ? 'buyer' : order.sellerId === userId ? 'seller' : null;

/** What the rules of orders are decided on. */
export const orderFactsOf = (order: OrderRow, listing: { readonly status: ListingStatus }) => ({
  status: order.status,
  item: order.item,
  sellerId: order.sellerId,
  amounts: amountsOf(order),
  listingStatus: listing.status,
  hasMore: hasMore(order),
  paidAt: order.paidAt,
  createdAt: order.createdAt,
  startsAt: order.startsAt,
});

/** An order as its buyer or its seller sees it: the handover code is the buyer's alone, and only while it opens something. */
export function toPayment(row: DescribedOrder, viewerId: string, now: Date): Payment {
  const { order, listing } = row;
  const isBuyer = order.buyerId === viewerId;
  const pending = order.status === 'pending_payment';
  return {
    id: order.id,
    reference: order.reference,
    paystackReference: order.reference,
    hiveId: listing.id,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    role: isBuyer ? 'buyer' : 'seller',
    amount: toMajor(order.total),
    price: toMajor(order.price),
    platformFee: toMajor(order.platformFee),
    processingFee: toMajor(order.processingFee),
    payout: toMajor(order.payout),
    currency: campus.currency.code,
    status: PAYMENT_STATUS_OF[order.status],
    orderStatus: order.status,
    metadata: {
      hiveType: listing.hive,
      buyerName: toPerson(row.buyer).name,
      hiveTitle: order.listingTitle,
      sellerName: toPerson(row.seller).name,
    },
    transactionHive: {
      id: listing.id,
      title: listing.title,
      status: listing.status,
      hiveTypeId: listing.hive,
      postedByUser: party(row.poster),
      photo: listing.photos[0] ?? null,
      place: placeOf(listing.details),
      universityId: listing.universityId,
      eventDate: listing.hive === 'buzz' ? (dateOf(listing.details) ?? null) : null,
    },
    buyer: party(row.buyer),
    seller: party(row.seller),
    item: order.item,
    quantity: order.quantity,
    ticketKind: kindOf(order),
    package: packageOf(order),
    promo: promoOf(order),
    bundle: toBundle(order, listing, row.further),
    booking: bookingOf(order),
    meetup: row.meetup === null ? null : toMeetup(row.meetup),
    delivery: row.delivery === null ? null : toDelivery(row.delivery, order, listing.details, isBuyer),
    milestone: milestoneOf(order),
    completion: toCompletion(order, listing.hive, row.rounds ?? []),
    // A ticket has a code of its own, for the door.
    handoverCode: isBuyer && order.status === 'held' && order.item !== 'ticket' ? order.handoverCode : null,
    authorizationUrl: isBuyer && pending ? order.authorizationUrl : null,
    charge: isBuyer && row.charge !== null ? toCharge(row.charge, now) : null,
    channel: order.channel,
    failureReason: order.failureReason,
    reservedUntil: pending ? order.reservedUntil.toISOString() : null,
    paidAt: order.paidAt?.toISOString() ?? null,
    autoReleaseAt: order.status === 'held' ? (order.autoReleaseAt?.toISOString() ?? null) : null,
    cancellableUntil: isBuyer && order.status === 'held' ? cancellableUntil(order).toISOString() : null,
    dispute: row.dispute === null ? null : disputeFacts(row.dispute),
    chargeback: row.chargeback === null ? null : orderChargeback(row.chargeback, isBuyer),
    refund: row.refund === null ? null : toRefund(row.refund),
    releasedAt: order.releasedAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

const kindOf = ({ item, kindId, kindName }: OrderRow): Payment['ticketKind'] =>
  item !== 'ticket' || kindId === null || kindName === null ? null : { id: kindId, name: kindName };

function packageOf({ item, kindId, kindName, ...order }: OrderRow): Payment['package'] {
  if (item !== 'service' || kindId === null || kindName === null) return null;
  const { kindIncludes, kindDays, paidAt } = order;
  const days = kindDays ?? 0;
  const due = paidAt === null ? null : dueAt(paidAt, days).toISOString();
  return { id: kindId, name: kindName, includes: kindIncludes ?? '', days, dueAt: due };
}

const promoOf = ({ promoCode, priceBefore }: OrderRow): Payment['promo'] =>
  promoCode === null || priceBefore === null ? null : { code: promoCode, priceBefore: toMajor(priceBefore) };

const dateOf = ({ eventDate }: Readonly<Record<string, unknown>>) =>
  typeof eventDate === 'string' ? eventDate : undefined;

/** Goods name where they are picked up, sessions and events where they are. */
function placeOf({ pickupLocation, location }: Readonly<Record<string, unknown>>): string | null {
  const place = pickupLocation ?? location;
  return typeof place === 'string' && place !== '' ? place : null;
}

function toCharge(row: ChargeRow, now: Date): NonNullable<Payment['charge']> {
  const { network, maskedPhone, step, sandboxUrl, expiresAt } = row;
  const secondsLeft = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND));
  return { network, maskedPhone, step, secondsLeft, sandboxUrl };
}

export function toRefund({ status, reason, note, amount, ...row }: typeof refunds.$inferSelect): Refund {
  return {
    status,
    reason,
    note,
    amount: toMajor(amount),
    currency: row.currency ?? campus.currency.code,
    createdAt: row.createdAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
  };
}

export function party(row: PersonRow) {
  const { id, name, profileImage } = toPerson(row);
  return { id, name, profileImage };
}

function bookingOf({ startsAt, endsAt, proposedStartsAt, status }: OrderRow): Payment['booking'] {
  if (startsAt === null || endsAt === null) return null;
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  const isHeld = status === 'held';
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    hours,
    proposedStartsAt: isHeld ? (proposedStartsAt?.toISOString() ?? null) : null,
    movableUntil: isHeld ? new Date(movableUntil(startsAt.getTime())).toISOString() : null,
  };
}
