import type { ListingStatus } from '@campushive/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { milestonePlans } from '../../platform/database/schema/index.js';

/** Where gigs come from that a student had. */
const WAS_GIVEN: readonly ListingStatus[] = ['assigned', 'hidden', 'deleted'];

/**
 * Ends the milestones of a gig that goes to no one or is completed: what was released stays, and the others are not paid any more.
 * The listing's row is locked by its mover.
 */
export async function endPlansOfListing(
  tx: Db,
  { id, status }: { readonly id: string; readonly status: ListingStatus },
  to: ListingStatus,
  now: Date,
): Promise<void> {
  if (to !== 'completed' && (to !== 'active' || !WAS_GIVEN.includes(status))) return;
  await tx
    .update(milestonePlans)
    .set({
      status: sql`case ${milestonePlans.status} when 'proposed' then 'withdrawn' else 'ended' end`,
      updatedAt: now,
    })
    .where(and(eq(milestonePlans.listingId, id), inArray(milestonePlans.status, ['proposed', 'accepted'])));
}
