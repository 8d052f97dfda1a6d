import type { PublicUser } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import type { users } from '../../platform/database/schema/index.js';
import { NO_RATING, ratingsOf } from './rating.js';
import { toPublicUser } from './user.js';

/** Students as everybody may see them, with what others think of them. */
export async function showPeople(
  db: Db,
  rows: readonly (typeof users.$inferSelect)[],
  now: Date,
): Promise<PublicUser[]> {
  const ratings = await ratingsOf(
    db,
    rows.map((row) => row.id),
    now,
  );
  return rows.map((row) => toPublicUser(row, ratings.get(row.id) ?? NO_RATING));
}
