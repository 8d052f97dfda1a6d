import { asc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.js';
import type { Db } from './database/database.js';
import { outbox } from './database/schema/index.js';

/** What can happen in the domain, and what a listener needs to know of it. */
export interface DomainEvents {
  'message.stored': { messageId: string };
  'conversation.read': { conversationId: string; readerId: string; readAt: string };
  'order.changed': { orderId: string };
  /** Something that everybody with a place should know. */
  'event.news': { listingId: string; kind: 'event_changed' | 'event_cancelled' };
  /** A bought ticket was let in: the money is its organiser's. */
  'ticket.checked-in': { orderId: string };
  'listing.posted': { listingId: string };
  'notification.stored': { notificationId: string };
}
export type Topic = keyof DomainEvents;
type Listener<T extends Topic> = (payload: DomainEvents[T]) => Promise<void>;

const BATCH = 50;
const SWEEP_EVERY = 1_000;
const TRIES = 10;

/**
 * Delivers events after the transaction that caused them, in order and at least once. Two processes that sweep at the
 * same moment may both deliver one: listeners are made to bear that.
 */
export class Outbox {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #listeners = new Map<Topic, Listener<never>[]>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(db: Db, clock: Clock, log: FastifyBaseLogger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  on<T extends Topic>(topic: T, listener: Listener<T>): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener as Listener<never>]);
  }

  /** Writes an event inside the caller's transaction. Call `nudge` once it has committed. */
  async write<T extends Topic>(tx: Db, topic: T, payload: DomainEvents[T]): Promise<void> {
    await tx.insert(outbox).values({ topic, payload: { ...payload }, createdAt: this.#clock.now() });
  }

  start(): void {
    this.#timer = setInterval(() => void this.nudge(), SWEEP_EVERY);
    this.#timer.unref();
  }

  /** Delivers what waits; resolves when it has. */
  nudge(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#drain())
      .catch((error: unknown) => this.#log.error({ err: error }, 'outbox sweep failed'));
    return this.#running;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #drain(): Promise<void> {
    while ((await this.#deliverBatch()) === BATCH);
  }

  /** A row is deleted only after its delivery, so that a crash in between repeats it instead of losing it. */
  async #deliverBatch(): Promise<number> {
    const rows = await this.#db.select().from(outbox).orderBy(asc(outbox.id)).limit(BATCH);
    let failed = 0;
    for (const row of rows) {
      if (!(await this.#deliver(row))) failed += 1;
    }
    return failed > 0 ? 0 : rows.length;
  }

  async #deliver(row: typeof outbox.$inferSelect): Promise<boolean> {
    try {
      for (const listener of this.#listeners.get(row.topic as Topic) ?? []) {
        await listener(row.payload as never);
      }
      await this.#db.delete(outbox).where(eq(outbox.id, row.id));
      return true;
    } catch (error) {
      this.#log.error({ err: error, topic: row.topic, tries: row.tries }, 'event not delivered');
      const tries = row.tries + 1;
      if (tries < TRIES) await this.#db.update(outbox).set({ tries }).where(eq(outbox.id, row.id));
      else await this.#db.delete(outbox).where(eq(outbox.id, row.id));
      return false;
    }
  }
}
