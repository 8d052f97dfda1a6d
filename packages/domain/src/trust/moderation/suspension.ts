import type { Db } from '../../platform/database/database.js';
import {
  findEndedSuspensions,
  lockEndedSuspension,
  reopenAccount,
  suspendAccount,
} from '../../accounts/users/suspensions.js';
import { hideListingsOf, showListingsOf } from '../../catalogue/hives/posting/hide-listing.js';
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
  await suspendAccount(tx, userId, { reason, until }, now);
  await endOffersOfStudent(tx, userId, 'suspended', now);
  await hideListingsOf(tx, userId, now);
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
  await reopenAccount(tx, userId, now);
  await showListingsOf(tx, userId, now);
  await endSuspension(tx, userId, actorId === null ? null : { actorId, note: reason }, now);
  await writeAudit(tx, { actorId, action, target: { type: 'user', id: userId }, reason }, now);
}

/** Reinstates everybody whose suspension is over. */
export async function endSuspensions(db: Db, now: Date): Promise<void> {
  for (const userId of await findEndedSuspensions(db, now)) {
    await db.transaction(async (tx) => {
      if (!(await lockEndedSuspension(tx, userId, now))) return;
      await reinstate(tx, { userId, actorId: null, reason: null }, now);
    });
  }
}
