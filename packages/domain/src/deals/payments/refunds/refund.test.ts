import { HOUR, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { refunds } from '../../../platform/database/schema/index.js';
import {
  ProviderError,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderRefund,
} from '../../../platform/paystack/provider.js';
import type { PaymentsContext } from '../context.js';
import { repeatRefund } from './refund-again.js';
import { reconcileRefunds, requestRefund, settleRefund } from './refund.js';
import { settleChargeback } from '../chargebacks/settle-chargeback.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  seller = await campus.student('Akosua Mensah');
});
beforeEach(async () => void (buyer = await campus.student('Kwame Boateng')));
afterAll(() => campus.close());

/** A provider that gives back a part on each request, has a separate clock, and may stay silent. */
function createProvider() {
  const payment: (ProviderRefund & { reference: string; at: Date })[] = [];
  const disputes: ProviderDispute[] = [];
  const provider = {
    ...{ behind: 0, isSilent: false, failsAtOnce: false, begun: payment, disputes },
    /** Promise awaited before its next answer about a refund. */
    lateBy: undefined as Promise<void> | undefined,
  };
  const calls: Pick<PaymentProvider, 'refund' | 'findRefund' | 'verify' | 'findDispute'> = {
    refund(reference, amount) {
      const at = new Date(campus.clock.now().getTime() - provider.behind);
      const one = { id: String(payment.length + 1), status: 'pending', amount, reference, at } as const;
      payment.push(provider.failsAtOnce ? { ...one, status: 'failed' } : one);
      return provider.isSilent ? Promise.reject(new ProviderError('No answer')) : Promise.resolve(one);
    },
    verify: () => Promise.resolve(undefined),
    findDispute: (id) => Promise.resolve(provider.disputes.find((dispute) => dispute.id === id)),
    async findRefund(by) {
      if (provider.isSilent && payment.length > 0) throw new ProviderError('No answer');
      const found =
        'id' in by
          ? payment.find(({ id }) => id === by.id)
          : payment.find(
              ({ reference, at, status }) =>
                reference === by.reference && at >= by.since && status !== 'failed',
            );
      const { lateBy } = provider;
      provider.lateBy = undefined;
      await lateBy;
      return found;
    },
  };
  const context: PaymentsContext = {
    platform: campus.app.platform,
    provider: calls as PaymentProvider,
    notify: () => Promise.resolve(),
    notifyAll: () => Promise.resolve(),
    settleTransfer: () => Promise.resolve(false),
    attachEvidence: () => Promise.resolve([]),
    deliverFiles: () => Promise.resolve([]),
    attachDeliveryPhoto: () => Promise.reject(new Error('No delivery here')),
    dropPhotos: () => Promise.resolve(),
  };
  return { provider, context };
}

/** Creates an order with an agreed refund of a fifth that was not requested from the provider yet. */
async function owedPart(): Promise<string> {
  const { paymentId: id } = await sales.held(seller, buyer, 100);
  await buyer.client.payments.dispute({ id, reason: 'damaged', text: 'It is scratched.' });
  const proposed = await seller.client.settlements.propose({ id, amount: 20 });
  const proposalId = proposed.data.dispute?.proposal?.id ?? '';
  const send = vi.spyOn(campus.app.platform.jobs, 'send').mockResolvedValue();
  await buyer.client.settlements.accept({ id, proposalId });
  send.mockRestore();
  return id;
}
const statusOf = async (orderId: string) => {
  const { db } = campus.app.platform;
  const [row] = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  return row?.status;
};

it('sends a part refund once when several attempts request it at the same moment', async () => {
  const { provider, context } = createProvider();
  const id = await owedPart();
  await Promise.all([requestRefund(context, id), requestRefund(context, id), requestRefund(context, id)]);
  expect(provider.begun).toHaveLength(1);
  expect(await statusOf(id)).toBe('pending');
});

it('finds a part refund whose response was lost, even with a wrong clock, and does not send it again', async () => {
  const { provider, context } = createProvider();
  const id = await owedPart();
  Object.assign(provider, { behind: 3 * HOUR, isSilent: true });
  await expect(requestRefund(context, id)).rejects.toThrow(ProviderError);
  expect(await statusOf(id)).toBe('requested');
  // An immediate repetition while the provider may still work on it: left to the reconciliation.
  await requestRefund(context, id);
  expect(await statusOf(id)).toBe('requested');
  provider.isSilent = false;
  campus.clock.advance(6 * MINUTE);
  await reconcileRefunds(context);
  expect(provider.begun).toHaveLength(1);
  expect(await statusOf(id)).toBe('pending');
});

it('treats a refund without a response as sent when the bank takes the money back', async () => {
  const { provider, context } = createProvider();
  const { paymentId: id, reference } = await sales.held(seller, buyer, 100);
  const send = vi.spyOn(campus.app.platform.jobs, 'send').mockResolvedValue();
  await seller.client.payments.cancel({ id });
  send.mockRestore();
  provider.isSilent = true;
  await expect(requestRefund(context, id)).rejects.toThrow(ProviderError);
  provider.isSilent = false;
  const dueAt = new Date(campus.clock.now().getTime() + 24 * HOUR);
  provider.disputes.push({
    ...{ id: 'bank-1', reference, amount: 10_650, currency: 'GHS', category: 'chargeback', dueAt },
    ...{ unanswered: false, outcome: 'lost' },
  });
  await settleChargeback(context, 'bank-1');
  expect(provider.begun).toHaveLength(1);
  // The refund is in progress, and booked when it arrives: the bank's money is an additional loss.
  expect(await statusOf(id)).toBe('pending');
});

it('marks a refund as failed when the provider answers with a failure at once', async () => {
  const { provider, context } = createProvider();
  const id = await owedPart();
  provider.failsAtOnce = true;
  await requestRefund(context, id);
  expect(await statusOf(id)).toBe('failed');
});

it('keeps a repeated refund open when a late response about the failed one arrives', async () => {
  const { provider, context } = createProvider();
  const id = await owedPart();
  await requestRefund(context, id);
  const [first] = provider.begun;
  if (first === undefined) throw new Error('It was asked for');
  Object.assign(first, { status: 'failed' });
  const late = Promise.withResolvers<void>();
  const find = vi.spyOn(context.provider, 'findRefund');
  provider.lateBy = late.promise;
  const webhook = settleRefund(context, first.reference);
  await vi.waitFor(() => expect(find).toHaveBeenCalled(), 120_000);
  await settleRefund(context, first.reference);
  expect(await statusOf(id)).toBe('failed');

  const send = vi.spyOn(campus.app.platform.jobs, 'send').mockResolvedValue();
  await repeatRefund(campus.app.platform, first.reference);
  send.mockRestore();
  late.resolve();
  await webhook;
  expect(await statusOf(id)).toBe('requested');
  await requestRefund(context, id);
  expect(provider.begun).toHaveLength(2);
  expect(await statusOf(id)).toBe('pending');
});
