import { hiveNamesOf } from '@campushive/contract';
import { campus } from '../../platform/campus.js';
import { notFound } from '../../calls/failure.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { requireSwitchedOn } from '../../base/switches/paused.js';
import type { Handler } from '../../calls/handlers.js';
import { createWantedPost } from './change-wanted.js';
import { findOwnWantedPost } from './own-wanted.js';
import { DAY_SECONDS, type WantedContext } from './context.js';

/** Limit of posts per day: more than anyone needs, but enough to stop a script that posts and closes. */
const POSTS_A_DAY = 20;

export const handleCreateWantedPost = (context: WantedContext): Handler<'wanted.create'> => {
  const { limits, db, warningOf, clock } = context;
  return async (fields, { viewer }) => {
    await limits.hit(`wanted:${viewer.userId}`, POSTS_A_DAY, DAY_SECONDS);
    requireEssentials();
    requireVerifiedStudent(viewer);
    await requireSwitchedOn(db, 'essentials', 'posting');
    const id = await db.transaction((tx) =>
      createWantedPost(tx, fields, viewer, { warningOf, now: clock.now() }),
    );
    return { data: await findOwnWantedPost(context, id, viewer), message: 'Posted' };
  };
};

function requireEssentials(): void {
  if (!hiveNamesOf(campus).includes('essentials')) throw notFound('Hive');
}
