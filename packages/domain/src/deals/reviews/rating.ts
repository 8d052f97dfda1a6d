import { and, avg, count, eq, inArray, lte } from 'drizzle-orm';
import type { Rating } from '../../accounts/users/rating.js';
import type { Db } from '../../platform/database/database.js';
import { reviews } from '../../platform/database/schema/index.js';

/** Returns the ratings of those of these students who have one. */
export async function findRatings(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Rating>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: reviews.subjectId, mean: avg(reviews.stars), count: count() })
    .from(reviews)
    .where(and(inArray(reviews.subjectId, [...userIds]), lte(reviews.shownAt, now)))
    .groupBy(reviews.subjectId);
  return new Map(
    rows.map((row) => [row.userId, { rating: toHundredths(Number(row.mean)), reviewCount: row.count }]),
  );
}

/** Counts the shown reviews of a student. */
export async function countVisible(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(reviews)
    .where(and(eq(reviews.subjectId, userId), lte(reviews.shownAt, now)));
  return row?.count ?? 0;
}

const toHundredths = (mean: number) => Math.round(mean * 100) / 100;
