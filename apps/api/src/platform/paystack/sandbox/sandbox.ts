import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { plainPagePolicy } from '../../../http/security-headers.js';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import { SandboxBooks } from './books.js';
import { CHARGE_MODES, SandboxCharges } from './charges.js';
import { CHECKOUT_STYLE, checkoutPage } from './checkout-page.js';
import { SandboxDisputes } from './disputes.js';
import { REFUND_MODES, SandboxRefunds } from './refunds.js';
import { callbackOf, isForm, refuse } from './replies.js';
import { transactionAnswer, type SandboxTransaction as Transaction } from './shapes.js';
import { TRANSFER_MODES } from './transfer-modes.js';
import { SandboxTransfers } from './transfers.js';
import { SandboxWebhooks, WEBHOOK_MODES } from './webhooks.js';
import { currencyInput } from './currency-input.js';
import { paidOtherwise, type PaidOtherwise } from './paid-otherwise.js';

export interface SandboxOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly secretKey: string;
}

const CHANNELS = ['card', 'mobile_money'] as const;
const OUTCOMES = ['success', 'failed', 'abandoned'] as const;
const decision = z.strictObject({
  outcome: z.enum(OUTCOMES),
  channel: z.enum(CHANNELS).default('card'),
  ...paidOtherwise,
});
const newTransaction = z.object({
  email: z.email(),
  amount: z.coerce.number().int().positive(),
  currency: currencyInput,
  reference: z.string().regex(/^[\w.=-]+$/),
  callback_url: z.url().optional(),
});
const switches = z.strictObject({
  webhooks: z.enum(WEBHOOK_MODES).optional(),
  transfers: z.enum(TRANSFER_MODES).optional(),
  refunds: z.enum(REFUND_MODES).optional(),
  charges: z.enum(CHARGE_MODES).optional(),
});
const SWITCHES = `webhooks: one of ${WEBHOOK_MODES.join(', ')}; transfers: one of ${TRANSFER_MODES.join(', ')}; refunds: one of ${REFUND_MODES.join(', ')}; charges: one of ${CHARGE_MODES.join(', ')}`;

/**
 * Paystack's HTTP surface inside our own server, outside production: API under
 * `/dev/paystack/api`, checkout page under `/dev/paystack/checkout`, the payer's bank at `/dev/paystack/disputes`, signed
 * webhooks with switches for what goes wrong.
 */
export async function serveSandbox(app: FastifyInstance, options: SandboxOptions): Promise<SandboxWebhooks> {
  const { db, clock, publicUrl, secretKey } = options;
  const webhooks = new SandboxWebhooks(app, secretKey);
  const transfers = new SandboxTransfers(db, clock, webhooks);
  const refunds = new SandboxRefunds(db, clock, webhooks);
  const disputes = new SandboxDisputes({ db, clock, publicUrl, webhooks });
  const books = new SandboxBooks(db, clock);
  const charges = new SandboxCharges({ db, clock, publicUrl, settle });
  await app.register(
    async (paystack) => {
      paystack.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      await paystack.register(serveApi, { prefix: '/api' });
      serveCheckout(paystack);
      charges.servePhone(paystack);
      disputes.serveBank(paystack);
      books.serveFlaws(paystack);
      paystack.post('/switches', async (request, reply) => {
        const parsed = switches.safeParse(request.body);
        if (!parsed.success) return refuse(reply, 400, 'invalid_params', SWITCHES);
        webhooks.mode = parsed.data.webhooks ?? webhooks.mode;
        transfers.mode = parsed.data.transfers ?? transfers.mode;
        refunds.mode = parsed.data.refunds ?? refunds.mode;
        charges.mode = parsed.data.charges ?? charges.mode;
        return { status: true, message: 'Switched', data: parsed.data };
      });
    },
    { prefix: '/dev/paystack' },
  );
  return webhooks;

  async function serveApi(api: FastifyInstance): Promise<void> {
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        await refuse(reply, 401, 'invalid_Key', 'Invalid key');
    });
    transfers.serve(api);
    refunds.serve(api);
    charges.serve(api);
    disputes.serve(api);
    books.serve(api);
    api.post('/transaction/initialize', async (request, reply) => {
      const parsed = newTransaction.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', parsed.error.issues[0]?.message ?? '');
      const { reference, email, amount, callback_url: callbackUrl } = parsed.data;
      const accessCode = randomBytes(8).toString('hex');
      const made = await db
        .insert(sandboxTransactions)
        .values({
          reference,
          accessCode,
          email,
          amount,
          callbackUrl: callbackUrl ?? null,
          status: 'abandoned',
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (made.length === 0)
        return refuse(reply, 400, 'duplicate_reference', 'Duplicate Transaction Reference');
      const data = { authorization_url: urlOf(accessCode), access_code: accessCode, reference };
      return { status: true, message: 'Authorization URL created', data };
    });
    api.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request, reply) => {
      const found = await find(eq(sandboxTransactions.reference, request.params.reference));
      if (found === undefined)
        return refuse(reply, 404, 'transaction_not_found', 'Transaction reference not found.');
      return { status: true, message: 'Verification successful', data: transactionAnswer(found) };
    });
  }

  function serveCheckout(paystack: FastifyInstance): void {
    type ByCode = { Params: { code: string } };
    const hosted = (code: string) =>
      find(and(eq(sandboxTransactions.accessCode, code), isNull(sandboxTransactions.network)));
    paystack.get<ByCode>('/checkout/:code', async (request, reply) => {
      const found = await hosted(request.params.code);
      void reply
        .type('text/html')
        .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy(CHECKOUT_STYLE) });
      return reply.code(found === undefined ? 404 : 200).send(checkoutPage(found));
    });
    paystack.post<ByCode>('/checkout/:code', async (request, reply) => {
      const parsed = decision.safeParse(request.body);
      if (!parsed.success)
        return refuse(reply, 400, 'invalid_params', `outcome: one of ${OUTCOMES.join(', ')}`);
      const found = await hosted(request.params.code);
      if (found === undefined) return refuse(reply, 404, 'transaction_not_found', 'No such checkout');
      const settled = await settle(found, parsed.data);
      const callbackUrl = callbackOf(settled);
      if (isForm(request)) return reply.redirect(callbackUrl ?? publicUrl, 303);
      return { status: settled.status, reference: settled.reference, callbackUrl };
    });
  }

  /** A success or failure is final; abandoning changes nothing, so the payer may come back. */
  async function settle(
    found: Transaction,
    {
      outcome,
      channel,
      reason = 'Declined',
      ...paid
    }: Pick<z.infer<typeof decision>, 'outcome' | 'channel'> & PaidOtherwise & { reason?: string },
  ): Promise<Transaction> {
    if (!['abandoned', 'ongoing'].includes(found.status) || outcome === 'abandoned') return found;
    const gatewayResponse = outcome === 'success' ? 'Successful' : reason;
    const [settled = found] = await db
      .update(sandboxTransactions)
      .set({
        status: outcome,
        channel,
        gatewayResponse,
        paidAt: outcome === 'success' ? clock.now() : null,
        ...(paid.amount !== undefined && { amount: paid.amount, requestedAmount: found.amount }),
        ...(paid.currency !== undefined && { currency: paid.currency }),
      })
      .where(eq(sandboxTransactions.reference, found.reference))
      .returning();
    // A failed charge sends no webhook, as with Paystack.
    if (settled.status === 'success') webhooks.send('charge.success', transactionAnswer(settled));
    return settled;
  }

  async function find(by: SQL | undefined): Promise<Transaction | undefined> {
    const [row] = await db.select().from(sandboxTransactions).where(by);
    return row && charges.timeOut(row);
  }

  function urlOf(accessCode: string): string {
    return `${publicUrl}/dev/paystack/checkout/${accessCode}`;
  }
}
