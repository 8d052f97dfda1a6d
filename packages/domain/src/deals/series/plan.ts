import type { ParsedInputOf, PlannedLesson } from '@campushive/contract';
import type { BookingFacts } from '@campushive/contract/rules/availability';
import { planSeries } from '@campushive/contract/rules/series';
import { and, eq } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { availabilityOf } from '../availability/store.js';
import { findListing } from '../../catalogue/hives/store.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import { findBooked, toIntervals } from '../sold/lesson/booked-times.js';

/** Returns every week of a series that a student is planning. */
export async function plan(
  { db, clock }: Platform,
  { id, startsAt, hours, weeks }: ParsedInputOf<'series.plan'>,
  viewer: Viewer,
): Promise<PlannedLesson[]> {
  const found = await findListing(db, id);
  if (found?.listing.hive !== 'academia' || !isVisible(found.listing, viewer)) throw notFound('Tutor');
  const facts = await factsFor(db, { listingId: id, tutorId: found.listing.posterId }, viewer, clock.now());
  return planSeries(facts, { startsAt: Date.parse(startsAt), hours, weeks }).map((plannedLesson) => ({
    startsAt: new Date(plannedLesson.startsAt).toISOString(),
    endsAt: new Date(plannedLesson.endsAt).toISOString(),
    state: plannedLesson.refused === null ? 'free' : STATES[plannedLesson.refused],
  }));
}

const STATES = { slot_taken: 'taken', slot_not_offered: 'not_offered', slot_too_soon: 'too_soon' } as const;

/** Reads a tutor's bookings for a student who plans a series. The student's own unpaid orders and series of this listing do not count. */
export async function factsFor(
  db: Db,
  { listingId, tutorId }: { readonly listingId: string; readonly tutorId: string },
  { userId }: Viewer,
  now: Date,
): Promise<BookingFacts> {
  const booked = await findBooked(db, [tutorId], now, now);
  const waiting = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.listingId, listingId), eq(orders.buyerId, userId), eq(orders.status, 'pending_payment')),
    );
  const own = new Set(waiting.map(({ id }) => id));
  const isOwn = (one: (typeof booked)[number]) =>
    own.has(one.id) ||
    ('isStarting' in one && one.isStarting && one.listingId === listingId && one.buyerId === userId);
  const { availability } = await availabilityOf(db, listingId);
  return {
    availability,
    taken: toIntervals(booked.filter((one) => !isOwn(one))),
    now: now.getTime(),
    timeZone: campus.timeZone,
  };
}
