import { and, eq, exists, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { messages, notifications, orders, users } from '../../platform/database/schema/index.js';
import { wordsOf } from '../../base/notifications/words.js';

/**
 * Removes a deleted student's name from others' notifications about messages and orders. In notifications about two
 * students it is always the deleted one's, even if they had another name then; in groups only unless another writer
 * there has the same name.
 */
export async function forgetName(tx: Db, { id }: Pick<typeof users.$inferSelect, 'id'>): Promise<void> {
  const { subject, values } = notifications;
  const about = (type: string) => eq(sql`${subject}->>'type'`, type);
  const subjectId = sql`${subject}->>'id'`;
  const sender = sql`${values}->>'sender'`;
  const talks = tx
    .select({ id: sql`${messages.conversationId}::text` })
    .from(messages)
    .where(eq(messages.senderId, id));
  const deals = tx
    .select({ id: sql`${orders.id}::text` })
    .from(orders)
    .where(or(eq(orders.buyerId, id), eq(orders.sellerId, id)));
  const isOfAnother = exists(
    tx
      .select({ id: users.id })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.senderId))
      .where(
        and(sql`${messages.conversationId}::text = ${subjectId}`, ne(users.id, id), eq(users.name, sender)),
      ),
  );
  const named = or(about('conversation'), and(about('group'), not(isOfAnother)));
  await leaveOut(tx, 'sender', and(ne(notifications.userId, id), named, inArray(subjectId, talks)));
  await leaveOut(tx, 'name', and(ne(notifications.userId, id), about('payment'), inArray(subjectId, deals)));
}

async function leaveOut(tx: Db, key: 'sender' | 'name', which: SQL | undefined): Promise<void> {
  const { values } = notifications;
  const changed = await tx
    .update(notifications)
    .set({ values: sql`jsonb_set(${values}, array[${key}]::text[], 'null')` })
    .where(and(sql`${values}->>${key}::text is not null`, which))
    .returning();
  for (const row of changed) {
    // Updates the stored English text as well.
    await tx.update(notifications).set(wordsOf(row, 'en')).where(eq(notifications.id, row.id));
  }
}
