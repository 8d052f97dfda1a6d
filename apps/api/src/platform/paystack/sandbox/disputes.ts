import { and, desc, eq, gte, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { later, type Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import {
  SANDBOX_DISPUTE_STATUSES,
  SANDBOX_RESOLUTIONS,
  sandboxDisputes,
  sandboxTransactions,
} from '@campushive/domain/platform/database/schema/index';
import {
  disputeAnswer,
  disputeEvent,
  listedDispute,
  resolvedAnswer,
  type SandboxDispute,
} from './dispute-shapes.js';
import { refuse } from './replies.js';
import type { SandboxTransaction } from './shapes.js';
import type { SandboxWebhooks } from './webhooks.js';

const HOUR = 3_600_000;

/** Steps of the payer's bank, which a test triggers. */
const bankStep = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('raise'),
    reference: z.string(),
    amount: z.number().int().positive().optional(),
    dueInHours: z.number().positive().default(48),
  }),
  z.strictObject({ action: z.literal('remind'), id: z.number().int() }),
  z.strictObject({
    action: z.literal('resolve'),
    id: z.number().int(),
    resolution: z.enum(SANDBOX_RESOLUTIONS),
  }),
]);
const USAGE = `action: raise (reference, amount?, dueInHours?), remind (id), or resolve (id, resolution: one of ${SANDBOX_RESOLUTIONS.join(', ')})`;

const newEvidence = z.object({
  customer_email: z.email(),
  customer_name: z.string().min(1),
  customer_phone: z.string(),
  service_details: z.string().min(1),
  delivery_date: z.string().optional(),
});
const answer = z.object({
  resolution: z.enum(['merchant-accepted', 'declined']),
  message: z.string().min(1),
  refund_amount: z.number().int().nonnegative(),
  uploaded_filename: z.string(),
  evidence: z.number().int().optional(),
});
const listed = z.object({
  status: z.enum(SANDBOX_DISPUTE_STATUSES).optional(),
  from: z.coerce.date().optional(),
});

interface Found {
  readonly dispute: SandboxDispute;
  readonly transaction: SandboxTransaction;
}
type ById = { Params: { id: string } };

/** Disputes: the bank's part is played by `POST /dev/paystack/disputes`, ours by the API. */
export class SandboxDisputes {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #publicUrl: string;
  readonly #webhooks: SandboxWebhooks;
  readonly #uploaded = new Set<string>();

  constructor(parts: { db: Db; clock: Clock; publicUrl: string; webhooks: SandboxWebhooks }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#publicUrl = parts.publicUrl;
    this.#webhooks = parts.webhooks;
  }

  /** The API of Paystack. */
  serve(api: FastifyInstance): void {
    api.get('/dispute', async (request) => {
      const { status, from } = listed.parse(request.query);
      const rows = await this.#rows(
        and(
          status === undefined ? undefined : eq(sandboxDisputes.status, status),
          from === undefined ? undefined : gte(sandboxDisputes.createdAt, from),
        ),
      );
      const data = rows.map((row) => listedDispute(row.dispute, row.transaction));
      const meta = { total: data.length, skipped: 0, perPage: data.length, page: 1, pageCount: 1 };
      return { status: true, message: 'Disputes retrieved', data, meta };
    });
    api.get<ById>('/dispute/:id', async (request, reply) => {
      const found = await this.#find(request.params.id);
      if (found === undefined) return unknown(reply);
      const data = disputeAnswer(found.dispute, found.transaction);
      return { status: true, message: 'Dispute retrieved', data };
    });
    api.get<ById>('/dispute/:id/upload_url', async (request, reply) => {
      if ((await this.#find(request.params.id)) === undefined) return unknown(reply);
      const fileName = randomBytes(10).toString('hex');
      const signedUrl = `${this.#publicUrl}/dev/paystack/uploads/${fileName}`;
      return { status: true, message: 'Upload url generated', data: { signedUrl, fileName } };
    });
    this.#serveAnswers(api);
  }

  #serveAnswers(api: FastifyInstance): void {
    api.post<ById>('/dispute/:id/evidence', async (request, reply) => {
      const parsed = newEvidence.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', parsed.error.issues[0]?.message ?? '');
      const found = await this.#find(request.params.id);
      if (found === undefined) return unknown(reply);
      const { id } = found.dispute;
      await this.#db.update(sandboxDisputes).set({ evidenceId: id }).where(eq(sandboxDisputes.id, id));
      const at = this.#clock.now().toISOString();
      const { delivery_date: delivered = '', ...evidence } = parsed.data;
      const made = { delivery_address: '', delivery_date: delivered, dispute: id, id };
      const data = { ...evidence, ...made, createdAt: at, updatedAt: at };
      return { status: true, message: 'Evidence created', data };
    });
    api.put<ById>('/dispute/:id/resolve', async (request, reply) => {
      const parsed = answer.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', parsed.error.issues[0]?.message ?? '');
      const found = await this.#find(request.params.id);
      if (found === undefined) return unknown(reply);
      const { resolution, message, refund_amount: amount, uploaded_filename: attachment } = parsed.data;
      if (!this.#uploaded.has(attachment))
        return refuse(reply, 400, 'invalid_file', 'The evidence was not uploaded');
      if (found.dispute.status !== 'awaiting-merchant-feedback')
        return refuse(reply, 400, 'invalid_dispute', 'Dispute does not await merchant feedback');
      const statement = { note: message, attachment };
      // The bank decides a declined dispute. An accepted one is over.
      const after =
        resolution === 'declined'
          ? await this.#change(found, { ...statement, status: 'awaiting-bank-feedback' })
          : await this.#resolve(found, resolution, { ...statement, amount });
      const data = resolvedAnswer(after.dispute, after.transaction);
      return { status: true, message: 'Dispute successfully resolved', data };
    });
  }

  /** The payer's bank, and where evidence is put. */
  serveBank(paystack: FastifyInstance): void {
    paystack.addContentTypeParser('application/pdf', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    paystack.put<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
      this.#uploaded.add(request.params.name);
      return reply.code(200).send();
    });
    paystack.post('/disputes', async (request, reply) => {
      const parsed = bankStep.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', USAGE);
      const after = await this.#take(parsed.data);
      if (after === undefined) return unknown(reply);
      return { status: true, message: 'Done', data: disputeAnswer(after.dispute, after.transaction) };
    });
  }

  async #take(step: z.infer<typeof bankStep>): Promise<Found | undefined> {
    if (step.action === 'raise') return this.#raise(step);
    const found = await this.#find(String(step.id));
    if (found === undefined) return undefined;
    if (step.action === 'resolve') return this.#resolve(found, step.resolution);
    this.#webhooks.send('charge.dispute.remind', disputeEvent(found.dispute, found.transaction));
    return found;
  }

  async #raise(input: { reference: string; amount?: number | undefined; dueInHours: number }) {
    const [transaction] = await this.#db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.reference, input.reference));
    if (transaction === undefined) return undefined;
    const now = this.#clock.now();
    const [dispute] = await this.#db
      .insert(sandboxDisputes)
      .values({
        reference: input.reference,
        amount: input.amount ?? transaction.amount,
        status: 'awaiting-merchant-feedback',
        dueAt: later(now, input.dueInHours * HOUR),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (dispute === undefined) throw new Error('An insert answers its row');
    this.#webhooks.send('charge.dispute.create', disputeEvent(dispute, transaction));
    return { dispute, transaction };
  }

  /** Resolves a dispute, finally. The money goes back to the payer unless the resolution is `declined`. */
  async #resolve(
    found: Found,
    resolution: (typeof SANDBOX_RESOLUTIONS)[number],
    statement: Partial<SandboxDispute> = {},
  ): Promise<Found> {
    if (found.dispute.status === 'resolved') return found;
    const resolvedAt = this.#clock.now();
    const ended = await this.#change(found, { ...statement, status: 'resolved', resolution, resolvedAt });
    const { dispute } = ended;
    if (resolution !== 'declined' && dispute.amount >= ended.transaction.amount) {
      await this.#db
        .update(sandboxTransactions)
        .set({ status: 'reversed' })
        .where(eq(sandboxTransactions.reference, dispute.reference));
    }
    this.#webhooks.send('charge.dispute.resolve', disputeEvent(dispute, ended.transaction));
    return ended;
  }

  async #change(found: Found, change: Partial<SandboxDispute>): Promise<Found> {
    const [dispute = found.dispute] = await this.#db
      .update(sandboxDisputes)
      .set({ ...change, updatedAt: this.#clock.now() })
      .where(eq(sandboxDisputes.id, found.dispute.id))
      .returning();
    return { ...found, dispute };
  }

  /** Finds a dispute. A dispute without an answer in time is accepted automatically. */
  async #find(id: string): Promise<Found | undefined> {
    const serial = Number(id);
    if (!Number.isSafeInteger(serial)) return undefined;
    const [found] = await this.#rows(eq(sandboxDisputes.id, serial));
    const late =
      found?.dispute.status === 'awaiting-merchant-feedback' && found.dispute.dueAt <= this.#clock.now();
    return late ? this.#resolve(found, 'auto-accepted') : found;
  }

  #rows(where?: SQL): Promise<Found[]> {
    return this.#db
      .select({ dispute: sandboxDisputes, transaction: sandboxTransactions })
      .from(sandboxDisputes)
      .innerJoin(sandboxTransactions, eq(sandboxTransactions.reference, sandboxDisputes.reference))
      .where(where)
      .orderBy(desc(sandboxDisputes.id));
  }
}

const unknown = (reply: FastifyReply) => refuse(reply, 404, 'dispute_not_found', 'Dispute not found');
