import type { Payment } from '@campushive/contract';
import { eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Failure, notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import type { Viewer } from '../../http/viewer.js';
import { orders } from '../../platform/database/schema/index.js';
import type { OpenProvider } from '../../platform/paystack/open.js';
import { ProviderError } from '../../platform/paystack/provider.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import { isVisible } from '../hives/visible.js';
import { findListing } from '../hives/store.js';
import { charge, giveVoucher, refreshCharge } from './charge.js';
import { initialize } from './checkout.js';
import type { PaymentsContext } from './context.js';
import { findBooked } from './items.js';
import { handOver, release, releaseDue } from './release.js';
import { answerDispute, findDispute, findDisputes, openDispute, resolveDispute } from './disputes.js';
import { findOrder, findOrders, sideOf, toPayment, type DescribedOrder } from './orders.js';
import { describeReceipt, serveReceiptFile } from './receipt.js';
import { ledgerCalls } from './ledger-calls.js';
import { sendMismatchLetter } from './mismatch-letters.js';
import { reconcileNightly } from './reconcile-books.js';
import { reconcileRefunds, requestRefund } from './refund.js';
import { sendAnswer } from './answer-chargeback.js';
import { chargebackCalls } from './chargeback-calls.js';
import { sendChargebackLetter } from './chargeback-letters.js';
import { reconcileChargebacks } from './settle-chargeback.js';
import { serveEvidence } from './serve-evidence.js';
import { settle } from './settle.js';
import { cancel, expireDue } from './unpaid.js';
import { receive, serveWebhook, workOn } from './webhook.js';

type PaymentCalls = Handlers<
  | 'payments.initialize'
  | 'payments.charge'
  | 'payments.voucher'
  | 'payments.verify'
  | 'payments.status'
  | 'payments.list'
  | 'payments.get'
  | 'payments.handover'
  | 'payments.cancel'
  | 'bookings.taken'
  | 'payments.dispute'
  | 'payments.answerDispute'
  | 'payments.receipt'
  | 'disputes.list'
  | 'disputes.resolve'
  | 'chargebacks.list'
  | 'chargebacks.answer'
  | 'ledger.get'
  | 'ledger.cases'
  | 'ledger.close'
>;

export interface PaymentsModule {
  readonly calls: PaymentCalls;
  /** Serves the provider's webhook beside the calls. */
  serve(api: FastifyInstance): void;
  /** Takes an event of the provider in, as the webhook does; its job works on it. */
  receive(raw: Buffer, signature: string): Promise<string | undefined>;
}

const CHECKS_A_MINUTE = 30;
const COMPLAINTS_AN_HOUR = 10;

/** Money: from the first press of Pay to the seller's account. */
export function createPaymentsModule(
  platform: Platform,
  deps: {
    readonly provider: OpenProvider;
    readonly notify: NotificationsModule['notify'];
    readonly notifyAll: NotificationsModule['notifyAll'];
    /** Where webhooks about transfers go. */
    readonly settleTransfer: PaymentsContext['settleTransfer'];
    readonly attachEvidence: PaymentsContext['attachEvidence'];
  },
): PaymentsModule {
  const { db, clock, limits, jobs, outbox, realtime } = platform;
  const { notify, notifyAll, settleTransfer, attachEvidence } = deps;
  const { provider } = deps.provider;
  const context: PaymentsContext = {
    platform,
    provider,
    notify,
    notifyAll,
    settleTransfer,
    attachEvidence,
  };

  jobs.work('payments.webhook', ({ eventId }) => workOn(context, eventId));
  jobs.work('payments.refund', ({ orderId }) => requestRefund(context, orderId));
  jobs.work('payments.reconcile-refunds', () => reconcileRefunds(context));
  jobs.every('payments.reconcile-refunds', '*/5 * * * *');
  jobs.work('payments.chargeback-letter', (letter) => sendChargebackLetter(context, letter));
  jobs.work('payments.mismatch-letter', (letter) => sendMismatchLetter(context, letter));
  jobs.work('payments.answer-chargeback', ({ chargebackId }) => sendAnswer(context, chargebackId));
  jobs.work('payments.reconcile-chargebacks', () => reconcileChargebacks(context));
  jobs.every('payments.reconcile-chargebacks', '*/15 * * * *');
  jobs.work('payments.reconcile-books', () => reconcileNightly(context));
  jobs.every('payments.reconcile-books', '10 3 * * *');
  jobs.work('payments.reconcile', async ({ orderId }) => {
    const row = await findOrder(db, eq(orders.id, orderId));
    if (row !== undefined) await settle(context, row.order.reference);
  });
  jobs.work('payments.expire-due', () => expireDue(context));
  jobs.every('payments.expire-due', '* * * * *');
  jobs.work('payments.release-due', () => releaseDue(context));
  jobs.every('payments.release-due', '*/10 * * * *');
  outbox.on('ticket.checked-in', ({ orderId }) => jobs.send('payments.release', { orderId }));
  jobs.work('payments.release', async ({ orderId }) => {
    const row = await findOrder(db, eq(orders.id, orderId));
    // Released before, or frozen by a complaint: then the door changes nothing.
    if (row?.order.status === 'held') await release(context, row.order, 'payment_released');
  });
  outbox.on('order.changed', async ({ orderId }) => {
    const row = await findOrder(db, eq(orders.id, orderId));
    if (row === undefined) return;
    for (const userId of [row.order.buyerId, row.order.sellerId]) {
      await realtime.toUsers([userId], 'paymentUpdate', toPayment(row, userId, clock.now()));
    }
  });

  const calls: PaymentCalls = {
    ...chargebackCalls(context),
    ...ledgerCalls(context),
    async 'payments.initialize'(wanted, { viewer }) {
      await limits.hit(`pay:${viewer.userId}`, CHECKS_A_MINUTE, 60);
      return { data: await initialize(context, wanted, viewer) };
    },
    async 'payments.charge'(wanted, { viewer }) {
      await limits.hit(`pay:${viewer.userId}`, CHECKS_A_MINUTE, 60);
      const id = await charge(context, wanted, viewer);
      return { data: await describe(eq(orders.id, id), viewer) };
    },
    async 'payments.voucher'({ id, voucher }, { viewer }) {
      const { order } = await requireOwn(eq(orders.id, id), viewer);
      if (sideOf(order, viewer.userId) !== 'buyer') {
        throw new Failure('forbidden', 'Only the buyer has a voucher for this.');
      }
      await giveVoucher(context, order, voucher);
      return { data: await describe(eq(orders.id, id), viewer) };
    },
    'payments.verify': ({ reference }, { viewer }) => verify(reference, viewer),
    'payments.status': ({ reference }, { viewer }) => verify(reference, viewer),
    async 'payments.list'({ status, q, sort = 'date-desc', cursor, ...input }, { viewer }) {
      const limit = limitOf(input);
      const rows = await findOrders(
        db,
        { userId: viewer.userId, status, q },
        { sort, cursor, limit: limit + 1 },
      );
      const byDate = sort.startsWith('date');
      const page = pageOf(rows, limit, ({ order }) => (byDate ? [order.id] : [order.total, order.id]));
      return {
        data: page.rows.map((row) => toPayment(row, viewer.userId, clock.now())),
        pagination: page.pagination,
      };
    },
    async 'payments.get'({ id }, { viewer }) {
      return { data: await describe(eq(orders.id, id), viewer) };
    },
    async 'payments.handover'({ id, code }, { viewer }) {
      const { order } = await requireOwn(eq(orders.id, id), viewer);
      await handOver(context, order, viewer, code);
      return { data: await describe(eq(orders.id, id), viewer) };
    },
    async 'payments.cancel'({ id }, { viewer }) {
      const { order } = await requireOwn(eq(orders.id, id), viewer);
      await cancel(context, order, viewer);
      return { data: await describe(eq(orders.id, id), viewer) };
    },
    async 'bookings.taken'({ id }, { viewer }) {
      const found = await findListing(db, id);
      if (found?.listing.hive !== 'academia' || !isVisible(found.listing, viewer)) throw notFound('Tutor');
      const now = clock.now();
      const rows = await findBooked(db, found.listing.posterId, now, now);
      const data = rows.flatMap(({ startsAt, endsAt }) =>
        startsAt === null || endsAt === null
          ? []
          : [{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }],
      );
      return { data, count: data.length };
    },
    async 'payments.dispute'({ id, ...complaint }, { viewer }) {
      await limits.hit(`dispute:${viewer.userId}`, COMPLAINTS_AN_HOUR, 3_600);
      const { order } = await requireOwn(eq(orders.id, id), viewer);
      await openDispute(context, order, viewer, complaint);
      return { data: await describe(eq(orders.id, id), viewer) };
    },
    async 'payments.answerDispute'({ id, ...answer }, { viewer }) {
      await limits.hit(`dispute:${viewer.userId}`, COMPLAINTS_AN_HOUR, 3_600);
      const { order } = await requireOwn(eq(orders.id, id), viewer);
      await answerDispute(context, order, viewer, answer);
      return { data: await describe(eq(orders.id, id), viewer) };
    },
    async 'payments.receipt'({ id, language = 'en' }, { viewer }) {
      const row = await requireOwn(eq(orders.id, id), viewer);
      return { data: describeReceipt(platform, row, viewer.userId, language) };
    },
    async 'disputes.list'({ status = 'open', cursor, ...input }) {
      const limit = limitOf(input);
      const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      const found = await findDisputes(db, {
        status,
        before: before === undefined ? undefined : String(before),
        limit: limit + 1,
      });
      const page = pageOf(found, limit, (one) => [one.id]);
      return { data: page.rows, pagination: page.pagination };
    },
    async 'disputes.resolve'(input, { viewer }) {
      await resolveDispute(context, input, viewer);
      const data = await findDispute(db, input.id);
      if (data === undefined) throw notFound('Dispute');
      return { data };
    },
  };
  return {
    calls,
    serve,
    receive: (raw, signature) => receive(context, raw, signature, deps.provider.secretKey),
  };

  function serve(api: FastifyInstance): void {
    serveWebhook(api, context, deps.provider.secretKey);
    serveReceiptFile(api, platform);
    serveEvidence(api, platform);
  }

  /** Asks the provider what became of a payment. */
  async function verify(reference: string, viewer: Viewer): Promise<{ data: Payment }> {
    await limits.hit(`verify:${viewer.userId}`, CHECKS_A_MINUTE, 60);
    const { order } = await requireOwn(eq(orders.reference, reference), viewer);
    try {
      await settle(context, reference);
      await refreshCharge(context, order.id);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      platform.log.warn({ err: error }, 'payment could not be verified');
      throw new Failure('payment_provider_failed', 'The payment service did not answer. Please try again.');
    }
    return { data: await describe(eq(orders.reference, reference), viewer) };
  }

  async function describe(by: SQL, viewer: Viewer): Promise<Payment> {
    return toPayment(await requireOwn(by, viewer), viewer.userId, clock.now());
  }

  /** 404 for everybody else: that a payment exists is private. */
  async function requireOwn(by: SQL, viewer: Viewer): Promise<DescribedOrder> {
    const row = await findOrder(db, by);
    const mine = row !== undefined && [row.order.buyerId, row.order.sellerId].includes(viewer.userId);
    if (row === undefined || (!mine && viewer.role !== 'admin')) throw notFound('Payment');
    return row;
  }
}
