import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import {
  refuseSession,
  type BookingFacts,
  type Interval,
  type SessionRefusal,
} from '@campushive/contract/rules/availability';
import { isStillFree } from '@campushive/contract/rules/series';
import { MAX_BREAK } from '@campushive/contract/availability';
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { campus } from '../../../platform/campus.js';
import { Failure } from '../../../calls/failure.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { orders } from '../../../platform/database/schema/index.js';
import { availabilityOf } from '../../availability/store.js';
import { tutorTimeChanged } from '../../availability/tutor-time.js';
import { findReservedTimes } from '../../series/reserved-times.js';
import { findLessonOf } from '../../series/order-lesson.js';
import type { OrderRow } from '../../payments/orders/orders.js';

/** Statuses of sessions that take place, including those whose money was released before they ended. */
const BOOKED: readonly OrderRow['status'][] = [...LIVE_ORDER_STATUSES, 'released', 'paid_out'];

/** Returns the booked times of tutors from `from` on, including times reserved for students of a series. */
export async function findBooked(db: Db, tutorIds: readonly string[], from: Date, now: Date) {
  const booked = await db
    .select({
      id: orders.id,
      buyerId: orders.buyerId,
      tutorId: orders.sellerId,
      startsAt: orders.startsAt,
      endsAt: orders.endsAt,
    })
    .from(orders)
    .where(bookedOf(tutorIds, from, now))
    .orderBy(orders.startsAt);
  return [...booked, ...(await findReservedTimes(db, tutorIds, from, now))];
}

/** The same as intervals, for the rules. */
export const toIntervals = (rows: readonly Pick<OrderRow, 'startsAt' | 'endsAt'>[]): Interval[] =>
  rows.flatMap(({ startsAt, endsAt }) =>
    startsAt === null || endsAt === null ? [] : [{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }],
  );

/** Locks a tutor's time by the tutor's id instead of a listing's row: one tutor may have several listings. */
export async function lockTutor(tx: Db, tutorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tutor:${tutorId}`}, 0))`);
}

const REFUSALS: Readonly<Record<SessionRefusal, string>> = {
  slot_taken: 'The tutor is booked at this time. Please choose another.',
  slot_not_offered: 'The tutor does not teach at this time. Please choose another.',
  slot_too_soon: 'The tutor wants to know of a session earlier. Please choose a later time.',
};

export const refuseSlot = (code: SessionRefusal) =>
  new Failure(code, REFUSALS[code], { fieldErrors: { startsAt: { code } } });

/** Reserves the time of a new order, or refuses it: by the hours of its listing, and by the tutor's other bookings. */
export async function reserveSession(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const session = timeOf(order);
  const facts = await lockBookingFacts(tx, order, session.startsAt, now);
  const time = { startsAt: session.startsAt.getTime(), endsAt: session.endsAt.getTime() };
  // Times reserved for a series skip the check of the offered hours.
  const isInSeries = (await findLessonOf(tx, order)) !== undefined;
  const refused = isInSeries
    ? isStillFree(facts.taken, time)
      ? null
      : 'slot_taken'
    : refuseSession(facts, time);
  if (refused !== null) throw refuseSlot(refused);
  await tutorTimeChanged(tx, order.sellerId, now);
}

/** Reads a tutor's bookings around a moment, under their lock, except for the order's own time. */
export async function lockBookingFacts(
  tx: Db,
  order: OrderRow,
  around: Date,
  now: Date,
): Promise<BookingFacts> {
  await lockTutor(tx, order.sellerId);
  const rows = await findBooked(tx, [order.sellerId], later(around, -MAX_BREAK), now);
  const { availability } = await availabilityOf(tx, order.listingId);
  return {
    availability,
    taken: toIntervals(rows.filter(({ id }) => id !== order.id)),
    now: now.getTime(),
    timeZone: campus.timeZone,
  };
}

function timeOf({ startsAt, endsAt }: OrderRow) {
  if (startsAt === null || endsAt === null) throw new Error('A session has a time');
  return { startsAt, endsAt };
}

/** Whether another session of the same tutor overlaps an order. */
export async function isBooked(tx: Db, order: OrderRow, now: Date): Promise<boolean> {
  const { startsAt, endsAt } = timeOf(order);
  const overlapping = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(bookedOf([order.sellerId], startsAt, now), lt(orders.startsAt, endsAt), ne(orders.id, order.id)),
    )
    .limit(1);
  if (overlapping.length > 0) return true;
  const reserved = await findReservedTimes(tx, [order.sellerId], startsAt, now);
  return reserved.some((reservedTime) => reservedTime.id !== order.id && reservedTime.startsAt < endsAt);
}

function bookedOf(tutorIds: readonly string[], from: Date, now: Date) {
  const lapsed = sql`(${orders.status} = 'pending_payment' and ${orders.reservedUntil} <= ${now.toISOString()}::timestamptz)`;
  return and(
    inArray(orders.sellerId, [...tutorIds]),
    eq(orders.item, 'session'),
    inArray(orders.status, [...BOOKED]),
    gt(orders.endsAt, from),
    sql`not ${lapsed}`,
  );
}
