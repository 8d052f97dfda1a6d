import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { sandboxRecipients, sandboxTransfers } from '@campushive/domain/platform/database/schema/index';
import { refuse } from './replies.js';
import {
  recipientAnswer,
  transferAnswer,
  transferDetails,
  type SandboxRecipient,
  type SandboxTransfer,
} from './shapes.js';
import { normalizePhone } from '@campushive/contract/phone';
import { campus } from '@campushive/domain/platform/campus';
import { isBankAccount, serveBanks } from './banks.js';
import { networkOfTransfer } from './networks.js';
import { ANNOUNCED_STATUSES, outcomeOf, type TransferMode } from './transfer-modes.js';
import type { SandboxWebhooks } from './webhooks.js';
import { currencyInput } from './currency-input.js';

const newRecipient = z
  .object({
    type: z.string(),
    name: z.string().min(1),
    account_number: z.string(),
    bank_code: z.string(),
    currency: currencyInput,
  })
  .refine(
    ({ type, account_number: number, bank_code: code }) =>
      type === 'mobile_money'
        ? networkOfTransfer(code) !== undefined && normalizePhone(campus, number) === number
        : type === campus.payments.bankAccounts?.recipientType && isBankAccount(code, number),
    { error: 'Account number is invalid' },
  );
const newTransfer = z.object({
  source: z.literal('balance'),
  amount: z.number().int().positive(),
  recipient: z.string(),
  reference: z.string().regex(/^[a-z0-9_-]{16,50}$/),
  reason: z.string().optional(),
  currency: currencyInput,
});

/** Sending money out: recipients, transfers, and their outcome a moment later. */
export class SandboxTransfers {
  mode: TransferMode = 'success';
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #webhooks: SandboxWebhooks;

  constructor(db: Db, clock: Clock, webhooks: SandboxWebhooks) {
    this.#db = db;
    this.#clock = clock;
    this.#webhooks = webhooks;
  }

  serve(api: FastifyInstance): void {
    serveBanks(api, this.#clock);
    api.post('/transferrecipient', async (request, reply) => {
      const parsed = newRecipient.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', parsed.error.issues[0]?.message ?? '');
      const { recipientRefusal: no } = outcomeOf(this.mode);
      if (no !== undefined) return refuse(reply, no.http, no.code, no.message);
      const row = await this.#keepRecipient(parsed.data);
      void reply.code(201);
      return { status: true, message: 'Transfer recipient created successfully', data: recipientAnswer(row) };
    });
    api.post('/transfer', async (request, reply) => {
      const parsed = newTransfer.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', parsed.error.issues[0]?.message ?? '');
      const recipient = await this.#recipient(parsed.data.recipient);
      if (recipient === undefined)
        return refuse(reply, 400, 'transfer_recipient_not_found', 'Recipient specified is invalid');
      const { refusal: no } = outcomeOf(this.mode);
      if (no !== undefined) return refuse(reply, no.http, no.code, no.message);
      const { transfer: made, isNew } = await this.#keepTransfer(parsed.data);
      const decided = isNew ? await this.#decide(made, recipient) : made;
      // A network answers later, by webhook. Paystack's own status is in its answer.
      const transfer = ANNOUNCED_STATUSES.includes(decided.status) ? made : decided;
      return {
        status: true,
        message: 'Transfer has been queued',
        data: transferAnswer(transfer, recipient),
      };
    });
    api.get<{ Params: { reference: string } }>('/transfer/verify/:reference', async (request, reply) => {
      const [row] = await this.#db
        .select({ transfer: sandboxTransfers, recipient: sandboxRecipients })
        .from(sandboxTransfers)
        .innerJoin(sandboxRecipients, eq(sandboxRecipients.code, sandboxTransfers.recipientCode))
        .where(eq(sandboxTransfers.reference, request.params.reference));
      if (row === undefined) return refuse(reply, 404, 'transfer_not_found', 'Transfer not found');
      return {
        status: true,
        message: 'Transfer retrieved',
        data: transferDetails(row.transfer, row.recipient),
      };
    });
  }

  /** Decides the network's outcome and reports it by webhook. A reversal comes after a success. */
  async #decide(transfer: SandboxTransfer, recipient: SandboxRecipient): Promise<SandboxTransfer> {
    const { statuses = [], words = null } = outcomeOf(this.mode);
    let row = transfer;
    for (const status of statuses) {
      const gatewayResponse = status === 'success' ? null : words;
      [row = row] = await this.#db
        .update(sandboxTransfers)
        .set({ status, gatewayResponse, updatedAt: this.#clock.now() })
        .where(eq(sandboxTransfers.reference, transfer.reference))
        .returning();
      if (ANNOUNCED_STATUSES.includes(status))
        this.#webhooks.send(`transfer.${status}`, transferDetails(row, recipient));
    }
    return row;
  }

  async #recipient(code: string): Promise<SandboxRecipient | undefined> {
    const [row] = await this.#db.select().from(sandboxRecipients).where(eq(sandboxRecipients.code, code));
    return row;
  }

  /** Stores a recipient. The same account is the same recipient. */
  async #keepRecipient(made: z.infer<typeof newRecipient>): Promise<SandboxRecipient> {
    const { name, account_number: accountNumber, bank_code: bankCode } = made;
    const code = `RCP_${randomBytes(8).toString('hex')}`;
    await this.#db
      .insert(sandboxRecipients)
      .values({ code, name, accountNumber, bankCode, createdAt: this.#clock.now() })
      .onConflictDoNothing();
    const [row] = await this.#db
      .select()
      .from(sandboxRecipients)
      .where(
        and(eq(sandboxRecipients.accountNumber, accountNumber), eq(sandboxRecipients.bankCode, bankCode)),
      );
    if (row === undefined) throw new Error('It was inserted or there before');
    return row;
  }

  /** Stores a transfer. The same reference is the same transfer. */
  async #keepTransfer(made: z.infer<typeof newTransfer>) {
    const { reference, recipient: recipientCode, amount, reason = '' } = made;
    const now = this.#clock.now();
    const [fresh] = await this.#db
      .insert(sandboxTransfers)
      .values({
        reference,
        code: `TRF_${randomBytes(8).toString('hex')}`,
        recipientCode,
        amount,
        reason,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (fresh !== undefined) return { transfer: fresh, isNew: true };
    const [existing] = await this.#db
      .select()
      .from(sandboxTransfers)
      .where(eq(sandboxTransfers.reference, reference));
    if (existing === undefined) throw new Error('It was inserted or there before');
    return { transfer: existing, isNew: false };
  }
}
