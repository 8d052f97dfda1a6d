import { campus as ghana } from '@campushive/campus-ghana';
import {
  feesFor,
  itemOf,
  LIVE_ORDER_STATUSES,
  RESERVATION_LIFETIME,
  SECOND,
  type PaidMilestone,
} from '@campushive/contract';
import { lowestPriceOf } from '@campushive/contract/money';
import {
  decideBooking,
  decideQuantity,
  hourPriceOf,
  orderPriceOf,
} from '@campushive/contract/rules/bookings';
import { bundleField, isSameBundle } from '@campushive/contract/rules/bundles';
import type { CurrentMilestone } from '@campushive/contract/rules/milestones';
import { decideParties } from '@campushive/contract/rules/parties';
import { chargeLimitOf } from '@campushive/contract/rules/wallet-limits';
import { isOffered, packagesOf, type ServicePackage } from '@campushive/contract/rules/packages';
import { decideKind, ticketKindsOf, type TicketKind } from '@campushive/contract/rules/ticket-kinds';
import { decideResumption, freeStatusOf } from '@campushive/contract/rules/resumption';
import { agreedPriceOf } from './applications.js';
import { requireFreeSlot } from './availability.js';
import { findBundled, moveOthers, priceBundled, sumOf } from './bundle-orders.js';
import { boughtBy, buys } from './bundles.js';
import { newDelivery } from './deliveries.js';
import { requireTickets, reserveTickets } from './events.js';
import { payableMilestone } from './milestones.js';
import { isServiceFull } from './services.js';
import { agreedOffer } from './offers.js';
import { requireRoomToReserve } from './past-reservations.js';
import { reducedPrice } from './promo-codes.js';
import { claimLesson, linkLesson } from './series-order.js';
import { endOrder, settleOrder } from './settle-order.js';
import {
  isBlocked,
  refuse,
  refuseField,
  type Order,
  type State,
  type StoredCharge,
  type StoredListing,
  type Student,
} from './state.js';
import { requireSwitchedOn } from './console.js';
import { requireStudentVerification } from './student-verification.js';
import { moveOrder } from './threads.js';
import { toMajor, toPrice } from './money.js';
import { feesOf } from './order-shown.js';
import { hourPriceFor } from './trial.js';

interface Wanted {
  readonly hiveId: string;
  readonly startsAt?: string | undefined;
  readonly hours?: number | undefined;
  readonly seriesId?: string | undefined;
  readonly quantity?: number | undefined;
  readonly kindId?: string | undefined;
  readonly promoCode?: string | undefined;
  readonly bundledIds?: readonly string[] | undefined;
  readonly milestoneId?: string | undefined;
  readonly price?: number | string | null | undefined;
}

/** Returns the buyer's pending order of a listing, or creates one. */
export function beginOrder(
  state: State,
  {
    hiveId,
    bundledIds = [],
    price,
    quantity: asked,
    kindId,
    promoCode,
    seriesId,
    milestoneId,
    ...time
  }: Wanted,
  me: Student,
  charge: StoredCharge | undefined,
): Order {
  const others = findBundled(state, [hiveId, ...bundledIds], me);
  const listing =
    state.listings.find((one) => one.id === hiveId && !['deleted', 'hidden'].includes(one.status)) ??
    refuse('not_found');
  const { kind, seller } = partiesOf(state, listing, me);
  const item = itemOf(listing.hive, isOffered(listing.details));
  const session = decideBooking(item, time, state.now());
  if (session !== null && 'refused' in session) {
    return refuseField(session.field, session.refused, session.params);
  }
  const quantity = decideQuantity(item, asked);
  if (typeof quantity === 'object') return refuseField('quantity', quantity.refused);
  const ticketKind = decideKind<TicketKind | ServicePackage>(
    listing.hive === 'buzz' ? ticketKindsOf(listing.details) : packagesOf(listing.details),
    kindId,
  );
  if (ticketKind !== null && 'refused' in ticketKind) return refuseField('kindId', ticketKind.refused);
  if (ticketKind?.priceMinor === 0) return refuse('listing_free');
  const booking =
    session === null
      ? null
      : {
          startsAt: session.startsAt.toISOString(),
          endsAt: session.endsAt.toISOString(),
          hours: time.hours ?? 0,
        };
  const lesson = claimLesson(state, { seriesId, listing, student: me, session });
  const waiting = resume(state, listing, me, charge, {
    booking,
    quantity,
    ticketKind,
    promoCode,
    others,
  });
  if (waiting !== undefined) {
    if (milestoneId !== undefined && milestoneId !== waiting.milestone?.id)
      return refuse('milestones_changed');
    if (charge !== undefined) requireWithinLimit(charge, feesOf(waiting).total);
    linkLesson(lesson, waiting);
    return waiting;
  }
  requireStudentVerification(me);
  requireSwitchedOn(state, listing.hive, 'paying');
  if (kind === 'purchase') {
    if (isBlocked(state, me, seller)) return refuse('blocked');
    requireRoomToReserve(state, me, listing);
  }
  const further = priceBundled(state, listing, others, me);
  const isKept = lesson !== null && lesson.priceMinor !== null && listing.status === 'expired';
  if (listing.status !== freeStatusOf(kind) && !isKept) return refuse('listing_unavailable');
  if (isServiceFull(state, listing)) return refuse('fully_booked');
  const milestone = payableMilestone(state, listing, milestoneId);
  const offer =
    kind === 'purchase' && lesson?.priceMinor == null ? agreedOffer(state, listing, me) : undefined;
  const listed =
    booking === null
      ? (listing.priceMinor ?? 0)
      : hourPriceOf(hourPriceFor(state, listing, me), booking.hours);
  const beforeMinor =
    milestone?.priceMinor ??
    ticketKind?.priceMinor ??
    lesson?.priceMinor ??
    offer?.amountMinor ??
    agreedPriceOf(state, listing) ??
    listed;
  const wanted = { code: promoCode, kindId: ticketKind?.id ?? null, quantity, priceMinor: beforeMinor };
  const reduced = reducedPrice(state, listing, wanted);
  const priceMinor = sumOf(reduced?.priceMinor ?? beforeMinor, further);
  if (price != null && toPrice(Number(price)) !== priceMinor) return refuse('price_changed');
  const totalMinor = feesFor(
    kind,
    orderPriceOf(priceMinor, lowestPriceOf(ghana), session, quantity),
    ghana.fees,
  ).total;
  if (charge !== undefined) requireWithinLimit(charge, totalMinor);
  const id = state.nextId();
  const order: Order = {
    id,
    reference: `cmp-${id}`,
    listing,
    buyer: me,
    seller,
    kind,
    item,
    priceMinor: orderPriceOf(priceMinor, lowestPriceOf(ghana), session, quantity),
    quantity,
    ...(further.length > 0 && { further }),
    ticketKind: ticketKind === null ? null : { id: ticketKind.id, name: ticketKind.name },
    ...(ticketKind !== null &&
      'days' in ticketKind && { work: { includes: ticketKind.includes, days: ticketKind.days } }),
    ...(reduced !== null && {
      promo: {
        id: reduced.code.id,
        code: reduced.code.code,
        beforeMinor: orderPriceOf(beforeMinor, lowestPriceOf(ghana), session, quantity),
      },
    }),
    ...(milestone !== null && { milestone: nameOf(milestone) }),
    booking,
    status: 'pending_payment',
    code: String(100_000 + state.orders.length),
    tries: 0,
    blocks: state.blocks,
    outcome: null,
    reservedUntil: state.now().getTime() + RESERVATION_LIFETIME,
    ...newDelivery(listing.hive, state.orders.length),
    ...(charge && { charge }),
    paidAt: null,
    releasedAt: null,
    createdAt: state.now().toISOString(),
  };
  if (offer !== undefined) offer.found.order = order;
  linkLesson(lesson, order);
  for (const one of further) if (one.offer !== undefined) one.offer.order = order;
  reserveItem(state, order);
  state.orders.unshift(order);
  return order;
}

/** Refuses amounts above the wallet limit of the network. */
function requireWithinLimit({ network }: StoredCharge, total: number): void {
  const limit = chargeLimitOf(ghana, network);
  if (limit === null || total <= limit) return;
  const params = { max: toMajor(limit) };
  refuse('above_wallet_limit', undefined, { network: { code: 'above_wallet_limit', params } });
}

const nameOf = ({ id, number, count, title }: CurrentMilestone): PaidMilestone => ({
  id,
  number,
  count,
  title,
});

/** Returns payer and payee. Refuses the wrong payer. */
function partiesOf(
  state: State,
  { hive, poster, assignedToId, priceMinor, details }: StoredListing,
  me: Student,
) {
  const isFree = (priceMinor ?? 0) === 0;
  const parties = decideParties(
    {
      ...{ hive, posterId: poster.id, assignedToId: assignedToId ?? null, isFree },
      isService: isOffered(details),
    },
    me.id,
  );
  if ('refused' in parties) return refuse(parties.refused);
  const seller = state.students.find(({ id }) => id === parties.sellerId) ?? refuse('listing_unavailable');
  return { kind: parties.sale, seller };
}

/** Returns the buyer's own pending order. Refuses while another buyer's is pending. */
function resume(
  state: State,
  listing: StoredListing,
  me: Student,
  charge: StoredCharge | undefined,
  wanted: WantedAgain,
): Order | undefined {
  const all = [listing, ...wanted.others];
  const now = state.now();
  for (const one of state.orders) {
    const lapsed = one.status === 'pending_payment' && one.reservedUntil <= now.getTime();
    if (lapsed && all.some((thing) => buys(one, thing))) endOrder(state, one, 'expired');
  }
  const standing = state.orders.filter(
    (one) =>
      all.some((thing) => buys(one, thing)) &&
      LIVE_ORDER_STATUSES.includes(one.status) &&
      (one.item === 'listing' || (one.buyer === me && one.status === 'pending_payment')),
  );
  for (const live of standing) {
    const found = resumeOne(state, live, { listing, me, charge, wanted });
    if (found !== undefined) return found;
  }
  return undefined;
}

type WantedAgain = Pick<Order, 'booking' | 'ticketKind'> & {
  readonly quantity: number;
  readonly promoCode: string | undefined;
  /** Other items of the bundle. */
  readonly others: readonly StoredListing[];
};

function resumeOne(
  state: State,
  live: Order,
  {
    listing,
    me,
    charge,
    wanted,
  }: { listing: StoredListing; me: Student; charge: StoredCharge | undefined; wanted: WantedAgain },
): Order | undefined {
  const now = state.now();
  const all = [listing, ...wanted.others];
  // Settles the order first, because the phone may have approved it by now.
  if (isPending(live) && live.buyer === me && (charge ?? live.charge) !== undefined) {
    settleOrder(state, live);
    if (isHeld(live) && charge !== undefined && all.every((thing) => buys(live, thing))) return live;
    if (!isHeld(live) && !isPending(live)) return undefined;
  }
  const { booking, quantity, ticketKind = null, promoCode } = wanted;
  const isSame =
    isSameBundle(idsOf(boughtBy(live)), idsOf(all)) &&
    (live.quantity ?? 1) === quantity &&
    (live.ticketKind?.id ?? null) === (ticketKind?.id ?? null) &&
    live.promo?.code === promoCode &&
    live.booking?.startsAt === booking?.startsAt &&
    live.booking?.hours === booking?.hours;
  const decision = decideResumption(
    {
      status: live.status,
      isMine: live.buyer === me,
      isSame,
      isStarted: true,
      createdAt: new Date(live.createdAt),
      reservedUntil: new Date(live.reservedUntil),
      charge:
        live.charge === undefined ? null : { ...live.charge, expiresAt: new Date(live.charge.expiresAt) },
    },
    charge ?? null,
    now,
  );
  if (decision === 'go_on') return live;
  if (typeof decision === 'object') {
    const { refused } = decision;
    const at = all.findIndex((thing) => buys(live, thing));
    const field = (code: 'bundle_gone' | 'bundle_reserved') =>
      all.length > 1 ? { [bundleField(at)]: { code } } : undefined;
    if (refused === 'listing_unavailable') return refuse(refused, undefined, field('bundle_gone'));
    const fields = refused === 'listing_reserved' ? field('bundle_reserved') : undefined;
    const seconds = Math.ceil((decision.until.getTime() - now.getTime()) / SECOND);
    return refuse(refused, undefined, fields, seconds);
  }
  // Checks the request first, so that a refusal leaves the pending order unchanged.
  if (live.item === 'ticket') {
    const kept = state.places.filter((one) => one.order === live);
    requireTickets(state, { listing, buyer: me, quantity, ticketKind }, kept);
    // Price and type are irrelevant for whether the code is valid.
    const asked = { code: promoCode, kindId: ticketKind?.id ?? null, quantity, priceMinor: 0 };
    reducedPrice(state, listing, asked, live);
  }
  giveUp(state, live);
  return undefined;
}

const idsOf = (listings: readonly StoredListing[]) => listings.map(({ id }) => id);
const isHeld = ({ status }: Order) => status === 'held';
const isPending = ({ status }: Order) => status === 'pending_payment';

/** Cancels an unpaid order in favour of another one of the same buyer. */
function giveUp(state: State, order: Order): void {
  const places = state.places.filter((one) => one.order === order);
  if (places.length === 0) return endOrder(state, order, 'cancelled');
  // Keeps the tickets for the next order instead of offering them to the waitlist.
  moveOrder(state, order, 'cancelled');
  order.endedAt = state.now().toISOString();
  for (const place of places) Object.assign(place, { status: 'offered', order: null });
}

/** Reserves the item of a new order, or refuses the buyer. */
function reserveItem(state: State, order: Order): void {
  const { listing, booking } = order;
  if (order.item === 'listing') listing.status = 'reserved';
  moveOthers(state, order, 'reserve');
  if (order.item === 'ticket') reserveTickets(state, order);
  if (booking !== null) requireFreeSlot(state, order, booking.startsAt, booking.endsAt);
}
