import {
  MAX_OWN_SERIES,
  MAX_PAIR_SERIES,
  RESERVATION_LIFETIME,
  type LessonSeries,
} from '@campushive/contract';
import {
  decideSeries,
  decideSeriesEnd,
  decideSkip,
  isDue,
  isReserved,
  isPayable,
  lapseDue,
  nextUnpaid,
  payUntilOf,
  planSeries,
  type SeriesSide,
} from '@campushive/contract/rules/series';
import type { NotificationContent } from '@campushive/contract/notification-templates/render';
import { factsOf } from './availability.js';
import { requireSwitchedOn } from './console.js';
import { toMajor, toPrice } from './money.js';
import { party } from './order-shown.js';
import { requireRoomToReserve } from './past-reservations.js';
import { giveUpStarting, lessonOf } from './series-order.js';
import {
  isBlocked,
  notify,
  refuse,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredListing,
  type Student,
} from './state.js';
import type { StoredSeries } from './stored.js';
import { requireStudentVerification } from './student-verification.js';
import { isVisible } from './visible.js';

type SeriesCalls = InMemoryCalls<
  'series.plan' | 'series.create' | 'series.list' | 'series.get' | 'series.skip' | 'series.end'
>;

const iso = (at: number) => new Date(at).toISOString();
const STATES = { slot_taken: 'taken', slot_not_offered: 'not_offered', slot_too_soon: 'too_soon' } as const;

/** In-memory calls for weekly lessons. */
export function seriesCalls(state: State): SeriesCalls {
  const tutoring = (id: string, me: Student) => {
    const found = state.listings.find((one) => one.id === id && one.hive === 'academia');
    return found !== undefined && isVisible(found, me) ? found : refuse('not_found');
  };
  const own = (id: string, me: Student) => {
    const found = state.series.find((one) => one.id === id);
    return found !== undefined && sideOf(found, me) !== null ? found : refuse('not_found');
  };
  return {
    'series.plan'({ id, startsAt, hours, weeks }, me) {
      const facts = choosing(state, tutoring(id, me), me);
      const plan = planSeries(facts, {
        startsAt: Date.parse(startsAt),
        hours: Number(hours),
        weeks: Number(weeks),
      });
      const data = plan.map((one) => ({
        startsAt: iso(one.startsAt),
        endsAt: iso(one.endsAt),
        state: one.refused === null ? ('free' as const) : STATES[one.refused],
      }));
      return { data, count: data.length };
    },
    'series.create'({ id, times, hours, price }, me) {
      const listing = tutoring(id, me);
      requireAllowed(state, listing, me);
      if (price != null && toPrice(Number(price)) !== listing.priceMinor) return refuse('price_changed');
      requireRoom(state, listing, me);
      const decided = decideSeries(choosing(state, listing, me), {
        times: times.map((time) => Date.parse(time)),
        hours: Number(hours),
      });
      if ('refused' in decided)
        return refuse(decided.refused, undefined, { startsAt: { code: decided.refused } });
      requireRoomToReserve(state, me, listing);
      for (const one of state.series)
        if (one.listing === listing && one.student === me) giveUpStarting(one, state.now());
      const made: StoredSeries = {
        id: state.nextId(),
        listing,
        title: listing.title,
        student: me,
        hours: Number(hours),
        priceMinor: listing.priceMinor ?? 0,
        createdAt: state.now().toISOString(),
        series: {
          status: 'starting',
          endedBecause: null,
          keptUntil: state.now().getTime() + RESERVATION_LIFETIME,
          lessons: decided,
        },
        orders: new Map(),
        asked: new Set(),
      };
      state.series.push(made);
      return { data: shown(state, made, me), message: 'Created' };
    },
    'series.list'({ payment }, me) {
      const mine = state.series.filter((one) => sideOf(one, me) !== null);
      const order = state.orders.find((one) => one.id === payment);
      const of = order === undefined ? undefined : lessonOf(state, order)?.found;
      const data = mine
        .filter((one) => (payment === undefined ? one.series.status !== 'ended' : one === of))
        .map((one) => shown(state, one, me));
      return { data, count: data.length };
    },
    'series.get': ({ id }, me) => ({ data: shown(state, own(id, me), me) }),
    'series.skip'({ id, number }, me) {
      const found = own(id, me);
      const decision = decideSkip(sideOf(found, me), found.series, Number(number), state.now().getTime());
      if (decision !== 'done') {
        if ('refused' in decision) return refuse(decision.refused);
        found.series = decision.series;
        const about = { listing: found.title, name: found.student.name };
        say(state, found, found.listing.poster, { kind: 'series_skipped', values: about });
      }
      return { data: shown(state, found, me) };
    },
    'series.end'({ id }, me) {
      const found = own(id, me);
      const hasRun = found.series.status === 'running';
      const decision = decideSeriesEnd(sideOf(found, me), found.series);
      if (decision !== 'done') {
        if ('refused' in decision) return refuse(decision.refused);
        found.series = decision.series;
        const them = me === found.student ? found.listing.poster : found.student;
        const values = { listing: found.title, name: me.name, because: 'other' as const };
        if (hasRun) say(state, found, them, { kind: 'series_ended', values });
      }
      return { data: shown(state, found, me) };
    },
  };
}

/** Applies the time passed since the last call to all series. */
export function tickSeries(state: State): void {
  const now = state.now().getTime();
  for (const found of state.series) {
    if (found.series.status === 'ended') continue;
    const paying = new Set(
      [...found.orders].filter(([, { status }]) => status === 'pending_payment').map(([number]) => number),
    );
    const lapsed = (of: StoredSeries) => of.series.lessons.filter(({ status }) => status === 'lapsed').length;
    const before = lapsed(found);
    found.series = lapseDue(found.series, now, paying);
    for (const lesson of found.series.lessons) {
      if (!isDue(found.series, lesson, now) || found.asked.has(lesson.number)) continue;
      found.asked.add(lesson.number);
      const about = { listing: found.title, name: found.listing.poster.name };
      const values = { ...about, startsAt: iso(lesson.startsAt) };
      say(state, found, found.student, { kind: 'series_due', values });
    }
    if (lapsed(found) > before) sayLapsed(state, found);
  }
}

function sayLapsed(state: State, found: StoredSeries): void {
  const {
    title: listing,
    student,
    listing: { poster },
  } = found;
  for (const [to, whom, other] of [
    ['buyer', student, poster],
    ['seller', poster, student],
  ] as const) {
    const about = { listing, name: other.name };
    if (found.series.endedBecause === 'unpaid')
      say(state, found, whom, { kind: 'series_ended', values: { ...about, because: 'unpaid' } });
    else say(state, found, whom, { kind: 'series_lapsed', values: { ...about, to } });
  }
}

/** Notifies one side. The notification links to the latest paid lesson. */
function say(state: State, found: StoredSeries, to: Student, what: NotificationContent): void {
  const paid = found.series.lessons.findLast(({ status }) => status === 'paid');
  const order = paid === undefined ? undefined : found.orders.get(paid.number);
  if (order === undefined) return;
  notify(state, to.id, { ...what, type: 'payment', subject: { type: 'payment', id: order.id } });
}

const sideOf = ({ student, listing }: StoredSeries, me: Student): SeriesSide =>
  student === me ? 'student' : listing.poster === me ? 'tutor' : null;

/** Returns the booking facts for a student who chooses again. Their own unpaid order and series of this listing do not block. */
function choosing(state: State, listing: StoredListing, me: Student) {
  const waiting = state.orders.find(
    (one): one is Order => one.listing === listing && one.buyer === me && one.status === 'pending_payment',
  );
  return factsOf(state, listing, waiting, me);
}

function requireAllowed(state: State, listing: StoredListing, me: Student): void {
  if (listing.poster === me) refuse('own_listing');
  if ((listing.priceMinor ?? 0) === 0) refuse('listing_free');
  if (listing.status !== 'active') refuse('listing_unavailable');
  requireStudentVerification(me);
  requireSwitchedOn(state, 'academia', 'paying');
  if (isBlocked(state, me, listing.poster)) refuse('blocked');
}

/** Refuses too many series. An unpaid one of the same listing does not count, because it is replaced. */
function requireRoom(state: State, listing: StoredListing, me: Student): void {
  const live = state.series.filter(
    (one) =>
      one.student === me &&
      one.series.status !== 'ended' &&
      !(one.listing === listing && one.series.status === 'starting'),
  );
  const withTutor = live.filter((one) => one.listing.poster === listing.poster).length;
  if (withTutor >= MAX_PAIR_SERIES || live.length >= MAX_OWN_SERIES) refuse('limit_reached');
}

/** Returns a series as one of its sides sees it. */
function shown(state: State, found: StoredSeries, me: Student): LessonSeries {
  const { id, listing, title, student, hours, priceMinor, series, orders, createdAt } = found;
  const now = state.now().getTime();
  return {
    id,
    hiveId: listing.id,
    title,
    role: student === me ? 'student' : 'tutor',
    student: party(student),
    tutor: party(listing.poster),
    hours,
    price: toMajor(priceMinor),
    status: series.status,
    endedBecause: series.endedBecause,
    lessons: series.lessons.map((one) => {
      const order = one.status === 'paid' ? orders.get(one.number) : undefined;
      const isMoved = order?.booking != null && Date.parse(order.booking.startsAt) !== one.startsAt;
      return {
        number: one.number,
        startsAt: order?.booking?.startsAt ?? iso(one.startsAt),
        endsAt: order?.booking?.endsAt ?? iso(one.endsAt),
        movedFrom: isMoved ? iso(one.startsAt) : null,
        status: one.status,
        paymentId: order?.id ?? null,
        orderStatus: order?.status ?? null,
        payable: isPayable(series, one, now),
        due: isDue(series, one, now),
        payUntil: isReserved(series, one, now) ? iso(payUntilOf(series, one)) : null,
      };
    }),
    next: nextUnpaid(series, now)?.number ?? null,
    createdAt,
  };
}
