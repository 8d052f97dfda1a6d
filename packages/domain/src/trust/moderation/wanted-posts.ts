import { REPORTS_TO_HIDE, type ReportCase } from '@campushive/contract';
import { wantedStatusOf } from '@campushive/contract/rules/wanted';
import { notFound } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { hidePost, reopenPost, takePostDown } from '../../catalogue/wanted/moderate-post.js';
import { findPostRow, type WantedPostRow } from '../../catalogue/wanted/store.js';
import { writeAudit } from '../../base/audit/audit.js';
import { endPostTakedown, recordPostTakedown, type Ender } from './takedowns.js';

/** A moderator's decision about a post, with their reason. */
interface DecisionAboutPost {
  readonly actorId: string;
  readonly note: string;
  readonly caseId: string;
}

/** Hides a wanted post after enough reports, until a moderator decides. */
export async function hideWantedPost(tx: Db, id: string, reported: number): Promise<void> {
  if (reported < REPORTS_TO_HIDE) return;
  const post = await findPostRow(tx, id);
  if (post !== undefined) await hidePost(tx, post);
}

/** Removes a locked post for good, and notifies its student of the reason. */
export async function removeWantedPost(
  tx: Db,
  notify: NotificationsModule['notify'],
  post: WantedPostRow | undefined,
  { actorId, note, caseId }: DecisionAboutPost,
  now: Date,
): Promise<void> {
  if (post === undefined || post.status === 'removed') throw notFound('Post');
  await takePostDown(tx, post);
  await recordPostTakedown(tx, post, { actorId, reason: note, caseId }, now);
  const target = { type: 'wanted', id: post.id } as const;
  await writeAudit(tx, { actorId, action: 'wanted.delete', target, reason: note }, now);
  await notify(tx, {
    userId: post.userId,
    type: 'system',
    kind: 'wanted_removed',
    values: { listing: post.title, note },
    subject: null,
  });
}

/** Shows a post again that reports had hidden, after a moderator found nothing wrong. */
export async function showAgain(tx: Db, post: WantedPostRow | undefined): Promise<void> {
  if (post?.status === 'hidden') await reopenPost(tx, post);
}

/** Keeps a post hidden that reports had hidden: from now on because of the moderator's decision. */
export async function upholdPostRemoval(
  tx: Db,
  post: WantedPostRow | undefined,
  { actorId, note, caseId }: DecisionAboutPost,
  now: Date,
): Promise<void> {
  if (post?.status !== 'hidden') return;
  await takePostDown(tx, post);
  await recordPostTakedown(tx, post, { actorId, reason: note, caseId }, now);
}

/** Restores a locked post after a successful appeal, for the rest of its lifetime. */
export async function restorePost(tx: Db, post: WantedPostRow, by: Ender, now: Date): Promise<void> {
  await reopenPost(tx, post);
  await endPostTakedown(tx, post.id, by, now);
}

export async function wantedPostOf(db: Db, id: string, now: Date): Promise<ReportCase['wanted']> {
  const post = await findPostRow(db, id);
  if (post === undefined) return null;
  return { id, title: post.title, details: post.details, status: wantedStatusOf(post, now) };
}
