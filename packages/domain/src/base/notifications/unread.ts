import type { NotificationKind } from '@campushive/contract/notification-templates/render';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { notifications } from '../../platform/database/schema/index.js';

/** Unread notifications of these kinds about a subject: of some students, or of all. */
export interface UnreadAbout {
  readonly kinds: readonly NotificationKind[];
  readonly subjectId: string;
  readonly userIds?: readonly string[];
}

const isUnread = ({ kinds, subjectId, userIds }: UnreadAbout): SQL | undefined =>
  and(
    userIds === undefined ? undefined : inArray(notifications.userId, [...userIds]),
    isNull(notifications.readAt),
    sql`${notifications.subject}->>'id' = ${subjectId}`,
    inArray(notifications.kind, [...kinds]),
  );

/** Deletes unread notifications, which are no longer true. */
export async function dropUnread(tx: Db, about: UnreadAbout): Promise<void> {
  await tx.delete(notifications).where(isUnread(about));
}

/** Deletes unread notifications that count to zero. Returns their recipients. */
export async function dropCountedOut(tx: Db, about: UnreadAbout): Promise<readonly string[]> {
  const dropped = await tx
    .delete(notifications)
    .where(and(isUnread(about), sql`(${notifications.values}->>'count')::int = 0`))
    .returning({ userId: notifications.userId });
  return dropped.map(({ userId }) => userId);
}

/** Returns the students with such an unread notification. */
export async function findUnreadReaders(tx: Db, about: UnreadAbout): Promise<readonly string[]> {
  const found = await tx.select({ userId: notifications.userId }).from(notifications).where(isUnread(about));
  return found.map(({ userId }) => userId);
}

/** Changes values of unread notifications in place. `change` takes the column of the recipient and returns an object. */
export async function changeUnread(
  db: Db,
  about: UnreadAbout,
  change: (userId: PgColumn) => SQL,
): Promise<void> {
  await db
    .update(notifications)
    .set({ values: sql`${notifications.values} || ${change(notifications.userId)}` })
    .where(isUnread(about));
}

/** Records that notifications were mailed, so that no other letter has them. */
export async function markMailed(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ mailedAt: now })
    .where(inArray(notifications.id, [...ids]));
}

/** Deletes everybody's notifications of a kind about subjects, given as a subquery with their ids as text. */
export async function dropAbout(tx: Db, kind: NotificationKind, subjectIds: SQL): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.kind, kind), sql`${notifications.subject}->>'id' in ${subjectIds}`));
}
