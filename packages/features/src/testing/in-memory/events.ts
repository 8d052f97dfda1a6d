import { type Attendee, type EventState, type Ticket } from '@campushive/contract';
import {
  capacityOf,
  decideJoin,
  decidePromotion,
  decideTickets,
  freeSeats,
  isWholeOrderIn,
  readTicketCode,
  refusalToLeave,
  TAKEN_SEATS,
  type EventFacts,
  type KindRefusal,
  type SeatFacts,
  type SeatsFacts,
  type SeatRequest,
} from '@campushive/contract/rules/seats';
import { refusalAtDoor } from '@campushive/contract/rules/door';
import { refusalToRelease } from '@campushive/contract/rules/orders';
import { campus as ghana } from '@campushive/campus-ghana';
import {
  freeOfKind,
  kindIn,
  kindSaleOf,
  kindSeatsOf,
  placesOnSale,
  type KindSeats,
  type TakenByKind,
} from '@campushive/contract/rules/ticket-kinds';
import { dayIn } from '@campushive/contract/rules/zoned-time';
import { attendeeMessageCalls } from './attendee-messages.js';
import { doorHelperCalls, roleAtDoor } from './door-helpers.js';
import { doorEventOf, doorTicketOf } from './door-facts.js';
import { toMajor } from './money.js';
import { orderFactsOf } from './order-shown.js';
import { beginningOf, endOf, toListing } from './listing-presenter.js';
import {
  isBlocked,
  notify,
  pageOf,
  refuse,
  refuseField,
  toUser,
  type InMemoryCalls,
  type Order,
  type Place,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

/** Calls of events. Some sign their responses, see door.ts. */
export type SyncEventCalls = InMemoryCalls<
  | 'events.get'
  | 'events.join'
  | 'events.leave'
  | 'events.attendees'
  | 'events.checkIn'
  | 'events.helpers'
  | 'events.nameHelper'
  | 'events.removeHelper'
  | 'events.message'
  | 'events.messages'
  | 'events.tickets'
>;

/** Returns the facts about an event that the rules need. */
export const eventOf = (listing: StoredListing): EventFacts => ({
  ...listing,
  expiresAt: endOf(listing),
});

const takenAt = (state: State, listing: StoredListing) =>
  state.places.filter((one) => one.listing === listing && TAKEN_SEATS.includes(one.status)).length;

/** Counts the taken seats by ticket type. */
export function takenByKind(state: State, listing: StoredListing): TakenByKind {
  const taken = new Map<string | null, number>();
  for (const { listing: at, status, kindId } of state.places)
    if (at === listing && TAKEN_SEATS.includes(status)) taken.set(kindId, (taken.get(kindId) ?? 0) + 1);
  return taken;
}

/** Returns today's date by the campus's clock. */
export const todayIn = (state: State): string => dayIn(state.now().getTime(), ghana.timeZone);

const kindsOf = (state: State, listing: StoredListing): readonly KindSeats[] =>
  kindSeatsOf(listing.details, takenByKind(state, listing), todayIn(state));

const factsOf = (place: Place | undefined): SeatFacts | null =>
  place === undefined
    ? null
    : { status: place.status, hasOrder: place.order !== null, isCheckedIn: place.checkedInAt !== null };

/** Returns the occupancy of an event, with the student's own seat. */
const seatsOf = (state: State, listing: StoredListing, student: Student): SeatsFacts => ({
  taken: takenAt(state, listing),
  mine: factsOf(placeOf(state, listing, student)),
  kinds: kindsOf(state, listing),
});

/** Returns a student's places or tickets, in order. */
const placesOf = (state: State, listing: StoredListing, student: Student | null) =>
  state.places
    .filter((one) => one.listing === listing && one.student === student)
    .sort((a, b) => a.number - b.number);

const placeOf = (state: State, listing: StoredListing, student: Student | null) =>
  placesOf(state, listing, student)[0];

/** Refuses more tickets than are available. `kept` are places reserved for this buyer. */
export function requireTickets(
  state: State,
  {
    listing,
    buyer,
    quantity = 1,
    ticketKind = null,
  }: Pick<Order, 'listing' | 'buyer' | 'quantity' | 'ticketKind'>,
  kept: readonly Place[],
): void {
  const seats = seatsOf(state, listing, buyer);
  const mine: SeatFacts | null =
    kept.length > 0 ? { status: 'offered', hasOrder: false, isCheckedIn: false } : seats.mine;
  const kindId = ticketKind?.id ?? null;
  const offered = kept.filter((one) => one.kindId === kindId).length;
  const wanted: SeatRequest = { ...seats, mine, kindId, wanted: quantity, offered };
  const decision = decideTickets(eventOf(listing), wanted);
  if (decision === 'granted') return;
  if (isAboutKind(decision.refused)) return refuseKind(decision.refused);
  const left = decision.refused === 'event_full' ? decision.left : 0;
  if (left === 0) return refuse(decision.refused);
  refuse('event_full', undefined, { quantity: { code: 'tickets_left', params: { max: left } } });
}

const isAboutKind = (code: string): code is KindRefusal => code.startsWith('kind_');

/** Refuses the ticket type with a field error. */
function refuseKind(code: KindRefusal): never {
  switch (code) {
    case 'kind_needed':
      return refuseField('kindId', 'required');
    case 'kind_unknown':
      return refuseField('kindId', 'invalid_choice');
    case 'kind_sold_out':
      return refuse('event_full', undefined, { kindId: { code } });
    case 'kind_over':
      return refuse('listing_unavailable', undefined, { kindId: { code } });
    default:
      return code satisfies never;
  }
}

/** Reserves places during payment: free ones, and those offered to the buyer. */
export function reserveTickets(state: State, order: Order): void {
  const { listing, buyer, quantity = 1 } = order;
  const kindId = order.ticketKind?.id ?? null;
  const all = placesOf(state, listing, buyer).filter((one) => one.status === 'offered');
  requireTickets(state, order, all);
  const offered = all.filter((one) => one.kindId === kindId);
  const reserved = { status: 'reserved', order, heldUntil: order.reservedUntil, of: quantity } as const;
  for (const place of offered.slice(0, quantity)) Object.assign(place, reserved);
  for (let number = offered.length + 1; number <= quantity; number += 1)
    Object.assign(addPlace(state, { listing, student: buyer, status: 'reserved', number, kindId }), reserved);
  for (const place of all.filter((one) => one.status === 'offered')) removePlace(state, place);
}

/** Returns the tickets of an unpaid order to the waitlist. Checked-in attendees keep theirs. */
export function returnTickets(state: State, order: Order): void {
  const returned = state.places.filter((one) => one.order === order && one.checkedInAt === null);
  for (const place of returned) removePlace(state, place);
}

function addPlace(
  state: State,
  place: Pick<Place, 'listing' | 'student' | 'status'> & {
    order?: Order;
    number?: number;
    kindId?: string | null;
  },
): Place {
  const made: Place = {
    id: state.nextId(),
    code: String(state.nextId()).replace(/-/g, '').slice(-12),
    order: null,
    heldUntil: null,
    checkedInAt: null,
    admissionId: null,
    joinedAt: state.now().toISOString(),
    number: 1,
    of: 1,
    kindId: null,
    ...place,
  };
  state.places.push(made);
  made.listing.places = [...(made.listing.places ?? []), made];
  return made;
}

/** Frees a place and promotes the waitlist. */
export function removePlace(state: State, place: Place): void {
  state.places.splice(state.places.indexOf(place), 1);
  state.formerPlaces.push(place);
  const { listing } = place;
  listing.places = listing.places?.filter((one) => one !== place) ?? [];
  moveUp(state, listing);
}

/** Promotes students from the waitlist to free places. */
export function moveUp(state: State, listing: StoredListing): void {
  const kinds = kindsOf(state, listing);
  for (const kind of kinds.length === 0 ? [null] : kinds) {
    const decision = decidePromotion(eventOf(listing), takenAt(state, listing), state.now(), kind);
    if (decision === null) continue;
    const line = state.places.filter((one) => one.listing === listing && one.status === 'waiting');
    for (const next of line.slice(0, decision.seats ?? line.length)) {
      next.status = decision.status;
      next.kindId = kind?.id ?? null;
      next.heldUntil = decision.heldUntil?.getTime() ?? null;
      notify(state, next.student.id, {
        type: 'system',
        kind: decision.notify,
        values: { listing: listing.title },
        subject: { type: 'listing', id: listing.id },
      });
    }
  }
}

function kindNameOf({ listing, kindId }: Place): Ticket['kind'] {
  const kind = kindIn(listing.details, kindId);
  return kind === null ? null : { id: kind.id, name: kind.name };
}

function toTicket(state: State, place: Place): Ticket {
  const going = place.status === 'going';
  const line = state.places.filter((one) => one.listing === place.listing && one.status === 'waiting');
  return {
    id: place.id,
    status: place.status,
    code: going ? place.code : null,
    checkInUrl: going ? checkInUrl(place) : null,
    position: place.status === 'waiting' ? line.indexOf(place) + 1 : null,
    heldUntil: place.heldUntil === null ? null : new Date(place.heldUntil).toISOString(),
    checkedInAt: place.checkedInAt,
    paymentId: place.order?.id ?? null,
    number: place.number,
    of: place.of,
    kind: kindNameOf(place),
    refund: refundOf(place),
  };
}

function refundOf({ listing, order }: Place): Ticket['refund'] {
  const refund = listing.status === 'deleted' ? order?.refund : undefined;
  return refund === undefined ? null : { amount: toMajor(refund.amountMinor), status: refund.status };
}

const checkInUrl = ({ listing, code }: Place) =>
  `https://campus.example/dashboard/hives/buzz/${listing.id}/attendees?code=${code}`;

const calendarUrl = (listing: StoredListing) => `data:text/calendar,${listing.id}`;

function toState(state: State, listing: StoredListing, me: Student | null): EventState {
  const own = state.places.filter((one) => one.listing === listing);
  const kinds = kindsOf(state, listing);
  const myTickets = me === null ? [] : placesOf(state, listing, me).map((one) => toTicket(state, one));
  return {
    hiveId: listing.id,
    capacity: capacityOf(listing),
    going: own.filter((one) => one.status === 'going').length,
    waiting: own.filter((one) => one.status === 'waiting').length,
    placesLeft: kinds.length > 0 ? placesOnSale(kinds) : freeSeats(listing, takenAt(state, listing)),
    kinds: kinds.map((kind) => ({
      id: kind.id,
      name: kind.name,
      price: toMajor(kind.priceMinor),
      quota: kind.quota,
      lastDay: kind.lastDay,
      placesLeft: freeOfKind(kind),
      sale: kindSaleOf(kind),
    })),
    mine: myTickets[0] ?? null,
    myTickets,
    ticketsUrl: myTickets[0]?.status === 'going' ? `data:application/pdf,${listing.id}` : null,
    helpsAtDoor: roleAtDoor(state, listing, me) === 'helper',
    calendarUrl: calendarUrl(listing),
  };
}

/** Checks in a ticket. With the last one of an order, the organiser is paid. */
export function letIn(
  state: State,
  place: Place,
  { at, admissionId }: { readonly at: Date; readonly admissionId: string | null },
): void {
  place.checkedInAt = at.toISOString();
  place.admissionId = admissionId;
  const together = state.places.filter((one) => one.order === place.order);
  if (place.order !== null && isWholeOrderIn(together.map(seatOf))) releaseTickets(state, place.order);
}

const seatOf = ({ checkedInAt }: Place) => ({ isCheckedIn: checkedInAt !== null });

/** Pays the organiser for an order whose tickets are all checked in, once the event has started. */
function releaseTickets(state: State, order: Order): void {
  if (order.status !== 'held' || refusalToRelease(orderFactsOf(order), state.now()) !== null) return;
  order.status = 'released';
  order.releasedAt = state.now().toISOString();
}

/** Releases orders that were checked in before the event started, as the server's job does. */
export function releaseScanned(state: State): void {
  for (const order of state.orders) {
    const together = state.places.filter((one) => one.order === order);
    if (isWholeOrderIn(together.map(seatOf))) releaseTickets(state, order);
  }
}

function toAttendee(place: Place): Attendee {
  const { id, student, status, order, checkedInAt, joinedAt, number, of } = place;
  const { name, profileImage, isVerified, university } = toUser(student);
  const person = { id: student.id, name, profileImage, isVerified, university };
  const kind = kindNameOf(place);
  const promoCode = order?.promo?.code ?? null;
  const paid = order !== null;
  return { ticketId: id, person, status, paid, checkedInAt, joinedAt, number, of, kind, promoCode };
}

/** In-memory calls for places at events. */
export function eventCalls(state: State): SyncEventCalls {
  const event = (id: string): StoredListing =>
    state.listings.find((one) => one.id === id && one.hive === 'buzz' && one.status !== 'deleted') ??
    refuse('not_found');
  const own = (id: string, me: Student): StoredListing => {
    const found = event(id);
    return found.poster === me ? found : refuse('forbidden');
  };
  return {
    ...attendeeMessageCalls(state),
    ...doorHelperCalls(state),
    'events.get'({ id }, me) {
      const cancelled = state.listings.find((one) => one.id === id && one.isCancelled === true);
      const isGuest = cancelled !== undefined && placeOf(state, cancelled, me) !== undefined;
      return { data: toState(state, isGuest ? cancelled : event(id), me) };
    },
    'events.join'({ id, kindId = null }, me) {
      const listing = event(id);
      const isOrganiser = listing.poster === me;
      const seats = {
        ...seatsOf(state, listing, me),
        kindId,
        isOrganiser,
        isBlocked: isBlocked(state, me, listing.poster),
      };
      const decision = decideJoin(eventOf(listing), seats, state.now());
      if (typeof decision === 'object') {
        if ('refused' in decision)
          return isAboutKind(decision.refused) ? refuseKind(decision.refused) : refuse(decision.refused);
        addPlace(state, { listing, student: me, status: decision.seat, kindId: decision.kindId });
      }
      return { data: toState(state, listing, me) };
    },
    'events.leave'({ id }, me) {
      const listing = event(id);
      const place = placeOf(state, listing, me);
      const seat = factsOf(place);
      const refused = seat === null ? null : refusalToLeave(seat);
      if (refused !== null) return refuse(refused);
      if (place !== undefined) removePlace(state, place);
      return { data: toState(state, listing, me) };
    },
    'events.attendees'({ id, list = 'going', cursor, limit }, me) {
      const listing = own(id, me);
      const wanted: readonly string[] = list === 'going' ? ['going'] : ['waiting', 'offered'];
      const all = state.places.filter((one) => one.listing === listing && wanted.includes(one.status));
      const { items, pagination } = pageOf(all, cursor, limit);
      return { data: items.map(toAttendee), pagination };
    },
    'events.checkIn'({ id, code, admissionId = null }, me) {
      const listing = state.listings.find((one) => one.id === id && one.hive === 'buzz');
      const role = listing === undefined ? null : roleAtDoor(state, listing, me);
      if (listing === undefined || role === null)
        return refuse(listing === undefined || listing.status === 'deleted' ? 'not_found' : 'forbidden');
      const shown = (admitted: Place): Attendee =>
        role === 'organiser'
          ? toAttendee(admitted)
          : { ...toAttendee(admitted), paid: false, promoCode: null };
      const typed = readTicketCode(code);
      const place = state.places.find((one) => one.listing === listing && one.code === typed);
      if (admissionId !== null && place?.admissionId === admissionId && place.checkedInAt !== null)
        return { data: shown(place) };
      const door = doorEventOf(listing);
      const former = state.formerPlaces.find((one) => one.listing === listing && one.code === typed);
      const refused = refusalAtDoor(door, doorTicketOf(place, former), state.now());
      if (place === undefined || refused !== null) {
        const wrong = refused ?? 'ticket_unknown';
        if (wrong === 'listing_unavailable') return refuse(wrong);
        const params =
          wrong === 'door_not_open' ? { params: { opens: door.opens?.toISOString() ?? '' } } : {};
        return refuse(wrong, wrong, { code: { code: wrong, ...params } });
      }
      letIn(state, place, { at: state.now(), admissionId });
      return { data: shown(place) };
    },
    'events.tickets'({ cursor, limit }, me) {
      const dateOf = ({ listing }: Place) => (beginningOf(listing) ?? endOf(listing))?.toISOString() ?? '';
      const all = state.places
        .filter((one) => one.student === me)
        .sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
      const { items, pagination } = pageOf(all, cursor, limit);
      return {
        data: items.map((one) => ({
          ticket: toTicket(state, one),
          listing: toListing(one.listing, me),
          calendarUrl: calendarUrl(one.listing),
        })),
        pagination,
      };
    },
  };
}
