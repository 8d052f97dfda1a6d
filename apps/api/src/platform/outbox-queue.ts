import { sql, type SQL } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Database, Db } from './database/database.js';
import { outbox } from './database/schema/index.js';

const answer = z.object({
  rows: z.array(
    z.object({
      id: z.coerce.number(),
      topic: z.string(),
      payload: z.record(z.string(), z.unknown()),
      tries: z.number(),
    }),
  ),
});
export type OutboxRow = z.output<typeof answer>['rows'][number];

/** What became of a batch. */
export interface BatchOutcome {
  /** Ids of what is said, and need not be said again. */
  readonly done: readonly number[];
  /** Something of it stays where it is, and is tried again later. */
  readonly failed: boolean;
}

export interface LaneOptions {
  /** Of all rows, those of this lane. */
  readonly rows: SQL;
  /** Only one process at a time delivers a lane. */
  readonly lock: number;
  /** While much happens, so many milliseconds pass from one look to the next, and what came meanwhile goes together. */
  readonly pace: number;
  deliver(rows: readonly OutboxRow[], db: Db): Promise<BatchOutcome>;
  /** Told of a look that went wrong; what it left behind is found by the next one. */
  onError(error: unknown): void;
}

const BATCH = 100;
/** A lane is busy when it was looked at not longer ago than this. */
const BUSY_WITHIN = 20;
/** After so long another process may have it. */
const HELD_MOST = 100;

interface Asking {
  readonly answered: Promise<void>;
  answer(): void;
}

/**
 * One order of events. What is asked for while it is at work is delivered by the same turn: where much happens, a look is
 * one statement, which also forgets what the look before has delivered, and not four for every event.
 */
export class OutboxLane {
  readonly #database: Pick<Database, 'alone'>;
  readonly #options: LaneOptions;
  /** Whoever has asked since the last look. */
  #asking: Asking | undefined;
  #running: Promise<void> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(database: Pick<Database, 'alone'>, options: LaneOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** Delivers what waits; resolves when it has, or could not. */
  flush(): Promise<void> {
    this.#asking ??= openAsking();
    const { answered } = this.#asking;
    this.#running ??= this.#run();
    return answered;
  }

  /** Resolves when nothing is under way. */
  async stop(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    const waiting: Asking[] = [];
    let more: boolean;
    do {
      try {
        more = await this.#database.alone(this.#options.lock, (db) => this.#hold(db, waiting));
      } catch (error) {
        more = false;
        // Nobody is kept waiting for what could not even be looked at.
        if (waiting.length === 0) waiting.push(...this.#takeAsking());
        this.#options.onError(error);
      }
      if (!more) for (const one of waiting.splice(0)) one.answer();
    } while (more || this.#asking !== undefined);
    // At once: whoever asks from here on begins anew.
    this.#running = undefined;
  }

  /**
   * Looks again and again while there is something; rows go only after their delivery, so that a crash in between repeats it.
   * Answers whether it knows of more that waits.
   */
  async #hold(db: Db, waiting: Asking[]): Promise<boolean> {
    const until = performance.now() + HELD_MOST;
    let done: readonly number[] = [];
    let more: boolean;
    for (;;) {
      const busy = performance.now() - this.#lookedAt < BUSY_WITHIN;
      this.#lookedAt = performance.now();
      // Whoever asks from here on may have written something that this look does not see.
      waiting.push(...this.#takeAsking());
      const rows = await this.#look(db, done);
      const outcome = await this.#options.deliver(rows, db);
      ({ done } = outcome);
      more = !outcome.failed && rows.length === BATCH;
      if (outcome.failed) break;
      if (!more) for (const one of waiting.splice(0)) one.answer();
      if (!more && (busy || this.#asking !== undefined)) await this.#pause();
      if ((!more && this.#asking === undefined) || performance.now() > until) break;
    }
    if (done.length > 0) await db.execute(forgetting(done));
    return more;
  }

  async #look(db: Db, done: readonly number[]): Promise<OutboxRow[]> {
    const { rows } = this.#options;
    const wanted = sql`select id, topic, payload, tries from ${outbox} where ${rows}`;
    // A statement does not see what it deletes itself.
    const looking =
      done.length === 0
        ? sql`${wanted} order by id limit ${BATCH}`
        : sql`with gone as (${forgetting(done)}) ${wanted} and id <> all(${sql.param(done)}::bigint[]) order by id limit ${BATCH}`;
    return answer.parse(await db.execute(looking)).rows;
  }

  #takeAsking(): Asking[] {
    const asking = this.#asking;
    this.#asking = undefined;
    return asking === undefined ? [] : [asking];
  }

  async #pause(): Promise<void> {
    const left = this.#lookedAt + this.#options.pace - performance.now();
    if (left > 0) await setTimeout(left);
  }
}

const forgetting = (ids: readonly number[]) =>
  sql`delete from ${outbox} where id = any(${sql.param(ids)}::bigint[])`;

function openAsking(): Asking {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answered: promise, answer: resolve };
}
