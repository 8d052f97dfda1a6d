import {
  HANDOVER_TRIES,
  HOUR,
  saleOf,
  itemOf,
  PAYMENT_STATUS_OF,
  RESERVATION_LIFETIME,
  SESSION_AHEAD,
  toMajor,
  toMinor,
  LIVE_ORDER_STATUSES,
  HELD_STATUSES,
} from '@campushive/contract';
import { campus as ghana } from '@campushive/campus-ghana';
import { decideCharge, type ReportedCharge } from '@campushive/contract/rules/charges';
import { decideReservation } from '@campushive/contract/rules/reservations';
import { chargeOf, goesOn } from './charges.js';
import { addPlace, hasRoom, placeOf, removePlace } from './events.js';
import { giveBack, giveToSeller, sendBack } from './disputes.js';
import { byId, feesOf, mine, orderFactsOf, sideOf, toPayment } from './order-shown.js';
import { decideCancel, decideHandover } from '@campushive/contract/rules/orders';
import { markMet } from './meetups.js';
import type { PayerOutcome } from './stored.js';
import {
  isBlocked,
  notify,
  pageOf,
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type Student,
  type StoredCharge,
} from './state.js';
import { agreedOffer, endOffers } from './offers.js';
import { requireStudentProof } from './student-proof.js';
import { moveOrder } from './threads.js';

interface Wanted {
  readonly hiveId: string;
  readonly startsAt?: string | undefined;
  readonly hours?: number | undefined;
  readonly price?: number | string | null | undefined;
}

type PaymentCalls = InMemoryCalls<
  | 'payments.initialize'
  | 'payments.charge'
  | 'payments.voucher'
  | 'payments.verify'
  | 'payments.status'
  | 'payments.list'
  | 'payments.get'
  | 'payments.handover'
  | 'payments.cancel'
  | 'bookings.taken'
>;

/** Held money, as the server keeps it. */
export function paymentCalls(state: State): PaymentCalls {
  const end = (order: Order, status: 'expired' | 'failed' | 'cancelled') => {
    moveOrder(state, order, status);
    order.endedAt = state.now().toISOString();
    if (order.item === 'ticket') {
      const place = state.places.find((one) => one.order === order);
      if (place !== undefined) removePlace(state, place);
    } else if (order.item === 'listing') order.listing.status = order.kind === 'gig' ? 'assigned' : 'active';
  };
  /** What an order is for, taken for its buyer. */
  const take = (order: Order) => {
    const { listing, buyer, booking } = order;
    if (order.item === 'listing') listing.status = 'reserved';
    if (order.item === 'ticket') {
      const mine = placeOf(state, listing, buyer);
      if (typeof listing.details['registrationLink'] === 'string') return refuse('event_elsewhere');
      if (mine?.status === 'going') return refuse('already_going');
      if (mine?.status !== 'offered' && (mine !== undefined || !hasRoom(state, listing))) {
        return refuse('event_full');
      }
      const place = mine ?? addPlace(state, { listing, student: buyer, status: 'reserved' });
      place.status = 'reserved';
      place.order = order;
      place.heldUntil = order.reservedUntil;
    }
    if (booking !== null) {
      const clash = bookedWith(order.seller).some(
        (one) => one.startsAt < booking.endsAt && one.endsAt > booking.startsAt,
      );
      if (clash)
        refuse('slot_taken', 'The tutor is booked at this time.', { startsAt: { code: 'slot_taken' } });
    }
  };
  const bookedWith = (tutor: Student) =>
    state.orders
      .filter(
        (one) => one.seller === tutor && !['expired', 'failed', 'cancelled', 'refunded'].includes(one.status),
      )
      .flatMap((one) => one.booking ?? []);
  const settle = (order: Order) => {
    if (order.status !== 'pending_payment') return;
    // A network gives up when a prompt is not answered.
    if (order.charge !== undefined && order.charge.expiresAt <= state.now().getTime())
      order.outcome ??= 'failed';
    if (order.outcome === null) return;
    const decision = decideCharge(chargeAs(order, order.outcome), {
      status: order.status,
      amounts: feesOf(order),
      currency: ghana.currency.code,
      isAvailable: false,
    });
    if (decision.do === 'fail') return end(order, 'failed');
    if (decision.do === 'send_back') {
      end(order, 'cancelled');
      sendBack(state, order, decision.refund);
      return tellBoth(order, 'payment_mismatched');
    }
    if (decision.do === 'nothing') return;
    moveOrder(state, order, 'held');
    order.paidAt = state.now().toISOString();
    if (order.item === 'listing') order.listing.status = order.kind === 'gig' ? 'assigned' : 'sold';
    if (order.item === 'listing') endOffers(state, (one) => one.listing === order.listing, 'sold');
    const place = state.places.find((one) => one.order === order);
    if (place !== undefined) Object.assign(place, { status: 'going', heldUntil: null });
    const subject = { type: 'payment' as const, id: order.id };
    const told = { type: 'payment' as const, values: { listing: order.listing.title }, subject };
    notify(state, order.seller.id, { ...told, kind: 'payment_held' });
    notify(state, order.buyer.id, { ...told, kind: 'payment_made' });
  };

  const requireRoom = (me: Student) => {
    const past = state.orders
      .filter((one) => one.buyer === me && one.kind === 'purchase')
      .map(({ status, createdAt, reservedUntil, endedAt }) => ({
        status,
        createdAt: new Date(createdAt),
        reservedUntil: new Date(reservedUntil),
        updatedAt: new Date(endedAt ?? createdAt),
      }));
    const refusal = decideReservation(past, state.now());
    if (refusal !== null) refuse(refusal.refused, undefined, undefined, refusal.retryAfter);
  };
  const isCheckedIn = (order: Order) =>
    state.places.some((one) => one.order === order && one.checkedInAt !== null);
  const tellBoth = (order: Order, kind: 'payment_mismatched') => {
    for (const to of ['seller', 'buyer'] as const) {
      const subject = { type: 'payment' as const, id: order.id };
      const values = { listing: order.listing.title, to };
      notify(state, order[to].id, { type: 'payment', kind, values, subject });
    }
  };

  /** The viewer's order of a listing: the one that waits already, or a new one. */
  const begin = (
    { hiveId, startsAt, hours, price }: Wanted,
    me: Student,
    charge: StoredCharge | undefined,
  ): Order => {
    const listing =
      state.listings.find((one) => one.id === hiveId && !['deleted', 'hidden'].includes(one.status)) ??
      refuse('not_found');
    const sale = saleOf(listing.hive);
    if (sale === null || listing.price === 0) return refuse('listing_free');
    if (sale === 'purchase' && listing.poster === me) return refuse('own_listing');
    if (sale === 'gig' && listing.poster !== me) return refuse('forbidden');
    const seller =
      sale === 'purchase' ? listing.poster : state.students.find((one) => one.id === listing.assignedToId);
    if (seller === undefined) return refuse('listing_unassigned');
    const item = itemOf(listing.hive);
    const booking = bookingOf(item === 'session', startsAt, hours, state.now());
    for (const one of state.orders) {
      const lapsed = one.status === 'pending_payment' && one.reservedUntil <= state.now().getTime();
      if (one.listing === listing && lapsed) end(one, 'expired');
    }
    const live = state.orders.find(
      (one) =>
        one.listing === listing &&
        LIVE_ORDER_STATUSES.includes(one.status) &&
        (item === 'listing' || (one.buyer === me && one.status === 'pending_payment')),
    );
    if (live !== undefined && HELD_STATUSES.includes(live.status)) return refuse('listing_unavailable');
    if (live !== undefined && live.buyer !== me)
      return refuse('listing_reserved', 'Someone else is paying.', undefined, 900);
    if (live !== undefined && (charge ?? live.charge) !== undefined) {
      settle(live);
      if (isHeld(live)) return charge === undefined ? refuse('listing_unavailable') : live;
    }
    if (live?.status === 'pending_payment') {
      const same = live.booking?.startsAt === booking?.startsAt && live.booking?.hours === booking?.hours;
      if (goesOn(live, charge, same, state.now())) return live;
      const place = state.places.find((one) => one.order === live);
      // The next order takes it: it is not offered to the waitlist in between.
      if (place === undefined) end(live, 'cancelled');
      else {
        moveOrder(state, live, 'cancelled');
        live.endedAt = state.now().toISOString();
        Object.assign(place, { status: 'offered', order: null });
      }
    }
    requireStudentProof(me);
    if (sale === 'purchase' && isBlocked(state, me, seller)) return refuse('blocked');
    if (sale === 'purchase') requireRoom(me);
    if (listing.status !== (sale === 'gig' ? 'assigned' : 'active')) return refuse('listing_unavailable');
    const offer = sale === 'purchase' ? agreedOffer(state, listing, me) : undefined;
    const priceMinor = offer?.amountMinor ?? toMinor(listing.price);
    if (price != null && toMinor(Number(price)) !== priceMinor) return refuse('price_changed');
    const id = state.nextId();
    const order: Order = {
      id,
      reference: `cmp-${id}`,
      listing,
      buyer: me,
      seller,
      kind: sale,
      item,
      price: toMajor(Math.round(priceMinor * (booking?.hours ?? 1))),
      booking,
      status: 'pending_payment',
      code: String(100_000 + state.orders.length),
      tries: 0,
      outcome: null,
      reservedUntil: state.now().getTime() + RESERVATION_LIFETIME,
      ...(charge && { charge }),
      paidAt: null,
      releasedAt: null,
      createdAt: state.now().toISOString(),
    };
    if (offer !== undefined) offer.found.order = order;
    take(order);
    state.orders.unshift(order);
    return order;
  };

  const verify = (reference: string, me: Student) => {
    const order = mine(
      state.orders.find((one) => one.reference === reference),
      me,
    );
    settle(order);
    return { data: toPayment(order, me, state.now()) };
  };

  return {
    'payments.initialize': (wanted, me) => ({ data: begun(begin(wanted, me, undefined)) }),
    'payments.charge'({ phone, network, ...wanted }, me) {
      const order = begin(wanted, me, chargeOf(state, { phone, network }, me));
      return { data: toPayment(order, me, state.now()) };
    },
    'payments.voucher'({ id, voucher }, me) {
      const order = byId(state, id, me);
      if (order.buyer !== me) return refuse('forbidden');
      if (order.status !== 'pending_payment' || order.charge?.step !== 'voucher')
        return refuse('payment_not_pending');
      if (voucher.length !== 6)
        return refuse('voucher_wrong', 'That voucher does not work.', { voucher: { code: 'voucher_wrong' } });
      order.outcome = voucher === '123456' ? 'success' : 'failed';
      settle(order);
      return { data: toPayment(order, me, state.now()) };
    },
    'payments.verify': ({ reference }, me) => verify(reference, me),
    'payments.status': ({ reference }, me) => verify(reference, me),
    'payments.list'({ status, q = '', sort = 'date-desc', cursor, limit }, me) {
      const wanted = q.trim().toLowerCase();
      const found = state.orders.filter(
        (one) =>
          [one.buyer, one.seller].includes(me) &&
          (status === undefined || PAYMENT_STATUS_OF[one.status] === status) &&
          (one.listing.title.toLowerCase().includes(wanted) || one.reference.toLowerCase().includes(wanted)),
      );
      if (sort.startsWith('amount')) found.sort((a, b) => b.price - a.price);
      if (sort.endsWith('-asc')) found.reverse();
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => toPayment(one, me, state.now())), pagination };
    },
    'payments.get': ({ id }, me) => ({ data: toPayment(byId(state, id, me), me, state.now()) }),
    'payments.handover'({ id, code }, me) {
      const order = byId(state, id, me);
      const decision = decideHandover(sideOf(order, me), orderFactsOf(order), order.code === code);
      if (decision === 'done') return { data: toPayment(order, me, state.now()) };
      if ('refused' in decision && decision.refused !== 'handover_code_wrong')
        return refuse(decision.refused);
      if (order.tries >= HANDOVER_TRIES)
        return refuse('too_many_attempts', 'Too many wrong codes.', undefined, 900);
      if ('refused' in decision) {
        order.tries += 1;
        const code = { code: 'handover_code_wrong' } as const;
        return refuse(decision.refused, 'That is not the code.', { code });
      }
      giveToSeller(state, order, decision);
      markMet(order);
      return { data: toPayment(order, me, state.now()) };
    },
    'payments.cancel'({ id }, me) {
      const order = byId(state, id, me);
      const decide = () =>
        decideCancel(
          sideOf(order, me),
          { ...orderFactsOf(order), isCheckedIn: isCheckedIn(order) },
          state.now(),
        );
      const asked = decide();
      if ('refused' in asked && asked.refused === 'forbidden') return refuse(asked.refused);
      settle(order);
      const decision = decide();
      if ('refused' in decision) return refuse(decision.refused);
      if (decision.to === 'cancelled') end(order, decision.to);
      else giveBack(state, order, me, decision);
      return { data: toPayment(order, me, state.now()) };
    },
    'bookings.taken'({ id }) {
      const listing =
        state.listings.find((one) => one.id === id && one.hive === 'academia') ?? refuse('not_found');
      const now = state.now().toISOString();
      const data = bookedWith(listing.poster)
        .filter(({ endsAt }) => endsAt > now)
        .map((one) => ({ startsAt: one.startsAt, endsAt: one.endsAt }))
        .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
      return { data, count: data.length };
    },
  };
}

/** What the provider says of what the payer did. */
function chargeAs(order: Order, outcome: PayerOutcome): ReportedCharge {
  const { total } = feesOf(order);
  return {
    status: outcome === 'failed' ? 'failed' : 'success',
    amount: outcome === 'short' ? SHORT : total,
    currency: outcome === 'foreign' ? FOREIGN : ghana.currency.code,
    providerFee: 0,
  };
}

const FOREIGN = 'USD';
/** Less than anything costs, in minor units. */
const SHORT = 100;

/** When a session is to be; only sessions have a time. */
function bookingOf(isSession: boolean, startsAt: string | undefined, hours: number | undefined, now: Date) {
  if (!isSession) {
    if (startsAt !== undefined) refuseField('startsAt', 'only_sessions_have_time');
    if (hours !== undefined) refuseField('hours', 'only_sessions_have_hours');
    return null;
  }
  if (startsAt === undefined) return refuseField('startsAt', 'required');
  if (hours === undefined) return refuseField('hours', 'required');
  const begins = new Date(startsAt);
  if (begins <= now) return refuseField('startsAt', 'not_in_future');
  if (begins.getTime() > now.getTime() + SESSION_AHEAD)
    return refuseField('startsAt', 'too_far_ahead', { days: 90 });
  const endsAt = new Date(begins.getTime() + hours * HOUR).toISOString();
  return { startsAt: begins.toISOString(), endsAt, hours };
}

const isHeld = ({ status }: Order) => status === 'held';

function begun(order: Order) {
  return {
    authorizationUrl: `https://checkout.example/${order.reference}`,
    reference: order.reference,
    accessCode: order.reference,
    paymentId: order.id,
    reservedUntil: new Date(order.reservedUntil).toISOString(),
  };
}
