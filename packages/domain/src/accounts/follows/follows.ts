import { MAX_FOLLOWED } from '@campushive/contract';
import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import { follows, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { isBlocked } from '../users/is-blocked.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { personColumns, toPerson } from '../users/person.js';
import { notifyFollowers } from './follow-alerts.js';

type FollowCalls = Handlers<'users.follow' | 'users.unfollow' | 'users.following'>;

export interface FollowsDeps {
  readonly notify: NotificationsModule['notify'];
  /** Throws `not_found` for a student whose page the viewer may not see. */
  requireVisible(id: string, viewer: Viewer): Promise<void>;
}

/** Limit of follows: more than anyone needs, but enough to stop a script that follows a whole campus. */
const FOLLOWS_A_MINUTE = 30;

/** Follows between students, and notifications of new listings. */
export function createFollowsModule(
  platform: Platform,
  { notify, requireVisible }: FollowsDeps,
): { readonly calls: FollowCalls } {
  const { db, clock, limits, outbox } = platform;
  outbox.on('listing.posted', ({ listingId }) => notifyFollowers(platform, notify, listingId));
  return { calls: { 'users.follow': follow, 'users.unfollow': unfollow, 'users.following': list } };

  async function follow({ id }: { id: string }, { viewer }: { viewer: Viewer }) {
    const followerId = viewer.userId;
    await limits.hit(`follow:${followerId}`, FOLLOWS_A_MINUTE, 60);
    if (id === followerId) throw new Failure('forbidden', 'You cannot follow yourself.');
    await requireVisible(id, viewer);
    await db.transaction(async (tx) => {
      // Blocking and deleting lock this row as well, so that no follow starts while they run.
      const [followed] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), isNull(users.deletedAt)))
        .for('no key update');
      if (followed === undefined) throw notFound('Student');
      if (await isBlocked(tx, followerId, id)) {
        throw new Failure('blocked', 'One of you has blocked the other.');
      }
      const mine = eq(follows.followerId, followerId);
      const [known] = await tx
        .select()
        .from(follows)
        .where(and(mine, eq(follows.followedId, id)));
      if (known !== undefined) return;
      const [{ have } = { have: 0 }] = await tx.select({ have: count() }).from(follows).where(mine);
      if (have >= MAX_FOLLOWED) {
        throw new Failure('limit_reached', `That is ${MAX_FOLLOWED} already. Follow someone less first.`);
      }
      await tx
        .insert(follows)
        .values({ followerId, followedId: id, createdAt: clock.now() })
        .onConflictDoNothing();
    });
    return { message: 'Following' };
  }

  async function unfollow({ id }: { id: string }, { viewer }: { viewer: Viewer }) {
    await db.delete(follows).where(and(eq(follows.followerId, viewer.userId), eq(follows.followedId, id)));
    return { message: 'No longer following' };
  }

  async function list(
    input: { cursor?: string | undefined; limit?: number | undefined },
    { viewer }: { viewer: Viewer },
  ) {
    const limit = limitOf(input);
    const [at, id] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['time', 'id']);
    const time = at === undefined ? undefined : new Date(at);
    const mine = eq(follows.followerId, viewer.userId);
    const after =
      time &&
      or(lt(follows.createdAt, time), and(eq(follows.createdAt, time), lt(follows.followedId, String(id))));
    const [rows, [total]] = await Promise.all([
      db
        .select({ person: personColumns(users), at: follows.createdAt })
        .from(follows)
        .innerJoin(users, eq(users.id, follows.followedId))
        .where(and(mine, after))
        .orderBy(desc(follows.createdAt), desc(follows.followedId))
        .limit(limit + 1),
      db.select({ count: count() }).from(follows).where(mine),
    ]);
    const page = pageOf(rows, limit, (row) => [row.at.toISOString(), row.person.id]);
    return {
      data: page.rows.map((row) => toPerson(row.person)),
      count: total?.count ?? 0,
      pagination: page.pagination,
    };
  }
}
