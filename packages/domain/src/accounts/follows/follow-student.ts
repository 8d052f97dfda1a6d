import { MAX_FOLLOWED } from '@campushive/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { follows, users } from '../../platform/database/schema/index.js';
import { isBlocked } from '../users/is-blocked.js';
import type { FollowsContext } from './context.js';

/** Limit of follows: more than anyone needs, but enough to stop a script that follows a whole campus. */
const FOLLOWS_A_MINUTE = 30;

export async function followStudent(
  { limits, requireVisible, db, clock }: FollowsContext,
  { id }: { id: string },
  { viewer }: { viewer: Viewer },
) {
  const followerId = viewer.userId;
  await limits.hit(`follow:${followerId}`, FOLLOWS_A_MINUTE, 60);
  if (id === followerId) throw new Failure('forbidden', 'You can’t follow yourself.');
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
    const [existing] = await tx
      .select()
      .from(follows)
      .where(and(mine, eq(follows.followedId, id)));
    if (existing !== undefined) return;
    const [{ have } = { have: 0 }] = await tx.select({ have: count() }).from(follows).where(mine);
    if (have >= MAX_FOLLOWED) {
      throw new Failure(
        'limit_reached',
        `You’ve reached the limit of ${MAX_FOLLOWED} students. Unfollow someone first.`,
      );
    }
    await tx
      .insert(follows)
      .values({ followerId, followedId: id, createdAt: clock.now() })
      .onConflictDoNothing();
  });
  return { message: 'Following' };
}
