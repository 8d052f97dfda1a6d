import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PrivateFile } from '../../base/attachments/readers.js';
import type { Db } from '../../platform/database/database.js';
import { conversations, messages } from '../../platform/database/schema/index.js';
import { findEvent } from '../groups/store.js';
import { notBlocked } from './thread-messages.js';

/** Returns the condition for messages of a thread that hold a file. */
export const holdsFile = (conversationId: string, fileId: string) =>
  and(
    eq(messages.conversationId, conversationId),
    isNull(messages.unsentAt),
    sql`${messages.file}->>'id' = ${fileId}`,
  );

/** Returns true if the student is in the thread of a file and sees a message with it there. */
export async function readsInThread(
  db: Db,
  { id, conversationId }: PrivateFile,
  viewerId: string,
): Promise<boolean> {
  if (conversationId === null) return false;
  const [talk] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
  if (talk === undefined) return false;
  const isGroup = talk.kind === 'group';
  const isIn = isGroup
    ? (await findEvent(db, viewerId, talk.id)) !== undefined
    : [talk.firstUserId, talk.secondUserId].includes(viewerId);
  if (!isIn) return false;
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(holdsFile(talk.id, id), isGroup ? notBlocked(db, viewerId) : undefined))
    .limit(1);
  return found !== undefined;
}
