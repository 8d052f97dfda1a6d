import type { MessageKind } from '@campushive/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import {
  conversations,
  messages,
  participations,
  users,
  type MessageDetails,
} from '../../platform/database/schema/index.js';
import { messageStored } from '../../platform/outbox/outbox.js';
import { personColumns } from '../../accounts/users/person.js';
import { toMessage } from './presenters.js';
import { ensureThread, type ThreadKey } from './ensure-thread.js';

/** An automatic message about an action. */
export interface Line {
  readonly kind: Extract<MessageKind, 'offer' | 'meetup' | 'system'>;
  readonly details: MessageDetails;
  /** The student who took the step: the line is unread for the other side only. */
  readonly senderId: string;
  /** The student who acted, where the line names the other one: the line counts as read for them, too. */
  readonly actorId?: string;
}

/**
 * Adds a line to the thread of two students about a listing, in the transaction of its action; creates the thread if
 * there is none. The acting student has not necessarily looked at the thread, so their own unread messages stay
 * unread.
 */
export async function addLine(tx: Db, key: ThreadKey, line: Line, now: Date): Promise<string> {
  const { kind, details, senderId, actorId = senderId } = line;
  const conversationId = await ensureThread(tx, key, senderId, now);
  const [talk] = await tx
    .update(conversations)
    .set({ length: sql`${conversations.length} + 1`, updatedAt: now })
    .where(eq(conversations.id, conversationId))
    .returning({ position: conversations.length });
  const position = talk?.position ?? 0;
  const [message] = await tx
    .insert(messages)
    .values({ conversationId, position, senderId, kind, details, content: '', createdAt: now })
    .returning();
  const [author] = await tx.select(personColumns(users)).from(users).where(eq(users.id, senderId));
  if (message === undefined || author === undefined) throw new Error('An insert answers its row');
  const isBystander = sql`${participations.userId} not in (${senderId}::uuid, ${actorId}::uuid)`;
  const hadReadAll = and(eq(participations.userId, senderId), eq(participations.readPosition, position - 1));
  await tx
    .update(participations)
    .set({
      updatedAt: now,
      archivedAt: null,
      unreadCount: sql`${participations.unreadCount} + case when ${isBystander} then 1 else 0 end`,
      readPosition: sql`case when ${hadReadAll} then ${position}::bigint else ${participations.readPosition} end`,
    })
    .where(eq(participations.conversationId, conversationId));
  const event = { messageId: message.id, conversationId, userIds: key.userIds };
  await messageStored(tx, { ...event, message: toMessage({ message, author }, 0, senderId) }, now);
  return conversationId;
}
