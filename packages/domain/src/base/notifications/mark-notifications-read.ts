import type { NotificationKind } from '@campushive/contract/notification-templates/render';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { notifications } from '../../platform/database/schema/index.js';

interface About {
  readonly userId: string;
  readonly kinds: readonly NotificationKind[];
  readonly subjectId: string;
}

/** Marks the notifications about a subject as read; returns whether there were any. */
export async function markNotificationsRead(
  tx: Db,
  { userId, kinds, subjectId }: About,
  now: Date,
): Promise<boolean> {
  const read = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        inArray(notifications.kind, [...kinds]),
        sql`${notifications.subject}->>'id' = ${subjectId}`,
      ),
    )
    .returning({ id: notifications.id });
  return read.length > 0;
}
