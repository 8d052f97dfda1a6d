import type { NotificationKind } from '@campushive/contract/notification-templates/render';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { notifications } from '../../platform/database/schema/index.js';

interface About {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly subjectId: string;
}

/** Marks the notifications about a subject as read; returns whether there were any. */
export async function markNotificationsRead(
  tx: Db,
  { userId, kind, subjectId }: About,
  now: Date,
): Promise<boolean> {
  const read = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        eq(notifications.kind, kind),
        sql`${notifications.subject}->>'id' = ${subjectId}`,
      ),
    )
    .returning({ id: notifications.id });
  return read.length > 0;
}
