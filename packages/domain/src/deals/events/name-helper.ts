import { refusalToNameHelper } from '@campushive/contract/rules/door-helpers';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { doorHelpers, listings, users } from '../../platform/database/schema/index.js';
import { listingColumns } from '../../catalogue/hives/store.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import type { Handler } from '../../calls/handlers.js';
import { doorEventOf } from './door.js';
import { isHelper, requireOwn, findHelpers } from './find-door.js';
import type { DoorHelpersContext } from './door-helpers-context.js';
import { isShownTo } from '../../accounts/users/is-shown-to.js';

const NAMED_AN_HOUR = 30;

export const nameHelper = (context: DoorHelpersContext): Handler<'events.nameHelper'> => {
  const { limits, db, outbox } = context;
  return async ({ id, studentId }, { viewer }) => {
    await limits.hit(`door-helper:${viewer.userId}`, NAMED_AN_HOUR, 60 * 60);
    await requireOwn(db, id, viewer);
    const isReachable = await isShownTo(context, studentId, viewer);
    await db.transaction((tx) => addHelper(context, tx, { id, studentId, isReachable }, viewer));
    await outbox.flush();
    return { data: await findHelpers(db, id) };
  };
};

async function addHelper(
  { clock, notify }: DoorHelpersContext,
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
