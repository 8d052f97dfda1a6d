import { eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Failure, notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { limitOf, pageOf } from '../../http/page.js';
import type { Viewer } from '../../http/viewer.js';
import { orders } from '../../platform/database/schema/index.js';
import type { OpenProvider } from '../../platform/paystack/open.js';
import { ProviderError } from '../../platform/paystack/provider.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import { isVisible } from '../hives/visible.js';
import { findListing } from '../hives/store.js';
import { initialize } from './checkout.js';
import type { PaymentsContext } from './context.js';
import { findBooked } from './items.js';
import { findOrder, findOrders, toPayment, type DescribedOrder } from './orders.js';
import { requestRefund } from './refund.js';
import { handOver, release, releaseDue } from './release.js';
import { settle } from './settle.js';
import { cancel, expireDue } from './unpaid.js';
import { serveWebhook, workOn } from './webhook.js';

type PaymentCalls = Handlers<
  | 'payments.initialize'
  | 'payments.verify'
  | 'payments.list'
  | 'payments.get'
  | 'payments.handover'
  | 'payments.cancel'
  | 'bookings.taken'
>;

export interface PaymentsModule {
  readonly calls: PaymentCalls;
  /** Serves the provider's webhook beside the calls. */
  serve(api: FastifyInstance): void;
}

const CHECKS_A_MINUTE = 30;

/** Money: from the first press of Pay to the seller's account. */
export function createPaymentsModule(
  platform: Platform,
  deps: {
    readonly provider: OpenProvider;
    readonly notify: NotificationsModule['notify'];
    /** Where webhooks about transfers go. */
    readonly settleTransfer: (reference: string) => Promise<void>;
  },
): PaymentsModule {
  const { db, clock, limits, jobs, outbox, realtime } = platform;
  const { notify, settleTransfer } = deps;
  const context: PaymentsContext = { platform, provider: deps.provider.provider, notify, settleTransfer };

  jobs.work('payments.webhook', ({ eventId }) => workOn(context, eventId));
  jobs.work('payments.refund', ({ orderId }) => requestRefund(context, orderId));
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
      realtime.toUser(userId, 'paymentUpdate', toPayment(row, userId));
    }
  });

  const calls: PaymentCalls = {
    async 'payments.initialize'(wanted, { viewer }) {
      await limits.hit(`pay:${viewer.userId}`, CHECKS_A_MINUTE, 60);
      return { data: await initialize(context, wanted, viewer) };
    },
    async 'payments.verify'({ reference }, { viewer }) {
      await limits.hit(`verify:${viewer.userId}`, CHECKS_A_MINUTE, 60);
      await requireOwn(eq(orders.reference, reference), viewer);
      try {
        await settle(context, reference);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        platform.log.warn({ err: error }, 'payment could not be verified');
        throw new Failure('payment_provider_failed', 'The payment service did not answer. Please try again.');
      }
      return { data: toPayment(await requireOwn(eq(orders.reference, reference), viewer), viewer.userId) };
    },
    async 'payments.list'({ status, q, sort = 'date-desc', cursor, ...input }, { viewer }) {
      const limit = limitOf(input);
      const rows = await findOrders(
        db,
        { userId: viewer.userId, status, q },
        { sort, cursor, limit: limit + 1 },
      );
      const byDate = sort.startsWith('date');
      const page = pageOf(rows, limit, ({ order }) => (byDate ? [order.id] : [order.total, order.id]));
      return { data: page.rows.map((row) => toPayment(row, viewer.userId)), pagination: page.pagination };
    },
    async 'payments.get'({ id }, { viewer }) {
      return { data: toPayment(await requireOwn(eq(orders.id, id), viewer), viewer.userId) };
    },
    async 'payments.handover'({ id, code }, { viewer }) {
      const { order } = await requireOwn(eq(orders.id, id), viewer);
      if (order.sellerId !== viewer.userId) {
        throw new Failure('forbidden', 'The seller enters the code that the buyer shows.');
      }
      await handOver(context, order, code);
      return { data: toPayment(await requireOwn(eq(orders.id, id), viewer), viewer.userId) };
    },
    async 'payments.cancel'({ id }, { viewer }) {
      const { order } = await requireOwn(eq(orders.id, id), viewer);
      if (order.buyerId !== viewer.userId)
        throw new Failure('forbidden', 'Only the buyer can give up a payment.');
      await cancel(context, order);
      return { data: toPayment(await requireOwn(eq(orders.id, id), viewer), viewer.userId) };
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
  };
  return { calls, serve: (api) => serveWebhook(api, context, deps.provider.secretKey) };

  /** 404 for everybody else: that a payment exists is private. */
  async function requireOwn(by: SQL, viewer: Viewer): Promise<DescribedOrder> {
    const row = await findOrder(db, by);
    const mine = row !== undefined && [row.order.buyerId, row.order.sellerId].includes(viewer.userId);
    if (row === undefined || (!mine && viewer.role !== 'admin')) throw notFound('Payment');
    return row;
  }
}
