import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { portfolioPictures } from '../../platform/database/schema/index.js';
import { writeAudit } from '../../base/audit/audit.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { UploadsModule } from '../../base/uploads/uploads.js';

export type RemovePictureDeps = Pick<NotificationsModule, 'notify'> & Pick<UploadsModule, 'drop'>;

/** Removes a picture that breaks the rules, and notifies its student of the reason. */
export async function removePicture(
  tx: Db,
  { drop, notify }: RemovePictureDeps,
  { id, reason, actorId }: { readonly id: string; readonly reason: string; readonly actorId: string },
  now: Date,
): Promise<void> {
  const [picture] = await tx.delete(portfolioPictures).where(eq(portfolioPictures.id, id)).returning();
  if (picture === undefined) throw notFound('Picture');
  const { userId, caption } = picture;
  if (userId === actorId) throw new Failure('forbidden', 'You can’t decide about your own account.');
  await drop(tx, userId, [id]);
  await notify(tx, { userId, type: 'system', kind: 'moderation_warning', values: { reason }, subject: null });
  const target = { type: 'user', id: userId } as const;
  await writeAudit(tx, { actorId, action: 'portfolio.remove', target, reason, details: { caption } }, now);
}
