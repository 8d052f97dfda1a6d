import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { auditEntries } from '../../platform/database/schema/index.js';

/** Every action that the audit log records. */
export type AuditAction =
  | 'listing.dismiss'
  | 'listing.hide'
  | 'listing.restore'
  | 'listing.delete'
  | 'listing.appeal'
  | 'listing.appeal_restore'
  | 'listing.appeal_uphold'
  | 'user.dismiss'
  | 'message.dismiss'
  | 'message.open_file'
  | 'wanted.dismiss'
  | 'wanted.appeal'
  | 'wanted.appeal_restore'
  | 'wanted.appeal_uphold'
  | 'picture.dismiss'
  | 'wanted.delete'
  | 'portfolio.remove'
  | 'user.warn'
  | 'user.suspend'
  | 'user.reinstate'
  | 'user.appeal'
  | 'user.appeal_restore'
  | 'user.appeal_uphold'
  | 'user.remove_shelf_name'
  | 'user.set_role'
  | 'user.create'
  | 'credit.give'
  | 'credit.withdraw'
  | 'payment.release'
  | 'payment.open_file'
  | 'payment.refund'
  | 'payment.refund_again'
  | 'payment.chargeback_contest'
  | 'payment.chargeback_accept'
  | 'ledger.close'
  | 'payout.retry'
  | 'payout.return'
  | 'hive.pause'
  | 'hive.resume'
  | 'partner_key.create'
  | 'partner_key.revoke'
  | 'webhook.create'
  | 'webhook.remove'
  | 'webhook.enable'
  | 'webhook.disable'
  | 'mail.resend'
  | 'job.requeue'
  | 'outbox.retry'
  | 'university.launch'
  | 'ambassador.create'
  | 'ambassador.remove'
  | 'import.create'
  | 'import.remind'
  | 'import.revoke';

export interface AuditEntry {
  /** Staff member who acted; null for the system and for the command line. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly target: {
    readonly type:
      | 'listing'
      | 'user'
      | 'message'
      | 'wanted'
      | 'picture'
      | 'payment'
      | 'payout'
      | 'ledger'
      | 'hive'
      | 'job'
      | 'event'
      | 'partner_key'
      | 'university'
      | 'ambassador'
      | 'import'
      | 'webhook';
    readonly id: string;
  };
  /** Reason in the moderator's own words. */
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Records an action of the staff inside its transaction: neither exists without the other. The database refuses to
 * change or delete entries.
 */
export async function writeAudit(tx: Db, entry: AuditEntry, now: Date): Promise<void> {
  const { actorId, action, target, reason = null, details = {} } = entry;
  await tx.insert(auditEntries).values({
    actorId,
    action,
    targetType: target.type,
    targetId: target.id,
    reason,
    details: { ...details },
    createdAt: now,
  });
}

/** Returns true if moderators took this shelf name away from a student. */
export async function isRemovedShelfName(db: Db, name: string): Promise<boolean> {
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'user.remove_shelf_name'),
        eq(sql`${auditEntries.details}->>'shelfName'`, name),
      ),
    )
    .limit(1);
  return entry !== undefined;
}
