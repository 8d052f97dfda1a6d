import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox/outbox.js';

/**
 * Writes `listing.changed` for each open tutoring listing of a tutor: all of them share the tutor's time, so a booking of one
 * changes the free hours of the others.
 */
export async function tutorTimeChanged(tx: Db, tutorId: string, now: Date): Promise<void> {
  const offered = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.posterId, tutorId), eq(listings.hive, 'academia'), eq(listings.status, 'active')));
  for (const { id } of offered) await listingChanged(tx, id, now);
}
