import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import { applications, listings } from '../../platform/database/schema/index.js';
import type { DashboardContext } from './context.js';

/** Counts applications that can still be accepted. */
export async function countOpenApplications(
  { db, clock }: DashboardContext,
  userId: string,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .where(
      and(
        eq(applications.applicantId, userId),
        isNull(applications.withdrawnAt),
        eq(listings.status, 'active'),
        or(isNull(listings.expiresAt), gt(listings.expiresAt, clock.now())),
      ),
    );
  return row?.count ?? 0;
}
