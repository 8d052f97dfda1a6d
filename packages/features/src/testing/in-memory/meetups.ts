import { campus as ghana } from '@campushive/campus-ghana';
import { findUniversity, meetupSpotsOf, type Meetup } from '@campushive/contract';
import {
  decideMeetup,
  decideProposal,
  otherSide,
  type MeetupAct,
  type MeetupFacts,
  type MeetupOrder,
  type MeetupRefusal,
  type Side,
} from '@campushive/contract/rules/meetups';
import type { MeetupEvent } from '@campushive/contract/rules/deal-events';
import { addLine, ensureThread } from './threads.js';
import { isClosed } from './blocking.js';
import { autoReleaseOf, byId, toPayment } from './order-shown.js';
import {
  notify,
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type Student,
} from './state.js';

type MeetupCalls = InMemoryCalls<
  | 'meetups.spots'
  | 'meetups.propose'
  | 'meetups.accept'
  | 'meetups.decline'
  | 'meetups.calendar'
  | 'meetups.arrive'
  | 'meetups.noShow'
>;
/** In-memory calls for the meeting of two students to hand over a paid item. */
export function meetupCalls(state: State): MeetupCalls {
  const doing = (what: MeetupAct) => (input: { id: string; meetupId: string }, me: Student) => {
    const order = byId(state, input.id, me);
    const side = sideOf(order, me);
    const latest = order.meetups?.at(-1);
    const move = decideMeetup(what, side, {
      order: orderFacts(order),
      meetup: latest && factsOf(latest),
      seen: input.meetupId,
      now: state.now().getTime(),
    });
    if ('refused' in move) return refuseAs(move);
    if (latest === undefined) return refuse('meetup_changed');
    if (what === 'accept') refuseBlocked(order);
    switch (move.to) {
      case 'arrived':
        if (!move.known) {
          replaceLatest(order, { ...latest, arrived: [...latest.arrived, side].sort() });
          notifyOf(order, side, 'meetup_arrived', latest);
        }
        break;
      case 'missed':
        replaceLatest(order, { ...latest, status: 'missed', missedBy: move.missedBy });
        notifyOf(order, side, 'meetup_missed', latest);
        break;
      default:
        if (latest.status !== move.to) {
          replaceLatest(order, { ...latest, status: move.to });
          notifyOf(order, side, `meetup_${move.to}`, latest);
        }
    }
    return { data: toPayment(order, me, state.now()) };
  };

  return {
    'meetups.spots'({ university }) {
      const found = university === undefined ? undefined : findUniversity(ghana, university);
      if (university !== undefined && found === undefined) return refuse('not_found');
      const data = meetupSpotsOf(ghana, found?.id);
      return { data, count: data.length };
    },
    'meetups.propose'({ id, spotId, place, startsAt }, me) {
      const where = placeOf(spotId, place);
      const order = byId(state, id, me);
      const proposedBy = sideOf(order, me);
      const decision = decideProposal(
        orderFacts(order),
        startsAt === undefined ? undefined : Date.parse(startsAt),
        state.now().getTime(),
        ghana.timeZone,
      );
      if ('refused' in decision) return refuseAs(decision);
      refuseBlocked(order);
      const meetup: Meetup = {
        ...where,
        id: state.nextId(),
        status: 'proposed',
        proposedBy,
        startsAt: new Date(decision.startsAt).toISOString(),
        arrived: [],
        missedBy: null,
      };
      order.meetups = [
        ...(order.meetups ?? []).map((one): Meetup =>
          one.status === 'proposed' || one.status === 'accepted' ? { ...one, status: 'declined' } : one,
        ),
        meetup,
      ];
      notifyOf(order, proposedBy, 'meetup_proposed', meetup);
      return { data: toPayment(order, me, state.now()) };
    },
    'meetups.accept': doing('accept'),
    'meetups.decline': doing('decline'),
    'meetups.arrive': doing('arrive'),
    'meetups.noShow': doing('no_show'),
    'meetups.calendar'({ id }, me) {
      const latest = byId(state, id, me).meetups?.at(-1);
      if (latest?.status !== 'accepted') return refuse('not_found');
      const lines = ['BEGIN:VCALENDAR', `LOCATION:${latest.place}`, 'END:VCALENDAR', ''];
      return { data: new Blob([lines.join('\r\n')], { type: 'text/calendar' }) };
    },
  };

  function notifyOf(order: Order, from: Side, kind: MeetupEvent, { place, startsAt }: Meetup): void {
    const { id, listing } = order;
    const [me, them] = [order[from], order[otherSide(from)]];
    notify(state, them.id, {
      type: 'payment',
      kind,
      values: { listing: listing.title, place, name: me.name },
      subject: { type: 'payment', id },
    });
    const event = { code: kind, amountMinor: null, meetup: { place, startsAt } };
    addLine(state, ensureThread(state, [me, them], listing), me, { kind: 'meetup', event });
  }

  function refuseBlocked({ buyer, seller, listing }: Order): void {
    if (isClosed(state, [buyer, seller], listing)) refuse('blocked');
  }
}

const sideOf = (order: Order, me: Student): Side => (order.buyer === me ? 'buyer' : 'seller');

function replaceLatest(order: Order, meetup: Meetup): void {
  order.meetups = [...(order.meetups ?? []).slice(0, -1), meetup];
}

/** Marks the agreed meet-up as met, once the code was entered. */
export function markMet(order: Order): void {
  const latest = order.meetups?.at(-1);
  if (latest?.status === 'accepted') replaceLatest(order, { ...latest, status: 'met' });
}

/** Counts the meet-ups that a student attended and missed. */
export function countMeetups(state: State, student: Student) {
  const theirs = state.orders
    .filter(({ buyer, seller }) => [buyer, seller].includes(student))
    .flatMap((order) => (order.meetups ?? []).map((meetup) => ({ side: sideOf(order, student), meetup })));
  return {
    met: theirs.filter(({ meetup }) => meetup.status === 'met').length,
    missed: theirs.filter(({ side, meetup }) => meetup.missedBy === side).length,
  };
}

const factsOf = (meetup: Meetup): MeetupFacts => ({ ...meetup, startsAt: Date.parse(meetup.startsAt) });

const orderFacts = (order: Order): MeetupOrder => ({
  status: order.status,
  item: order.item,
  sessionAt: order.booking === null ? null : Date.parse(order.booking.startsAt),
  autoReleaseAt: autoReleaseOf(order),
});

function placeOf(spotId: string | undefined, place: string | undefined) {
  if (spotId !== undefined) {
    const spot = meetupSpotsOf(ghana).find(({ id }) => id === spotId);
    if (spot === undefined) return refuseField('spotId', 'unknown_spot');
    const university = findUniversity(ghana, spot.universityId);
    return { spotId, place: `${spot.name}, ${university?.displayName ?? ''}` };
  }
  if (place === undefined || place === '') return refuseField('place', 'required');
  return { spotId: null, place };
}

function refuseAs({ refused, field }: MeetupRefusal): never {
  return field === undefined ? refuse(refused) : refuseField(field.name, field.code);
}
