import { UNUSED_UPLOAD_LIFETIME } from '@campushive/contract';
import { and, eq, exists, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import {
  attachments,
  conversations,
  disputes,
  messages,
  orders,
  reportCases,
} from '../../platform/database/schema/index.js';
import { findEvent } from '../../talk/groups/store.js';
import { notBlocked } from '../../talk/messages/thread-messages.js';
import { MESSAGES_BEFORE } from '../../trust/moderation/reported-messages.js';

type File = typeof attachments.$inferSelect;
type Talk = typeof conversations.$inferSelect;

/** A private file that the viewer may download. */
export interface Readable {
  readonly file: File;
  /** Case that opens the file to a moderator: the reported message, or the order with the complaint. Null for everyone else. */
  readonly openedBy: { readonly type: 'message' | 'payment'; readonly id: string } | null;
}

/**
 * Returns a private file, if the viewer may download it: its owner, both sides of its order, the readers of the message
 * that holds it, and moderators for an open complaint about the order or a report of a message near it. Undefined for
 * everyone else, because its existence is private.
 */
export async function findReadable(
  db: Db,
  id: string,
  viewer: Pick<Viewer, 'userId' | 'role'>,
  now: Date,
): Promise<Readable | undefined> {
  const [row] = await db
    .select({ file: attachments, order: orders, talk: conversations })
    .from(attachments)
    .leftJoin(orders, eq(orders.id, attachments.orderId))
    .leftJoin(conversations, eq(conversations.id, attachments.conversationId))
    .where(eq(attachments.id, id));
  if (row === undefined || isDropped(row.file, now)) return undefined;
  const { file, order, talk } = row;
  const readable = { file, openedBy: null };
  if ([file.ownerId, order?.buyerId, order?.sellerId].includes(viewer.userId)) return readable;
  if (talk !== null && (await readsTalk(db, talk, viewer.userId, id))) return readable;
  if (viewer.role === 'student') return undefined;
  const openedBy = (await complaintAbout(db, file, talk)) ?? (await reportNear(db, file));
  return openedBy === null ? undefined : { file, openedBy };
}

/** Returns true for a file that the next sweep deletes: it was not sent within a day, or its message was unsent. */
const isDropped = ({ orderId, conversationId, createdAt }: File, now: Date): boolean =>
  orderId === null && conversationId === null && createdAt <= later(now, -UNUSED_UPLOAD_LIFETIME);

/** Returns true if the viewer is in the thread and sees a message with the file there. */
async function readsTalk(db: Db, talk: Talk, viewerId: string, fileId: string): Promise<boolean> {
  const isGroup = talk.kind === 'group';
  const isIn = isGroup
    ? (await findEvent(db, viewerId, talk.id)) !== undefined
    : [talk.firstUserId, talk.secondUserId].includes(viewerId);
  if (!isIn) return false;
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(holds(talk.id, fileId), isGroup ? notBlocked(db, viewerId) : undefined))
    .limit(1);
  return found !== undefined;
}

/** Condition for messages of a thread that hold a file. */
const holds = (conversationId: string, fileId: string) =>
  and(
    eq(messages.conversationId, conversationId),
    isNull(messages.unsentAt),
    sql`${messages.file}->>'id' = ${fileId}`,
  );

/** Returns the order with an open complaint that the file was delivered for, or whose two sides sent it about its listing. */
async function complaintAbout(db: Db, file: File, talk: Talk | null): Promise<Readable['openedBy']> {
  const pair = [talk?.firstUserId, talk?.secondUserId].filter((one) => one != null);
  const sent =
    talk?.listingId == null || pair.length < 2
      ? undefined
      : and(
          eq(orders.listingId, talk.listingId),
          inArray(orders.buyerId, pair),
          inArray(orders.sellerId, pair),
          exists(db.select({ id: messages.id }).from(messages).where(holds(talk.id, file.id))),
        );
  const delivered = file.orderId === null ? undefined : eq(orders.id, file.orderId);
  if (sent === undefined && delivered === undefined) return null;
  const [found] = await db
    .select({ id: orders.id })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(and(isNull(disputes.outcome), or(sent, delivered)))
    .limit(1);
  return found === undefined ? null : { type: 'payment', id: found.id };
}

/** Returns the reported message whose case shows the file: its own, or one of the few before it. */
async function reportNear(db: Db, { id, conversationId }: File): Promise<Readable['openedBy']> {
  if (conversationId === null) return null;
  const reported = alias(messages, 'reported');
  const shown = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        holds(conversationId, id),
        lte(messages.position, reported.position),
        gte(messages.position, sql`${reported.position} - ${MESSAGES_BEFORE}`),
      ),
    );
  const [found] = await db
    .select({ id: reported.id })
    .from(reportCases)
    .innerJoin(reported, eq(reported.id, reportCases.targetId))
    .where(
      and(
        eq(reportCases.targetType, 'message'),
        eq(reported.conversationId, conversationId),
        // An unsent message has lost its file; the evidence of an open case keeps it.
        or(exists(shown), sql`${reportCases.evidence}->'file'->>'id' = ${id}`),
      ),
    )
    .limit(1);
  return found === undefined ? null : { type: 'message', id: found.id };
}
