import { and, count, eq, isNull } from 'drizzle-orm';
import type { CountsByUniversity } from '../../base/universities/university-counts.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';

const isCounted = and(eq(users.isVerified, true), isNull(users.deletedAt));

/** Counts the verified students of each university. */
export async function countStudents(db: Db): Promise<CountsByUniversity> {
  const rows = await db
    .select({ id: users.universityId, count: count() })
    .from(users)
    .where(isCounted)
    .groupBy(users.universityId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Counts all verified students. */
export const countAllStudents = (db: Db): Promise<number> => db.$count(users, isCounted);
