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
  const { log } = context.platform;
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
      const toDo = await keep(context, {
        digest: createHash('sha256').update(raw).digest('hex'),
        event,
        reference,
        body: parsed.data,
      });
      if (toDo !== undefined) {
        // The job is for the case that this process dies; now is sooner.
        setImmediate(() => {
          workOn(context, toDo).catch((error: unknown) =>
            log.warn({ err: error }, 'webhook left to its job'),
          );
        });
      }
      return reply.send({ status: 'success' });
    });
  });
}

type Arrived = Pick<typeof webhookEvents.$inferInsert, 'digest' | 'event' | 'reference' | 'body'>;

/**
 * Keeps an event and the job that works on it, both or neither, and answers its id while there is something to do about it:
 * an event that the provider repeats gets another job if the first did not finish.
 */
async function keep({ platform }: PaymentsContext, arrived: Arrived): Promise<string | undefined> {
  const { db, clock, jobs } = platform;
  const receivedAt = clock.now();
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(webhookEvents)
      .values({ ...arrived, receivedAt })
      .onConflictDoUpdate({ target: webhookEvents.digest, set: { receivedAt } })
      .returning({ id: webhookEvents.id, processedAt: webhookEvents.processedAt });
    if (kept?.processedAt !== null) return undefined;
    await jobs.send('payments.webhook', { eventId: kept.id }, { within: tx });
    return kept.id;
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
