import { MINUTE, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure } from '../http/failure.js';
import { later, type Clock } from './clock.js';
import type { Db } from './database/database.js';
import { attempts } from './database/schema/index.js';

export interface AttemptsPolicy {
  /** So many failures cost nothing but the last of them. */
  readonly freeTries: number;
  /** Milliseconds; doubled with every further failure. */
  readonly firstWait: number;
  readonly longestWait: number;
}

const LOGIN_POLICY: AttemptsPolicy = { freeTries: 5, firstWait: 30 * SECOND, longestWait: 15 * MINUTE };
const FORGOTTEN_AFTER = 60 * MINUTE;

/** Counts failures in the database, so that every process knows them; the wait doubles with each one past the free ones. */
export class Attempts {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #policy: AttemptsPolicy;

  constructor(db: Db, clock: Clock, policy: AttemptsPolicy = LOGIN_POLICY) {
    this.#db = db;
    this.#clock = clock;
    this.#policy = policy;
  }

  /** Throws `too_many_attempts` while any of the keys is blocked. */
  async requireOpen(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const [row] = await this.#db.select().from(attempts).where(eq(attempts.key, key));
      const wait = (row?.blockedUntil?.getTime() ?? 0) - this.#clock.now().getTime();
      if (wait > 0) {
        throw new Failure('too_many_attempts', 'Too many attempts. Please wait a while and try again.', {
          retryAfter: Math.ceil(wait / SECOND),
        });
      }
    }
  }

  async fail(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#failOne(key);
  }

  async succeed(key: string): Promise<void> {
    await this.#db.delete(attempts).where(eq(attempts.key, key));
  }

  /** How often within `windowMs` this was done, this time included; never blocks by itself. */
  async count(key: string, windowMs: number): Promise<number> {
    const now = this.#clock.now();
    return this.#db.transaction(async (tx) => {
      const [row] = await tx.select().from(attempts).where(eq(attempts.key, key)).for('update');
      const open = row !== undefined && row.windowEndsAt > now;
      const next = {
        key,
        count: open ? row.count + 1 : 1,
        windowEndsAt: open ? row.windowEndsAt : later(now, windowMs),
      };
      await tx.insert(attempts).values(next).onConflictDoUpdate({ target: attempts.key, set: next });
      return next.count;
    });
  }

  async #failOne(key: string): Promise<void> {
    const now = this.#clock.now();
    await this.#db.transaction(async (tx) => {
      const [row] = await tx.select().from(attempts).where(eq(attempts.key, key)).for('update');
      const count = row !== undefined && row.windowEndsAt > now ? row.count + 1 : 1;
      const { freeTries, firstWait, longestWait } = this.#policy;
      const over = count - freeTries;
      const wait = over < 0 ? 0 : Math.min(firstWait * 2 ** over, longestWait);
      const next = {
        key,
        count,
        windowEndsAt: later(now, FORGOTTEN_AFTER),
        blockedUntil: wait === 0 ? null : later(now, wait),
      };
      await tx.insert(attempts).values(next).onConflictDoUpdate({ target: attempts.key, set: next });
    });
  }
}
