import type { ListingStatus } from '@campushive/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ListingMove } from '../../catalogue/hives/hooks.js';
import type { Db } from '../../platform/database/database.js';
import { milestonePlans } from '../../platform/database/schema/index.js';

/** Statuses from which a gig with a worker can be reopened. */
const ASSIGNED_STATUSES: readonly ListingStatus[] = ['assigned', 'hidden', 'deleted'];

/**
 * Ends the milestones of a gig that is reopened or completed: released money stays, and the other milestones are no
 * longer paid. The caller holds the listing's row locked.
 */
export async function endPlansOfListing(
  tx: Db,
  { listing: { id, status }, to }: ListingMove,
  now: Date,
): Promise<void> {
  if (to !== 'completed' && (to !== 'active' || !ASSIGNED_STATUSES.includes(status))) return;
  await tx
    .update(milestonePlans)
    .set({
      status: sql`case ${milestonePlans.status} when 'proposed' then 'withdrawn' else 'ended' end`,
      updatedAt: now,
    })
    .where(and(eq(milestonePlans.listingId, id), inArray(milestonePlans.status, ['proposed', 'accepted'])));
}
