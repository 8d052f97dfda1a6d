import { and, eq, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { changeUnread, dropCountedOut, findUnreadReaders } from '../../base/notifications/unread.js';
import type { Db } from '../../platform/database/database.js';
import { blocks, listings, messages, participations, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { isAccountOpen } from '../../accounts/users/is-account-open.js';
import type { MessageRow, StoredMessage } from '../messages/thread-messages.js';
import { findMembers } from './store.js';

/** The kind of the notification about new group messages. */
const GROUP_MESSAGE_RECEIVED = 'group_message_received';
/** Students notified in one transaction, so that a large event delays nothing else. */
const NOTIFICATION_BATCH = 100;

export interface NotifyDeps {
  readonly presence: Pick<Presence, 'readersOf'>;
  readonly notifyAll: NotificationsModule['notifyAll'];
}

/**
 * Notifies members who have read all earlier notifications. For the others, the unread notification counts one more,
 * so that several messages are one notification and ring once. Skips the writer, members who look at the group, muted
 * it, or are suspended, and members with a block in either direction. Idempotent.
 */
export async function notifyOfGroupMessage(
  { db, clock, outbox }: Platform,
  { presence, notifyAll }: NotifyDeps,
  { message, author }: MessageRow,
): Promise<void> {
  const { conversationId: listingId, position } = message;
  const [event] = await db
    .select({ title: listings.title })
    .from(listings)
    .where(and(eq(listings.id, listingId), ne(listings.status, 'deleted')));
  if (event === undefined) return;
  const due = await findDue(db, message, clock.now());
  const sender = author.deletedAt === null ? author.name : null;
  await countInNotifications(
    db,
    listingId,
    due.filter((one) => one.notified).map((one) => one.id),
    sender,
  );
  const fresh = due.filter((one) => !one.notified).map((one) => one.id);
  const readers = await presence.readersOf(listingId, fresh);
  const away = fresh.filter((userId) => !readers.has(userId));
  for (let from = 0; from < away.length; from += NOTIFICATION_BATCH) {
    const some = away.slice(from, from + NOTIFICATION_BATCH);
    await db.transaction(async (tx) => {
      await tx
        .insert(participations)
        .values(
          some.map((userId) => ({
            conversationId: listingId,
            userId,
            notifiedPosition: position,
            updatedAt: clock.now(),
          })),
        )
        .onConflictDoUpdate({
          target: [participations.conversationId, participations.userId],
          set: { notifiedPosition: sql`excluded.notified_position` },
        });
      await notifyAll(tx, some, {
        type: 'message',
        kind: GROUP_MESSAGE_RECEIVED,
        values: { sender, group: event.title, count: 1 },
        subject: { type: 'group', id: listingId },
      });
    });
  }
  if (away.length > 0) void outbox.flush();
}

/** Handles a message that was taken back: the unread notification counts one less, and is deleted at zero. */
export async function decrementUnreadInGroup(tx: Db, listingId: string): Promise<void> {
  const unread = { kinds: [GROUP_MESSAGE_RECEIVED], subjectId: listingId } as const;
  await countInNotifications(tx, listingId, await findUnreadReaders(tx, unread));
  const over = await dropCountedOut(tx, unread);
  if (over.length === 0) return;
  const fresh = inArray(participations.userId, [...over]);
  await tx
    .update(participations)
    .set({ notifiedPosition: 0 })
    .where(and(eq(participations.conversationId, listingId), fresh));
}

/** Updates the unread notifications of members: the number of new messages for each, and the latest writer, if that has changed. */
async function countInNotifications(
  db: Db,
  listingId: string,
  userIds: readonly string[],
  sender?: string | null,
): Promise<void> {
  if (userIds.length === 0) return;
  const countOf = (userId: PgColumn) => sql`(select count(*) from ${messages}
    left join ${participations} on ${participations.conversationId} = ${messages.conversationId} and ${participations.userId} = ${userId}
    where ${and(eq(messages.conversationId, listingId), ne(messages.senderId, userId))}
      and ${messages.unsentAt} is null and ${messages.position} > coalesce(${participations.readPosition}, 0)
      and not exists (select from ${blocks} where ${blocks.blockerId} = ${userId} and ${blocks.blockedId} = ${messages.senderId}))`;
  await changeUnread(db, { kinds: [GROUP_MESSAGE_RECEIVED], subjectId: listingId, userIds }, (userId) =>
    sender === undefined
      ? sql`jsonb_build_object('count', ${countOf(userId)})`
      : sql`jsonb_build_object('count', ${countOf(userId)}, 'sender', ${sender}::text)`,
  );
}

interface Due {
  readonly id: string;
  /** Whether an unread notification exists already. */
  readonly notified: boolean;
}

/** Finds the members to notify of a message, as far as the database knows. */
async function findDue(db: Db, message: StoredMessage, now: Date): Promise<Due[]> {
  const { conversationId: listingId, position, senderId } = message;
  const members = await findMembers(db, listingId);
  if (members.length === 0) return [];
  const blocked = db
    .select({ one: sql`1` })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, users.id), eq(blocks.blockedId, senderId)),
        and(eq(blocks.blockerId, senderId), eq(blocks.blockedId, users.id)),
      ),
    );
  return db
    .select({
      id: users.id,
      notified: sql<boolean>`coalesce(${participations.notifiedPosition} > ${participations.readPosition}, false)`,
    })
    .from(users)
    .leftJoin(
      participations,
      and(eq(participations.conversationId, listingId), eq(participations.userId, users.id)),
    )
    .where(
      and(
        inArray(users.id, members),
        ne(users.id, senderId),
        isAccountOpen(now),
        isNull(participations.mutedAt),
        or(isNull(participations.readPosition), lt(participations.readPosition, position)),
        notExists(blocked),
      ),
    );
}
