import { eq, sql } from 'drizzle-orm';
import { later, type Clock } from './clock.js';
import type { Db } from './database/database.js';
import { attempts } from './database/schema/index.js';

/** Limits actions within a window of time, counted in the database for all processes. */
export class Quota {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Takes one of `most` in the key's window; answers 0, or how many milliseconds there are to wait. */
  async take(key: string, most: number, windowMs: number): Promise<number> {
    const now = this.#clock.now();
    const open = sql`${attempts.windowEndsAt} > ${now.toISOString()}::timestamptz`;
    const windowEndsAt = later(now, windowMs);
    const [row] = await this.#db
      .insert(attempts)
      .values({ key, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${open} then ${attempts.count} + 1 else 1 end`,
          windowEndsAt: sql`case when ${open} then ${attempts.windowEndsAt} else excluded.window_ends_at end`,
        },
      })
      .returning();
    if (row === undefined || row.count <= most) return 0;
    return row.windowEndsAt.getTime() - now.getTime();
  }

  /** The number taken in the key's open window. */
  async count(key: string): Promise<number> {
    const [row] = await this.#db.select().from(attempts).where(eq(attempts.key, key));
    return row !== undefined && row.windowEndsAt > this.#clock.now() ? row.count : 0;
  }

  /** Begins a new window in which one was taken. */
  async restart(key: string, windowMs: number): Promise<void> {
    const row = { count: 1, windowEndsAt: later(this.#clock.now(), windowMs) };
    await this.#db
      .insert(attempts)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: attempts.key, set: row });
  }
}
