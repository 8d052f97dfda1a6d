import { eq } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import { orders } from '../../platform/database/schema/index.js';
import { languageOf } from '../../platform/language.js';
import type { ProviderConnection } from '../../platform/paystack/provider.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import type { BlockingDeps } from '../../accounts/users/blocking.js';
import { listTakenTimes } from '../sold/lesson/list-taken-times.js';
import {
  applyBlock,
  cancelOpenOrders,
  listOpenOrders,
  requireCancellable,
  resumeReleases,
} from './orders/blocked-orders.js';
import { chargebackCalls } from './chargebacks/chargeback-calls.js';
import { completionCalls } from './release/completions.js';
import type { PaymentsContext } from './context.js';
import { deliveryCalls } from './release/deliveries.js';
import { disputeCalls } from './disputes/dispute-calls.js';
import { ledgerCalls } from './ledger/ledger-calls.js';
import { listPayments } from './orders/list-payments.js';
import { describePaymentNumber, forgetNumber } from './checkout/payment-number.js';
import { describe, requireOwn } from './orders/own-order.js';
import { workOnPayments } from './payment-jobs.js';
import { describeReceipt, receiptRoute } from './orders/receipt.js';
import { evidenceRoute } from './chargebacks/serve-evidence.js';
import { settlementCalls } from './disputes/settlements.js';
import { staffOrderCalls } from './orders/staff-orders.js';
import { voucherCalls } from './release/vouchers.js';
import { verify } from './checkout/verify.js';
import { receive, webhookRoute } from './provider/webhook.js';
import { startPayment } from './checkout/start-payment.js';
import { chargePhone } from './checkout/charge-phone.js';
import { givePaymentVoucher } from './release/give-payment-voucher.js';
import { handOverOrder } from './release/hand-over-order.js';
import { cancelOrder } from './refunds/cancel-order.js';
import { cancel } from './checkout/unpaid.js';
import type { Viewer } from '../../calls/viewer.js';

type PaymentCalls = Handlers<
  | 'payments.initialize'
  | 'payments.charge'
  | 'payments.number'
  | 'payments.forgetNumber'
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
  | 'settlements.withdraw'
  | 'settlements.concede'
  | 'settlements.propose'
  | 'settlements.accept'
  | 'settlements.decline'
  | 'deliveries.pickUp'
  | 'deliveries.leave'
  | 'deliveries.addPhoto'
  | 'completions.finish'
  | 'completions.revise'
  | 'completions.accept'
  | 'handovers.list'
  | 'handovers.release'
  | 'disputes.list'
  | 'disputes.resolve'
  | 'chargebacks.list'
  | 'chargebacks.answer'
  | 'ledger.get'
  | 'ledger.cases'
  | 'ledger.close'
  | 'moderation.orders'
  | 'moderation.refund'
>;

export interface PaymentsModule {
  readonly calls: PaymentCalls;
  /** The provider's webhook, receipts, and the evidence for banks. */
  readonly routes: readonly Route[];
  /** Takes an event of the provider in, as the webhook does; its job works on it. */
  receive(raw: Uint8Array, signature: string): Promise<string | undefined>;
  /** Cancels a payment as the viewer's side of it: an unpaid one, or a held one with a full refund. */
  cancelPayment(orderId: string, viewer: Viewer): Promise<void>;
  /** Open orders of a student who blocks another. */
  readonly blocking: BlockingDeps;
}

export interface PaymentsDeps extends Omit<PaymentsContext, 'platform' | 'provider'> {
  readonly provider: ProviderConnection;
}

/** Money: from the first press of Pay to the seller's account. */
export function createPaymentsModule(
  platform: Platform,
  { provider: connection, ...others }: PaymentsDeps,
): PaymentsModule {
  const context: PaymentsContext = { platform, provider: connection.provider, ...others };
  workOnPayments(context);

  const calls: PaymentCalls = {
    ...chargebackCalls(context),
    ...completionCalls(context),
    ...deliveryCalls(context),
    ...disputeCalls(context),
    ...ledgerCalls(context),
    ...settlementCalls(context),
    ...staffOrderCalls(context),
    ...voucherCalls(context),
    'payments.initialize': startPayment(context),
    'payments.charge': chargePhone(context),
    async 'payments.number'(_input, { viewer }) {
      return { data: await describePaymentNumber(platform, viewer.userId) };
    },
    async 'payments.forgetNumber'(_input, { viewer }) {
      await forgetNumber(platform, viewer.userId);
      return {};
    },
    'payments.voucher': givePaymentVoucher(context),
    'payments.verify': ({ reference }, { viewer }) => verify(context, reference, viewer),
    'payments.status': ({ reference }, { viewer }) => verify(context, reference, viewer),
    'payments.list': (input, { viewer }) => listPayments(platform, input, viewer),
    async 'payments.get'({ id }, { viewer }) {
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
    'payments.handover': handOverOrder(context),
    'payments.cancel': cancelOrder(context),
    async 'bookings.taken'({ id }, { viewer }) {
      const data = await listTakenTimes(platform, id, viewer);
      return { data, count: data.length };
    },
    async 'payments.receipt'({ id, language }, { viewer }) {
      const row = await requireOwn(platform, eq(orders.id, id), viewer);
      return { data: describeReceipt(platform, row, viewer.userId, languageOf(language)) };
    },
  };
  return {
    calls,
    routes: [webhookRoute(context, connection.isSigned), receiptRoute(platform), evidenceRoute(platform)],
    receive: (raw, signature) => receive(context, raw, signature, connection.isSigned),
    async cancelPayment(orderId, viewer) {
      const { order } = await requireOwn(platform, eq(orders.id, orderId), viewer);
      await cancel(context, order, viewer);
    },
    blocking: blockingDeps(context),
  };
}

const blockingDeps = (context: PaymentsContext): BlockingDeps => ({
  onBlocked: (tx, block, now) => applyBlock(context, tx, block, now),
  onPauseEnded: (tx, pause, now) => resumeReleases(context, tx, pause, now),
  openOrders: (blockerId, blockedId) => listOpenOrders(context, blockerId, blockedId),
  requireCancellable: (blockerId, blockedId) => requireCancellable(context, blockerId, blockedId),
  cancelOpenOrders: (blockerId, blockedId) => cancelOpenOrders(context, blockerId, blockedId),
});
