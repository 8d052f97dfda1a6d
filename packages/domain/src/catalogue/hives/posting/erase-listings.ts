import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import { moveListing } from './move.js';

/** Deletes a student's listings except for their titles, which orders and conversations show. */
export async function eraseListingsOf(tx: Db, posterId: string, now: Date): Promise<void> {
  const own = await tx
    .select({ id: listings.id, status: listings.status })
    .from(listings)
    .where(and(eq(listings.posterId, posterId), ne(listings.status, 'deleted')))
    .orderBy(asc(listings.id))
    .for('update');
  for (const listing of own) await moveListing(tx, listing, 'deleted', 'erasure', now);
  await tx
    .update(listings)
    .set({ description: '', details: {}, photos: [], updatedAt: now })
    .where(eq(listings.posterId, posterId));
}

/** Forgets a student in deleted tasks of others, whose deletion the poster may be about to undo. */
export async function forgetHelper(tx: Db, helperId: string): Promise<void> {
  await tx
    .update(listings)
    .set({ removedFrom: 'active', assignedToId: null })
    .where(and(eq(listings.assignedToId, helperId), eq(listings.removedFrom, 'assigned')));
}
