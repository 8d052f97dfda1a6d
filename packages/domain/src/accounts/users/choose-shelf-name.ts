import { and, eq, isNull, sql } from 'drizzle-orm';
import { isRemovedShelfName } from '../../base/audit/audit.js';
import { invalidField } from '../../calls/failure.js';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';

/** Names that could pass for the operator, the campus or its payment provider. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['admin', 'administrator', 'campus', 'help', 'moderator', 'official', 'operator', 'payments'],
  ...['security', 'staff', 'support', 'system', 'team'],
  ...[campus.id, campus.key, campus.payments.provider.id],
]);

/**
 * Stores the name of a student's shelf. Choosing the same name again changes nothing. Throws a field error when the student has another
 * name, or the name is taken, reserved, or was removed by moderators. Students who choose the same name at once wait for each other.
 */
export async function chooseShelfName(tx: Db, userId: string, name: string): Promise<void> {
  if (RESERVED.has(name) || (await isRemovedShelfName(tx, name)))
    throw invalidField('shelfName', 'shelf_name_taken');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shelf:${name}`}, 0))`);
  const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.shelfName, name));
  if (holder?.id === userId) return;
  if (holder !== undefined) throw invalidField('shelfName', 'shelf_name_taken');
  const [chosen] = await tx
    .update(users)
    .set({ shelfName: name })
    .where(and(eq(users.id, userId), isNull(users.shelfName)))
    .returning({ id: users.id });
  if (chosen === undefined) throw invalidField('shelfName', 'shelf_name_chosen');
}

/** Takes the name of a student's shelf away. The student can choose another one. */
export async function removeShelfName(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ shelfName: null, updatedAt: now }).where(eq(users.id, userId));
}
