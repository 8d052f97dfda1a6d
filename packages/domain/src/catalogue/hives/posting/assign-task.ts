import { and, eq, inArray } from 'drizzle-orm';
import type { Pair } from '../../../accounts/users/acquaintance.js';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import type { ListingRow } from '../listing-row.js';
import { moveListing } from './move.js';

type LockedTask = Pick<ListingRow, 'id' | 'status'>;

/** Gives a locked task to a student. */
export async function assignTask(tx: Db, task: LockedTask, helperId: string, now: Date): Promise<void> {
  await moveListing(tx, task, 'assigned', 'poster', now);
  await tx.update(listings).set({ assignedToId: helperId }).where(eq(listings.id, task.id));
}

/** Reopens a locked task that its student gives back. */
export async function returnTask(tx: Db, task: LockedTask, now: Date): Promise<void> {
  await moveListing(tx, task, 'active', 'helper', now);
  await tx.update(listings).set({ assignedToId: null }).where(eq(listings.id, task.id));
}

/** Returns true if one of two students has a task of the other. */
export async function hasTaskOf(db: Db, pair: Pair): Promise<boolean> {
  const [task] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.assignedToId, [...pair]), inArray(listings.posterId, [...pair])))
    .limit(1);
  return task !== undefined;
}

/** Returns the tasks that a student has to do, locked. */
export const lockTasksOf = (
  tx: Db,
  helperId: string,
): Promise<Pick<ListingRow, 'id' | 'status' | 'title' | 'posterId'>[]> =>
  tx
    .select({
      id: listings.id,
      status: listings.status,
      title: listings.title,
      posterId: listings.posterId,
    })
    .from(listings)
    .where(and(eq(listings.assignedToId, helperId), eq(listings.status, 'assigned')))
    .for('update');
