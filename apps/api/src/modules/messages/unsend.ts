import type { Message } from '@campushive/contract';
import { decideUnsend } from '@campushive/contract/rules/messages';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Db } from '../../platform/database/database.js';
import {
  conversations,
  groupMessages,
  idempotencyKeys,
  messages,
  notifications,
  outbox as outboxRows,
  participations,
  reportCases,
} from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toMessage } from './presenters.js';
import { findMessage, findStanding } from './store.js';
import { MESSAGE_RECEIVED } from './service.js';

type Row = typeof messages.$inferSelect;
type Thread = typeof conversations.$inferSelect;

export interface UnsendDeps {
  /** Nothing shows these photos any more: their files are deleted soon. */
  dropPhotos(tx: Db, ownerId: string, ids: readonly string[]): Promise<void>;
}

/**
 * Takes a message back: its words and its photo leave the server, both sides see that it is gone, and what is unread is one
 * less. A report of it that is still open keeps what it said (decision 40).
 */
export async function unsend(
  { db, clock, outbox }: Platform,
  deps: UnsendDeps,
  viewerId: string,
  id: string,
): Promise<Message> {
  const known = await findMessage(db, id);
  const standing = known && (await findStanding(db, viewerId, known.message.conversationId));
  if (known === undefined || standing === undefined) throw notFound('Message');
  const { conversationId } = known.message;
  await db.transaction(async (tx) => {
    const [thread] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update');
    const [row] = await tx.select().from(messages).where(eq(messages.id, id));
    if (row === undefined || thread === undefined) throw notFound('Message');
    if (!mayUnsend(row, viewerId, clock.now())) return;
    await erase(tx, row, clock.now());
    await keepOrDrop(tx, deps, row);
    await countOneLess(tx, row, thread);
    const changed = await findMessage(tx, id);
    if (changed === undefined) throw new Error('A message that was taken back can be read');
    await outbox.write(tx, 'message.changed', {
      conversationId,
      userIds: [thread.firstUserId, thread.secondUserId],
      message: toMessage(changed, standing.theirReadPosition, viewerId),
    });
  });
  void outbox.flush('messages');
  const row = await findMessage(db, id);
  if (row === undefined) throw notFound('Message');
  return toMessage(row, standing.theirReadPosition, viewerId);
}

/** False where it was taken back before; throws where it cannot be. */
export function mayUnsend(
  { kind, senderId, createdAt, unsentAt }: Pick<Row, 'kind' | 'senderId' | 'createdAt' | 'unsentAt'>,
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
async function erase(tx: Db, { id, senderId, conversationId }: Row, now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ content: '', attachment: null, warning: null, unsentAt: now })
    .where(eq(messages.id, id));
  await eraseAnswer(tx, 'messages.send', { id, senderId });
  const { payload, topic, subject } = outboxRows;
  await tx
    .update(outboxRows)
    .set({ payload: sql`jsonb_set(${payload}, '{message}', ${payload}->'message' || ${NOTHING_SAID})` })
    .where(
      and(
        eq(topic, 'message.stored'),
        eq(subject, `conversation:${conversationId}`),
        sql`${payload}->>'messageId' = ${id}`,
      ),
    );
}

const NOTHING_SAID = sql`'{"content": "", "attachment": null, "warning": null}'::jsonb`;

/** What a message has in a conversation and in a group. */
type Written = Pick<Row, 'id' | 'senderId' | 'content' | 'attachment'>;

/** The answer that is kept for a request that is made again says no more than the message does now. */
export async function eraseAnswer(
  tx: Db,
  name: 'messages.send' | 'groups.send',
  { id, senderId }: Pick<Written, 'id' | 'senderId'>,
): Promise<void> {
  const { answer, userId, call } = idempotencyKeys;
  await tx
    .update(idempotencyKeys)
    .set({ answer: sql`jsonb_set(${answer}, '{data}', ${answer}->'data' || ${NOTHING_SAID})` })
    .where(and(eq(userId, senderId), eq(call, name), sql`${answer}->'data'->>'id' = ${id}`));
}

/** Lets go of the photo of a message that was taken back, unless a moderator still has to see it or it was sent elsewhere too. */
export async function keepOrDrop(tx: Db, { dropPhotos }: UnsendDeps, message: Written): Promise<void> {
  const kept = await keepForReport(tx, message);
  const { attachment, senderId } = message;
  if (attachment === null || kept || (await isSentElsewhere(tx, message, attachment.id))) return;
  await dropPhotos(tx, senderId, [attachment.id]);
}

/** Answers whether a moderator still has to see it. */
async function keepForReport(tx: Db, { id, content, attachment }: Written): Promise<boolean> {
  const kept = await tx
    .update(reportCases)
    .set({ evidence: { content, attachment } })
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

async function isSentElsewhere(tx: Db, { id, senderId }: Written, photoId: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        ne(messages.id, id),
        sql`${messages.attachment}->>'id' = ${photoId}`,
      ),
    )
    .limit(1);
  const [ofGroup] = await tx
    .select({ id: groupMessages.id })
    .from(groupMessages)
    .where(
      and(
        eq(groupMessages.senderId, senderId),
        ne(groupMessages.id, id),
        sql`${groupMessages.attachment}->>'id' = ${photoId}`,
      ),
    )
    .limit(1);
  return one !== undefined || ofGroup !== undefined;
}

/** What its reader has not seen yet is not new to them any more. */
async function countOneLess(
  tx: Db,
  { conversationId, senderId, position }: Row,
  { firstUserId, secondUserId }: Thread,
): Promise<void> {
  const readerId = senderId === firstUserId ? secondUserId : firstUserId;
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
