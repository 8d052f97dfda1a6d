import type { Message } from '@campushive/contract';
import { decideUnsend } from '@campushive/contract/rules/messages';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import {
  conversations,
  idempotencyKeys,
  messages,
  notifications,
  outbox as outboxRows,
  participations,
  reportCases,
} from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toMessage } from './presenters.js';
import { MESSAGE_RECEIVED } from './send.js';
import { findStanding } from './store.js';
import { findMessage, type MessageRow, type StoredMessage } from './thread-messages.js';

export interface UnsendDeps {
  /** Nothing shows these photos any more: their files are deleted soon. */
  dropPhotos(tx: Db, ownerId: string, ids: readonly string[]): Promise<void>;
  /** No message has this private file any more: it is deleted soon. */
  dropFile(tx: Db, id: string): Promise<void>;
}

/** The thread that a message is taken back from. */
export interface UnsendPlace {
  readonly conversationId: string;
  /** Who sees that it is gone. */
  readers(tx: Db): Promise<readonly string[]>;
  /** What was not seen yet is not new any more. */
  countOneLess(tx: Db, message: StoredMessage): Promise<void>;
  /** The message as it is shown afterwards, the same to all of them. */
  show(row: MessageRow): Message;
}

/**
 * Takes a message back: its words, its photo and its file leave the server, all sides see that it is gone, and what is unread is one
 * less. A report of it that is still open keeps what it said (decision 40).
 */
export async function unsend(
  { db, clock, outbox }: Platform,
  deps: UnsendDeps,
  { conversationId, readers, countOneLess, show }: UnsendPlace,
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
    await keepOrDrop(tx, deps, row);
    await countOneLess(tx, row);
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

/** What a message of two is taken back from; 404 for everyone else. */
export async function placeOfTwo(db: Db, viewerId: string, id: string): Promise<UnsendPlace> {
  const known = await findMessage(db, id);
  const standing = known && (await findStanding(db, viewerId, known.message.conversationId));
  if (known === undefined || standing === undefined) throw notFound('Message');
  const { other, theirReadPosition } = standing;
  return {
    conversationId: known.message.conversationId,
    readers: async () => [viewerId, other.id],
    // Only its writer gets that far, so its reader is the other one.
    countOneLess: (tx, message) => countOneLess(tx, message, other.id),
    show: (row) => toMessage(row, theirReadPosition, viewerId),
  };
}

/** False where it was taken back before; throws where it cannot be. */
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

/** Wherever the server keeps what it said: the message, the answer kept for a repeated request, an event not delivered yet. */
async function erase(tx: Db, row: StoredMessage, now: Date): Promise<void> {
  const { id, conversationId } = row;
  await tx
    .update(messages)
    .set({ content: '', attachment: null, file: null, warning: null, unsentAt: now })
    .where(eq(messages.id, id));
  await eraseAnswer(tx, row);
  const { payload, topic, subject } = outboxRows;
  await tx
    .update(outboxRows)
    .set({
      payload: sql`jsonb_set(${payload}, '{message}', (${payload}->'message') - 'file' || ${NOTHING_SAID})`,
    })
    .where(
      and(
        eq(topic, 'message.stored'),
        eq(subject, `conversation:${conversationId}`),
        sql`${payload}->>'messageId' = ${id}`,
      ),
    );
}

const NOTHING_SAID = sql`'{"content": "", "attachment": null, "warning": null}'::jsonb`;

/** The answer that is kept for a request that is made again says no more than the message does now. */
async function eraseAnswer(tx: Db, { id, senderId }: StoredMessage): Promise<void> {
  const { answer, userId, call } = idempotencyKeys;
  await tx
    .update(idempotencyKeys)
    .set({ answer: sql`jsonb_set(${answer}, '{data}', (${answer}->'data') - 'file' || ${NOTHING_SAID})` })
    .where(
      and(
        eq(userId, senderId),
        inArray(call, ['messages.send', 'groups.send']),
        sql`${answer}->'data'->>'id' = ${id}`,
      ),
    );
}

/** Drops the photo and the file of an unsent message, unless a moderator still has to see them or they were sent elsewhere too. */
async function keepOrDrop(
  tx: Db,
  { dropPhotos, dropFile }: UnsendDeps,
  message: StoredMessage,
): Promise<void> {
  if (await keepForReport(tx, message)) return;
  const { attachment, file, senderId } = message;
  if (attachment !== null && !(await isSentElsewhere(tx, message, 'attachment', attachment.id)))
    await dropPhotos(tx, senderId, [attachment.id]);
  if (file !== null && !(await isSentElsewhere(tx, message, 'file', file.id))) await dropFile(tx, file.id);
}

/** Answers whether a moderator still has to see it. */
async function keepForReport(tx: Db, { id, content, attachment, file }: StoredMessage): Promise<boolean> {
  const kept = await tx
    .update(reportCases)
    .set({ evidence: { content, attachment, ...(file !== null && { file }) } })
    .where(
      and(
        eq(reportCases.targetType, 'message'),
        eq(reportCases.targetId, id),
        isNull(reportCases.resolvedAt),
      ),
    )
    .returning({ id: reportCases.id });
  return kept.length > 0;
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

/** What its reader has not seen yet is not new to them any more. */
async function countOneLess(
  tx: Db,
  { conversationId, position }: StoredMessage,
  readerId: string,
): Promise<void> {
  const [left] = await tx
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
  if (left === undefined) return;
  const unread = and(
    eq(notifications.userId, readerId),
    isNull(notifications.readAt),
    eq(notifications.kind, MESSAGE_RECEIVED),
    sql`${notifications.subject}->>'id' = ${conversationId}`,
  );
  if (left.count === 0) await tx.delete(notifications).where(unread);
  else {
    const values = sql`${notifications.values} || jsonb_build_object('count', ${left.count}::int)`;
    await tx.update(notifications).set({ values }).where(unread);
  }
}
