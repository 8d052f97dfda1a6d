import { REPORTS_TO_HIDE, type ReportCase } from '@campushive/contract';
import { wantedStatusOf } from '@campushive/contract/rules/wanted';
import { eq } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import { wanted } from '../../platform/database/schema/index.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import type { WantedRow } from '../wanted/store.js';
import { writeAudit } from './audit.js';
import { endPostTakedown, recordPostTakedown, type Ender } from './takedowns.js';

/** What a moderator decided about a post, in their own words. */
interface DecisionAboutPost {
  readonly actorId: string;
  readonly note: string;
  readonly caseId: string;
}

/** Many reports take away what someone looks for until a moderator decides. */
export async function hideWanted(tx: Db, id: string, reported: number): Promise<void> {
  if (reported < REPORTS_TO_HIDE) return;
  const [post] = await tx.select().from(wanted).where(eq(wanted.id, id));
  if (post?.status === 'open') await move(tx, post, 'hidden');
}

/** Takes a post away for good, whose row is locked, and notifies its student why. */
export async function removeWanted(
  tx: Db,
  notify: NotificationsModule['notify'],
  post: WantedRow | undefined,
  { actorId, note, caseId }: DecisionAboutPost,
  now: Date,
): Promise<void> {
  if (post === undefined || post.status === 'removed') throw notFound('Post');
  await move(tx, post, 'removed');
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

/** A moderator has looked at a post and found nothing wrong: what reports hid is shown again. */
export async function showAgain(tx: Db, post: WantedRow | undefined): Promise<void> {
  if (post?.status === 'hidden') await move(tx, post, 'open');
}

/** A moderator has looked at a post: what reports hid stays away because of the decision. */
export async function keepAway(
  tx: Db,
  post: WantedRow | undefined,
  { actorId, note, caseId }: DecisionAboutPost,
  now: Date,
): Promise<void> {
  if (post?.status !== 'hidden') return;
  await move(tx, post, 'removed');
  await recordPostTakedown(tx, post, { actorId, reason: note, caseId }, now);
}

/** An appeal succeeded: the post, whose row is locked, is up again for as long as it was to be. */
export async function restorePost(tx: Db, post: WantedRow, by: Ender, now: Date): Promise<void> {
  await move(tx, post, 'open');
  await endPostTakedown(tx, post.id, by, now);
}

const move = (tx: Db, { id }: WantedRow, status: WantedRow['status']) =>
  tx.update(wanted).set({ status }).where(eq(wanted.id, id));

export async function wantedOf(db: Db, id: string, now: Date): Promise<ReportCase['wanted']> {
  const [post] = await db.select().from(wanted).where(eq(wanted.id, id));
  if (post === undefined) return null;
  return { id, title: post.title, details: post.details, status: wantedStatusOf(post, now) };
}
