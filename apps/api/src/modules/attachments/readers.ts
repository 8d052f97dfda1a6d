import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Viewer } from '../../http/viewer.js';
import type { Db } from '../../platform/database/database.js';
import {
  attachments,
  conversations,
  messages,
  orders,
  reportCases,
} from '../../platform/database/schema/index.js';

/**
 * Returns a private file, if the viewer may download it: its owner, both sides of its order, both participants of its
 * conversation while a message holds it, and moderators once that message is reported. Undefined for everyone else,
 * because its existence is private.
 */
export async function findReadable(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<{ readonly name: string } | undefined> {
  const [row] = await db
    .select({ file: attachments, order: orders, talk: conversations })
    .from(attachments)
    .leftJoin(orders, eq(orders.id, attachments.orderId))
    .leftJoin(conversations, eq(conversations.id, attachments.conversationId))
    .where(eq(attachments.id, id));
  if (row === undefined) return undefined;
  const { file, order, talk } = row;
  if ([file.ownerId, order?.buyerId, order?.sellerId].includes(viewer.userId)) return file;
  if (talk === null) return undefined;
  const isParty = [talk.firstUserId, talk.secondUserId].includes(viewer.userId);
  if (isParty && (await isInMessage(db, id, talk.id))) return file;
  return viewer.role !== 'student' && (await isReported(db, id, talk.id)) ? file : undefined;
}

async function isInMessage(db: Db, id: string, conversationId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        isNull(messages.unsentAt),
        sql`${messages.file}->>'id' = ${id}`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

async function isReported(db: Db, id: string, conversationId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: reportCases.id })
    .from(reportCases)
    .innerJoin(messages, eq(messages.id, reportCases.targetId))
    .where(
      and(
        eq(reportCases.targetType, 'message'),
        eq(messages.conversationId, conversationId),
        // An unsent message has lost its file; the evidence of an open case keeps it.
        or(sql`${messages.file}->>'id' = ${id}`, sql`${reportCases.evidence}->'file'->>'id' = ${id}`),
      ),
    )
    .limit(1);
  return found !== undefined;
}
