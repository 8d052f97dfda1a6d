import type { CallName } from '@campushive/contract';
import { DAY } from '@campushive/contract';
import { and, eq, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.js';
import { later } from '../platform/clock.js';
import type { Db } from '../platform/database/database.js';
import { idempotencyKeys } from '../platform/database/schema/index.js';
import { Failure } from './failure.js';

type Answer = Record<string, unknown>;

interface Request {
  readonly userId: string;
  readonly key: string;
  readonly call: CallName;
  readonly input: unknown;
}

/** A crashed first request must not hold its key for a day. */
const GIVE_UP_AFTER = 2 * 60_000;

/** Runs a creating call once per key and student: repeating it within a day answers what the first one answered. */
export class Idempotency {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** A failure is not kept: the same key may then be used to try again. */
  async once(request: Request, run: () => Promise<Answer>): Promise<Answer> {
    if (!/^[\x21-\x7e]{1,200}$/.test(request.key)) {
      throw new Failure('malformed_request', 'Idempotency-Key: 1 to 200 visible ASCII characters, please.');
    }
    const inputHash = createHash('sha256')
      .update(`${request.call}:${JSON.stringify(request.input)}`)
      .digest('hex');
    const earlier = await this.#claim(request, inputHash);
    if (earlier !== undefined) return earlier;
    try {
      const answer = await run();
      await this.#db.update(idempotencyKeys).set({ answer }).where(this.#row(request));
      return answer;
    } catch (error) {
      await this.#db.delete(idempotencyKeys).where(this.#row(request));
      throw error;
    }
  }

  async forgetOld(): Promise<void> {
    await this.#db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, later(this.#clock.now(), -DAY)));
  }

  /** Takes the key, or answers what it was used for. */
  async #claim(request: Request, inputHash: string): Promise<Answer | undefined> {
    const now = this.#clock.now();
    const { userId, key, call } = request;
    const taken = await this.#db
      .insert(idempotencyKeys)
      .values({ userId, key, call, inputHash, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (taken.length > 0) return undefined;
    const [row] = await this.#db.select().from(idempotencyKeys).where(this.#row(request));
    if (row === undefined || row.createdAt < later(now, row.answer === null ? -GIVE_UP_AFTER : -DAY)) {
      await this.#db.delete(idempotencyKeys).where(this.#row(request));
      return this.#claim(request, inputHash);
    }
    if (row.inputHash !== inputHash) {
      throw new Failure('idempotency_conflict', 'This Idempotency-Key was already used for another request.');
    }
    if (row.answer === null) {
      throw new Failure(
        'idempotency_conflict',
        'The first request with this Idempotency-Key is still at work.',
      );
    }
    return row.answer;
  }

  #row({ userId, key }: Request) {
    return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  }
}
