import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { follows } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { followStudent } from './follow-student.js';
import { listFollowed } from './list-followed.js';
import type { FollowsDeps, FollowsContext } from './context.js';

type FollowCalls = Handlers<'users.follow' | 'users.unfollow' | 'users.following'>;

/** Follows between students. */
export function createFollowsModule(
  platform: Platform,
  { requireVisible }: FollowsDeps,
): { readonly calls: FollowCalls } {
  const { db, clock, limits } = platform;
  const context: FollowsContext = { limits, requireVisible, db, clock };
  return {
    calls: {
      'users.follow': (input, caller) => followStudent(context, input, caller),
      'users.unfollow': unfollow,
      'users.following': (input, caller) => listFollowed(context, input, caller),
    },
  };

  async function unfollow({ id }: { id: string }, { viewer }: { viewer: Viewer }) {
    await db.delete(follows).where(and(eq(follows.followerId, viewer.userId), eq(follows.followedId, id)));
    return { message: 'No longer following' };
  }
}
