import { and, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { forgetNameIn } from '../../base/notifications/forget-name.js';
import type { Db } from '../../platform/database/database.js';
import { conversations, messages, participations, users } from '../../platform/database/schema/index.js';

/**
 * Removes a deleted student's name from others' notifications about messages. In notifications about two students it is
 * always the deleted one's, even if they had another name then; in groups only unless another writer there has the same name.
 */
export async function forgetSender(tx: Db, userId: string): Promise<void> {
  const subjectIds = tx
    .select({ id: sql`${messages.conversationId}::text` })
    .from(messages)
    .where(eq(messages.senderId, userId));
  const isOfAnother = (subjectId: SQL, name: SQL) =>
    exists(
      tx
        .select({ id: users.id })
        .from(messages)
        .innerJoin(users, eq(users.id, messages.senderId))
        .where(
          and(
            sql`${messages.conversationId}::text = ${subjectId}`,
            ne(users.id, userId),
            eq(users.name, name),
          ),
        ),
    );
  await forgetNameIn(tx, { userId, key: 'sender', about: 'conversation', subjectIds });
  await forgetNameIn(tx, { userId, key: 'sender', about: 'group', subjectIds, isOfAnother });
}

/** Deletes what a student has read in groups, which only count readers. Students of a conversation still see receipts. */
export async function forgetReaderOfGroups(tx: Db, userId: string): Promise<void> {
  const groups = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.kind, 'group'));
  await tx
    .delete(participations)
    .where(and(eq(participations.userId, userId), inArray(participations.conversationId, groups)));
}
