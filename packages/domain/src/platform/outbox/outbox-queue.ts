import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { later, type Clock } from '../clock.js';
import type { Database, Db } from '../database/database.js';
import { outbox } from '../database/schema/index.js';
import { MAX_DELAY_MS } from './outbox-backoff.js';
import type { Timers } from '../timers.js';

const answer = z.object({
  rows: z.array(
    z.object({
      id: z.coerce.number(),
      topic: z.string(),
      subject: z.string(),
      payload: z.record(z.string(), z.unknown()),
      tries: z.number(),
    }),
  ),
});
export type OutboxRow = z.output<typeof answer>['rows'][number];

/** The outcome of a batch. */
export interface BatchOutcome {
  /** Ids of the delivered events. */
  readonly done: readonly number[];
  /** Delivery is impossible at the moment: the rest of the queue waits for the next poll. */
  readonly paused: boolean;
}

export interface QueueOptions {
  /** Selects the rows of this queue. */
  readonly rows: SQL;
  /** The advisory lock: one process at a time delivers a queue. */
  readonly lock: number;
  /** While the queue is busy, milliseconds between two polls; events that arrive in between are delivered together. */
  readonly pace: number;
  deliver(rows: readonly OutboxRow[], db: Db): Promise<BatchOutcome>;
  /** A poll failed; the next one handles the remaining rows. */
  onError(error: unknown): void;
}

const BATCH = 100;
/** A queue is busy when its last poll was at most this many milliseconds ago. */
const BUSY_WITHIN = 20;
/** After this many milliseconds another process may take over. */
const MAX_HOLD_MS = 100;

interface FlushRequest {
  readonly finished: Promise<void>;
  finish(): void;
}

/**
 * Delivers one queue of the outbox, in one process at a time, so that no two nodes deliver events of one subject
 * concurrently. Row locks could not guarantee that: a second node would skip the locked event and take the next one.
 * Requests that arrive during a delivery share the next one. A poll is one statement, which also deletes the rows
 * delivered by the previous poll.
 */
export class OutboxQueue {
  readonly #database: Pick<Database, 'alone'>;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #options: QueueOptions;
  /** The flush that was requested since the last poll. */
  #requested: FlushRequest | undefined;
  #running: Promise<void> | undefined;
  #polledAt = Number.NEGATIVE_INFINITY;

  constructor(database: Pick<Database, 'alone'>, clock: Clock, timers: Timers, options: QueueOptions) {
    this.#database = database;
    this.#clock = clock;
    this.#timers = timers;
    this.#options = options;
  }

  /** Delivers due events; resolves when they have been delivered or have failed. */
  flush(): Promise<void> {
    this.#requested ??= openRequest();
    const { finished } = this.#requested;
    this.#running ??= this.#run();
    return finished;
  }

  /** Resolves when no delivery is running. */
  async stop(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    const waiting: FlushRequest[] = [];
    let more: boolean;
    do {
      try {
        more = await this.#database.alone(this.#options.lock, (db) => this.#hold(db, waiting));
      } catch (error) {
        more = false;
        // The poll itself failed: no caller waits for it any longer.
        if (waiting.length === 0) waiting.push(...this.#takeRequest());
        this.#options.onError(error);
      }
      if (!more) for (const flushRequest of waiting.splice(0)) flushRequest.finish();
    } while (more || this.#requested !== undefined);
    // Synchronously after the check: a later request starts a new run.
    this.#running = undefined;
  }

  /**
   * Polls while there is something due. Rows are deleted after their delivery, so that a crash in between repeats it.
   * Returns whether more is known to wait.
   */
  async #hold(db: Db, waiting: FlushRequest[]): Promise<boolean> {
    const until = this.#timers.elapsed() + MAX_HOLD_MS;
    let done: readonly number[] = [];
    let more: boolean;
    for (;;) {
      const busy = this.#timers.elapsed() - this.#polledAt < BUSY_WITHIN;
      this.#polledAt = this.#timers.elapsed();
      // A request that arrives from here on may have written an event that this poll does not see.
      waiting.push(...this.#takeRequest());
      const rows = await this.#poll(db, done);
      const outcome = await this.#options.deliver(rows, db);
      ({ done } = outcome);
      more = !outcome.paused && rows.length === BATCH;
      if (outcome.paused) break;
      if (!more) for (const flushRequest of waiting.splice(0)) flushRequest.finish();
      if (!more && (busy || this.#requested !== undefined)) await this.#pause();
      if ((!more && this.#requested === undefined) || this.#timers.elapsed() > until) break;
    }
    if (done.length > 0) await db.execute(deletion(done));
    return more;
  }

  /** The events that are due, oldest first: without dead letters, and without subjects that wait for an earlier event. */
  async #poll(db: Db, done: readonly number[]): Promise<OutboxRow[]> {
    const now = this.#clock.now();
    const waits = sql`retry_at > ${now.toISOString()}::timestamptz
      and retry_at <= ${later(now, MAX_DELAY_MS).toISOString()}::timestamptz`;
    const due = sql`select id, topic, subject, payload, tries from ${outbox} where ${this.#options.rows}
      and dead_at is null and (retry_at is null or not (${waits}))
      and not exists (select from ${outbox} earlier where earlier.subject = outbox.subject
        and earlier.id < outbox.id and earlier.dead_at is null and ${waits})`;
    // A statement does not see the rows that it deletes itself.
    const poll =
      done.length === 0
        ? sql`${due} order by id limit ${BATCH}`
        : sql`with delivered as (${deletion(done)}) ${due} and id <> all(${sql.param(done)}::bigint[]) order by id limit ${BATCH}`;
    return answer.parse(await db.execute(poll)).rows;
  }

  #takeRequest(): FlushRequest[] {
    const requested = this.#requested;
    this.#requested = undefined;
    return requested === undefined ? [] : [requested];
  }

  async #pause(): Promise<void> {
    const remaining = this.#polledAt + this.#options.pace - this.#timers.elapsed();
    if (remaining > 0) await this.#timers.sleep(remaining);
  }
}

const deletion = (ids: readonly number[]) =>
  sql`delete from ${outbox} where id = any(${sql.param(ids)}::bigint[])`;

function openRequest(): FlushRequest {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { finished: promise, finish: resolve };
}
