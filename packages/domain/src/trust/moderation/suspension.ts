import { and, asc, eq, gt, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, sessions, users } from '../../platform/database/schema/index.js';
import { moveListing } from '../../catalogue/hives/posting/move.js';
import { writeAudit, type AuditAction } from '../../base/audit/audit.js';
import { endOffersOfStudent } from '../../deals/offers/store-decision.js';
import { endSuspension, recordSuspension } from './takedowns.js';

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
  await endOffersOfStudent(tx, userId, 'suspended', now);
  await moveListingsOf(tx, userId, eq(listings.status, 'active'), 'hidden', now);
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
  const hiddenBySuspension = and(eq(listings.status, 'hidden'), eq(listings.hiddenBy, 'suspension'));
  await moveListingsOf(tx, userId, hiddenBySuspension, 'active', now);
  await endSuspension(tx, userId, actorId === null ? null : { actorId, note: reason }, now);
  await writeAudit(tx, { actorId, action, target: { type: 'user', id: userId }, reason }, now);
}

/** Hides the listings of a suspended poster, or shows them again. */
async function moveListingsOf(
  tx: Db,
  posterId: string,
  which: SQL | undefined,
  to: 'hidden' | 'active',
  now: Date,
): Promise<void> {
  const moved = await tx
    .select({ id: listings.id, status: listings.status })
    .from(listings)
    .where(and(eq(listings.posterId, posterId), which))
    .orderBy(asc(listings.id))
    .for('update');
  for (const listing of moved) {
    await moveListing(tx, listing, to, 'system', now);
    const hiddenBy = to === 'hidden' ? ('suspension' as const) : null;
    await tx.update(listings).set({ hiddenBy }).where(eq(listings.id, listing.id));
  }
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
