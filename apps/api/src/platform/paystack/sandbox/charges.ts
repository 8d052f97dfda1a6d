import { PROMPT_LIFETIME, RESERVATION_LIFETIME } from '@campushive/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { plainPagePolicy } from '../../../http/security-headers.js';
import { later, type Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import { CHECKOUT_STYLE } from './checkout-page.js';
import { givesVoucher, networkOfCharge } from './networks.js';
import { phonePage } from './phone-page.js';
import { isForm, refuse } from './replies.js';
import { chargeAnswer, type SandboxTransaction } from './shapes.js';
import { currencyInput } from './currency-input.js';
import { paidOtherwise, type PaidOtherwise } from './paid-otherwise.js';

/**
 * Outcome of charges requested from now on. `prompt` waits for the pretended phone. `pending` reports the prompt only
 * when the charge is read again. `unanswered` prompts the phone and breaks off before it answers the request.
 */
export const CHARGE_MODES = [
  'prompt',
  'approved',
  'declined',
  'pending',
  'unanswered',
  'refused',
  'down',
] as const;
export type ChargeMode = (typeof CHARGE_MODES)[number];

/** Voucher that the short code gives out. Six other digits end the charge; anything shorter or longer is refused. */
const SANDBOX_VOUCHER = '123456';

interface SandboxChargesOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Ends a transaction, and sends its webhook. */
  readonly settle: (
    transaction: SandboxTransaction,
    end: { outcome: 'success' | 'failed'; channel: 'mobile_money'; reason?: string } & PaidOtherwise,
  ) => Promise<SandboxTransaction>;
}

const newCharge = z.object({
  email: z.email(),
  amount: z.coerce.number().int().positive(),
  currency: currencyInput,
  reference: z.string().regex(/^[\w.=-]+$/),
  mobile_money: z.object({
    phone: z.string().regex(/^0\d{9}$/),
    provider: z.string().refine((code) => networkOfCharge(code) !== undefined),
  }),
});
const newVoucher = z.object({ otp: z.string().regex(/^\d{6}$/), reference: z.string() });
const answer = z.strictObject({ answer: z.enum(['approve', 'decline']), ...paidOtherwise });
const attempted = (data: object) => ({ status: true, message: 'Charge attempted', data });

/** Mobile money without a page of ours: charges that wait for a phone, and the pretended phone. */
export class SandboxCharges {
  mode: ChargeMode = 'prompt';
  readonly #options: SandboxChargesOptions;

  constructor(options: SandboxChargesOptions) {
    this.#options = options;
  }

  serve(api: FastifyInstance): void {
    const { settle } = this.#options;
    api.post('/charge', async (request, reply) => {
      const parsed = newCharge.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', parsed.error.issues[0]?.message ?? '');
      if (this.mode === 'refused') return refuse(reply, 400, 'invalid_phone', 'Phone number is invalid');
      if (this.mode === 'down') return reply.code(503).send({ status: false, message: 'Try again later' });
      const made = await this.#start(parsed.data);
      if (made === undefined)
        return refuse(reply, 400, 'duplicate_reference', 'Duplicate Transaction Reference');
      const channel = 'mobile_money';
      if (this.mode === 'approved')
        return attempted(chargeAnswer(await settle(made, { outcome: 'success', channel })));
      if (this.mode === 'declined')
        return attempted(chargeAnswer(await settle(made, { outcome: 'failed', channel })));
      if (this.mode === 'pending') return attempted({ reference: made.reference, status: 'pending' });
      if (this.mode === 'unanswered') return reply.code(500).send({ status: false, message: 'An error' });
      return attempted(this.#waiting(made));
    });
    api.post('/charge/submit_otp', async (request, reply) => {
      const parsed = newVoucher.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', 'The voucher is invalid');
      const { otp, reference } = parsed.data;
      const found = await this.#find(eq(sandboxTransactions.reference, reference));
      if (found?.status !== 'ongoing' || !givesVoucher(found.network))
        return refuse(reply, 400, 'invalid_transaction', 'Transaction is not waiting for an OTP');
      const channel = 'mobile_money';
      const settled =
        otp === SANDBOX_VOUCHER
          ? await settle(found, { outcome: 'success', channel })
          : await settle(found, { outcome: 'failed', channel, reason: 'Invalid voucher' });
      return attempted(chargeAnswer(settled));
    });
    api.get<{ Params: { reference: string } }>('/charge/:reference', async (request, reply) => {
      const found = await this.#find(eq(sandboxTransactions.reference, request.params.reference));
      if (found === undefined) return refuse(reply, 404, 'transaction_not_found', 'Charge not found');
      const data = found.status === 'ongoing' ? this.#waiting(found) : chargeAnswer(found);
      return { ...attempted(data), message: 'Reference check successful' };
    });
  }

  /** Serves `/phone/{code}`: the payer's prompt and answer; as JSON for scripts. */
  servePhone(paystack: FastifyInstance): void {
    type ByCode = { Params: { code: string } };
    const by = (code: string) => this.#find(eq(sandboxTransactions.accessCode, code));
    const show = (reply: FastifyReply, found: SandboxTransaction | undefined) =>
      reply
        .code(found === undefined ? 404 : 200)
        .type('text/html')
        .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy(CHECKOUT_STYLE) })
        .send(phonePage(found, SANDBOX_VOUCHER));
    paystack.get<ByCode>('/phone/:code', async (request, reply) =>
      show(reply, await by(request.params.code)),
    );
    paystack.post<ByCode>('/phone/:code', async (request, reply) => {
      const parsed = answer.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', 'answer: one of approve, decline');
      const found = await by(request.params.code);
      if (found === undefined) return refuse(reply, 404, 'transaction_not_found', 'No such prompt');
      if (givesVoucher(found.network) && parsed.data.answer === 'approve')
        return refuse(reply, 400, 'invalid_params', 'This network gives out a voucher instead');
      const { answer: chosenAnswer, ...paid } = parsed.data;
      const outcome = chosenAnswer === 'approve' ? 'success' : 'failed';
      const settled = await this.#options.settle(found, {
        outcome,
        channel: 'mobile_money',
        reason: 'Declined on the phone',
        ...paid,
      });
      if (isForm(request)) return show(reply, settled);
      return { status: settled.status, reference: settled.reference };
    });
  }

  /** A phone that is not answered is given up. */
  async timeOut(found: SandboxTransaction): Promise<SandboxTransaction> {
    const { clock, settle } = this.#options;
    if (found.status !== 'ongoing' || found.promptUntil === null || found.promptUntil > clock.now())
      return found;
    return settle(found, { outcome: 'failed', channel: 'mobile_money', reason: 'Transaction timed out' });
  }

  #waiting({ reference, network, accessCode }: SandboxTransaction) {
    const url = `${this.#options.publicUrl}/dev/paystack/phone/${accessCode}`;
    return givesVoucher(network)
      ? {
          reference,
          status: 'send_otp',
          display_text: 'Please dial *110# to generate a voucher code. Then input the voucher',
          url,
        }
      : {
          reference,
          status: 'pay_offline',
          display_text: 'Please complete authorization process on your mobile phone',
          url,
        };
  }

  async #start(input: z.infer<typeof newCharge>): Promise<SandboxTransaction | undefined> {
    const { db, clock } = this.#options;
    const { reference, email, amount, mobile_money: account } = input;
    const now = clock.now();
    const [made] = await db
      .insert(sandboxTransactions)
      .values({
        reference,
        accessCode: randomBytes(8).toString('hex'),
        email,
        amount,
        callbackUrl: null,
        status: 'ongoing',
        channel: 'mobile_money',
        network: account.provider,
        promptUntil: later(now, givesVoucher(account.provider) ? RESERVATION_LIFETIME : PROMPT_LIFETIME),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    return made;
  }

  async #find(by: ReturnType<typeof eq>): Promise<SandboxTransaction | undefined> {
    const [row] = await this.#options.db
      .select()
      .from(sandboxTransactions)
      .where(and(by, isNotNull(sandboxTransactions.network)));
    return row && this.timeOut(row);
  }
}
