import { doorRoleOf, refusalToNameHelper } from '@campushive/contract/rules/door-helpers';
import { and, asc, eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { doorHelpers, listings, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { listingColumns } from '../../catalogue/hives/store.js';
import { isVisible } from '../../catalogue/hives/visible.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import { doorEventOf } from './door.js';

type HelperCalls = Handlers<'events.helpers' | 'events.nameHelper' | 'events.removeHelper'>;

export interface DoorHelpersDeps {
  readonly notify: NotificationsModule['notify'];
  /** Throws `not_found` for a student whose page the viewer may not see. */
  requireVisible(id: string, viewer: Viewer): Promise<void>;
}

const NAMED_AN_HOUR = 30;

/** Finds an event and the viewer's role at its door. Includes cancelled events, so that phones learn of the cancellation. */
export async function findDoor(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<{ readonly listing: ListingRow; readonly role: 'organiser' | 'helper' }> {
  const [listing] = await db.select(listingColumns).from(listings).where(eq(listings.id, id));
  if (listing?.hive !== 'buzz') throw notFound('Event');
  const isOrganiser = listing.posterId === viewer.userId;
  const role = doorRoleOf({
    isOrganiser,
    isHelper: !isOrganiser && (await isHelper(db, id, viewer.userId)),
    isBlocked: !isOrganiser && (await isBlocked(db, listing.posterId, viewer.userId)),
  });
  if (role !== null) return { listing, role };
  if (!isVisible(listing, viewer)) throw notFound('Event');
  throw new Failure('forbidden', 'Only the organiser of an event and its helpers let in who comes.');
}

/** Whether a student is a door helper of an event. */
export async function isHelper(db: Db, listingId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: doorHelpers.userId })
    .from(doorHelpers)
    .where(and(eq(doorHelpers.listingId, listingId), eq(doorHelpers.userId, userId)));
  return rows.length > 0;
}

/** Students who check in tickets of an event for its organiser. */
export function createDoorHelpers(
  { db, clock, limits, outbox }: Platform,
  { notify, requireVisible }: DoorHelpersDeps,
): HelperCalls {
  return {
    async 'events.helpers'({ id }, { viewer }) {
      await requireOwn(db, id, viewer);
      return { data: await findHelpers(db, id) };
    },
    async 'events.nameHelper'({ id, studentId }, { viewer }) {
      await limits.hit(`door-helper:${viewer.userId}`, NAMED_AN_HOUR, 60 * 60);
      await requireOwn(db, id, viewer);
      const isReachable = await isShownTo(studentId, viewer);
      await db.transaction((tx) => name(tx, { id, studentId, isReachable }, viewer));
      await outbox.flush();
      return { data: await findHelpers(db, id) };
    },
    async 'events.removeHelper'({ id, studentId }, { viewer }) {
      // Helpers may always step down, whatever the event's state.
      const isSelf = studentId === viewer.userId && (await isHelper(db, id, studentId));
      if (!isSelf) await requireOwn(db, id, viewer);
      const removed = await db
        .delete(doorHelpers)
        .where(and(eq(doorHelpers.listingId, id), eq(doorHelpers.userId, studentId)))
        .returning();
      if (removed.length === 0) throw notFound('Helper');
      return { message: 'Removed' };
    },
  };

  async function name(
    tx: Db,
    { id, studentId, isReachable }: { id: string; studentId: string; isReachable: boolean },
    viewer: Viewer,
  ): Promise<void> {
    // Of two devices that name the last allowed helper, only one succeeds.
    const [listing] = await tx
      .select(listingColumns)
      .from(listings)
      .where(eq(listings.id, id))
      .for('no key update');
    if (listing === undefined) throw notFound('Event');
    // Blocking locks this row as well, so the two never run at once.
    const [student] = await tx
      .select({ deletedAt: users.deletedAt, suspendedAt: users.suspendedAt })
      .from(users)
      .where(eq(users.id, studentId))
      .for('no key update');
    const isHere = student !== undefined && student.deletedAt === null && student.suspendedAt === null;
    const refused = refusalToNameHelper(
      doorEventOf(listing),
      {
        isOrganiser: studentId === viewer.userId,
        isReachable: isReachable && isHere,
        isBlocked: await isBlocked(tx, viewer.userId, studentId),
        isHelper: await isHelper(tx, id, studentId),
        helpers: (await findHelpers(tx, id)).length,
      },
      clock.now(),
    );
    if (refused !== null) throw refusal(refused);
    const added = await tx
      .insert(doorHelpers)
      .values({ listingId: id, userId: studentId, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return;
    const subject = { type: 'listing', id } as const;
    const values = { listing: listing.title };
    await notify(tx, { userId: studentId, type: 'system', kind: 'door_helper', values, subject });
  }

  async function isShownTo(studentId: string, viewer: Viewer): Promise<boolean> {
    try {
      await requireVisible(studentId, viewer);
      return true;
    } catch (error) {
      if (error instanceof Failure && error.code === 'not_found') return false;
      throw error;
    }
  }
}

async function requireOwn(db: Db, id: string, viewer: Viewer): Promise<void> {
  const { role } = await findDoor(db, id, viewer);
  if (role !== 'organiser') throw new Failure('forbidden', 'Only the organiser names who helps at the door.');
}

async function findHelpers(db: Db, listingId: string) {
  const rows = await db
    .select(personColumns(users))
    .from(doorHelpers)
    .innerJoin(users, eq(users.id, doorHelpers.userId))
    .where(eq(doorHelpers.listingId, listingId))
    .orderBy(asc(doorHelpers.createdAt), asc(doorHelpers.userId));
  return rows.map(toPerson);
}

function refusal(code: Exclude<ReturnType<typeof refusalToNameHelper>, null>): Failure {
  switch (code) {
    case 'own_listing':
      return new Failure(code, 'An organiser needs no naming.');
    case 'not_found':
      return notFound('Student');
    case 'blocked':
      return new Failure(code, 'One of the two has blocked the other.');
    case 'listing_unavailable':
      return new Failure(code, 'This event is over.');
    case 'limit_reached':
      return new Failure(code, 'As many students help at this door as can.');
    default:
      return code satisfies never;
  }
}
