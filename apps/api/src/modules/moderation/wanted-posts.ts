import { REPORTS_TO_HIDE, type ReportCase } from '@campushive/contract';
import { wantedStatusOf } from '@campushive/contract/rules/wanted';
import { eq } from 'drizzle-orm';
import { notFound } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import { wanted } from '../../platform/database/schema/index.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import type { WantedRow } from '../wanted/store.js';
import { writeAudit } from './audit.js';

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
  { actorId, note }: { readonly actorId: string; readonly note: string },
  now: Date,
): Promise<void> {
  if (post === undefined) throw notFound('Post');
  await move(tx, post, 'removed');
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

/** A moderator has looked at a post: what reports hid is shown again, or gone for good. */
export async function settleHidden(
  tx: Db,
  post: WantedRow | undefined,
  to: 'open' | 'removed',
): Promise<void> {
  if (post?.status === 'hidden') await move(tx, post, to);
}

const move = (tx: Db, { id }: WantedRow, status: WantedRow['status']) =>
  tx.update(wanted).set({ status }).where(eq(wanted.id, id));

export async function wantedOf(db: Db, id: string, now: Date): Promise<ReportCase['wanted']> {
  const [post] = await db.select().from(wanted).where(eq(wanted.id, id));
  if (post === undefined) return null;
  return { id, title: post.title, details: post.details, status: wantedStatusOf(post, now) };
}
