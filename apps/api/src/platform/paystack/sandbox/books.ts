import { toPaystack } from '../amounts.js';
import { feeOf, RECONCILED } from '@campushive/contract';
import { asc, eq, gte, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { campus } from '@campushive/domain/platform/campus';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import {
  sandboxDisputes,
  sandboxRecipients,
  sandboxRefunds,
  sandboxTransactions,
  sandboxTransfers,
} from '@campushive/domain/platform/database/schema/index';
import { refuse } from './replies.js';
import { refundDetails, listedTransaction, listedTransfer } from './shapes.js';

const of = z.enum(RECONCILED).exclude(['balance']);
type Of = z.infer<typeof of>;
const reference = z.string();
const amount = z.number().int().positive();

/** Flaws that make the sandbox's books differ from the real movements. */
const flaw = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('hide'), of, reference }),
  z.strictObject({ action: z.literal('amount'), of, reference, amount }),
  z.strictObject({ action: z.literal('invent'), of, reference, amount }),
  z.strictObject({ action: z.literal('balance'), by: z.number().int() }),
  z.strictObject({ action: z.literal('agree') }),
]);
type Flaw = z.infer<typeof flaw>;
const USAGE =
  'action: hide (of, reference), amount (of, reference, amount), invent (of, reference, amount), balance (by), or agree; of: charge, refund or transfer';

const page = z.object({
  perPage: z.coerce.number().int().min(1).max(100).default(50),
  page: z.coerce.number().int().min(1).default(1),
  from: z.coerce.date().optional(),
});

interface Listed {
  readonly reference: string;
  readonly answer: { readonly amount: number };
}

/** Paystack's lists and balance, and `POST /dev/paystack/books`, which makes them disagree with ours. */
export class SandboxBooks {
  readonly #db: Db;
  readonly #clock: Clock;
  #flaws: Flaw[] = [];

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  serve(api: FastifyInstance): void {
    // Movements hidden from the lists are also unknown to the verify calls.
    api.addHook<{ Params: { reference?: string } }>('preHandler', async (request, reply) => {
      const { url } = request.routeOptions;
      const kind = url?.includes('/transaction/verify')
        ? 'charge'
        : url?.includes('/transfer/verify') && 'transfer';
      if (kind && this.#isHidden(kind, request.params.reference ?? ''))
        return refuse(reply, 404, 'not_found', 'Not found');
      return undefined;
    });
    this.#list(api, '/transaction', 'charge', (from) => this.#transactions(from));
    this.#list(api, '/refund', 'refund', (from) => this.#refunds(from));
    this.#list(api, '/transfer', 'transfer', (from) => this.#transfers(from));
    api.get('/balance', async () => ({
      status: true,
      message: 'Balances retrieved',
      data: [{ currency: campus.currency.code, balance: await this.#balance() }],
    }));
  }

  serveFlaws(paystack: FastifyInstance): void {
    paystack.post('/books', async (request, reply) => {
      const parsed = flaw.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'invalid_params', USAGE);
      this.#flaws = parsed.data.action === 'agree' ? [] : [...this.#flaws, parsed.data];
      return { status: true, message: 'Done', data: parsed.data };
    });
  }

  #list(api: FastifyInstance, path: string, kind: Of, rows: (from: Date) => Promise<Listed[]>): void {
    api.get(path, async (request) => {
      const { perPage, page: at, from = new Date(0) } = page.parse(request.query);
      const all = this.#flawed(kind, await rows(from));
      const data = all.slice((at - 1) * perPage, at * perPage);
      const meta = { ...metaOf(kind, all), skipped: (at - 1) * perPage, page: at };
      const pages = {
        perPage: kind === 'refund' ? String(perPage) : perPage,
        pageCount: Math.ceil(all.length / perPage),
      };
      return { status: true, message: 'Retrieved', data, meta: { ...meta, ...pages } };
    });
  }

  #flawed(kind: Of, rows: readonly Listed[]): object[] {
    const shown: object[] = rows.flatMap(({ reference: name, answer }) => {
      if (this.#isHidden(kind, name)) return [];
      const other = this.#flaws.find(
        (one) => one.action === 'amount' && one.of === kind && one.reference === name,
      );
      return [other?.action === 'amount' ? { ...answer, amount: other.amount } : answer];
    });
    for (const one of this.#flaws) {
      if (one.action === 'invent' && one.of === kind) shown.push(this.#invented(one));
    }
    return shown;
  }

  /** A movement without any order or payout of ours. */
  #invented({ action: _action, ...one }: Extract<Flaw, { action: 'invent' }>): object {
    const at = new Date(this.#clock.now().getTime() - 7_200_000).toISOString();
    return {
      id: 0,
      domain: 'test',
      status: one.of === 'refund' ? 'processed' : 'success',
      ...one,
      currency: campus.currency.code,
      transaction_reference: one.reference,
      transfer_code: 'TRF_0',
      fees: 0,
      paid_at: at,
      created_at: at,
      createdAt: at,
      updatedAt: at,
    };
  }

  #isHidden(kind: Of, name: string): boolean {
    return this.#flaws.some((one) => one.action === 'hide' && one.of === kind && one.reference === name);
  }

  async #transactions(from: Date): Promise<Listed[]> {
    const rows = await this.#db
      .select()
      .from(sandboxTransactions)
      .where(gte(sandboxTransactions.createdAt, from))
      .orderBy(asc(sandboxTransactions.serial));
    return rows.map((row) => ({ reference: row.reference, answer: listedTransaction(row) }));
  }

  async #refunds(from: Date): Promise<Listed[]> {
    const rows = await this.#db
      .select({ refund: sandboxRefunds, transaction: sandboxTransactions })
      .from(sandboxRefunds)
      .innerJoin(sandboxTransactions, eq(sandboxTransactions.reference, sandboxRefunds.reference))
      .where(gte(sandboxRefunds.createdAt, from))
      .orderBy(asc(sandboxRefunds.serial));
    return rows.map(({ refund, transaction }) => ({
      reference: refund.reference,
      answer: refundDetails(refund, transaction),
    }));
  }

  async #transfers(from: Date): Promise<Listed[]> {
    const rows = await this.#db
      .select({ transfer: sandboxTransfers, recipient: sandboxRecipients })
      .from(sandboxTransfers)
      .innerJoin(sandboxRecipients, eq(sandboxRecipients.code, sandboxTransfers.recipientCode))
      .where(gte(sandboxTransfers.createdAt, from))
      .orderBy(asc(sandboxTransfers.serial));
    return rows.map(({ transfer, recipient }) => ({
      reference: transfer.reference,
      answer: listedTransfer(transfer, recipient),
    }));
  }

  /** Balance of all movements, in the campus's currency. */
  async #balance(): Promise<number> {
    const { charge, transfer: transferFee } = campus.fees.provider;
    const paid = await this.#db
      .select()
      .from(sandboxTransactions)
      .where(inArray(sandboxTransactions.status, ['success', 'reversed']));
    const own = new Map(
      paid
        .filter((one) => (one.currency ?? campus.currency.code) === campus.currency.code)
        .map((one) => [one.reference, one]),
    );
    const refunded = await this.#db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.status, 'processed'));
    const sent = await this.#db
      .select()
      .from(sandboxTransfers)
      .where(inArray(sandboxTransfers.status, ['success', 'reversed']));
    const claimed = await this.#db
      .select()
      .from(sandboxDisputes)
      .where(inArray(sandboxDisputes.resolution, ['merchant-accepted', 'auto-accepted']));
    const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
    return (
      sum([...own.values()].map((one) => one.amount - feeOf(one.amount, charge))) -
      sum(refunded.filter((one) => own.has(one.reference)).map((one) => one.amount)) -
      // A reversed transfer still costs its fee.
      sum(sent.map((one) => (one.status === 'success' ? one.amount : 0) + toPaystack(transferFee))) -
      sum(claimed.filter((one) => own.has(one.reference)).map((one) => one.amount)) +
      sum(this.#flaws.map((one) => (one.action === 'balance' ? one.by : 0)))
    );
  }
}

/** Totals of each list, which differ between lists. */
function metaOf(kind: Of, all: readonly object[]): object {
  const amountOf = (one: object) => ('amount' in one && typeof one.amount === 'number' ? one.amount : 0);
  const isFailed = (one: object) => 'status' in one && one.status === 'failed';
  switch (kind) {
    case 'charge':
      return { total: all.length, total_volume: all.reduce((sum, one) => sum + amountOf(one), 0) };
    case 'refund':
      return { total: all.length, failedRefundCount: all.filter(isFailed).length };
    case 'transfer':
      return { total: all.length };
    default:
      return kind satisfies never;
  }
}
