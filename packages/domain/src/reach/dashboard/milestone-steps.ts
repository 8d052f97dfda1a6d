import { feesFor, MAX_NEXT_STEPS, type NextStep } from '@campushive/contract';
import { and, desc, eq } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { toMajor, toMinor } from '../../platform/money.js';
import { listings, milestonePlans } from '../../platform/database/schema/index.js';
import { listingMilestonesOf } from '../../deals/milestones/store.js';
import type { StepsContext } from './steps-context.js';

/** Milestones of the student's own gigs that can be paid now. */
export async function milestonesDue({ db, userId, now }: StepsContext): Promise<NextStep[]> {
  const gigs = await db
    .select({ listing: listings })
    .from(milestonePlans)
    .innerJoin(listings, eq(listings.id, milestonePlans.listingId))
    .where(
      and(
        eq(listings.posterId, userId),
        eq(listings.status, 'assigned'),
        eq(milestonePlans.workerId, listings.assignedToId),
        eq(milestonePlans.status, 'accepted'),
      ),
    )
    .orderBy(desc(milestonePlans.updatedAt))
    .limit(2 * MAX_NEXT_STEPS);
  const found = gigs.map(({ listing }) => listing);
  const milestones = await listingMilestonesOf(db, found, now);
  return found
    .flatMap(({ id, title, photos, hive }): NextStep[] => {
      const { isProposed = false, current = null } = milestones.get(id) ?? {};
      if (isProposed || current?.state !== 'due') return [];
      return [
        {
          kind: 'milestone',
          title,
          photo: photos[0] ?? null,
          hive,
          listingId: id,
          milestone: current.title,
          number: current.number,
          count: current.count,
          amount: toMajor(feesFor('gig', toMinor(current.price), campus.fees).total),
        },
      ];
    })
    .slice(0, MAX_NEXT_STEPS);
}
