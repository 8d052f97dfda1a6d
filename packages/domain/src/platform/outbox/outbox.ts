import { count, eq, gt, isNull, lte, or, sql, and } from 'drizzle-orm';
import type { Log } from '../log.js';
import { actAsSystem } from '../acting.js';
import { later, type Clock } from '../clock.js';
import type { Database, Db } from '../database/database.js';
import { outbox } from '../database/schema/index.js';
import { summarizeError } from '../error-report.js';
import { MAX_DELAY_MS, MAX_TRIES, retryDelay } from './outbox-backoff.js';
import { subjectOf, type DomainEvents, type Topic } from './outbox-events.js';
import { OutboxQueue, type BatchOutcome, type OutboxRow } from './outbox-queue.js';
import { Unreachable } from '../realtime.js';
import { systemTimers, type Timers } from '../timers.js';

/** `db` is the delivery's own connection: reads through it do not wait behind requests. */
type Listener<T extends Topic> = (payload: DomainEvents[T], db: Db) => Promise<void>;

/** Several events of a topic together, after the other listeners have received each of them. */
type BatchListener<T extends Topic> = (payloads: readonly DomainEvents[T][]) => Promise<void>;

const POLL_INTERVAL_MS = 1_000;

/**
 * Messages have a separate queue, whose listeners run no database queries, so that other events do not delay them.
 * Every subject belongs to one queue.
 */
const QUEUES = {
  messages: {
    lock: 4002,
    pace: 5,
    rows: sql`topic in ('message.stored', 'message.changed', 'conversation.read')`,
  },
  general: {
    lock: 4003,
    pace: 50,
    rows: sql`topic not in ('message.stored', 'message.changed', 'conversation.read')`,
  },
} as const;
type QueueName = keyof typeof QUEUES;

/** Lets a process of Node end while the timer is set. Timers of browsers need no such call. */
function letProcessEnd(timer: unknown): void {
  if (typeof timer !== 'object' || timer === null || !('unref' in timer)) return;
  if (typeof timer.unref === 'function') timer.unref();
}

async function record<T extends Topic>(
  tx: Db,
  topic: T,
  payloads: readonly DomainEvents[T][],
  createdAt: Date,
): Promise<void> {
  const rows = payloads.map((payload) => ({
    topic,
    subject: subjectOf(topic, payload),
    payload: { ...payload },
    createdAt,
  }));
  await tx.insert(outbox).values(rows);
}

/** Writes `listing.changed` in the caller's transaction. Without a flush it is delivered within a second. */
export const listingChanged = (tx: Db, listingId: string, now: Date): Promise<void> =>
  record(tx, 'listing.changed', [{ listingId }], now);

/** Writes `stall-order.changed` in the caller's transaction. Without a flush it is delivered within a second. */
export const stallOrderChanged = (tx: Db, stallOrderId: string, now: Date): Promise<void> =>
  record(tx, 'stall-order.changed', [{ stallOrderId }], now);

/** Writes `message.stored` in the caller's transaction. Without a flush it is delivered within a second. */
export const messageStored = (tx: Db, message: DomainEvents['message.stored'], now: Date): Promise<void> =>
  record(tx, 'message.stored', [message], now);

/** Numbers of events in the outbox, by state. */
export interface OutboxCounts {
  readonly pending: number;
  readonly retrying: number;
  readonly dead: number;
}

/**
 * Delivers events after the transaction that caused them, at least once: a crash between delivery and its record repeats
 * them, so listeners are idempotent. Events of one subject are delivered in the order of their writing, provided that their
 * transactions lock the subject's row. An event that fails is retried with backoff over hours, its subject waits for it, and
 * other subjects go on; in the end it becomes a dead letter (`pnpm admin outbox`) and its subject goes on without it.
 */
export class Outbox {
  readonly #database: Pick<Database, 'db' | 'alone'>;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #random: () => number;
  readonly #listeners = new Map<Topic, Listener<never>[]>();
  readonly #batchListeners = new Map<Topic, BatchListener<never>[]>();
  readonly #queues: Readonly<Record<QueueName, OutboxQueue>>;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    database: Pick<Database, 'db' | 'alone'>,
    clock: Clock,
    log: Log,
    { timers = systemTimers, random = Math.random }: { timers?: Timers; random?: () => number } = {},
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    this.#random = random;
    const open = (name: QueueName) =>
      new OutboxQueue(database, clock, timers, {
        ...QUEUES[name],
        deliver: (batch, db) => actAsSystem(() => this.#deliverAll(batch, db)),
        onError: (error) => log.error({ err: error, queue: name }, 'outbox poll failed'),
      });
    this.#queues = { messages: open('messages'), general: open('general') };
  }

  on<T extends Topic>(topic: T, listener: Listener<T>): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener as Listener<never>]);
  }

  /** Registers a listener whose work is cheaper in batches. When it fails, each event of the batch is retried alone. */
  onBatch<T extends Topic>(topic: T, listener: BatchListener<T>): void {
    const listeners = this.#batchListeners.get(topic) ?? [];
    this.#batchListeners.set(topic, [...listeners, listener as BatchListener<never>]);
  }

  /** Writes an event inside the caller's transaction. Call `flush` once it has committed. */
  async write<T extends Topic>(tx: Db, topic: T, payload: DomainEvents[T]): Promise<void> {
    await this.writeAll(tx, topic, [payload]);
  }

  /** Writes several events of a topic, in their order. */
  async writeAll<T extends Topic>(tx: Db, topic: T, payloads: readonly DomainEvents[T][]): Promise<void> {
    await record(tx, topic, payloads, this.#clock.now());
  }

  start(): void {
    this.#timer = setInterval(() => void this.#poll(), POLL_INTERVAL_MS);
    letProcessEnd(this.#timer);
  }

  /** Delivers due events of a queue; resolves when they have been delivered or have failed. */
  flush(queue: QueueName = 'general'): Promise<void> {
    return this.#queues[queue].flush();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#queues.messages.stop(), this.#queues.general.stop()]);
  }

  /** Counts events for the metrics. */
  async counts(): Promise<OutboxCounts> {
    const state = sql<keyof OutboxCounts>`case when ${outbox.deadAt} is not null then 'dead'
      when ${outbox.retryAt} is not null then 'retrying' else 'pending' end`;
    const rows = await this.#database.db
      .select({ state, count: count() })
      .from(outbox)
      .groupBy(sql`1`);
    const found = new Map(rows.map((row) => [row.state, row.count]));
    const of = (name: keyof OutboxCounts) => found.get(name) ?? 0;
    return { pending: of('pending'), retrying: of('retrying'), dead: of('dead') };
  }

  /** Finds events that another process left behind, or whose retry is due. */
  async #poll(): Promise<void> {
    const now = this.#clock.now();
    const isDue = or(
      isNull(outbox.retryAt),
      lte(outbox.retryAt, now),
      gt(outbox.retryAt, later(now, MAX_DELAY_MS)),
    );
    const due = this.#database.db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.deadAt), isDue))
      .limit(1);
    const rows = await due.catch(() => []);
    if (rows.length > 0) await Promise.all([this.flush('messages'), this.flush('general')]);
  }

  async #deliverAll(rows: readonly OutboxRow[], db: Db): Promise<BatchOutcome> {
    const delivered: OutboxRow[] = [];
    const failedSubjects = new Set<string>();
    let paused = false;
    for (const row of rows) {
      // No event overtakes an earlier one of its subject.
      if (failedSubjects.has(row.subject)) continue;
      const outcome = await this.#attempt([row], () => this.#deliver(row, db));
      paused = outcome === 'unreachable';
      if (paused) break;
      if (outcome === 'delivered') delivered.push(row);
      else failedSubjects.add(row.subject);
    }
    const done: number[] = [];
    // A retried event goes alone, so that it cannot fail a batch twice.
    const batches = Map.groupBy(delivered, (row) => (row.tries > 0 ? row.id : row.topic));
    for (const batch of batches.values()) {
      const outcome = await this.#attempt(batch, () => this.#deliverBatch(batch));
      if (outcome === 'delivered') done.push(...batch.map((row) => row.id));
      paused ||= outcome === 'unreachable';
    }
    return { done, paused };
  }

  async #deliver(row: OutboxRow, db: Db): Promise<void> {
    for (const listener of this.#listeners.get(row.topic as Topic) ?? []) {
      await listener(row.payload as never, db);
    }
  }

  async #deliverBatch(rows: readonly OutboxRow[]): Promise<void> {
    for (const listener of this.#batchListeners.get(rows[0]?.topic as Topic) ?? []) {
      await listener(rows.map((row) => row.payload as never));
    }
  }

  async #attempt(
    rows: readonly OutboxRow[],
    run: () => Promise<void>,
  ): Promise<'delivered' | 'unreachable' | 'failed'> {
    try {
      await run();
      return 'delivered';
    } catch (error) {
      if (error instanceof Unreachable) return 'unreachable';
      for (const row of rows) await this.#recordFailure(row, error);
      return 'failed';
    }
  }

  async #recordFailure({ id, topic, subject, tries: before }: OutboxRow, error: unknown): Promise<void> {
    const tries = before + 1;
    const now = this.#clock.now();
    const isDead = tries >= MAX_TRIES;
    this.#log.error({ err: error, topic, subject, tries }, isDead ? 'event given up' : 'event not delivered');
    const next = isDead ? { deadAt: now } : { retryAt: later(now, retryDelay(tries, this.#random)) };
    await this.#database.db
      .update(outbox)
      .set({ tries, lastError: summarizeError(error), ...next })
      .where(eq(outbox.id, id));
  }
}
