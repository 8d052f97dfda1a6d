import type { Wanted } from '@campushive/contract';
import { isWantedVisible } from '@campushive/contract/rules/wanted';
import { notFound } from '../../calls/failure.js';
import { isStaff, type Viewer } from '../../calls/viewer.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { findPost, toWantedPost, type WantedPostWithPoster } from './store.js';
import type { WantedContext } from './context.js';

export async function findOwnWantedPost(
  { clock, db }: WantedContext,
  id: string,
  viewer: Viewer,
): Promise<Wanted> {
  const now = clock.now();
  const found = await findPost(db, id, now);
  if (found === undefined) throw notFound('Post');
  return toWantedPost(found, viewer, now);
}

/** Returns a post that the viewer may read; throws 404 otherwise. */
export async function readableWantedPost(
  { db, clock }: WantedContext,
  id: string,
  viewer: Viewer | null,
): Promise<WantedPostWithPoster> {
  const found = await findPost(db, id, clock.now());
  if (found === undefined) throw notFound('Post');
  const { post } = found;
  const blocked = viewer !== null && (await isBlocked(db, viewer.userId, post.userId));
  const reader = { id: viewer?.userId ?? null, isStaff: isStaff(viewer), isBlocked: blocked };
  if (!isWantedVisible(post, reader)) throw notFound('Post');
  return found;
}
