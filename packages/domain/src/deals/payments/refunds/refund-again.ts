import { DAY, HOUR, type RefundStatus } from '@campushive/contract';
import { and, desc, eq, isNull, lte, notExists, or } from 'drizzle-orm';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { chargebacks, orders, refunds } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { writeAudit } from '../../../base/audit/audit.js';

/**
 * Reasons for which a refund waits for an operator: the provider failed or refused to send it, has not answered for an hour, or has sent
 * no result for two weeks.
 */
export type RefundCaseReason = 'failed' | 'unanswered' | 'overdue';

export interface RefundCase {
  readonly reference: string;
  readonly amount: number;
  readonly reason: RefundCaseReason;
  readonly updatedAt: Date;
}

const UNANSWERED_AFTER = HOUR;
/** Ten working days are the longest that the provider names. */
const OVERDUE_AFTER = 14 * DAY;

/** Refunds that wait for an operator, latest first. Refunds that wait for a bank's decision are excluded. */
export async function findRefundCases(db: Db, now: Date): Promise<RefundCase[]> {
  const rows = await db
    .select({
      reference: orders.reference,
      amount: refunds.amount,
      status: refunds.status,
      updatedAt: refunds.updatedAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      or(
        eq(refunds.status, 'failed'),
        and(
          eq(refunds.status, 'requested'),
          lte(refunds.createdAt, later(now, -UNANSWERED_AFTER)),
          notExists(
            db
              .select({ id: chargebacks.id })
              .from(chargebacks)
              .where(and(eq(chargebacks.orderId, refunds.orderId), isNull(chargebacks.outcome))),
          ),
        ),
        and(eq(refunds.status, 'pending'), lte(refunds.createdAt, later(now, -OVERDUE_AFTER))),
      ),
    )
    .orderBy(desc(refunds.updatedAt))
    .limit(1_000);
  return rows.map(({ status, ...row }) => ({ ...row, reason: reasonOf(status) }));
}

const reasonOf = (status: RefundStatus): RefundCaseReason =>
  status === 'failed' ? 'failed' : status === 'pending' ? 'overdue' : 'unanswered';

/** Schedules a new request of a failed refund. Returns false when the order has none. */
export async function repeatRefund(platform: Platform, reference: string): Promise<boolean> {
  const { db, clock, jobs, outbox } = platform;
  const orderId = await db.transaction(async (tx) => {
    const now = clock.now();
    const [order] = await tx.select().from(orders).where(eq(orders.reference, reference)).for('update');
    if (order === undefined) return undefined;
    const [refund] = await tx.select().from(refunds).where(eq(refunds.orderId, order.id)).for('update');
    if (refund?.status !== 'failed') return undefined;
    // The failed one's name stays until the new one has its own: it is not to be taken for it.
    await tx.update(refunds).set({ status: 'requested', updatedAt: now }).where(eq(refunds.id, refund.id));
    const target = { type: 'payment', id: order.id } as const;
    const details = { amount: refund.amount };
    await writeAudit(tx, { actorId: null, action: 'payment.refund_again', target, details }, now);
    await outbox.write(tx, 'order.changed', { orderId: order.id });
    return order.id;
  });
  if (orderId === undefined) return false;
  await jobs.send('payments.refund', { orderId });
  await outbox.flush();
  return true;
}
