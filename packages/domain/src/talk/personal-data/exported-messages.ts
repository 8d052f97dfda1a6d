import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { conversations, messages } from '../../platform/database/schema/index.js';

/** Condition for the messages of a student's conversations, which belong to both sides. From groups, only their own. */
export function isInTalksOf(db: Db, userId: string): SQL | undefined {
  const talks = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.firstUserId, userId), eq(conversations.secondUserId, userId)));
  return or(inArray(messages.conversationId, talks), eq(messages.senderId, userId));
}
