import {
  MAX_OWN_SERIES,
  MAX_PAIR_SERIES,
  RESERVATION_LIFETIME,
  type ParsedInputOf,
} from '@campushive/contract';
import { decideSeries } from '@campushive/contract/rules/series';
import { and, eq, ne, or } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { toPrice } from '../../platform/money.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { lessonSeries, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { tutorTimeChanged } from '../availability/tutor-time.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { requireSwitchedOn } from '../../base/switches/paused.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import { lockTutor, refuseSlot } from '../sold/lesson/booked-times.js';
import type { SoldListing } from '../payments/context.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import { requireRoom as requireRoomToReserve } from '../payments/checkout/who-may-pay.js';
import { giveUpStarting } from './order-lesson.js';
import { factsFor } from './plan.js';
import { lockSeriesOf, type SeriesRow } from './series-row.js';

type SeriesInput = ParsedInputOf<'series.create'>;

/** Creates a series and reserves its times for a student until the first lesson is paid. */
export const create = ({ db, clock }: Platform, input: SeriesInput, viewer: Viewer): Promise<SeriesRow> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const listing = await lockTutoring(tx, input.id);
    await requireAllowed(tx, listing, viewer, now);
    if (input.price != null && toPrice(input.price) !== listing.priceMinor)
      throw new Failure('price_changed', 'The price has changed. Check the new price.');
    await lockTutor(tx, listing.posterId);
    await requireRoom(tx, listing, viewer);
    // Its times are reserved, so it counts like a pending payment.
    await requireRoomToReserve(tx, { buyerId: viewer.userId, listingId: listing.id }, clock);
    // An earlier unpaid series is replaced.
    for (const row of await lockSeriesOf(tx, listing.id, viewer.userId))
      if (row.status === 'starting') await giveUpStarting(tx, row, now);
    const of = { listingId: listing.id, tutorId: listing.posterId };
    const facts = await factsFor(tx, of, viewer, now);
    const times = input.times.map((time) => Date.parse(time));
    const decided = decideSeries(facts, { times, hours: input.hours });
    if ('refused' in decided) throw refuseSlot(decided.refused);
    const keptUntil = later(now, RESERVATION_LIFETIME);
    const [row] = await tx
      .insert(lessonSeries)
      .values({
        ...of,
        title: listing.title,
        studentId: viewer.userId,
        minutes: input.hours * 60,
        priceMinor: listing.priceMinor ?? 0,
        status: 'starting',
        keptUntil,
        lessons: decided.map(({ number, startsAt, endsAt, status }) => ({
          number,
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(endsAt).toISOString(),
          status,
          orderId: null,
          isAsked: false,
        })),
        dueAt: keptUntil,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('An insert answers its row');
    await tutorTimeChanged(tx, row.tutorId, now);
    return row;
  });

type Listing = NonNullable<SoldListing>;

async function lockTutoring(tx: Db, id: string): Promise<Listing> {
  const listing = await lockListing(tx, id);
  if (listing?.hive !== 'academia' || ['deleted', 'hidden', 'draft'].includes(listing.status))
    throw notFound('Tutor');
  return listing;
}

/** Throws for the same reasons as for a single lesson. */
async function requireAllowed(tx: Db, listing: Listing, viewer: Viewer, now: Date): Promise<void> {
  const { posterId, priceMinor, status, expiresAt } = listing;
  if (posterId === viewer.userId) throw new Failure('own_listing', 'This is your own listing.');
  if ((priceMinor ?? 0) === 0) throw new Failure('listing_free', 'This is free: there is nothing to pay.');
  const [tutor] = await tx.select().from(users).where(eq(users.id, posterId)).for('key share');
  const isTutorUnavailable = tutor === undefined || tutor.deletedAt !== null || isSuspended(tutor, now);
  if (isTutorUnavailable || status !== 'active' || (expiresAt !== null && expiresAt <= now))
    throw new Failure('listing_unavailable', 'This is no longer available.');
  requireVerifiedStudent(viewer);
  await requireSwitchedOn(tx, 'academia', 'paying');
  if (await isBlocked(tx, viewer.userId, posterId))
    throw new Failure('blocked', 'You cannot book with this student.');
}

/**
 * Limits the number of series. Runs under the tutor’s lock, so that concurrent requests count each other where it
 * matters most: with one tutor.
 */
async function requireRoom(tx: Db, { id, posterId: tutorId }: Listing, { userId }: Viewer): Promise<void> {
  const live = await tx
    .select({ tutorId: lessonSeries.tutorId })
    .from(lessonSeries)
    .where(
      and(
        eq(lessonSeries.studentId, userId),
        ne(lessonSeries.status, 'ended'),
        // Excludes the series that is replaced.
        or(ne(lessonSeries.listingId, id), ne(lessonSeries.status, 'starting')),
      ),
    );
  const withTutor = live.filter((one) => one.tutorId === tutorId).length;
  if (withTutor >= MAX_PAIR_SERIES || live.length >= MAX_OWN_SERIES)
    throw new Failure('limit_reached', 'You’ve reached the limit of weekly series. End one first.');
}
