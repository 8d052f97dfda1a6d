import { endSeries, lapseDue, type Series } from '@campushive/contract/rules/series';
import { and, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { blocks, lessonSeries, listings, orders, users } from '../../platform/database/schema/index.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import { nameOf, notifyOf, type SeriesContext } from './change-series.js';
import { lockSeries, saveSeries, lessonsToConfirm, toSeries, type SeriesRow } from './series-row.js';

const BATCH = 200;
const students = alias(users, 'students');
const tutors = alias(users, 'tutors');

/**
 * Runs due steps of series: asks students to pay for a lesson, frees unpaid times, and ends series whose sides cannot
 * go on.
 */
export async function tick(context: SeriesContext): Promise<void> {
  const { db, clock, outbox } = context.platform;
  const now = clock.now();
  const due = await db
    .select({ id: lessonSeries.id, listingId: lessonSeries.listingId })
    .from(lessonSeries)
    .innerJoin(listings, eq(listings.id, lessonSeries.listingId))
    .innerJoin(students, eq(students.id, lessonSeries.studentId))
    .innerJoin(tutors, eq(tutors.id, lessonSeries.tutorId))
    .where(and(ne(lessonSeries.status, 'ended'), or(lte(lessonSeries.dueAt, now), isAccountUnavailable(now))))
    .limit(BATCH);
  for (const { id, listingId } of due) {
    await db.transaction(async (tx) => {
      await lockListing(tx, listingId);
      const row = await lockSeries(tx, id);
      if (row === undefined || row.status === 'ended') return;
      if (await isOver(tx, id, now)) await endForUnavailableAccount(context, tx, row, now);
      else await advance(context, tx, row, now);
    });
  }
  await outbox.flush();
}

const suspended = (account: typeof students | typeof tutors, now: Date) =>
  and(
    isNotNull(account.suspendedAt),
    or(
      sql`${account.suspendedUntil} is null`,
      sql`${account.suspendedUntil} > ${now.toISOString()}::timestamptz`,
    ),
  );

/**
 * Returns the condition for series that cannot go on: an account is deleted or suspended, the listing was removed or is free, or one side
 * blocks the other.
 */
const isAccountUnavailable = (now: Date) =>
  or(
    isNotNull(students.deletedAt),
    isNotNull(tutors.deletedAt),
    suspended(students, now),
    suspended(tutors, now),
    inArray(listings.status, ['deleted', 'hidden']),
    sql`coalesce(${listings.priceMinor}, 0) = 0`,
    sql`exists (select 1 from ${blocks} where
      (${blocks.blockerId} = ${lessonSeries.studentId} and ${blocks.blockedId} = ${lessonSeries.tutorId}) or
      (${blocks.blockerId} = ${lessonSeries.tutorId} and ${blocks.blockedId} = ${lessonSeries.studentId}))`,
  );

async function isOver(tx: Db, id: string, now: Date): Promise<boolean> {
  const found = await tx
    .select({ id: lessonSeries.id })
    .from(lessonSeries)
    .innerJoin(listings, eq(listings.id, lessonSeries.listingId))
    .innerJoin(students, eq(students.id, lessonSeries.studentId))
    .innerJoin(tutors, eq(tutors.id, lessonSeries.tutorId))
    .where(and(eq(lessonSeries.id, id), isAccountUnavailable(now)));
  return found.length > 0;
}

async function endForUnavailableAccount(
  context: SeriesContext,
  tx: Db,
  row: SeriesRow,
  now: Date,
): Promise<void> {
  await saveSeries(tx, row, endSeries(toSeries(row), 'unavailable'), now);
  await notifyEnded(context, tx, row, 'unavailable');
}

async function advance(context: SeriesContext, tx: Db, row: SeriesRow, now: Date): Promise<void> {
  const before = toSeries(row);
  const after = lapseDue(before, now.getTime(), await findPaying(tx, row));
  const due = lessonsToConfirm(row, after, now);
  const saved = await saveSeries(tx, row, after, now, ({ number }) =>
    due.includes(number) ? { isAsked: true } : {},
  );
  for (const number of due) await requestConfirmation(context, tx, saved, number);
  const lapsed = lapsedOf(after).filter((number) => !lapsedOf(before).includes(number));
  if (after.endedBecause === 'unpaid') return notifyEnded(context, tx, saved, 'unpaid');
  if (lapsed.length > 0) await notifyLapsed(context, tx, saved);
}

const lapsedOf = ({ lessons }: Series) =>
  lessons.filter(({ status }) => status === 'lapsed').map(({ number }) => number);

/** Returns lessons with a pending payment: their orders decide first. */
async function findPaying(tx: Db, { lessons }: SeriesRow): Promise<ReadonlySet<number>> {
  const ids = lessons.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  if (ids.length === 0) return new Set();
  const pending = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.status, 'pending_payment')));
  const paying = new Set(pending.map(({ id }) => id));
  return new Set(
    lessons.filter(({ orderId }) => orderId !== null && paying.has(orderId)).map(({ number }) => number),
  );
}

async function requestConfirmation(
  context: SeriesContext,
  tx: Db,
  row: SeriesRow,
  number: number,
): Promise<void> {
  const startsAt = row.lessons.find((lesson) => lesson.number === number)?.startsAt;
  if (startsAt === undefined) return;
  const values = { listing: row.title, name: await nameOf(tx, row.tutorId), startsAt };
  await notifyOf(context, tx, row, { userId: row.studentId, kind: 'series_due', values });
}

async function notifyLapsed(context: SeriesContext, tx: Db, row: SeriesRow): Promise<void> {
  for (const [to, userId, otherId] of partiesOf(row)) {
    const values = { listing: row.title, name: await nameOf(tx, otherId), to };
    await notifyOf(context, tx, row, { userId, kind: 'series_lapsed', values });
  }
}

async function notifyEnded(
  context: SeriesContext,
  tx: Db,
  row: SeriesRow,
  because: 'unpaid' | 'unavailable',
): Promise<void> {
  for (const [, userId, otherId] of partiesOf(row)) {
    const values = { listing: row.title, name: await nameOf(tx, otherId), because };
    await notifyOf(context, tx, row, { userId, kind: 'series_ended', values });
  }
}

const partiesOf = ({ studentId, tutorId }: SeriesRow) =>
  [
    ['buyer', studentId, tutorId],
    ['seller', tutorId, studentId],
  ] as const;
