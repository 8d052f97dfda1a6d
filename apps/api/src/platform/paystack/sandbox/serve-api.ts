import * as z from 'zod';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import { refuse } from './replies.js';
import { transactionAnswer } from './shapes.js';
import { currencyInput } from './currency-input.js';
import { findTransaction } from './find-transaction.js';
import type { SandboxContext } from './context.js';

const newTransaction = z.object({
  email: z.email(),
  amount: z.coerce.number().int().positive(),
  currency: currencyInput,
  reference: z.string().regex(/^[\w.=-]+$/),
  callback_url: z.url().optional(),
});

export async function serveApi(context: SandboxContext, api: FastifyInstance): Promise<void> {
  const { secretKey, transfers, refunds, charges, disputes, books, db, clock } = context;
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
    const data = { authorization_url: urlOf(context, accessCode), access_code: accessCode, reference };
    return { status: true, message: 'Authorization URL created', data };
  });
  api.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request, reply) => {
    const found = await findTransaction(context, eq(sandboxTransactions.reference, request.params.reference));
    if (found === undefined)
      return refuse(reply, 404, 'transaction_not_found', 'Transaction reference not found.');
    return { status: true, message: 'Verification successful', data: transactionAnswer(found) };
  });
}

function urlOf({ publicUrl }: SandboxContext, accessCode: string): string {
  return `${publicUrl}/dev/paystack/checkout/${accessCode}`;
}
