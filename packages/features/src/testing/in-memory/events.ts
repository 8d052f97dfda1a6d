import { OFFER_LIFETIME, type Attendee, type EventState, type Ticket } from '@campushive/contract';
import { toListing } from './listing-presenter.js';
import {
  notify,
  pageOf,
  refuse,
  toUser,
  type InMemoryCalls,
  type Order,
  type Place,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

type EventCalls = InMemoryCalls<
  'events.get' | 'events.join' | 'events.leave' | 'events.attendees' | 'events.checkIn' | 'events.tickets'
>;

const capacityOf = ({ details }: StoredListing): number | null => {
  const { capacity } = details;
  return typeof capacity === 'number' ? capacity : null;
};
const takenAt = (state: State, listing: StoredListing) =>
  state.places.filter((one) => one.listing === listing && one.status !== 'waiting').length;

export function hasRoom(state: State, listing: StoredListing): boolean {
  const capacity = capacityOf(listing);
  return capacity === null || takenAt(state, listing) < capacity;
}

export const placeOf = (state: State, listing: StoredListing, student: Student | null) =>
  state.places.find((one) => one.listing === listing && one.student === student);

export function addPlace(
  state: State,
  place: Pick<Place, 'listing' | 'student' | 'status'> & { order?: Order },
): Place {
  const made: Place = {
    id: state.nextId(),
    code: String(state.nextId()).replace(/-/g, '').slice(-12),
    order: null,
    heldUntil: null,
    checkedInAt: null,
    joinedAt: state.now().toISOString(),
    ...place,
  };
  state.places.push(made);
  made.listing.places = [...(made.listing.places ?? []), made];
  return made;
}

/** Frees a place, and moves the line up. */
export function removePlace(state: State, place: Place): void {
  state.places.splice(state.places.indexOf(place), 1);
  const { listing } = place;
  listing.places = listing.places?.filter((one) => one !== place) ?? [];
  for (const next of state.places.filter((one) => one.listing === listing && one.status === 'waiting')) {
    if (!hasRoom(state, listing)) return;
    const paid = listing.price > 0;
    next.status = paid ? 'offered' : 'going';
    next.heldUntil = paid ? state.now().getTime() + OFFER_LIFETIME : null;
    notify(state, next.student.id, {
      type: 'system',
      kind: paid ? 'event_offered' : 'event_moved_up',
      values: { listing: listing.title },
      subject: { type: 'listing', id: listing.id },
    });
  }
}

function toTicket(state: State, place: Place): Ticket {
  const going = place.status === 'going';
  const line = state.places.filter((one) => one.listing === place.listing && one.status === 'waiting');
  return {
    id: place.id,
    status: place.status,
    code: going ? place.code : null,
    checkInUrl: going ? `https://campus.example/check-in?code=${place.code}` : null,
    position: place.status === 'waiting' ? line.indexOf(place) + 1 : null,
    heldUntil: place.heldUntil === null ? null : new Date(place.heldUntil).toISOString(),
    checkedInAt: place.checkedInAt,
    paymentId: place.order?.id ?? null,
  };
}

const calendarUrl = (listing: StoredListing) => `data:text/calendar,${listing.id}`;

function toState(state: State, listing: StoredListing, me: Student | null): EventState {
  const own = state.places.filter((one) => one.listing === listing);
  const capacity = capacityOf(listing);
  const mine = me === null ? undefined : placeOf(state, listing, me);
  return {
    hiveId: listing.id,
    capacity,
    going: own.filter((one) => one.status === 'going').length,
    waiting: own.filter((one) => one.status === 'waiting').length,
    placesLeft: capacity === null ? null : Math.max(0, capacity - takenAt(state, listing)),
    mine: mine === undefined ? null : toTicket(state, mine),
    calendarUrl: calendarUrl(listing),
  };
}

function toAttendee({ id, student, status, order, checkedInAt, joinedAt }: Place): Attendee {
  const { name, profileImage, isVerified, university } = toUser(student);
  const person = { id: student.id, name, profileImage, isVerified, university };
  return { ticketId: id, person, status, paid: order !== null, checkedInAt, joinedAt };
}

/** Places at events, as the server keeps them. */
export function eventCalls(state: State): EventCalls {
  const event = (id: string): StoredListing =>
    state.listings.find((one) => one.id === id && one.hive === 'buzz' && one.status !== 'deleted') ??
    refuse('not_found');
  const own = (id: string, me: Student): StoredListing => {
    const found = event(id);
    return found.poster === me ? found : refuse('forbidden');
  };
  return {
    'events.get': ({ id }, me) => ({ data: toState(state, event(id), me) }),
    'events.join'({ id }, me) {
      const listing = event(id);
      if (listing.poster === me) return refuse('own_listing');
      if (typeof listing.details['registrationLink'] === 'string') return refuse('event_elsewhere');
      if (placeOf(state, listing, me) === undefined) {
        if (listing.status !== 'active') return refuse('listing_unavailable');
        const room = hasRoom(state, listing);
        if (room && listing.price > 0) return refuse('ticket_needed');
        addPlace(state, { listing, student: me, status: room ? 'going' : 'waiting' });
      }
      return { data: toState(state, listing, me) };
    },
    'events.leave'({ id }, me) {
      const listing = event(id);
      const place = placeOf(state, listing, me);
      if (place !== undefined) {
        if (place.order !== null) return refuse('ticket_paid');
        if (place.checkedInAt !== null) return refuse('ticket_used');
        removePlace(state, place);
      }
      return { data: toState(state, listing, me) };
    },
    'events.attendees'({ id, list = 'going', cursor, limit }, me) {
      const listing = own(id, me);
      const wanted: readonly string[] = list === 'going' ? ['going'] : ['waiting', 'offered'];
      const all = state.places.filter((one) => one.listing === listing && wanted.includes(one.status));
      const { items, pagination } = pageOf(all, cursor, limit);
      return { data: items.map(toAttendee), pagination };
    },
    'events.checkIn'({ id, code }, me) {
      const listing = own(id, me);
      const typed = (/code=(\w+)/.exec(code)?.[1] ?? code).replace(/\W/g, '').toUpperCase();
      const place = state.places.find(
        (one) => one.listing === listing && one.code === typed && one.status === 'going',
      );
      const words = 'This is not a ticket of this event.';
      if (place === undefined) return refuse('ticket_unknown', words, { code: { code: 'ticket_unknown' } });
      if (place.checkedInAt !== null) {
        return refuse('ticket_used', 'Already checked in.', { code: { code: 'ticket_used' } });
      }
      place.checkedInAt = state.now().toISOString();
      if (place.order?.status === 'held') {
        place.order.status = 'released';
        place.order.releasedAt = place.checkedInAt;
      }
      return { data: toAttendee(place) };
    },
    'events.tickets'({ cursor, limit }, me) {
      const dateOf = ({ listing }: Place) => String(listing.details['eventDate']);
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
