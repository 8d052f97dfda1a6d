import type { Notification } from '@campushive/contract';
import {
  renderNotification,
  type NotificationContent,
} from '@campushive/contract/notification-templates/render';
import { and, count, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Db } from '../../platform/database/database.js';
import { notifications, users } from '../../platform/database/schema/index.js';
import { currentActor } from '../../platform/acting.js';
import { chosenLanguage, languageOf } from '../../platform/language.js';
import type { StoredNotification } from '../../platform/outbox-events.js';
import type { Platform } from '../../platform/platform.js';
import { wordsOf } from './words.js';

type Row = typeof notifications.$inferSelect;
/** A notification without its recipient. */
export type NotificationDraft = Pick<Row, 'type' | 'subject'> & NotificationContent;
/**
 * A new notification. Stored as read, and not pushed, when the recipient is the actor, who needs no badge for their own action. The actor
 * is the student whose call runs, unless `actorId` names another; null where someone else may act in the student's name.
 */
export type NewNotification = Pick<Row, 'userId'> & NotificationDraft & { readonly actorId?: string | null };
type StoredRow = { readonly row: Row; readonly language: string };

export interface NotificationsModule {
  readonly calls: Handlers<'notifications.list' | 'notifications.markRead'>;
  /** Stores a notification inside the caller's transaction; it is pushed after the commit. */
  notify(tx: Db, notification: NewNotification): Promise<void>;
  /** As `notify`, for several students at once; the caller limits their number. */
  notifyAll(tx: Db, userIds: readonly string[], draft: NotificationDraft): Promise<void>;
}

export function createNotificationsModule(platform: Platform): NotificationsModule {
  const { db, clock, outbox, realtime } = platform;

  outbox.on('notification.stored', ({ notificationId, notification }) =>
    realtime.toUsers([notification.userId], 'notification', asStored(notificationId, notification)),
  );

  /** Joined with the current language of the recipient. */
  const withReader = () =>
    db
      .select({ row: notifications, language: chosenLanguage })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId));

  async function notifyAll(
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
      .returning({ ...getTableColumns(notifications), ...readersOwn });
    const events = rows.map(({ id: notificationId, readAt, mailedAt: _kept, ...stored }) => ({
      notificationId,
      notification: {
        ...{ ...stored, createdAt: stored.createdAt.toISOString() },
        ...(readAt !== null && { isOwn: true as const }),
      },
    }));
    await outbox.writeAll(tx, 'notification.stored', events);
  }

  return {
    notify: (tx, { userId, actorId, ...draft }) => notifyAll(tx, [userId], draft, actorId),
    notifyAll: (tx, userIds, draft) => notifyAll(tx, userIds, draft),
    calls: {
      async 'notifications.list'(input, { viewer }) {
        const limit = limitOf(input);
        const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
        const mine = eq(notifications.userId, viewer.userId);
        const rows = await withReader()
          .where(before === undefined ? mine : and(mine, lt(notifications.id, String(before))))
          .orderBy(desc(notifications.id))
          .limit(limit + 1);
        const [unread] = await db
          .select({ count: count() })
          .from(notifications)
          .where(and(mine, isNull(notifications.readAt)));
        const page = pageOf(rows, limit, ({ row }) => [row.id]);
        return {
          data: page.rows.map(toNotification),
          pagination: page.pagination,
          count: unread?.count ?? 0,
        };
      },
      async 'notifications.markRead'({ ids, subjectId }, { viewer }) {
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
        if (seen.length > 0)
          realtime.emitVolatile(viewer.userId, 'notificationsRead', { count: seen.length });
        return { count: seen.length };
      },
    },
  };
}

/** Facts about the recipient, read with the insert, so that delivery needs no further query. */
const readersOwn = {
  language: sql<
    string | null
  >`(select settings->>'language' from users where users.id = notifications.user_id)`,
  device: sql<boolean>`exists (select from push_subscriptions where push_subscriptions.user_id = notifications.user_id)`,
};

function asStored(id: string, stored: StoredNotification): Notification {
  const { type, kind, subject, createdAt, isOwn: read = false } = stored;
  return { id, type, kind, ...wordsOf(stored, languageOf(stored.language)), subject, read, createdAt };
}

function toNotification({ row, language }: StoredRow): Notification {
  const { id, type, kind, subject } = row;
  const { title, description } = wordsOf(row, language);
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
