import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { conversations, messages, participations } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { markNotificationsRead } from '../../base/notifications/mark-notifications-read.js';
import { markReceived } from './received.js';
import { MESSAGE_RECEIVED } from './storing.js';

/** Notifications that are marked as read together with a thread. */
const THREAD_NOTIFICATIONS = [
  MESSAGE_RECEIVED,
  'group_message_received',
  'offer_received',
  'offer_countered',
  'offer_accepted',
  'offer_declined',
] as const;

/**
 * Marks a whole thread as read, with its notifications. Returns the number of new messages in a conversation of two.
 * Between two with a block (`silent`) the other side does not see read receipts.
 */
export async function markThreadRead(
  platform: Platform,
  readerId: string,
  id: string,
  silent = false,
): Promise<number> {
  const { db, clock, outbox } = platform;
  // Read messages have also been delivered.
  await markReceived(platform, readerId, id);
  const seen = await db.transaction(async (tx) => {
    const [thread] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
    const own = and(eq(participations.conversationId, id), eq(participations.userId, readerId));
    const [before] = await tx.select().from(participations).where(own);
    const notifications = { userId: readerId, kinds: THREAD_NOTIFICATIONS, subjectId: id } as const;
    // A student who answered has read the messages, but not their notification.
    const wereUnread = await markNotificationsRead(tx, notifications, clock.now());
    if (thread === undefined || before === undefined) return 0;
    const { length, kind } = thread;
    if (before.readPosition === length && !wereUnread) return 0;
    await tx
      .update(participations)
      .set({ unreadCount: 0, ...(!silent && { readPosition: length }) })
      .where(own);
    if (kind === 'group') {
      const range = await idsAt(tx, id, before.readPosition, length);
      if (range !== undefined) await outbox.write(tx, 'group.read', { listingId: id, readerId, ...range });
    } else if (!silent) {
      const readAt = clock.now().toISOString();
      await outbox.write(tx, 'conversation.read', { conversationId: id, readerId, readAt });
    }
    return before.unreadCount;
  });
  await outbox.flush('messages');
  return seen;
}

/**
 * Returns the ids of the messages at two positions: everything after the first one up to the second is new. Undefined
 * if nothing is new.
 */
async function idsAt(tx: Db, conversationId: string, from: number, to: number) {
  if (from >= to) return undefined;
  const rows = await tx
    .select({ id: messages.id, position: messages.position })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), inArray(messages.position, [from, to])));
  const at = (position: number) => rows.find((row) => row.position === position)?.id ?? null;
  const seenId = at(to);
  return seenId === null ? undefined : { after: at(from), seenId };
}
