import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notifications } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Handler } from '../../calls/handlers.js';

export const markRead =
  ({ db, clock, realtime }: Platform): Handler<'notifications.markRead'> =>
  async ({ ids, subjectId }, { viewer }) => {
    const unread = and(eq(notifications.userId, viewer.userId), isNull(notifications.readAt));
    const seen = await db
      .update(notifications)
      .set({ readAt: clock.now() })
      .where(
        and(
          unread,
          ids === undefined ? undefined : inArray(notifications.id, ids),
          subjectId === undefined ? undefined : sql`${notifications.subject}->>'id' = ${subjectId}`,
        ),
      )
      .returning({ id: notifications.id });
    // Updates the badge on the other pages and devices of the student.
    if (seen.length > 0) realtime.emitVolatile(viewer.userId, 'notificationsRead', { count: seen.length });
    return { count: seen.length };
  };
