import { CHARGEBACK_REMINDER, DAY, MINUTE } from '@campushive/contract';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { later } from '../../../platform/clock.js';
import { chargebacks, orders } from '../../../platform/database/schema/index.js';
import { ProviderError } from '../../../platform/paystack/provider.js';
import { applyDispute } from './apply-chargeback.js';
import { flushOrder, lockOrder, type PaymentsContext } from '../context.js';
import { notifyStaff } from '../orders/notify-staff.js';
import { settleRefund } from '../refunds/refund.js';
import { settle } from '../provider/settle.js';

/** Interval of checking an open chargeback without a webhook. */
const POLL_AFTER = 30 * MINUTE;
/** Age up to which disputes with a lost webhook are found. */
const LOOK_BACK = 14 * DAY;

/**
 * Reads a dispute from the provider and applies it, for every webhook about it and for the reconciliation. Whatever
 * arrives first, twice or out of order, the provider's current state counts. Returns false for a dispute of a foreign
 * payment.
 */
export async function settleChargeback(context: PaymentsContext, disputeId: string): Promise<boolean> {
  const { db } = context.platform;
  const reported = await context.provider.findDispute(disputeId);
  if (reported === undefined) return false;
  // Applies a payment whose webhook was missed.
  await settle(context, reported.reference);
  // Settles a refund that may be in progress: the bank then takes its money in addition to the refund, not instead of it.
  await settleRefund(context, reported.reference);
  const [order] = await db.select().from(orders).where(eq(orders.reference, reported.reference));
  if (order === undefined) return false;
  await db.transaction(async (tx) => applyDispute(context, tx, await lockOrder(tx, order), reported));
  await flushOrder(context);
  return true;
}

/** Checks open chargebacks, finds those whose webhook was lost, and reminds moderators of deadlines. */
export async function reconcileChargebacks(context: PaymentsContext): Promise<void> {
  const { db, clock, log } = context.platform;
  const now = clock.now();
  const open = await db
    .select({ providerId: chargebacks.providerId })
    .from(chargebacks)
    .where(and(isNull(chargebacks.outcome), lte(chargebacks.updatedAt, later(now, -POLL_AFTER))))
    .orderBy(chargebacks.dueAt)
    .limit(200);
  const raised = await context.provider.openDisputes(later(now, -LOOK_BACK)).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'disputes could not be listed');
    return [];
  });
  const ids = new Set([...open.map(({ providerId }) => providerId), ...raised.map(({ id }) => id)]);
  for (const id of ids) {
    await settleChargeback(context, id).catch((error: unknown) => {
      log.error({ err: error, disputeId: id }, 'chargeback not settled');
    });
  }
  await remindOfDeadlines(context);
}

/** Reminds moderators, at most once a day, of unanswered chargebacks that are due soon, or of one that the provider names. */
export async function remindOfDeadlines(context: PaymentsContext, disputeId?: string): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx
      .update(chargebacks)
      .set({ remindedAt: now })
      .where(
        and(
          isNull(chargebacks.outcome),
          isNull(chargebacks.answer),
          disputeId === undefined
            ? lte(chargebacks.dueAt, later(now, CHARGEBACK_REMINDER))
            : eq(chargebacks.providerId, disputeId),
          or(isNull(chargebacks.remindedAt), lte(chargebacks.remindedAt, later(now, -DAY))),
        ),
      )
      .returning({ orderId: chargebacks.orderId });
    for (const { orderId } of due) {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
      if (order !== undefined) await notifyStaff(context, tx, order, 'chargeback_due');
    }
  });
  await outbox.flush();
}
