import { eq } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/index.js';
import { sendAnswer } from './chargebacks/answer-chargeback.js';
import { refundCancelledEvents } from '../sold/ticket/cancelled-events.js';
import type { PaymentsContext } from './context.js';
import { findOrder } from './orders/orders.js';
import { toPayment } from './orders/payment-presenter.js';
import { reconcileNightly } from './ledger/reconcile-books.js';
import { reconcileRefunds, requestRefund } from './refunds/refund.js';
import { releaseDue } from './release/release.js';
import { releaseAfterScan, releaseScanned } from '../sold/ticket/release-tickets.js';
import { reconcileChargebacks } from './chargebacks/settle-chargeback.js';
import { settle } from './provider/settle.js';
import { followUndelivered } from './release/undelivered.js';
import { expireDue } from './checkout/unpaid.js';
import { workOn } from './provider/webhook.js';

/** Registers the jobs of payments: the provider's events, refunds, releases, and overdue orders. */
export function workOnPayments(context: PaymentsContext): void {
  const { db, clock, jobs, outbox, realtime } = context.platform;
  jobs.work('payments.webhook', ({ eventId }) => workOn(context, eventId));
  jobs.work('payments.refund', ({ orderId }) => requestRefund(context, orderId));
  jobs.work('payments.reconcile-refunds', () => reconcileRefunds(context));
  jobs.every('payments.reconcile-refunds', '*/5 * * * *');
  jobs.work('payments.answer-chargeback', ({ chargebackId }) => sendAnswer(context, chargebackId));
  jobs.work('payments.reconcile-chargebacks', () => reconcileChargebacks(context));
  jobs.every('payments.reconcile-chargebacks', '*/15 * * * *');
  jobs.work('payments.reconcile-books', () => reconcileNightly(context));
  jobs.every('payments.reconcile-books', '10 3 * * *');
  jobs.work('payments.reconcile', async ({ orderId }) => {
    const [order] = await db
      .select({ reference: orders.reference })
      .from(orders)
      .where(eq(orders.id, orderId));
    if (order !== undefined) await settle(context, order.reference);
  });
  jobs.work('payments.expire-due', () => expireDue(context));
  jobs.every('payments.expire-due', '* * * * *');
  jobs.work('payments.release-due', () => releaseDue(context));
  jobs.every('payments.release-due', '*/10 * * * *');
  jobs.work('payments.undelivered', () => followUndelivered(context));
  jobs.every('payments.undelivered', '*/10 * * * *');
  jobs.work('payments.refund-cancelled-events', () => refundCancelledEvents(context));
  jobs.every('payments.refund-cancelled-events', '* * * * *');
  outbox.on('ticket.checked-in', ({ orderId }) => jobs.send('payments.release', { orderId }));
  jobs.work('payments.release', ({ orderId }) => releaseAfterScan(context, orderId));
  jobs.work('payments.release-scanned', () => releaseScanned(context));
  jobs.every('payments.release-scanned', '* * * * *');
  outbox.on('order.changed', async ({ orderId }) => {
    const row = await findOrder(db, eq(orders.id, orderId));
    if (row === undefined) return;
    for (const userId of [row.order.buyerId, row.order.sellerId]) {
      await realtime.toUsers([userId], 'paymentUpdate', toPayment(row, userId, clock.now()));
    }
  });
}
