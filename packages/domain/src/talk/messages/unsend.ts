import type { Message } from '@campushive/contract';
import { decideUnsend } from '@campushive/contract/rules/messages';
import { and, eq, ne, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import { changeUnread, dropUnread } from '../../base/notifications/unread.js';
import type { Db } from '../../platform/database/database.js';
import { conversations, messages, participations } from '../../platform/database/schema/index.js';
import { rewriteUndelivered } from '../../platform/outbox/undelivered.js';
import type { Platform } from '../../platform/platform.js';
import { rewriteAnswers } from '../../platform/repeated-answers.js';
import { messageReports } from './message-reports.js';
import { toMessage } from './presenters.js';
import { MESSAGE_RECEIVED } from './storing.js';
import { findThreadStatus } from './store.js';
import { findMessage, type MessageRow, type StoredMessage } from './thread-messages.js';

export interface UnsendDeps {
  /** Detaches photos that nothing shows any more: their files are deleted soon. */
  dropPhotos(tx: Db, ownerId: string, ids: readonly string[]): Promise<void>;
  /** Drops a private file that no message has any more: it is deleted soon. */
  dropFile(tx: Db, id: string): Promise<void>;
}

/** The thread of a message that its writer unsends. */
export interface UnsendPlace {
  readonly conversationId: string;
  /** Returns the students who are notified of the deletion. */
  readers(tx: Db): Promise<readonly string[]>;
  /** Reduces the unread count, if the message was unread. */
  decrementUnread(tx: Db, message: StoredMessage): Promise<void>;
  /** Presents the unsent message, the same for all readers. */
  show(row: MessageRow): Message;
}

/**
 * Takes a message back: the server deletes its text, photo and file, all sides see that it is gone, and the unread
 * count falls by one. An open report of it keeps a copy (decision 40).
 */
export async function unsend(
  { db, clock, outbox }: Platform,
  deps: UnsendDeps,
  { conversationId, readers, decrementUnread: decrementUnread, show }: UnsendPlace,
  viewerId: string,
  id: string,
): Promise<MessageRow> {
  await db.transaction(async (tx) => {
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update');
    const [row] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), eq(messages.conversationId, conversationId)));
    if (row === undefined) throw notFound('Message');
    if (!mayUnsend(row, viewerId, clock.now())) return;
    await erase(tx, row, clock.now());
    await storeOrDrop(tx, deps, row);
    await decrementUnread(tx, row);
    const changed = await findMessage(tx, id);
    if (changed === undefined) throw new Error('A message that was taken back can be read');
    await outbox.write(tx, 'message.changed', {
      conversationId,
      userIds: await readers(tx),
      message: show(changed),
    });
  });
  void outbox.flush('messages');
  const row = await findMessage(db, id);
  if (row === undefined) throw notFound('Message');
  return row;
}

/** Returns a conversation in which a message is taken back; throws 404 unless the viewer is a participant. */
export async function placeOfTwo(db: Db, viewerId: string, conversationId: string): Promise<UnsendPlace> {
  const standing = await findThreadStatus(db, viewerId, conversationId);
  if (standing === undefined) throw notFound('Message');
  const { other, theirReadPosition } = standing;
  return {
    conversationId,
    readers: async () => [viewerId, other.id],
    // The check admits the writer alone, so the reader is the other participant.
    decrementUnread: (tx, message) => decrementUnread(tx, message, other.id),
    show: (row) => toMessage(row, theirReadPosition, viewerId),
  };
}

/** Returns false if it was taken back before; throws if it cannot be. */
function mayUnsend(
  { kind, senderId, createdAt, unsentAt }: StoredMessage,
  viewerId: string,
  now: Date,
): boolean {
  const facts = { kind, senderId, createdAt: createdAt.getTime(), unsentAt: unsentAt?.getTime() ?? null };
  const decision = decideUnsend(facts, viewerId, now.getTime());
  if ('refused' in decision) throw new Failure(decision.refused, REFUSALS[decision.refused]);
  return decision.changed;
}

const REFUSALS = {
  forbidden: 'Only what you wrote yourself can be taken back.',
  unsend_too_late: 'A message can be taken back for 10 minutes.',
} as const;

/** Erases the text everywhere on the server: in the message, in the stored answer for a repeated request, and in an undelivered event. */
async function erase(tx: Db, row: StoredMessage, now: Date): Promise<void> {
  const { id, conversationId } = row;
  await tx
    .update(messages)
    .set({ content: '', attachment: null, file: null, warning: null, unsentAt: now })
    .where(eq(messages.id, id));
  await rewriteAnswers(
    tx,
    { userId: row.senderId, calls: ['threads.send', 'messages.send', 'groups.send'], entityId: id },
    (answer) => sql`jsonb_set(${answer}, '{data}', (${answer}->'data') - 'file' || ${EMPTY_CONTENT})`,
  );
  await rewriteUndelivered(
    tx,
    { topic: 'message.stored', subject: `conversation:${conversationId}`, messageId: id },
    (payload) =>
      sql`jsonb_set(${payload}, '{message}', (${payload}->'message') - 'file' || ${EMPTY_CONTENT})`,
  );
}

const EMPTY_CONTENT = sql`'{"content": "", "attachment": null, "warning": null}'::jsonb`;

/** Drops the photo and the file of an unsent message, unless a moderator still has to see them or they are in other messages, too. */
async function storeOrDrop(
  tx: Db,
  { dropPhotos, dropFile }: UnsendDeps,
  message: StoredMessage,
): Promise<void> {
  if (await messageReports.use.retain(tx, message)) return;
  const { attachment, file, senderId } = message;
  if (attachment !== null && !(await isSentElsewhere(tx, message, 'attachment', attachment.id)))
    await dropPhotos(tx, senderId, [attachment.id]);
  if (file !== null && !(await isSentElsewhere(tx, message, 'file', file.id))) await dropFile(tx, file.id);
}

async function isSentElsewhere(
  tx: Db,
  { id, senderId }: StoredMessage,
  column: 'attachment' | 'file',
  storedId: string,
): Promise<boolean> {
  const [one] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        ne(messages.id, id),
        sql`${messages[column]}->>'id' = ${storedId}`,
      ),
    )
    .limit(1);
  return one !== undefined;
}

/** Reduces the reader's unread count, if the message was unread. */
async function decrementUnread(
  tx: Db,
  { conversationId, position }: StoredMessage,
  readerId: string,
): Promise<void> {
  const [updated] = await tx
    .update(participations)
    .set({ unreadCount: sql`greatest(0, ${participations.unreadCount} - 1)` })
    .where(
      and(
        eq(participations.conversationId, conversationId),
        eq(participations.userId, readerId),
        sql`${participations.readPosition} < ${position}`,
      ),
    )
    .returning({ count: participations.unreadCount });
  if (updated === undefined) return;
  const unread = { kinds: [MESSAGE_RECEIVED], subjectId: conversationId, userIds: [readerId] } as const;
  if (updated.count === 0) await dropUnread(tx, unread);
  else await changeUnread(tx, unread, () => sql`jsonb_build_object('count', ${updated.count}::int)`);
}
