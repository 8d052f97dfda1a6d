import { and, eq, inArray, ne, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { notifications } from '../../platform/database/schema/index.js';
import { wordsOf } from './words.js';

/** Notifications of others that name a student. */
export interface NamedIn {
  readonly userId: string;
  /** Value with the name. */
  readonly key: 'sender' | 'name';
  /** Kind of the subject. */
  readonly about: 'conversation' | 'group' | 'payment';
  /** Subquery with the ids of the subjects as text. */
  readonly subjectIds: SQLWrapper;
  /** Condition for names of another student. Takes the expressions for the id of the subject, and for the name. */
  readonly isOfAnother?: (subjectId: SQL, name: SQL) => SQL;
}

/** Removes a student's name from others' notifications. */
export async function forgetNameIn(
  tx: Db,
  { userId, key, about, subjectIds, isOfAnother }: NamedIn,
): Promise<void> {
  const { subject, values } = notifications;
  const subjectId = sql`${subject}->>'id'`;
  const name = sql`${values}->>${key}::text`;
  const changed = await tx
    .update(notifications)
    .set({ values: sql`jsonb_set(${values}, array[${key}]::text[], 'null')` })
    .where(
      and(
        sql`${name} is not null`,
        ne(notifications.userId, userId),
        eq(sql`${subject}->>'type'`, about),
        inArray(subjectId, subjectIds),
        isOfAnother && not(isOfAnother(subjectId, name)),
      ),
    )
    .returning();
  for (const row of changed) {
    // Updates the stored English text as well.
    await tx.update(notifications).set(wordsOf(row, 'en')).where(eq(notifications.id, row.id));
  }
}
