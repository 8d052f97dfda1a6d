import { eq } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { orders } from '../../platform/database/schema/index.js';
import { languageOf } from '../../platform/language.js';
import type { ProviderConnection } from '../../platform/paystack/provider.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { countTry } from '../promo-codes/price.js';
import type { BlockingDeps } from '../../accounts/users/blocking.js';
import { cancelOpenOrders, listOpenOrders, requireCancellable } from './blocked-orders.js';
import { charge, giveVoucher } from './charge.js';
import { chargebackCalls } from './chargeback-calls.js';
import { initialize } from './checkout.js';
import { completionCalls } from './completions.js';
import type { PaymentsContext } from './context.js';
import { deliveryCalls } from './deliveries.js';
import { disputeCalls } from './dispute-calls.js';
import { ledgerCalls } from './ledger-calls.js';
import { CHECKS_A_MINUTE } from './limits.js';
import { listPayments } from './list-payments.js';
import { listTakenTimes } from './list-taken-times.js';
import { describeNumber, forgetNumber } from './numbers.js';
import { sideOf } from './orders.js';
import { describe, requireOwn } from './own-order.js';
import { workOnPayments } from './payment-jobs.js';
import { describeReceipt, receiptRoute } from './receipt.js';
import { handOver } from './release.js';
import { evidenceRoute } from './serve-evidence.js';
import { settlementCalls } from './settlements.js';
import { staffOrderCalls } from './staff-orders.js';
import { cancel } from './unpaid.js';
import { voucherCalls } from './vouchers.js';
import { verify } from './verify.js';
import { receive, webhookRoute } from './webhook.js';

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
  /** Open orders of a student who blocks another. */
  readonly blocking: Omit<BlockingDeps, 'notify'>;
}

/** Money: from the first press of Pay to the seller's account. */
export function createPaymentsModule(
  platform: Platform,
  deps: {
    readonly provider: ProviderConnection;
    readonly notify: NotificationsModule['notify'];
    readonly notifyAll: NotificationsModule['notifyAll'];
    /** Handler of webhooks about transfers. */
    readonly settleTransfer: PaymentsContext['settleTransfer'];
    readonly attachEvidence: PaymentsContext['attachEvidence'];
    readonly deliverFiles: PaymentsContext['deliverFiles'];
    readonly attachDeliveryPhoto: PaymentsContext['attachDeliveryPhoto'];
    readonly dropPhotos: PaymentsContext['dropPhotos'];
  },
): PaymentsModule {
  const { limits } = platform;
  const { notify, notifyAll, settleTransfer, attachEvidence, deliverFiles } = deps;
  const { attachDeliveryPhoto, dropPhotos } = deps;
  const { provider } = deps.provider;
  const context: PaymentsContext = {
    platform,
    provider,
    notify,
    notifyAll,
    settleTransfer,
    attachEvidence,
    deliverFiles,
    attachDeliveryPhoto,
    dropPhotos,
  };

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
    async 'payments.initialize'(input, { viewer }) {
      await limits.hit(`pay:${viewer.userId}`, CHECKS_A_MINUTE, 60);
      if (input.promoCode !== undefined) await countTry(platform, viewer);
      return { data: await initialize(context, input, viewer) };
    },
    async 'payments.charge'(input, { viewer }) {
      await limits.hit(`pay:${viewer.userId}`, CHECKS_A_MINUTE, 60);
      if (input.promoCode !== undefined) await countTry(platform, viewer);
      const id = await charge(context, input, viewer);
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
    async 'payments.number'(_input, { viewer }) {
      return { data: await describeNumber(platform, viewer.userId) };
    },
    async 'payments.forgetNumber'(_input, { viewer }) {
      await forgetNumber(platform, viewer.userId);
      return {};
    },
    async 'payments.voucher'({ id, voucher }, { viewer }) {
      const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
      if (sideOf(order, viewer.userId) !== 'buyer') {
        throw new Failure('forbidden', 'Only the buyer has a voucher for this.');
      }
      await giveVoucher(context, order, voucher);
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
    'payments.verify': ({ reference }, { viewer }) => verify(context, reference, viewer),
    'payments.status': ({ reference }, { viewer }) => verify(context, reference, viewer),
    'payments.list': (input, { viewer }) => listPayments(platform, input, viewer),
    async 'payments.get'({ id }, { viewer }) {
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
    async 'payments.handover'({ id, code }, { viewer }) {
      const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
      await handOver(context, order, viewer, code);
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
    async 'payments.cancel'({ id }, { viewer }) {
      const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
      await cancel(context, order, viewer);
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
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
    routes: [webhookRoute(context, deps.provider.isSigned), receiptRoute(platform), evidenceRoute(platform)],
    receive: (raw, signature) => receive(context, raw, signature, deps.provider.isSigned),
    blocking: {
      openOrders: (blockerId, blockedId) => listOpenOrders(context, blockerId, blockedId),
      requireCancellable: (blockerId, blockedId) => requireCancellable(context, blockerId, blockedId),
      cancelOpenOrders: (blockerId, blockedId) => cancelOpenOrders(context, blockerId, blockedId),
    },
  };
}
