import {
  MAX_SLOT_DAYS,
  hasHours,
  NEXT_SLOT_DAYS,
  NO_HOURS,
  usualHours,
  type Availability,
  type DataOf,
} from '@campushive/contract';
import {
  computeSlots,
  nextSlot,
  refuseAvailability,
  refuseSession,
  type BookingFacts,
} from '@campushive/contract/rules/availability';
import { isStillFree } from '@campushive/contract/rules/series';
import { addDays, dayIn } from '@campushive/contract/rules/zoned-time';
import { campus as ghana } from '@campushive/campus-ghana';
import { bookedWith } from './booked-with.js';
import { lessonOf } from './series-order.js';
import type { StoredSeries } from './stored.js';
import { toMajor, toSalePrice } from './money.js';
import {
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

type AvailabilityCalls = InMemoryCalls<
  'availability.get' | 'availability.set' | 'bookings.slots' | 'bookings.next' | 'bookings.taken'
>;

/** In-memory calls for tutors' hours. */
export function availabilityCalls(state: State): AvailabilityCalls {
  const { timeZone } = ghana;
  const tutoring = (id: string) =>
    state.listings.find((one) => one.id === id && one.hive === 'academia') ?? refuse('not_found');
  const own = (id: string, me: Student) => {
    const listing = tutoring(id);
    return listing.poster === me ? listing : refuse('forbidden');
  };
  const shown = (listing: StoredListing): { data: DataOf<'availability.get'> } => {
    const stored = state.availabilities.get(listing);
    return {
      data: {
        weekly: [...(stored?.weekly ?? [])],
        daysOff: [...(stored?.daysOff ?? [])],
        extraHours: [...(stored?.extraHours ?? [])],
        breakMinutes: stored?.breakMinutes ?? 0,
        noticeHours: stored?.noticeHours ?? 0,
        trialPrice: stored?.trialMinor == null ? null : toMajor(stored.trialMinor),
        updatedAt: stored?.updatedAt ?? null,
      },
    };
  };
  const iso = (moment: number) => new Date(moment).toISOString();

  return {
    'availability.get': ({ id }, me) => shown(own(id, me)),
    'availability.set'({ id, trialPrice, ...hours }, me) {
      const listing = own(id, me);
      const trialMinor = trialPrice == null ? null : toSalePrice(trialPrice, 'trialPrice');
      const highest = listing.priceMinor ?? 0;
      if (trialMinor !== null && trialMinor > highest)
        return refuseField('trialPrice', 'price_too_high', { max: toMajor(highest) });
      const errors = refuseAvailability(hours);
      if (errors !== null) return refuse('validation_failed', 'Validation failed', errors);
      state.availabilities.set(listing, { ...hours, trialMinor, updatedAt: state.now().toISOString() });
      return shown(listing);
    },
    'bookings.slots'({ id, from, to, hours: wanted, moving }, me) {
      if (to < from) return refuseField('to', 'ends_before_start');
      if (to > addDays(from, MAX_SLOT_DAYS - 1))
        return refuseField('to', 'too_many_days', { max: MAX_SLOT_DAYS });
      const listing = tutoring(id);
      const hours = wanted ?? usualHours(durationOf(listing));
      const moved = state.orders.find((one) => one.id === moving && [one.buyer, one.seller].includes(me));
      const slots = computeSlots(factsOf(state, listing, moved, me), { from, to, hours });
      return {
        data: {
          hasHours: hasHours(state.availabilities.get(listing) ?? NO_HOURS),
          hours,
          slots: slots.map(({ startsAt, endsAt, isFree }) => ({
            startsAt: iso(startsAt),
            endsAt: iso(endsAt),
            free: isFree,
          })),
        },
      };
    },
    'bookings.next'({ ids }) {
      const from = dayIn(state.now().getTime(), timeZone);
      const data = [...state.availabilities.keys()].flatMap((listing) => {
        if (!ids.includes(listing.id) || listing.status !== 'active') return [];
        const hours = usualHours(durationOf(listing));
        const slot = nextSlot(factsOf(state, listing), { from, to: addDays(from, NEXT_SLOT_DAYS), hours });
        return slot === undefined ? [] : [{ id: listing.id, startsAt: iso(slot.startsAt) }];
      });
      return { data, count: data.length };
    },
    'bookings.taken'({ id }) {
      const now = state.now().toISOString();
      const data = bookedWith(state, tutoring(id).poster)
        .filter(({ endsAt }) => endsAt > now)
        .map((one) => ({ startsAt: one.startsAt, endsAt: one.endsAt }))
        .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
      return { data, count: data.length };
    },
  };
}

/** Refuses a session at a time that the tutor does not offer or that is booked. */
export function requireFreeSlot(state: State, order: Order, startsAt: string, endsAt: string): void {
  const session = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
  const facts = factsOf(state, order.listing, order);
  const isInSeries = lessonOf(state, order) !== undefined;
  const code = isInSeries
    ? isStillFree(facts.taken, session)
      ? null
      : 'slot_taken'
    : refuseSession(facts, session);
  if (code !== null) refuse(code, undefined, { startsAt: { code } });
}

/** Returns the facts about a tutor's time. Excludes one order. */
export function factsOf(
  state: State,
  listing: StoredListing,
  except?: Order,
  /** Student who selects a time. Their own unpaid series does not block it. */
  chooser?: Student,
): BookingFacts {
  const availability: Availability = state.availabilities.get(listing) ?? NO_HOURS;
  const isFree = (one: StoredSeries) =>
    one.student === chooser && one.listing === listing && one.series.status === 'starting';
  const taken = bookedWith(state, listing.poster, except, isFree).map(({ startsAt, endsAt }) => ({
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
  }));
  return { availability, taken, now: state.now().getTime(), timeZone: ghana.timeZone };
}

const durationOf = ({ details }: StoredListing): number | null =>
  typeof details['duration'] === 'number' ? details['duration'] : null;
