import { MINUTE, SECOND } from '@campushive/contract';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { Failure } from '../calls/failure.js';
import { later, type Clock } from './clock.js';
import type { Db } from './database/database.js';
import { attempts } from './database/schema/index.js';

export interface AttemptsPolicy {
  /** Number of failures without a wait. */
  readonly freeTries: number;
  /** Milliseconds; doubled with every further failure. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Milliseconds after the last failure. Default: an hour. */
  readonly forgottenAfter?: number;
  /** Error code of a refused try. Default: `too_many_attempts`. */
  readonly refusal?: 'too_many_attempts' | 'otp_attempts_exceeded';
}

type Row = typeof attempts.$inferSelect;

/** Counts failures in the database, so that every process knows them; the wait doubles with each one past the free ones. */
export class Attempts {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #policy: AttemptsPolicy;

  constructor(db: Db, clock: Clock, policy: AttemptsPolicy) {
    this.#db = db;
    this.#clock = clock;
    this.#policy = policy;
  }

  /** Throws while the key is blocked. */
  async requireOpen(key: string): Promise<void> {
    const [row] = await this.#db.select().from(attempts).where(eq(attempts.key, key));
    if (row !== undefined) this.#refuseBlocked(row, this.#clock.now());
  }

  /**
   * Counts a failure. Throws, and counts nothing, while the key is blocked. Where the comparison is quick, call it
   * before: simultaneous tries then get no more chances than sequential ones, and `succeed` undoes it.
   */
  async countFailure(key: string): Promise<void> {
    const now = this.#clock.now();
    await this.#db.transaction(async (tx) => {
      // Made or locked in one statement: between two, a success could delete the row.
      const [row] = await tx
        .insert(attempts)
        .values({ key, count: 0, windowEndsAt: now })
        .onConflictDoUpdate({ target: attempts.key, set: { key } })
        .returning();
      if (row === undefined) throw new Error('An insert that updates on conflict answers its row');
      this.#refuseBlocked(row, now);
      await tx.update(attempts).set(this.#afterFailure(row, now)).where(eq(attempts.key, key));
    });
  }

  /** Returns the number of the key's failures within the window. */
  async failures(key: string): Promise<number> {
    const [row] = await this.#db.select().from(attempts).where(eq(attempts.key, key));
    return row !== undefined && row.windowEndsAt > this.#clock.now() ? row.count : 0;
  }

  /** Forgets the key's failures. Returns their number. */
  async succeed(key: string): Promise<number> {
    const [row] = await this.#db.delete(attempts).where(eq(attempts.key, key)).returning();
    return row?.count ?? 0;
  }

  /** Takes back some of the key's failures. */
  async pardon(key: string, count: number): Promise<void> {
    await this.#db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - ${count}::integer, 0)` })
      .where(eq(attempts.key, key));
  }

  #refuseBlocked(row: Row, now: Date): void {
    const wait = (row.blockedUntil?.getTime() ?? 0) - now.getTime();
    // A wait beyond the maximum means that the clock was set back since, which must not block anybody.
    if (wait <= 0 || wait > this.#policy.longestWait) return;
    throw new Failure(
      this.#policy.refusal ?? 'too_many_attempts',
      'Too many attempts. Please wait a while and try again.',
      { retryAfter: Math.ceil(wait / SECOND) },
    );
  }

  #afterFailure(row: Row, now: Date): Pick<Row, 'count' | 'windowEndsAt' | 'blockedUntil'> {
    const { freeTries, firstWait, longestWait, forgottenAfter = 60 * MINUTE } = this.#policy;
    const count = row.windowEndsAt > now ? row.count + 1 : 1;
    const over = count - freeTries;
    const wait = over < 0 ? 0 : Math.min(firstWait * 2 ** over, longestWait);
    return {
      count,
      windowEndsAt: later(now, forgottenAfter),
      blockedUntil: wait === 0 ? null : later(now, wait),
    };
  }
}

/** Deletes ended windows and waits, which have no effect any more. */
export async function forgetAttempts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const open = or(isNull(attempts.blockedUntil), lte(attempts.blockedUntil, now));
  await db.delete(attempts).where(and(lte(attempts.windowEndsAt, now), open));
}
