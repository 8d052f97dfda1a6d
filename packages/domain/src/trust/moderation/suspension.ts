import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, sessions, users } from '../../platform/database/schema/index.js';
import { writeAudit, type AuditAction } from './audit.js';
import { endOffersOfStudent } from '../../deals/offers/write.js';
import { endSuspension, recordSuspension } from './takedowns.js';

/** Returns whether an account is suspended now. A suspension that has ended does not count. */
export function isSuspended(
  { suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
  now: Date,
): boolean {
  return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);
}

/**
 * Hides an automatically reopened listing of a poster who was suspended meanwhile, like their others. Returns whether
 * it did. The listing's row must be locked.
 */
export async function hideIfSuspended(tx: Db, listingId: string, now: Date): Promise<boolean> {
  const suspended = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(isNotNull(users.suspendedAt), or(isNull(users.suspendedUntil), gt(users.suspendedUntil, now))),
    );
  const hidden = await tx
    .update(listings)
    .set({ status: 'hidden', hiddenBy: 'suspension', updatedAt: now })
    .where(and(eq(listings.id, listingId), inArray(listings.posterId, suspended)))
    .returning({ id: listings.id });
  return hidden.length > 0;
}

export interface Suspension {
  readonly userId: string;
  /** Null for the command line. */
  readonly actorId: string | null;
  readonly reason: string;
  /** Null for without end. */
  readonly until: Date | null;
  /** The reports that led to it. */
  readonly caseId?: string | null;
}

/**
 * Closes an account whose row the caller has locked: its sessions end, its open listings disappear, and its held money stays
 * held. The caller ends the sockets after the commit.
 */
export async function suspend(
  tx: Db,
  { userId, actorId, reason, until, caseId = null }: Suspension,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ suspendedAt: now, suspendedUntil: until, suspensionReason: reason, updatedAt: now })
    .where(eq(users.id, userId));
  // Ended, not deleted: while they are kept, their pages learn the reason.
  const open = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now));
  await tx.update(sessions).set({ expiresAt: now }).where(open);
  await tx
    .update(listings)
    .set({ status: 'hidden', hiddenBy: 'suspension', updatedAt: now })
    .where(and(eq(listings.posterId, userId), eq(listings.status, 'active')));
  await endOffersOfStudent(tx, userId, 'suspended', now);
  await recordSuspension(tx, userId, { actorId, reason, until, caseId }, now);
  const details = { until: until?.toISOString() ?? null };
  await writeAudit(
    tx,
    { actorId, action: 'user.suspend', target: { type: 'user', id: userId }, reason, details },
    now,
  );
}

export interface Reinstatement extends Pick<Suspension, 'userId' | 'actorId'> {
  readonly reason: string | null;
  /** The action in the log. Default: a reinstatement. */
  readonly action?: AuditAction;
}

/** Reopens an account, with the listings that its suspension hid; a pending appeal succeeds. */
export async function reinstate(
  tx: Db,
  { userId, actorId, reason, action = 'user.reinstate' }: Reinstatement,
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
  await endSuspension(tx, userId, actorId === null ? null : { actorId, note: reason }, now);
  await writeAudit(tx, { actorId, action, target: { type: 'user', id: userId }, reason }, now);
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
        .for('no key update');
      if (still === undefined) return;
      await reinstate(tx, { userId: id, actorId: null, reason: null }, now);
    });
  }
}
