import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { SandboxBooks } from './books.js';
import { CHARGE_MODES, SandboxCharges } from './charges.js';
import { SandboxDisputes } from './disputes.js';
import { REFUND_MODES, SandboxRefunds } from './refunds.js';
import { refuse } from './replies.js';
import { TRANSFER_MODES } from './transfer-modes.js';
import { SandboxTransfers } from './transfers.js';
import { SandboxWebhooks, WEBHOOK_MODES } from './webhooks.js';
import { serveApi } from './serve-api.js';
import { serveCheckout } from './serve-checkout.js';
import { settleTransaction } from './settle-transaction.js';
import type { SandboxContext } from './context.js';

export interface SandboxOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly secretKey: string;
}
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
  const charges = new SandboxCharges({
    db,
    clock,
    publicUrl,
    settle: (found, outcome) => settleTransaction(context, found, outcome),
  });
  const context: SandboxContext = {
    secretKey,
    transfers,
    refunds,
    charges,
    disputes,
    books,
    db,
    clock,
    publicUrl,
    webhooks,
  };
  await app.register(
    async (paystack) => {
      paystack.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      await paystack.register((api) => serveApi(context, api), { prefix: '/api' });
      serveCheckout(context, paystack);
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
}
