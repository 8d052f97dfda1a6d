import { and, eq, inArray } from 'drizzle-orm';
import type { Pair } from '../../accounts/users/acquaintance.js';
import { hasTaskOf } from '../../catalogue/hives/posting/assign-task.js';
import type { Db } from '../../platform/database/database.js';
import { applications, listings } from '../../platform/database/schema/index.js';

/** Returns true if one of two students has applied for a task of the other, or has one. */
export async function haveWorked(db: Db, pair: Pair): Promise<boolean> {
  const [application] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .where(and(inArray(applications.applicantId, [...pair]), inArray(listings.posterId, [...pair])))
    .limit(1);
  return application !== undefined || (await hasTaskOf(db, pair));
}
