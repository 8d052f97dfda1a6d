import { isOpenForBlock, isReleasePaused } from '@campushive/contract/rules/blocks';
import { cancellableUntil } from '@campushive/contract/rules/orders';
import { mayCancelAtStall } from '@campushive/contract/rules/stall-orders';
import { PAYMENT_STATUS_OF, SECOND, type Payment, type Refund } from '@campushive/contract';
import type { refunds } from '../../../platform/database/schema/index.js';
import { toCompletion, toUndelivered } from '../release/completion-row.js';
import { orderChargeback } from '../chargebacks/chargeback-presenter.js';
import { toDelivery } from '../release/delivery-row.js';
import { disputeFacts } from '../disputes/dispute-facts.js';
import { soldItemOf } from '../../sold/kinds.js';
import type { OrderBlock } from '../../orders/block-sql.js';
import { toPerson, type PersonRow } from '../../../accounts/users/person.js';
import { toMeetup } from '../../meetups/meetup-row.js';
import { campus } from '../../../platform/campus.js';
import { toMajor } from '../../../platform/money.js';
import type { ChargeRow, DescribedOrder, OrderRow } from './orders.js';

/** Presents an order to its buyer or seller. Only the buyer sees the handover code, while it is valid. */
export function toPayment(row: DescribedOrder, viewerId: string, now: Date): Payment {
  const { order, listing } = row;
  const blocks = row.blocks ?? [];
  const isBuyer = order.buyerId === viewerId;
  const pending = order.status === 'pending_payment';
  const item = soldItemOf(order);
  return {
    id: order.id,
    reference: order.reference,
    paystackReference: order.reference,
    hiveId: listing.id,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    role: isBuyer ? 'buyer' : 'seller',
    ...amountsShown(order),
    status: PAYMENT_STATUS_OF[order.status],
    orderStatus: order.status,
    metadata: {
      hiveType: listing.hive,
      buyerName: toPerson(row.buyer).name,
      hiveTitle: order.listingTitle,
      sellerName: toPerson(row.seller).name,
    },
    transactionHive: listingShown(row),
    buyer: orderParty(row.buyer),
    seller: orderParty(row.seller),
    item: order.item,
    quantity: order.quantity,
    ...item.orderFields(row),
    promo: promoOf(order),
    meetup: row.meetup === null ? null : toMeetup(row.meetup),
    delivery: row.delivery === null ? null : toDelivery(row.delivery, order, listing.details, isBuyer),
    completion: toCompletion(order, listing.hive, row.rounds ?? []),
    work: toUndelivered(order),
    handoverCode: isBuyer && order.status === 'held' && item.hasHandoverCode ? order.handoverCode : null,
    authorizationUrl: isBuyer && pending ? order.authorizationUrl : null,
    charge: isBuyer && row.charge !== null ? toCharge(row.charge, now) : null,
    channel: order.channel,
    failureReason: order.failureReason,
    reservedUntil: pending ? order.reservedUntil.toISOString() : null,
    paidAt: order.paidAt?.toISOString() ?? null,
    autoReleaseAt: releaseAtOf(order, blocks),
    block: blockOf(order, blocks, viewerId),
    cancellableUntil: isBuyer && order.status === 'held' ? (untilOf(row, now)?.toISOString() ?? null) : null,
    dispute: row.dispute === null ? null : disputeFacts(row.dispute),
    chargeback: row.chargeback === null ? null : orderChargeback(row.chargeback, isBuyer),
    refund: row.refund === null ? null : toRefund(row.refund),
    releasedAt: order.releasedAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

const amountsShown = (order: OrderRow) => ({
  amount: toMajor(order.total),
  price: toMajor(order.price),
  platformFee: toMajor(order.platformFee),
  processingFee: toMajor(order.processingFee),
  payout: toMajor(order.payout),
  currency: campus.currency.code,
});

const listingShown = ({ listing, poster }: DescribedOrder): Payment['transactionHive'] => ({
  id: listing.id,
  title: listing.title,
  status: listing.status,
  hiveTypeId: listing.hive,
  postedByUser: party(poster),
  photo: listing.photos[0] ?? null,
  place: placeOf(listing.details),
  universityId: listing.universityId,
  eventDate: listing.hive === 'buzz' ? (dateOf(listing.details) ?? null) : null,
});

/** Returns the time of the automatic release. Null while a block pauses it. */
const releaseAtOf = ({ status, autoReleaseAt }: OrderRow, blocks: readonly OrderBlock[]) =>
  status === 'held' && !isReleasePaused(blocks) ? (autoReleaseAt?.toISOString() ?? null) : null;

function blockOf({ status }: OrderRow, blocks: readonly OrderBlock[], viewerId: string): Payment['block'] {
  if (blocks.length === 0 || !isOpenForBlock(status)) return null;
  const choiceOf = (own: boolean) => {
    const block = blocks.find(({ blockerId }) => (blockerId === viewerId) === own);
    return block === undefined ? null : block.keepsOrders ? 'keep' : 'undecided';
  };
  return { mine: choiceOf(true), theirs: choiceOf(false) };
}

function untilOf({ order, listing, stallOrder }: DescribedOrder, now: Date): Date | null {
  // The seller's next step ends the period. Until then it ends with the automatic release.
  if (stallOrder !== null) return mayCancelAtStall(stallOrder, now) ? order.autoReleaseAt : null;
  return cancellableUntil({ ...order, eventMove: soldItemOf(order).eventFactsOf(order, listing).eventMove });
}

const promoOf = ({ promoCode, priceBefore }: OrderRow): Payment['promo'] =>
  promoCode === null || priceBefore === null ? null : { code: promoCode, priceBefore: toMajor(priceBefore) };

const dateOf = ({ eventDate }: Readonly<Record<string, unknown>>) =>
  typeof eventDate === 'string' ? eventDate : undefined;

/** Returns the place of pick-up for goods, or place of a session or event. */
function placeOf({ pickupLocation, location }: Readonly<Record<string, unknown>>): string | null {
  const place = pickupLocation ?? location;
  return typeof place === 'string' && place !== '' ? place : null;
}

function toCharge(row: ChargeRow, now: Date): NonNullable<Payment['charge']> {
  const { network, maskedPhone, step, sandboxUrl, expiresAt } = row;
  const secondsLeft = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND));
  return { network, maskedPhone, step, secondsLeft, sandboxUrl };
}

/** Presents a refund to its buyer. */
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

/** Presents a side of an order. */
export function party(row: PersonRow) {
  const { id, name, profileImage } = toPerson(row);
  return { id, name, profileImage };
}

const orderParty = (row: PersonRow) => ({
  ...party(row),
  universityId: row.deletedAt === null ? row.universityId : null,
});
