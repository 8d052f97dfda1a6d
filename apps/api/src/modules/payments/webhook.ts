import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { Failure } from '../../http/failure.js';
import { webhookEvents } from '../../platform/database/schema/index.js';
import { isSigned } from '../../platform/paystack/signature.js';
import type { PaymentsContext } from './context.js';
import { settleRefund } from './refund.js';
import { settle } from './settle.js';

const webhook = z.object({
  event: z.string().max(100),
  data: z
    .object({
      reference: z.string().optional(),
      transaction_reference: z.string().optional(),
      transaction: z.object({ reference: z.string().optional() }).optional(),
    })
    .optional(),
});

/** `POST /payments/webhook`: checked, kept, answered at once, and believed only after asking the provider. */
export function serveWebhook(api: FastifyInstance, context: PaymentsContext, secretKey: string): void {
  const { db, clock, jobs, log } = context.platform;
  void api.register(async (scope) => {
    // The signature covers the bytes as they came, so no parser may touch them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/payments/webhook', async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(raw, request.headers['x-paystack-signature'], secretKey)) {
        throw new Failure('unauthenticated', 'The signature does not fit.');
      }
      const parsed = webhook.safeParse(JSON.parse(raw.toString('utf8')));
      if (!parsed.success) throw new Failure('malformed_request', 'Not an event of Paystack.');
      const { event, data } = parsed.data;
      const reference =
        data?.reference ?? data?.transaction_reference ?? data?.transaction?.reference ?? null;
      const [stored] = await db
        .insert(webhookEvents)
        .values({
          digest: createHash('sha256').update(raw).digest('hex'),
          event,
          reference,
          body: parsed.data,
          receivedAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning({ id: webhookEvents.id });
      if (stored !== undefined) {
        await jobs.send('payments.webhook', { eventId: stored.id });
        // The job is for the case that this process dies; now is sooner.
        setImmediate(() => {
          workOn(context, stored.id).catch((error: unknown) =>
            log.warn({ err: error }, 'webhook left to its job'),
          );
        });
      }
      return reply.send({ status: 'success' });
    });
  });
}

/** Does what a stored event hints at. Doing it twice does it once. */
export async function workOn(context: PaymentsContext, eventId: string): Promise<void> {
  const { db, clock } = context.platform;
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (row === undefined || row.processedAt !== null) return;
  const { event, reference } = row;
  if (reference !== null) {
    if (event === 'charge.success') await settle(context, reference);
    if (event.startsWith('refund.')) await settleRefund(context, reference);
    if (event.startsWith('transfer.')) await context.settleTransfer(reference);
  }
  await db.update(webhookEvents).set({ processedAt: clock.now() }).where(eq(webhookEvents.id, eventId));
}
