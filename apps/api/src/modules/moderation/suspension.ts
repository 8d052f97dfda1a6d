import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, sessions, users } from '../../platform/database/schema/index.js';
import { writeAudit } from './audit.js';

/** Whether an account is closed for now; a suspension whose end has passed is none. */
export function isSuspended(
  { suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
  now: Date,
): boolean {
  return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);
}

export interface Suspension {
  readonly userId: string;
  /** Null for the command line. */
  readonly actorId: string | null;
  readonly reason: string;
  /** Null for without end. */
  readonly until: Date | null;
}

/**
 * Closes an account: its sessions end, its open listings disappear, and its held money stays held. The caller ends the
 * sockets after the commit.
 */
export async function suspend(
  tx: Db,
  { userId, actorId, reason, until }: Suspension,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedAt: now, suspendedUntil: until, suspensionReason: reason, updatedAt: now })
    .where(eq(users.id, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx
    .update(listings)
    .set({ status: 'hidden', hiddenBy: 'suspension', updatedAt: now })
    .where(and(eq(listings.posterId, userId), eq(listings.status, 'active')));
  const details = { until: until?.toISOString() ?? null };
  await writeAudit(
    tx,
    { actorId, action: 'user.suspend', target: { type: 'user', id: userId }, reason, details },
    now,
  );
}

/** Opens an account again, with the listings that its suspension hid. */
export async function reinstate(
  tx: Db,
  { userId, actorId, reason }: Pick<Suspension, 'userId' | 'actorId'> & { reason: string | null },
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedAt: null, suspendedUntil: null, suspensionReason: null, updatedAt: now })
    .where(eq(users.id, userId));
  await tx
    .update(listings)
    .set({ status: 'active', hiddenBy: null, updatedAt: now })
    .where(
      and(eq(listings.posterId, userId), eq(listings.status, 'hidden'), eq(listings.hiddenBy, 'suspension')),
    );
  await writeAudit(
    tx,
    { actorId, action: 'user.reinstate', target: { type: 'user', id: userId }, reason },
    now,
  );
}

/** Reinstates everybody whose suspension is over. */
export async function endSuspensions(db: Db, now: Date): Promise<void> {
  const due = and(isNotNull(users.suspendedAt), lte(users.suspendedUntil, now));
  const over = await db.select({ id: users.id }).from(users).where(due).limit(200);
  for (const { id } of over) {
    await db.transaction(async (tx) => {
      const [still] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), due))
        .for('update');
      if (still === undefined) return;
      await reinstate(tx, { userId: id, actorId: null, reason: null }, now);
    });
  }
}
