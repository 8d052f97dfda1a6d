import { and, eq, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgInsertSelectQueryBuilder } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '@campushive/contract/notification-templates/render';
import type { Db } from '../../platform/database/database.js';
import { notifications } from '../../platform/database/schema/index.js';

/** Part of a larger statement: inserts selected rows as notifications. */
export const insertingNotifications = (db: Db, rows: PgInsertSelectQueryBuilder<typeof notifications>) =>
  db.insert(notifications).select(rows).returning();

/** Part of a larger statement: deletes the unread notifications of a kind. Takes subqueries with the students, and with the subject as text. */
export const deletingUnread = (
  db: Db,
  kind: NotificationKind,
  { userIds, subjectId }: Readonly<Record<'userIds' | 'subjectId', SQLWrapper>>,
) =>
  db
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, userIds),
        isNull(notifications.readAt),
        eq(sql`${notifications.subject}->>'id'`, subjectId),
        eq(notifications.kind, kind),
      ),
    );
