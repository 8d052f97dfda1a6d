import type { SessionTime } from '@campushive/contract/rules/bookings';
import { endSeries, isPayable, payLesson } from '@campushive/contract/rules/series';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { lessonSeries } from '../../platform/database/schema/index.js';
import { lockSeriesOf, saveSeries, toSeries, type SeriesRow, type StoredLesson } from './series-row.js';

/** A lesson of a series that is about to be paid. */
export interface ClaimedLesson {
  readonly seriesId: string;
  readonly number: number;
  /** Price per hour; null for the first lesson, which costs the current price. */
  readonly priceMinor: number | null;
}

interface LessonClaim {
  readonly seriesId: string | undefined;
  readonly listingId: string;
  readonly studentId: string;
  readonly session: SessionTime | null;
}

/**
 * Returns the series lesson that a student pays for, under the lock of its listing; null outside a series. Booking
 * without a series gives up an unstarted one of the same listing: the student has chosen otherwise.
 */
export async function claimLesson(
  tx: Db,
  { seriesId, listingId, studentId, session }: LessonClaim,
  now: Date,
): Promise<ClaimedLesson | null> {
  if (session === null) return refuseOutsideSeries(seriesId);
  const rows = await lockSeriesOf(tx, listingId, studentId);
  if (seriesId === undefined) {
    for (const row of rows.filter(({ status }) => status === 'starting')) await giveUpStarting(tx, row, now);
    return null;
  }
  const row = rows.find(({ id }) => id === seriesId);
  const series = row === undefined ? null : toSeries(row);
  const lesson = series?.lessons.find(
    ({ startsAt, endsAt }) => startsAt === session.startsAt.getTime() && endsAt === session.endsAt.getTime(),
  );
  if (
    row === undefined ||
    series === null ||
    lesson === undefined ||
    !isPayable(series, lesson, now.getTime())
  )
    throw lessonNotReserved();
  const { number } = lesson;
  return { seriesId, number, priceMinor: number === 1 ? null : row.priceMinor };
}

/** Refuses a series for a purchase that has no lesson. */
export function refuseOutsideSeries(seriesId: string | undefined): null {
  if (seriesId !== undefined) throw lessonNotReserved();
  return null;
}

const lessonNotReserved = () => new Failure('series_over', 'This lesson is no longer reserved for you.');

/** Gives up an unpaid series. An order that was started for it becomes one of a single lesson. */
export async function giveUpStarting(tx: Db, row: SeriesRow, now: Date): Promise<void> {
  await saveSeries(tx, row, endSeries(toSeries(row), 'not_started'), now, () => ({ orderId: null }));
}

/** Records the order that pays for a lesson. For the first lesson, all times stay reserved as long as it can be paid. */
export async function linkLesson(
  tx: Db,
  lesson: ClaimedLesson | null,
  { id: orderId, reservedUntil }: { readonly id: string; readonly reservedUntil: Date },
  now: Date,
): Promise<void> {
  if (lesson === null) return;
  const [row] = await tx.select().from(lessonSeries).where(eq(lessonSeries.id, lesson.seriesId));
  if (row === undefined) return;
  const series = toSeries(row);
  const keptUntil = Math.max(series.keptUntil, reservedUntil.getTime());
  await saveSeries(tx, row, lesson.number === 1 ? { ...series, keptUntil } : series, now, ({ number }) =>
    number === lesson.number ? { orderId } : {},
  );
}

interface OfOrder {
  readonly id: string;
  readonly listingId: string;
  readonly buyerId: string;
}

/** Returns the series lesson that an order pays for; undefined for a single lesson. */
export async function findLessonOf(
  tx: Db,
  { id, listingId, buyerId }: OfOrder,
): Promise<{ readonly row: SeriesRow; readonly lesson: StoredLesson } | undefined> {
  const rows = await tx
    .select()
    .from(lessonSeries)
    .where(and(eq(lessonSeries.listingId, listingId), eq(lessonSeries.studentId, buyerId)));
  for (const row of rows) {
    const lesson = row.lessons.find(({ orderId }) => orderId === id);
    if (lesson !== undefined) return { row, lesson };
  }
  return undefined;
}

/**
 * Records the payment of a lesson, under the locks of its listing and of its tutor’s time. Returns the series if the
 * payment started it.
 */
export async function confirmLesson(
  tx: Db,
  order: OfOrder,
  taken: Parameters<typeof payLesson>[2]['taken'],
  now: Date,
): Promise<SeriesRow | null> {
  const found = await findLessonOf(tx, order);
  if (found === undefined) return null;
  const { row, lesson } = found;
  const after = payLesson(toSeries(row), lesson.number, { taken, now: now.getTime() });
  const saved = await saveSeries(tx, row, after, now);
  return row.status !== 'running' && saved.status === 'running' ? saved : null;
}
