import { and, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { lessonSeries } from '../../platform/database/schema/index.js';
import { reservedLessons } from './series-row.js';

/** A time that a tutor reserves for a lesson that is not paid yet, as if it were booked. */
export interface ReservedTime {
  /** Id of the pending order for it, or else of the series. */
  readonly id: string;
  readonly seriesId: string;
  /** Whether its series awaits its first payment. */
  readonly isStarting: boolean;
  readonly listingId: string;
  readonly buyerId: string;
  readonly tutorId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns the times that tutors reserve for students of their series, from `from` on. */
export async function findReservedTimes(
  db: Db,
  tutorIds: readonly string[],
  from: Date,
  now: Date,
): Promise<ReservedTime[]> {
  const rows = await db
    .select()
    .from(lessonSeries)
    .where(and(inArray(lessonSeries.tutorId, [...tutorIds]), ne(lessonSeries.status, 'ended')));
  return rows.flatMap((row) =>
    reservedLessons(row, now)
      .map(({ orderId, startsAt, endsAt }) => ({
        id: orderId ?? row.id,
        seriesId: row.id,
        isStarting: row.status === 'starting',
        listingId: row.listingId,
        buyerId: row.studentId,
        tutorId: row.tutorId,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      }))
      .filter(({ endsAt }) => endsAt > from),
  );
}
