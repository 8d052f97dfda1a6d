import { DAY } from '@campushive/contract';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { waitingStudents } from '../../platform/database/schema/index.js';

/** Address on the list, or one that has asked to be. */
export type WaitingRow = typeof waitingStudents.$inferSelect;

/** Retention time, according to the privacy policy. */
const KEPT_FOR = 365 * DAY;
/** Retention time of an address that was not confirmed. */
const UNCONFIRMED_FOR = DAY;
/** Smallest number that is shown, and the step in which it grows. */
const COUNT_STEP = 5;

/** Returns the numbers of waiting students by university, without empty ones. For operators. */
export async function countWaiting(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: waitingStudents.universityId, count: count() })
    .from(waitingStudents)
    .where(isNotNull(waitingStudents.confirmedAt))
    .groupBy(waitingStudents.universityId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/**
 * Returns the number of waiting students of a university for the public: rounded down, so that joining does not reveal
 * whether an address was on the list. Null below the smallest shown number.
 */
export async function visibleCount(db: Db, universityId: string): Promise<number | null> {
  const [row] = await db
    .select({ count: count() })
    .from(waitingStudents)
    .where(and(eq(waitingStudents.universityId, universityId), isNotNull(waitingStudents.confirmedAt)));
  const rounded = Math.floor((row?.count ?? 0) / COUNT_STEP) * COUNT_STEP;
  return rounded === 0 ? null : rounded;
}

/** Removes an address, given as its hash. */
export async function forgetWaiting(db: Db, addressHash: string): Promise<void> {
  await db.delete(waitingStudents).where(eq(waitingStudents.addressHash, addressHash));
}

/** Returns an address, given as its hash. */
export async function findWaiting(db: Db, addressHash: string): Promise<WaitingRow | undefined> {
  const [row] = await db.select().from(waitingStudents).where(eq(waitingStudents.addressHash, addressHash));
  return row;
}

/** Removes addresses that have waited for a year, and those that were not confirmed within a day. */
export async function forgetOldWaiting(db: Db, now: Date): Promise<void> {
  const isUnconfirmed = and(
    isNull(waitingStudents.confirmedAt),
    lt(waitingStudents.codeExpiresAt, later(now, -UNCONFIRMED_FOR)),
  );
  await db
    .delete(waitingStudents)
    .where(or(lt(waitingStudents.createdAt, later(now, -KEPT_FOR)), isUnconfirmed));
}
