import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { orders, refunds } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../moderation/audit.js';

export interface FailedRefund {
  readonly reference: string;
  readonly amount: number;
  readonly updatedAt: Date;
}

/** Refunds that the provider failed to send; we owe them. The latest first. */
export function findFailedRefunds(db: Db): Promise<FailedRefund[]> {
  return db
    .select({ reference: orders.reference, amount: refunds.amount, updatedAt: refunds.updatedAt })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.status, 'failed'))
    .orderBy(desc(refunds.updatedAt))
    .limit(1_000);
}

/** Has a failed refund asked for again by its job; answers false when there is none of this order. */
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
