import type { Db } from '../../platform/database/database.js';
import { createHook } from '../../platform/hook.js';

/** The mean of a student's shown reviews; null before the first. */
export interface Rating {
  readonly rating: number | null;
  readonly reviewCount: number;
}
export const NO_RATING: Rating = { rating: null, reviewCount: 0 };

/** The owner of reviews returns the ratings of students who have one, by id. */
export const onRatingsRead =
  createHook<(db: Db, userIds: readonly string[], now: Date) => Promise<ReadonlyMap<string, Rating>>>(
    'onRatingsRead',
  );

/** Returns the ratings of those of these students who have one. */
export const ratingsOf = (db: Db, userIds: readonly string[], now: Date) =>
  onRatingsRead.use(db, userIds, now);

export async function ratingOf(db: Db, userId: string, now: Date): Promise<Rating> {
  return (await ratingsOf(db, [userId], now)).get(userId) ?? NO_RATING;
}
