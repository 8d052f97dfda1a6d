import type { Notification } from '@campushive/contract';
import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { notifications } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Handler } from '../../calls/handlers.js';
import { wordsOf } from './words.js';
import { studentFacts } from '../students/student-facts.js';
import type { Row } from './context.js';

type StoredRow = { readonly row: Row; readonly language: string };

export const listNotifications = (platform: Platform): Handler<'notifications.list'> => {
  const { db } = platform;
  return async (input, { viewer }) => {
    const limit = limitOf(input);
    const [before] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ['id']);
    const mine = eq(notifications.userId, viewer.userId);
    const rows = await db
      .select({ row: notifications, language: studentFacts.use.languageOf(viewer.userId) })
      .from(notifications)
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
  };
};

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
