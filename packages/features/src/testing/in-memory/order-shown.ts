import { campus as ghana } from '@campushive/campus-ghana';
import {
  AUTO_RELEASE_AFTER,
  feesFor,
  isDelivered,
  PAYMENT_STATUS_OF,
  type FeeBreakdown,
  type Payment,
} from '@campushive/contract';
import { isOpenForBlock, isReleasePaused } from '@campushive/contract/rules/blocks';
import { deliveryStatusOf } from '@campushive/contract/rules/deliveries';
import { completionStatusOf, revisionsLeft } from '@campushive/contract/rules/completion';
import { eventPlanOf } from '@campushive/contract/rules/event-moves';
import { movableUntil } from '@campushive/contract/rules/lessons';
import { dueAt } from '@campushive/contract/rules/packages';
import { cancellableUntil, type OrderClocks, type OrderSide } from '@campushive/contract/rules/orders';
import { isWork, workCancellableFrom, workDueAt, workRefundedAt } from '@campushive/contract/rules/work';
import { bundleShown } from './bundles.js';
import { toCharge } from './charges.js';
import {
  refuse,
  toUser,
  type Order,
  type State,
  type StoredChargeback,
  type StoredDispute,
  type StoredRefund,
  type Student,
} from './state.js';
import { toMajor } from './money.js';

/** Returns a party of an order. */
export const party = (student: Student) => {
  const { id, name, profileImage } = toUser(student);
  return { id, name, profileImage };
};

/** Returns the fees of an order, in minor units. */
export function feesOf({ kind, priceMinor, split }: Order): FeeBreakdown {
  const fees = feesFor(kind, priceMinor, ghana.fees);
  if (split === undefined) return fees;
  const { payout, payeePlatformFee, mobileMoneyFee } = split;
  return { ...fees, payout, payeePlatformFee, mobileMoneyFee };
}

/** Returns an order's amount for one side, in minor units: the buyer's total less a part refund, or the seller's price less fees. */
export function ownAmount(order: Order, me: Student): number {
  const { total, payout } = feesOf(order);
  const { refund } = order;
  const back = refund?.reason === 'settlement' && refund.amountMinor < total ? refund.amountMinor : 0;
  return order.buyer === me ? total - back : payout;
}

/** Returns an order as one of its sides sees it. */
export function toPayment(order: Order, me: Student, now: Date): Payment {
  const { listing, buyer, seller, status } = order;
  const fees = feesOf(order);
  const pending = status === 'pending_payment';
  const held = status === 'held';
  return {
    id: order.id,
    reference: order.reference,
    paystackReference: order.reference,
    hiveId: listing.id,
    buyerId: buyer.id,
    sellerId: seller.id,
    role: me === buyer ? 'buyer' : 'seller',
    amount: toMajor(fees.total),
    price: toMajor(fees.price),
    platformFee: toMajor(fees.platformFee),
    processingFee: toMajor(fees.processingFee),
    payout: toMajor(fees.payout),
    currency: 'GHS',
    status: PAYMENT_STATUS_OF[status],
    orderStatus: status,
    metadata: {
      hiveType: listing.hive,
      buyerName: buyer.name,
      hiveTitle: listing.title,
      sellerName: seller.name,
    },
    transactionHive: {
      id: listing.id,
      title: listing.title,
      status: listing.status,
      hiveTypeId: listing.hive,
      postedByUser: party(listing.poster),
      photo: listing.photos[0] ?? null,
      place: placeOf(listing.details),
      universityId: listing.poster.universityId,
      eventDate: typeof listing.details['eventDate'] === 'string' ? listing.details['eventDate'] : null,
    },
    buyer: { ...party(buyer), universityId: buyer.universityId },
    seller: { ...party(seller), universityId: seller.universityId },
    item: order.item,
    quantity: order.quantity ?? 1,
    ticketKind: order.item === 'ticket' ? (order.ticketKind ?? null) : null,
    package: packageOf(order),
    promo:
      order.promo === undefined
        ? null
        : { code: order.promo.code, priceBefore: toMajor(order.promo.beforeMinor) },
    bundle: bundleShown(order),
    booking: bookingOf(order),
    meetup: order.meetups?.at(-1) ?? null,
    delivery: deliveryOf(order, me),
    milestone: order.milestone ?? null,
    completion: completionOf(order),
    work: workOf(order),
    handoverCode: me === buyer && held && order.item !== 'ticket' ? order.code : null,
    authorizationUrl:
      me === buyer && pending && order.charge === undefined
        ? `https://checkout.example/${order.reference}`
        : null,
    charge: me === buyer ? toCharge(order, now) : null,
    channel: order.outcome === null || pending ? null : order.charge === undefined ? 'card' : 'mobile_money',
    failureReason: status === 'failed' ? 'Declined' : null,
    reservedUntil: pending ? new Date(order.reservedUntil).toISOString() : null,
    paidAt: order.paidAt,
    autoReleaseAt: held && !isReleasePaused(blocksOf(order)) ? releaseOf(order) : null,
    block: blockShown(order, me),
    cancellableUntil: me === buyer && held ? cancellableUntil(orderFactsOf(order)).toISOString() : null,
    eventMovedAt: order.movedAt === undefined ? null : new Date(order.movedAt).toISOString(),
    dispute: order.dispute === undefined ? null : disputeShown(order.dispute),
    chargeback: chargebackOf(order, me),
    refund: order.refund === undefined ? null : refundShown(order.refund),
    releasedAt: order.releasedAt,
    createdAt: order.createdAt,
    updatedAt: order.releasedAt ?? order.paidAt ?? order.createdAt,
  };
}

const blocksOf = ({ blocks, buyer, seller }: Order) =>
  blocks.filter(({ by, of }) => [by, of].every((one) => one === buyer || one === seller));

function blockShown(order: Order, me: Student): Payment['block'] {
  const found = blocksOf(order);
  if (found.length === 0 || !isOpenForBlock(order.status)) return null;
  const choiceOf = (own: boolean) => {
    const block = found.find(({ by }) => (by === me) === own);
    return block === undefined ? null : block.keepsOrders ? 'keep' : 'undecided';
  };
  return { mine: choiceOf(true), theirs: choiceOf(false) };
}

/** Returns the package as bought. */
function packageOf({ ticketKind, work, paidAt }: Order): Payment['package'] {
  if (ticketKind == null || work === undefined) return null;
  const due = paidAt === null ? null : dueAt(new Date(paidAt), work.days).toISOString();
  return { ...ticketKind, ...work, dueAt: due };
}

/** Returns a lesson with its options for moving, while its money is held. */
function bookingOf({ booking, proposedAt, status }: Order): Payment['booking'] {
  if (booking === null) return null;
  const iso = (at: number) => new Date(at).toISOString();
  const isHeld = status === 'held';
  return {
    ...booking,
    proposedStartsAt: isHeld && proposedAt !== undefined ? iso(proposedAt) : null,
    movableUntil: isHeld ? iso(movableUntil(Date.parse(booking.startsAt))) : null,
  };
}

/** Returns when held money is released without a code, in epoch ms. Null before payment, and while work is not done. */
export function autoReleaseOf(order: Order): number | null {
  const { autoReleaseAt, paidAt, booking } = order;
  if (paidAt === null || isUndelivered(order)) return null;
  return autoReleaseAt ?? Math.max(Date.parse(paidAt), endOf(booking)) + AUTO_RELEASE_AFTER;
}

const isPaidWork = ({ item, kind }: Order): boolean => isWork({ item, saleKind: kind });

const isUndelivered = (order: Order): boolean =>
  isPaidWork(order) && completionStatusOf(order.rounds ?? []) !== 'done';

/** Returns when the work of an order was promised, or is due by its listing's deadline. */
export function promisedAt({ paidAt, createdAt, work, listing: { hive, details } }: Order): Date {
  const { applicationDeadline: date } = details;
  return workDueAt({
    paidAt: new Date(paidAt ?? createdAt),
    days: work?.days ?? null,
    deadline: typeof date === 'string' ? new Date(date) : null,
    isErrand: isDelivered(hive),
  });
}

/** Returns when undelivered work is due. Null for other orders. */
function dueOf(order: Order): Date | null {
  if (order.paidAt === null || !isUndelivered(order)) return null;
  return order.workDueAt === undefined ? promisedAt(order) : new Date(order.workDueAt);
}

export function clocksOf(order: Order): OrderClocks {
  const release = autoReleaseOf(order);
  return { autoReleaseAt: release === null ? null : new Date(release), workDueAt: dueOf(order) };
}

/** Sets the deadlines of an order whose money stays held. */
export function setClocks(order: Order, { autoReleaseAt, workDueAt: due }: OrderClocks): void {
  if (autoReleaseAt !== null) order.autoReleaseAt = autoReleaseAt.getTime();
  if (due !== null) order.workDueAt = due.getTime();
}

function workOf(order: Order): Payment['work'] {
  const due = order.status === 'held' ? dueOf(order) : null;
  if (due === null) return null;
  return {
    dueAt: due.toISOString(),
    cancellableFrom: workCancellableFrom(due).toISOString(),
    refundedAt: workRefundedAt(due).toISOString(),
  };
}

/** End of the lesson, after which the days to complain begin. */
const endOf = (booking: Order['booking']): number => (booking === null ? 0 : Date.parse(booking.endsAt));

function releaseOf(order: Order): string | null {
  const at = autoReleaseOf(order);
  return at === null ? null : new Date(at).toISOString();
}

/** Returns a complaint as both sides and moderators see it. */
export function disputeShown({ proposal, ...dispute }: StoredDispute): NonNullable<Payment['dispute']> {
  if (proposal === null) return { ...dispute, proposal };
  const { amountMinor, ...named } = proposal;
  return { ...dispute, proposal: { ...named, amount: toMajor(amountMinor) } };
}

export const refundShown = ({ amountMinor, ...refund }: StoredRefund): Payment['refund'] => ({
  ...refund,
  amount: toMajor(amountMinor),
});

/** Returns the fields of a chargeback that everyone involved sees. */
export const chargebackShown = (found: StoredChargeback) => ({
  id: found.id,
  amount: toMajor(found.amountMinor),
  effect: found.raised.effect,
  dueAt: new Date(found.dueAt).toISOString(),
  outcome: found.raised.outcome,
  raisedAt: found.raisedAt,
  resolvedAt: found.resolvedAt,
});

/** Returns an order's latest chargeback as one of its sides sees it. */
function chargebackOf({ chargebacks = [], buyer }: Order, me: Student): Payment['chargeback'] {
  const found = chargebacks.at(-1);
  if (found === undefined) return null;
  return { ...chargebackShown(found), owed: me === buyer ? null : toMajor(found.raised.sellerShare) };
}

function placeOf({ pickupLocation, location }: Readonly<Record<string, unknown>>): string | null {
  const place = pickupLocation ?? location;
  return typeof place === 'string' && place !== '' ? place : null;
}

/** Returns the state of an errand. Includes the pick-up code for the poster while it is usable. */
function deliveryOf({ delivery, status, buyer, listing }: Order, me: Student): Payment['delivery'] {
  if (delivery === undefined) return null;
  const { pickupCode, ...steps } = delivery;
  const { from, to } = listing.details;
  const placeOf = (place: unknown) => (typeof place === 'string' && place !== '' ? place : null);
  return {
    ...steps,
    status: deliveryStatusOf(delivery),
    from: placeOf(from),
    to: placeOf(to),
    pickupCode: me === buyer && status === 'held' && steps.pickedUpAt === null ? pickupCode : null,
  };
}

/** Returns the state of the work of a gig, an errand or a service. */
export function completionOf(order: Order): Payment['completion'] {
  const { listing, rounds = [] } = order;
  if (!isPaidWork(order)) return null;
  const left = revisionsLeft(rounds, isDelivered(listing.hive));
  return { status: completionStatusOf(rounds), rounds: [...rounds], revisionsLeft: left };
}

/** Refuses orders of others. */
export const mine = (found: Order | undefined, me: Student): Order =>
  found !== undefined && [found.buyer, found.seller].includes(me) ? found : refuse('not_found');

export const byId = (state: State, id: string, me: Student): Order =>
  mine(
    state.orders.find((one) => one.id === id),
    me,
  );

/** Returns the side of an order that a student is on. */
export const sideOf = (order: Order, me: Student): OrderSide =>
  order.buyer === me ? 'buyer' : order.seller === me ? 'seller' : null;

/** Returns the facts about an order that the rules need. */
export const orderFactsOf = (order: Order) => ({
  status: order.status,
  item: order.item,
  sellerId: order.seller.id,
  amounts: feesOf(order),
  listingStatus: order.listing.status,
  hasMore: order.milestone !== undefined && order.milestone.number < order.milestone.count,
  paidAt: order.paidAt === null ? null : new Date(order.paidAt),
  createdAt: new Date(order.createdAt),
  startsAt: order.booking === null ? null : new Date(order.booking.startsAt),
  workDueAt: dueOf(order),
  eventStartsAt: eventStartOf(order),
  eventMove:
    order.movedAt === undefined ? null : { movedAt: new Date(order.movedAt), startsAt: eventStartOf(order) },
});

const eventStartOf = ({ item, listing }: Order): Date | null =>
  item === 'ticket' ? eventPlanOf(listing.details).startsAt : null;
