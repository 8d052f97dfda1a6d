import type { Payment } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { vi, expect } from 'vitest';
import { ledgerEntries } from '@campushive/domain/platform/database/schema/index';
import { signatureOf } from '../src/platform/paystack/signature.js';
import type { TestCampus, TestStudent } from './campus.js';

export interface StartedPayment {
  readonly hiveId: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly accessCode: string;
}

/** Helpers for sales on a test campus. */
export interface Sales {
  startPayment(seller: TestStudent, buyer: TestStudent, price: number): Promise<StartedPayment>;
  /** Starts a payment by mobile money: its access code is that of the pretended phone. */
  promptPayment(seller: TestStudent, buyer: TestStudent, price: number): Promise<StartedPayment>;
  /** Creates a paid order, whose money is held. */
  held(seller: TestStudent, buyer: TestStudent, price: number): Promise<StartedPayment & { code: string }>;
  /** Creates an order that was handed over. Returns its id. */
  released(seller: TestStudent, buyer: TestStudent, price: number): Promise<string>;
  /** Completes the payer's step on the sandbox's page; `amount` overrides the requested amount, in minor units. */
  checkout(accessCode: string, outcome?: 'success' | 'failed' | 'abandoned', amount?: number): Promise<void>;
  /** Answers the prompt on the pretended phone. */
  answer(accessCode: string, answer: 'approve' | 'decline', amount?: number): Promise<void>;
  /** Sets the sandbox's switches. */
  switch(to: { webhooks?: string; transfers?: string; refunds?: string; charges?: string }): Promise<void>;
  /** Performs a step of the payer's bank at the provider. Returns the dispute's id. */
  bank(step: object): Promise<{ id: number }>;
  /** Sends a webhook about a dispute of the sandbox, as often and as late as a test wants it. */
  sendDisputeEvent(event: string, id: number, reference: string): Promise<void>;
  /** Sends a signed body of any kind. Returns the status. */
  rawWebhook(body: string): Promise<number>;
  /** Sends a signed webhook, true or not. */
  webhook(event: string, data: object): Promise<void>;
}

export function createSales(campus: TestCampus): Sales {
  const sandbox = async (path: string, payload: object, { server } = campus.app) => {
    const answer = await server.inject({ method: 'POST', url: `/dev/paystack${path}`, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };
  const listed = async (seller: TestStudent, price: number): Promise<string> => {
    const { body } = await campus.request('POST', '/essentials', {
      token: seller.token,
      body: {
        title: 'HP EliteBook',
        description: 'Fine',
        price,
        condition: 'good',
        pickupLocation: 'Hall',
      },
    });
    return body.data.id;
  };
  /** Number of phones used: prompts per phone and hour are limited. */
  let phones = 0;
  const sales: Sales = {
    async startPayment(seller, buyer, price) {
      const hiveId = await listed(seller, price);
      const path = `/payments/initialize/${hiveId}`;
      const started = await campus.request('POST', path, { token: buyer.token, body: {} });
      expect(started.body.status, JSON.stringify(started.body)).toBe('success');
      return { hiveId, ...started.body.data };
    },
    async promptPayment(seller, buyer, price) {
      const hiveId = await listed(seller, price);
      phones += 1;
      const body = { phone: `024${String(phones).padStart(7, '0')}` };
      const requested = await campus.request('POST', `/payments/charge/${hiveId}`, {
        token: buyer.token,
        body,
      });
      const { id, reference, charge }: Payment = requested.body.data;
      return { hiveId, paymentId: id, reference, accessCode: charge?.sandboxUrl?.split('/').at(-1) ?? '' };
    },
    async held(seller, buyer, price) {
      const payment = await sales.startPayment(seller, buyer, price);
      await sales.checkout(payment.accessCode);
      return vi.waitFor(async () => {
        const { body } = await campus.request('GET', `/payments/verify/${payment.reference}`, {
          token: buyer.token,
        });
        expect(body.data.orderStatus).toBe('held');
        return { ...payment, code: body.data.handoverCode as string };
      }, 120_000);
    },
    async released(seller, buyer, price) {
      const { paymentId, code } = await sales.held(seller, buyer, price);
      const path = `/payments/${paymentId}/handover`;
      const answer = await campus.request('POST', path, { token: seller.token, body: { code } });
      expect(answer.body.data.orderStatus).toBe('released');
      return paymentId;
    },
    async checkout(accessCode, outcome = 'success', amount) {
      await sandbox(`/checkout/${accessCode}`, { outcome, ...(amount !== undefined && { amount }) });
    },
    async answer(accessCode, answer, amount) {
      await sandbox(`/phone/${accessCode}`, { answer, ...(amount !== undefined && { amount }) });
    },
    async bank(step) {
      const answer = await sandbox('/disputes', step);
      return answer.json().data;
    },
    sendDisputeEvent: (event, id, reference) =>
      sales.webhook(event, { id, transaction_reference: null, transaction: { reference } }),
    async switch(to) {
      // Sets the switches of each process.
      for (const app of campus.apps()) await sandbox('/switches', to, app);
    },
    async webhook(event, data) {
      expect(await sales.rawWebhook(JSON.stringify({ event, data }))).toBe(200);
    },
    async rawWebhook(body) {
      const { secrets, config } = campus.app.platform;
      const secretKey = `sk_test_${secrets.keyed('paystack-sandbox', config.publicUrl)}`;
      const answer = await campus.request('POST', '/payments/webhook', {
        body,
        headers: {
          'content-type': 'application/json',
          'x-paystack-signature': signatureOf(Buffer.from(body), secretKey),
        },
      });
      return answer.status;
    },
  };
  return sales;
}

/** Returns the kinds of ledger entries about an order, a payout or a credit, oldest first. */
export async function entryKinds(
  { app: { platform } }: TestCampus,
  about: 'orderId' | 'payoutId' | 'creditId',
  id: string,
): Promise<string[]> {
  const rows = await platform.db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .where(eq(ledgerEntries[about], id))
    .orderBy(ledgerEntries.id);
  return rows.map(({ kind }) => kind);
}

/** Returns how often open pages were informed of an order. The test spies on `outbox.write`. */
export const timesHeard = ({ app: { platform } }: TestCampus, orderId: string | undefined): number =>
  vi
    .mocked(platform.outbox.write)
    .mock.calls.filter(
      ([, topic, payload]) =>
        topic === 'order.changed' && 'orderId' in payload && payload.orderId === orderId,
    ).length;
