import { doorRoleOf } from '@campushive/contract/rules/door-helpers';
import { and, asc, eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { readListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { doorHelpers, users } from '../../platform/database/schema/index.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { isVisible } from '../../catalogue/hives/lists/visible.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';

/** Finds an event and the viewer's role at its door. Includes cancelled events, so that phones learn of the cancellation. */
export async function findDoor(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<{ readonly listing: ListingRow; readonly role: 'organiser' | 'helper' }> {
  const listing = await readListing(db, id);
  if (listing?.hive !== 'buzz') throw notFound('Event');
  const isOrganiser = listing.posterId === viewer.userId;
  const role = doorRoleOf({
    isOrganiser,
    isHelper: !isOrganiser && (await isHelper(db, id, viewer.userId)),
    isBlocked: !isOrganiser && (await isBlocked(db, listing.posterId, viewer.userId)),
  });
  if (role !== null) return { listing, role };
  if (!isVisible(listing, viewer)) throw notFound('Event');
  throw new Failure('forbidden', 'Only the organiser and helpers can check in tickets.');
}

/** Returns true if a student is a door helper of an event. */
export async function isHelper(db: Db, listingId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: doorHelpers.userId })
    .from(doorHelpers)
    .where(and(eq(doorHelpers.listingId, listingId), eq(doorHelpers.userId, userId)));
  return rows.length > 0;
}

export async function requireOwn(db: Db, id: string, viewer: Viewer): Promise<void> {
  const { role } = await findDoor(db, id, viewer);
  if (role !== 'organiser')
    throw new Failure('forbidden', 'Only the organiser can choose helpers for the door.');
}

export async function findHelpers(db: Db, listingId: string) {
  const rows = await db
    .select(personColumns(users))
    .from(doorHelpers)
    .innerJoin(users, eq(users.id, doorHelpers.userId))
    .where(eq(doorHelpers.listingId, listingId))
    .orderBy(asc(doorHelpers.createdAt), asc(doorHelpers.userId));
  return rows.map(toPerson);
}
