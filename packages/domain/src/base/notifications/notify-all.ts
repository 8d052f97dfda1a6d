import { renderNotification } from '@campushive/contract/notification-templates/render';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { notifications } from '../../platform/database/schema/index.js';
import { currentActor } from '../../platform/acting.js';
import type { Platform } from '../../platform/platform.js';
import { studentFacts } from '../students/student-facts.js';
import type { NotificationDraft } from './notification-draft.js';

/** Facts about the recipient, read with the insert, so that delivery needs no further query. */
const readersOwn = () => ({
  language: studentFacts.use.languageOf(notifications.userId),
  device: sql<boolean>`exists (select from push_subscriptions where push_subscriptions.user_id = notifications.user_id)`,
});

export async function notifyAll(
  { clock, outbox }: Platform,
  tx: Db,
  userIds: readonly string[],
  draft: NotificationDraft,
  actorId: string | null | undefined = currentActor(),
) {
  if (userIds.length === 0) return;
  const createdAt = clock.now();
  const words = renderNotification(draft, 'en');
  const rows = await tx
    .insert(notifications)
    .values(
      userIds.map((userId) => ({
        ...{ ...draft, ...words, userId, createdAt },
        readAt: userId === actorId ? createdAt : null,
      })),
    )
    .returning({ ...getTableColumns(notifications), ...readersOwn() });
  const events = rows.map(({ id: notificationId, readAt, mailedAt: _kept, ...stored }) => ({
    notificationId,
    notification: {
      ...{ ...stored, createdAt: stored.createdAt.toISOString() },
      ...(readAt !== null && { isOwn: true as const }),
    },
  }));
  await outbox.writeAll(tx, 'notification.stored', events);
}
