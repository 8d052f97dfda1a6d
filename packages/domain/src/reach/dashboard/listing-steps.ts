import { DEAL_HIVE, HOUR, MAX_NEXT_STEPS, NEXT_STEP_HOURS, type NextStep } from '@campushive/contract';
import { and, asc, count, desc, eq, gt, isNull, lt, notInArray, or } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import { applications, listings } from '../../platform/database/schema/index.js';
import type { StepsContext } from './steps-context.js';

/** Listings for which students have applied; the most applicants first. */
export async function applicants({ db, userId, now }: StepsContext): Promise<NextStep[]> {
  const waiting = count(applications.id);
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      hive: listings.hive,
      photos: listings.photos,
      count: waiting,
    })
    .from(listings)
    .innerJoin(applications, eq(applications.listingId, listings.id))
    .where(
      and(
        eq(listings.posterId, userId),
        eq(listings.status, 'active'),
        isNull(applications.withdrawnAt),
        or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
      ),
    )
    .groupBy(listings.id)
    .orderBy(desc(waiting))
    .limit(MAX_NEXT_STEPS);
  return rows.map(({ id, title, hive, photos, count: applied }) => ({
    kind: 'applicants',
    title,
    photo: photos[0] ?? null,
    hive,
    listingId: id,
    count: applied,
  }));
}

/** Returns the student's own listings, and tasks assigned to them, that end soon. */
export async function endingSoon({ db, userId, now }: StepsContext): Promise<NextStep[]> {
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      hive: listings.hive,
      photos: listings.photos,
      posterId: listings.posterId,
      expiresAt: listings.expiresAt,
    })
    .from(listings)
    .where(
      and(
        gt(listings.expiresAt, now),
        lt(listings.expiresAt, later(now, NEXT_STEP_HOURS * HOUR)),
        or(
          and(
            eq(listings.posterId, userId),
            eq(listings.status, 'active'),
            notInArray(listings.hive, ['buzz', DEAL_HIVE]),
          ),
          and(eq(listings.assignedToId, userId), eq(listings.status, 'assigned')),
        ),
      ),
    )
    .orderBy(asc(listings.expiresAt))
    .limit(MAX_NEXT_STEPS);
  return rows.map(({ id, title, hive, photos, posterId, expiresAt }) => ({
    kind: 'deadline',
    deadline: posterId === userId ? 'listing' : 'task',
    title,
    photo: photos[0] ?? null,
    hive,
    listingId: id,
    at: (expiresAt ?? now).toISOString(),
  }));
}
