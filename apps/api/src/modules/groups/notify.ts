import { and, eq, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { blocks, groupNews, groupReads, listings, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Presence } from '../../platform/presence.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import { findMembers, type GroupMessageRow } from './store.js';

/** The kind of the notification about new group messages. */
export const GROUP_NEWS = 'group_message_received';
/** Students notified in one transaction, so that a large event delays nothing else. */
const NOTIFICATION_BATCH = 100;

export interface NotifyDeps {
  readonly presence: Pick<Presence, 'readersOf'>;
  readonly notifyAll: NotificationsModule['notifyAll'];
}

/**
 * Notifies members who have read everything they were notified of before, so that several messages are one
 * notification: neither its writer, nor who looks at the group, muted it, is suspended, or has blocked the writer or was
 * blocked by them. Bears to be repeated.
 */
export async function notifyOfGroupMessage(
  { db, clock, outbox }: Platform,
  { presence, notifyAll }: NotifyDeps,
  { message, author }: GroupMessageRow,
): Promise<void> {
  const { id, listingId } = message;
  const [event] = await db
    .select({ title: listings.title })
    .from(listings)
    .where(and(eq(listings.id, listingId), ne(listings.status, 'deleted')));
  if (event === undefined) return;
  const due = await findDue(db, message, clock.now());
  const readers = await presence.readersOf(listingId, due);
  const away = due.filter((userId) => !readers.has(userId));
  for (let from = 0; from < away.length; from += NOTIFICATION_BATCH) {
    const some = away.slice(from, from + NOTIFICATION_BATCH);
    await db.transaction(async (tx) => {
      await tx
        .insert(groupNews)
        .values(some.map((userId) => ({ listingId, userId, toldId: id })))
        .onConflictDoUpdate({
          target: [groupNews.listingId, groupNews.userId],
          set: { toldId: sql`excluded.told_id` },
        });
      await notifyAll(tx, some, {
        type: 'message',
        kind: GROUP_NEWS,
        values: { sender: author.deletedAt === null ? author.name : null, group: event.title },
        subject: { type: 'group', id: listingId },
      });
    });
  }
  if (away.length > 0) void outbox.flush();
}

/** Who is to hear of a message, as far as the database knows. */
async function findDue(db: Db, message: GroupMessageRow['message'], now: Date): Promise<string[]> {
  const { id, listingId, senderId } = message;
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
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(groupNews, and(eq(groupNews.listingId, listingId), eq(groupNews.userId, users.id)))
    .leftJoin(groupReads, and(eq(groupReads.listingId, listingId), eq(groupReads.userId, users.id)))
    .where(
      and(
        inArray(users.id, members),
        ne(users.id, senderId),
        isNull(users.deletedAt),
        or(isNull(users.suspendedAt), lte(users.suspendedUntil, now)),
        isNull(groupNews.mutedAt),
        or(isNull(groupNews.toldId), lte(groupNews.toldId, groupReads.seenId)),
        or(isNull(groupReads.seenId), sql`${groupReads.seenId} < ${id}::uuid`),
        notExists(blocked),
      ),
    );
  return rows.map((row) => row.id);
}
