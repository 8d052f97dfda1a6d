import type { Notification } from '@campushive/contract';
import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import type { Db } from '../../platform/database/database.js';
import { notifications } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';

type Row = typeof notifications.$inferSelect;
export type NewNotification = Omit<Row, 'id' | 'readAt' | 'mailedAt' | 'createdAt'>;

export interface NotificationsModule {
  readonly calls: Handlers<'notifications.list' | 'notifications.markRead'>;
  /** Stores a notification inside the caller's transaction; it is pushed after the commit. */
  notify(tx: Db, notification: NewNotification): Promise<void>;
}

export function createNotificationsModule(platform: Platform): NotificationsModule {
  const { db, clock, outbox, realtime } = platform;

  outbox.on('notification.stored', async ({ notificationId }) => {
    const [row] = await db.select().from(notifications).where(eq(notifications.id, notificationId));
    if (row !== undefined) await realtime.toUsers([row.userId], 'notification', toNotification(row));
  });

  return {
    async notify(tx, notification) {
      const [row] = await tx
        .insert(notifications)
        .values({ ...notification, createdAt: clock.now() })
        .returning({ id: notifications.id });
      if (row !== undefined) await outbox.write(tx, 'notification.stored', { notificationId: row.id });
    },
    calls: {
      async 'notifications.list'(input, { viewer }) {
        const limit = limitOf(input);
        const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
        const mine = eq(notifications.userId, viewer.userId);
        const rows = await db
          .select()
          .from(notifications)
          .where(before === undefined ? mine : and(mine, lt(notifications.id, String(before))))
          .orderBy(desc(notifications.id))
          .limit(limit + 1);
        const [unread] = await db
          .select({ count: count() })
          .from(notifications)
          .where(and(mine, isNull(notifications.readAt)));
        const page = pageOf(rows, limit, (row) => [row.id]);
        return {
          data: page.rows.map(toNotification),
          pagination: page.pagination,
          count: unread?.count ?? 0,
        };
      },
      async 'notifications.markRead'({ ids }, { viewer }) {
        const unread = and(eq(notifications.userId, viewer.userId), isNull(notifications.readAt));
        const seen = await db
          .update(notifications)
          .set({ readAt: clock.now() })
          .where(ids === undefined ? unread : and(unread, inArray(notifications.id, ids)))
          .returning({ id: notifications.id });
        return { count: seen.length };
      },
    },
  };
}

function toNotification(row: Row): Notification {
  const { id, type, kind, title, description, subject } = row;
  return {
    id,
    type,
    kind,
    title,
    description,
    subject,
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
