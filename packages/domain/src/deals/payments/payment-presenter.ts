import { isOpenForBlock, isReleasePaused } from '@campushive/contract/rules/blocks';
import { movableUntil } from '@campushive/contract/rules/lessons';
import { cancellableUntil } from '@campushive/contract/rules/orders';
import { dueAt } from '@campushive/contract/rules/packages';
import { PAYMENT_STATUS_OF, SECOND, type Payment, type Refund } from '@campushive/contract';
import type { refunds } from '../../platform/database/schema/index.js';
import { toBundle } from './bundle-shown.js';
import { toCompletion, toUndelivered } from './completion-row.js';
import { orderChargeback } from './chargeback-presenter.js';
import { toDelivery } from './delivery-row.js';
import { disputeFacts } from './dispute-facts.js';
import { milestoneOf } from './order-names.js';
import type { OrderBlock } from '../../accounts/users/block-sql.js';
import { toPerson, type PersonRow } from '../../accounts/users/person.js';
import { toMeetup } from '../meetups/meetup-row.js';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';
import { eventMoveOf, type ChargeRow, type DescribedOrder, type OrderRow } from './orders.js';

/** Presents an order to its buyer or seller. Only the buyer sees the handover code, while it is valid. */
export function toPayment(row: DescribedOrder, viewerId: string, now: Date): Payment {
  const { order, listing } = row;
  const blocks = row.blocks ?? [];
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
    buyer: orderParty(row.buyer),
    seller: orderParty(row.seller),
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
    work: toUndelivered(order),
    // A ticket has a separate code, for check-in.
    handoverCode: isBuyer && order.status === 'held' && order.item !== 'ticket' ? order.handoverCode : null,
    authorizationUrl: isBuyer && pending ? order.authorizationUrl : null,
    charge: isBuyer && row.charge !== null ? toCharge(row.charge, now) : null,
    channel: order.channel,
    failureReason: order.failureReason,
    reservedUntil: pending ? order.reservedUntil.toISOString() : null,
    paidAt: order.paidAt?.toISOString() ?? null,
    autoReleaseAt: releaseAtOf(order, blocks),
    block: blockOf(order, blocks, viewerId),
    cancellableUntil: isBuyer && order.status === 'held' ? untilOf(row).toISOString() : null,
    eventMovedAt: order.item === 'ticket' ? (order.movedAt?.toISOString() ?? null) : null,
    dispute: row.dispute === null ? null : disputeFacts(row.dispute),
    chargeback: row.chargeback === null ? null : orderChargeback(row.chargeback, isBuyer),
    refund: row.refund === null ? null : toRefund(row.refund),
    releasedAt: order.releasedAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

/** Null while a block pauses the automatic release. */
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

const untilOf = ({ order, listing }: DescribedOrder): Date =>
  cancellableUntil({ ...order, eventMove: eventMoveOf(order, listing) });

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

/** Place of pick-up for goods, or place of a session or event. */
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
