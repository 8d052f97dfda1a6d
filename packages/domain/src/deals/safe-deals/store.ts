import { DEAL_HIVE } from '@campushive/contract';
import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { personColumns } from '../../accounts/users/person.js';
import { listingColumns } from '../../catalogue/hives/columns.js';
import type { PostedListing } from '../../catalogue/hives/presenters.js';
import type { Db } from '../../platform/database/database.js';
import { listings, users } from '../../platform/database/schema/index.js';

/** Starts a query of safe-deal listings with their makers. */
export const dealQuery = (db: Db) =>
  db
    .select({ listing: listingColumns, poster: personColumns(users) })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .$dynamic();

/** Returns a safe deal in any status. */
export async function findDeal(db: Db, id: string): Promise<PostedListing | undefined> {
  const [row] = await dealQuery(db).where(and(eq(listings.id, id), eq(listings.hive, DEAL_HIVE)));
  return row;
}

/** Condition: an open link of a student. Counts links that are being paid for or hidden. */
export const isOpenOf = (posterId: string, now: Date): SQL | undefined =>
  and(
    eq(listings.posterId, posterId),
    eq(listings.hive, DEAL_HIVE),
    or(
      eq(listings.status, 'reserved'),
      and(inArray(listings.status, ['active', 'hidden']), gt(listings.expiresAt, now)),
    ),
  );
