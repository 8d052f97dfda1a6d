import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { sessions, users } from '../../platform/database/schema/index.js';

/** Closes an account whose row is locked until a time, or without end, and ends its sessions. */
export async function suspendAccount(
  tx: Db,
  userId: string,
  { reason, until }: { readonly reason: string; readonly until: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedAt: now, suspendedUntil: until, suspensionReason: reason, updatedAt: now })
    .where(eq(users.id, userId));
  // Ended, not deleted: while they are kept, their pages learn the reason.
  const open = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now));
  await tx.update(sessions).set({ expiresAt: now }).where(open);
}

/** Opens a suspended account again. */
export async function reopenAccount(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedAt: null, suspendedUntil: null, suspensionReason: null, updatedAt: now })
    .where(eq(users.id, userId));
}

const isOver = (now: Date) => and(isNotNull(users.suspendedAt), lte(users.suspendedUntil, now));

/** Finds accounts whose suspension is over, at most 200. */
export async function findEndedSuspensions(db: Db, now: Date): Promise<readonly string[]> {
  const over = await db.select({ id: users.id }).from(users).where(isOver(now)).limit(200);
  return over.map(({ id }) => id);
}

/** Locks an account, if its suspension is still over. Returns whether it is. */
export async function lockEndedSuspension(tx: Db, userId: string, now: Date): Promise<boolean> {
  const [still] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isOver(now)))
    .for('no key update');
  return still !== undefined;
}
