import type { CallName } from '@campushive/contract';
import { DAY, SECOND } from '@campushive/contract';
import { calls } from '@campushive/domain/platform/campus';
import type { Call } from '@campushive/contract/call';
import { and, eq, lt } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@campushive/domain/platform/clock';
import { later } from '@campushive/domain/platform/clock';
import type { Database, Db } from '@campushive/domain/platform/database/database';
import { idempotencyKeys } from '@campushive/domain/platform/database/schema/index';
import { withBeforeCommit } from '../platform/database/before-commit.js';
import { Failure } from '@campushive/domain/calls/failure';

type Answer = Record<string, unknown>;
type Row = typeof idempotencyKeys.$inferSelect;

interface Request {
  readonly userId: string;
  readonly key: string;
  readonly call: CallName;
  readonly input: unknown;
}

/** Time that another process gets for a request before a repetition takes over, in ms. */
const OTHERS_AT_WORK = 5 * SECOND;

/**
 * Runs a creating call once per key and student: a repetition within a day gets the first answer. A process can die
 * between a call's effect and storing its answer. So each transaction of the call sets `hasEffect` in the key's row,
 * and only the request that holds the key can commit. A repetition therefore knows the state. Without an effect, it
 * runs in place of the interrupted request. With an effect whose answer is lost, it fails and says why. An effect
 * never happens twice, even if the earlier request is only slow: that one is rolled back.
 */
export class Idempotency {
  readonly #db: Db;
  readonly #embedded: boolean;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  /** Names this process. */
  readonly #owner = randomUUID();
  /** Attempts that this process is working on. */
  readonly #working = new Set<string>();

  constructor({ db, embedded }: Pick<Database, 'db' | 'embedded'>, clock: Clock, log: FastifyBaseLogger) {
    this.#db = db;
    this.#embedded = embedded;
    this.#clock = clock;
    this.#log = log;
  }

  /** Runs a call once. A failure is not stored: the same key may be used to try again. */
  async once(request: Request, run: () => Promise<Answer>): Promise<Answer> {
    if (!/^[\x21-\x7e]{1,200}$/.test(request.key)) {
      throw new Failure('malformed_request', 'Idempotency-Key must have 1 to 200 visible ASCII characters.');
    }
    const inputHash = createHash('sha256')
      .update(`${request.call}:${JSON.stringify(request.input)}`)
      .digest('hex');
    const attempt = randomUUID();
    this.#working.add(attempt);
    try {
      const earlier = await this.#claim(request, inputHash, attempt);
      return earlier ?? (await this.#run(request, attempt, run));
    } finally {
      this.#working.delete(attempt);
    }
  }

  async forgetOld(): Promise<void> {
    await this.#db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, later(this.#clock.now(), -DAY)));
  }

  async #run(request: Request, attempt: string, run: () => Promise<Answer>): Promise<Answer> {
    const ownAttempt = and(this.#row(request), eq(idempotencyKeys.attempt, attempt));
    const answer = await withBeforeCommit(
      // Deferred work of the call is not a part of it.
      (tx) => (this.#working.has(attempt) ? note(tx, ownAttempt) : Promise.resolve()),
      run,
    ).catch(async (error: unknown) => {
      this.#working.delete(attempt);
      await this.#db.delete(idempotencyKeys).where(ownAttempt);
      throw error;
    });
    this.#working.delete(attempt);
    // The call has succeeded, so its caller gets the answer even if storing it fails. Only a repetition would miss it.
    await this.#db
      .update(idempotencyKeys)
      .set({ answer })
      .where(ownAttempt)
      .catch((error: unknown) => this.#log.error({ err: error }, 'answer not kept for its key'));
    return answer;
  }

  /** Claims the key, or returns the stored answer of its first request. */
  async #claim(request: Request, inputHash: string, attempt: string): Promise<Answer | undefined> {
    const { userId, key, call } = request;
    const claimed = { attempt, owner: this.#owner, hasEffect: false, createdAt: this.#clock.now() };
    const taken = await this.#db
      .insert(idempotencyKeys)
      .values({ userId, key, call, inputHash, ...claimed })
      .onConflictDoNothing()
      .returning();
    if (taken.length > 0) return undefined;
    const [row] = await this.#db.select().from(idempotencyKeys).where(this.#row(request));
    if (row === undefined || row.createdAt < later(this.#clock.now(), -DAY)) {
      await this.#db.delete(idempotencyKeys).where(this.#row(request));
      return this.#claim(request, inputHash, attempt);
    }
    if (row.inputHash !== inputHash) {
      throw new Failure(
        'idempotency_conflict',
        'This Idempotency-Key belongs to another request. Use a new key.',
      );
    }
    if (row.answer !== null) return row.answer;
    this.#refuseUnlessCutOff(row, call);
    const before = and(
      this.#row(request),
      eq(idempotencyKeys.attempt, row.attempt),
      eq(idempotencyKeys.hasEffect, row.hasEffect),
    );
    const replaced = await this.#db.update(idempotencyKeys).set(claimed).where(before).returning();
    return replaced.length > 0 ? undefined : this.#claim(request, inputHash, attempt);
  }

  #refuseUnlessCutOff(row: Row, name: CallName): void {
    const wait = this.#waitFor(row);
    if (wait > 0) {
      throw new Failure(
        'idempotency_conflict',
        'The first request with this Idempotency-Key is still running. Retry in a moment.',
        { retryAfter: Math.ceil(wait / SECOND) },
      );
    }
    const call: Call = calls[name];
    if (row.hasEffect && !call.resumes) {
      throw new Failure(
        'idempotency_interrupted',
        'The first request with this Idempotency-Key was completed, but its response was lost. Check its effect before you retry.',
      );
    }
  }

  /** Milliseconds until a request that may still be at work is taken for cut off. */
  #waitFor({ owner, attempt, createdAt }: Row): number {
    if (owner === this.#owner) return this.#working.has(attempt) ? SECOND : 0;
    // Any other process that worked on an embedded database is over.
    if (this.#embedded || owner === null) return 0;
    const age = this.#clock.now().getTime() - createdAt.getTime();
    return age < 0 ? 0 : OTHERS_AT_WORK - age;
  }

  #row({ userId, key }: Request) {
    return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  }
}

/** Records that a transaction had an effect, or rolls it back because another request holds the key by now. */
async function note(tx: Db, ownAttempt: ReturnType<typeof and>): Promise<void> {
  const noted = await tx.update(idempotencyKeys).set({ hasEffect: true }).where(ownAttempt).returning();
  if (noted.length === 0) {
    throw new Failure(
      'idempotency_conflict',
      'A repetition of this request replaced it. Use the response of the repetition.',
    );
  }
}
