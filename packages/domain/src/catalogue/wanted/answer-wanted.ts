import { refusalToAnswer } from '@campushive/contract/rules/wanted';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { listings, wantedAnswers } from '../../platform/database/schema/index.js';
import { listingColumns } from '../hives/columns.js';
import { isVisible } from '../hives/lists/visible.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { throwRefusal } from './refusal.js';
import { lockPost } from './store.js';

/** Answers a post with a listing of the viewer, and notifies the student who posted it. */
export async function answerWantedPost(
  tx: Db,
  { id, listingId }: { readonly id: string; readonly listingId: string },
  viewer: Viewer,
  { notify, now }: { readonly notify: NotificationsModule['notify']; readonly now: Date },
): Promise<void> {
  const post = await lockPost(tx, id);
  if (post === undefined) throw notFound('Post');
  // Blocks apply to staff as well: they may read the post, but not answer it.
  if (await isBlocked(tx, viewer.userId, post.userId)) throw notFound('Post');
  // Locks the listing's row, so that it cannot be sold meanwhile.
  const [listing] = await tx
    .select(listingColumns)
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('share');
  if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
  const answers = await answersOf(tx, id, viewer.userId);
  const facts = { viewerId: viewer.userId, isAnswered: answers.includes(listingId), given: answers.length };
  throwRefusal(refusalToAnswer(post, listing, facts, now));
  await tx.insert(wantedAnswers).values({ wantedId: id, listingId, createdAt: now });
  await notify(tx, {
    userId: post.userId,
    type: 'task',
    kind: 'wanted_answered',
    values: { listing: listing.title, wanted: post.title },
    subject: { type: 'listing', id: listingId },
  });
}

/** Returns the listings with which a student has answered a post. */
async function answersOf(tx: Db, wantedId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ listingId: wantedAnswers.listingId })
    .from(wantedAnswers)
    .innerJoin(listings, eq(listings.id, wantedAnswers.listingId))
    .where(and(eq(wantedAnswers.wantedId, wantedId), eq(listings.posterId, userId)));
  return rows.map((one) => one.listingId);
}
