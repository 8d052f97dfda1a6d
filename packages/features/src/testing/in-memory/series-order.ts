import type { SessionTime } from '@campushive/contract/rules/bookings';
import { endSeries, isPayable, payLesson } from '@campushive/contract/rules/series';
import { bookedWith } from './booked-with.js';
import { notify, refuse, type Order, type State, type StoredListing, type Student } from './state.js';
import type { StoredSeries } from './stored.js';

/** Lesson of a series that is about to be paid. */
interface ClaimedLesson {
  readonly found: StoredSeries;
  readonly number: number;
  /** Hourly price. Null for the first lesson, which has the normal price at booking. */
  readonly priceMinor: number | null;
}

/** Returns the lesson of a series that a student pays for, or null for a single lesson. Booking without a series gives up an unpaid one. */
export function claimLesson(
  state: State,
  asked: {
    readonly seriesId: string | undefined;
    readonly listing: StoredListing;
    readonly student: Student;
    readonly session: SessionTime | null;
  },
): ClaimedLesson | null {
  const { seriesId, session } = asked;
  if (session === null) return seriesId === undefined ? null : refuse('series_over');
  const own = state.series.filter(
    ({ listing, student }) => listing === asked.listing && student === asked.student,
  );
  if (seriesId === undefined) {
    for (const one of own) giveUpStarting(one, state.now());
    return null;
  }
  const found = own.find(({ id }) => id === seriesId) ?? refuse('series_over');
  const lesson = found.series.lessons.find(
    ({ startsAt, endsAt }) => startsAt === session.startsAt.getTime() && endsAt === session.endsAt.getTime(),
  );
  if (lesson === undefined || !isPayable(found.series, lesson, state.now().getTime()))
    return refuse('series_over');
  const { number } = lesson;
  return { found, number, priceMinor: number === 1 ? null : found.priceMinor };
}

/** Links a lesson to its order. For the first lesson, reserves all times until the order expires. */
export function linkLesson(lesson: ClaimedLesson | null, order: Order): void {
  if (lesson === null) return;
  const { found, number } = lesson;
  found.orders.set(number, order);
  const keptUntil = Math.max(found.series.keptUntil, order.reservedUntil);
  if (number === 1) found.series = { ...found.series, keptUntil };
}

/** Gives up an unpaid series. */
export function giveUpStarting(found: StoredSeries, now: Date): void {
  if (found.series.status !== 'starting') return;
  found.givenUpAt = now;
  found.series = endSeries(found.series, 'not_started');
  found.orders.clear();
}

/** Returns the lesson of a series that an order pays for. Undefined for a single lesson. */
export function lessonOf(
  state: State,
  order: Order,
): { readonly found: StoredSeries; readonly number: number } | undefined {
  for (const found of state.series)
    for (const [number, one] of found.orders) if (one === order) return { found, number };
  return undefined;
}

/** Records that a lesson is paid. The first payment starts the series and notifies the tutor. */
export function confirmLesson(state: State, order: Order): void {
  const lesson = lessonOf(state, order);
  if (lesson === undefined) return;
  const { found, number } = lesson;
  const taken = bookedWith(state, order.seller, order, (one) => one === found).map(
    ({ startsAt, endsAt }) => ({
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
    }),
  );
  const hasRun = found.series.status === 'running';
  found.series = payLesson(found.series, number, { taken, now: state.now().getTime() });
  if (hasRun || found.series.status !== 'running') return;
  notify(state, order.seller.id, {
    type: 'payment',
    kind: 'series_started',
    values: { listing: found.title, name: order.buyer.name, lessons: found.series.lessons.length },
    subject: { type: 'payment', id: order.id },
  });
}
