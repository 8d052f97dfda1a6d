import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { sandboxRefunds, sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import { refuse } from './replies.js';
import { refundAnswer, refundDetails, type SandboxRefund, type SandboxTransaction } from './shapes.js';
import type { SandboxWebhooks } from './webhooks.js';
import { campus } from '@campushive/domain/platform/campus';

/** Outcome of refunds requested from now on. */
export const REFUND_MODES = ['processed', 'pending', 'failed'] as const;
export type RefundMode = (typeof REFUND_MODES)[number];

const newRefund = z.object({
  transaction: z.string(),
  amount: z.coerce.number().int().positive().optional(),
  /** Currency of the transaction. */
  currency: z.string().optional(),
  merchant_note: z.string().default(''),
});

/** Giving charges back: all of one, once. */
export class SandboxRefunds {
  mode: RefundMode = 'processed';
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #webhooks: SandboxWebhooks;

  constructor(db: Db, clock: Clock, webhooks: SandboxWebhooks) {
    this.#db = db;
    this.#clock = clock;
    this.#webhooks = webhooks;
  }

  serve(api: FastifyInstance): void {
    api.post('/refund', async (request, reply) => {
      const parsed = newRefund.safeParse(request.body);
      const transaction = parsed.success ? await this.#transaction(parsed.data.transaction) : undefined;
      if (!parsed.success || transaction === undefined)
        return refuse(reply, 404, 'transaction_not_found', 'Transaction not found');
      if (transaction.status === 'reversed')
        return refuse(reply, 400, 'invalid_transaction', 'Transaction has been fully reversed');
      if (transaction.status !== 'success')
        return refuse(reply, 400, 'invalid_transaction', 'Transaction was not successful');
      const { amount = transaction.amount, merchant_note: note } = parsed.data;
      const paidIn = transaction.currency ?? campus.currency.code;
      if ((parsed.data.currency ?? paidIn) !== paidIn)
        return refuse(reply, 400, 'invalid_currency', 'Refund currency is not that of the transaction');
      if (amount > transaction.amount)
        return refuse(reply, 400, 'invalid_amount', 'Refund amount cannot be more than the transaction');
      // A failed refund may be requested again, as a new one.
      await this.#db
        .delete(sandboxRefunds)
        .where(and(eq(sandboxRefunds.reference, transaction.reference), eq(sandboxRefunds.status, 'failed')));
      const [refund] = await this.#db
        .insert(sandboxRefunds)
        .values({
          reference: transaction.reference,
          amount,
          note,
          status: 'pending',
          createdAt: this.#clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (refund === undefined)
        return refuse(reply, 400, 'invalid_transaction', 'A refund of this transaction is being processed');
      if (this.mode !== 'pending') await this.#decide(refund, transaction, this.mode);
      return {
        status: true,
        message: 'Refund has been queued for processing',
        data: refundAnswer(refund, transaction),
      };
    });
    api.get<{ Params: { id: string } }>('/refund/:id', async (request, reply) => {
      const serial = Number(request.params.id);
      const [row] = Number.isSafeInteger(serial) ? await this.#rows(eq(sandboxRefunds.serial, serial)) : [];
      if (row === undefined) return refuse(reply, 404, 'refund_not_found', 'Refund not found');
      return { status: true, message: 'Refund retrieved', data: refundDetails(row.refund, row.transaction) };
    });
  }

  async #decide(
    refund: SandboxRefund,
    transaction: SandboxTransaction,
    status: 'processed' | 'failed',
  ): Promise<void> {
    const { reference } = refund;
    await this.#db.update(sandboxRefunds).set({ status }).where(eq(sandboxRefunds.reference, reference));
    if (status === 'processed') {
      await this.#db
        .update(sandboxTransactions)
        .set({ status: 'reversed' })
        .where(eq(sandboxTransactions.reference, reference));
    }
    this.#webhooks.send(`refund.${status}`, {
      status,
      transaction_reference: reference,
      refund_reference: null,
      amount: String(refund.amount),
      currency: transaction.currency ?? campus.currency.code,
      processor: 'instant-transfer',
      customer: { first_name: '', last_name: '', email: transaction.email },
      integration: 100_001,
      domain: 'test',
    });
  }

  #rows(where?: SQL) {
    return this.#db
      .select({ refund: sandboxRefunds, transaction: sandboxTransactions })
      .from(sandboxRefunds)
      .innerJoin(sandboxTransactions, eq(sandboxTransactions.reference, sandboxRefunds.reference))
      .where(where);
  }

  async #transaction(reference: string): Promise<SandboxTransaction | undefined> {
    const [row] = await this.#db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.reference, reference));
    return row;
  }
}
