import type { Message } from '@campushive/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.js';
import type { Database, Db } from './database/database.js';
import { outbox } from './database/schema/index.js';
import { Unreachable } from './realtime.js';

/** What can happen in the domain, and what a listener needs to know of it. */
export interface DomainEvents {
  /** Earlier versions, which may run beside this one for a while, neither write nor read the message itself. */
  'message.stored': { messageId: string; userIds?: readonly string[]; message?: Message };
  'group.message.stored': { messageId: string };
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
/** `db` is the delivery's own connection: what reads through it does not wait behind requests. */
type Listener<T extends Topic> = (payload: DomainEvents[T], db: Db) => Promise<void>;

type Row = typeof outbox.$inferSelect;

const BATCH = 100;
const SWEEP_EVERY = 1_000;
const TRIES = 10;

/** Only one process delivers at a time. */
const LOCK = 4002;

/**
 * Delivers events after the transaction that caused them, in order and at least once: a crash between delivery and its
 * record repeats them. Listeners are made to bear that.
 */
export class Outbox {
  readonly #database: Pick<Database, 'db' | 'alone'>;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #listeners = new Map<Topic, Listener<never>[]>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  /** A delivery that has not begun: it will find whatever was written before it does. */
  #next: Promise<void> | undefined;

  constructor(database: Pick<Database, 'db' | 'alone'>, clock: Clock, log: FastifyBaseLogger) {
    this.#database = database;
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
    this.#timer = setInterval(() => void this.#sweep(), SWEEP_EVERY);
    this.#timer.unref();
  }

  /** Delivers what waits; resolves when it has. */
  nudge(): Promise<void> {
    this.#next ??= this.#running
      .then(() => {
        this.#next = undefined;
        return this.#drain();
      })
      .catch((error: unknown) => this.#log.error({ err: error }, 'outbox sweep failed'));
    this.#running = this.#next;
    return this.#next;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** What another process left behind, or could not deliver. */
  async #sweep(): Promise<void> {
    const waiting = this.#database.db.select({ id: outbox.id }).from(outbox).limit(1);
    const rows = await waiting.catch(() => []);
    if (rows.length > 0) await this.nudge();
  }

  async #drain(): Promise<void> {
    await this.#database.alone(LOCK, async (db) => {
      while ((await this.#deliverBatch(db)) === BATCH);
    });
  }

  /** Rows are deleted only after their delivery, so that a crash in between repeats it instead of losing it. */
  async #deliverBatch(db: Db): Promise<number> {
    const rows = await db.select().from(outbox).orderBy(asc(outbox.id)).limit(BATCH);
    const done: number[] = [];
    let failed = false;
    for (const row of rows) {
      const outcome = await this.#deliver(row, db);
      if (outcome === 'delivered') done.push(row.id);
      else failed = true;
      // Nothing may overtake what could not be said.
      if (outcome === 'later') break;
    }
    if (done.length > 0) await db.delete(outbox).where(inArray(outbox.id, done));
    return failed ? 0 : rows.length;
  }

  async #deliver(row: Row, db: Db): Promise<'delivered' | 'later' | 'failed'> {
    try {
      for (const listener of this.#listeners.get(row.topic as Topic) ?? []) {
        await listener(row.payload as never, db);
      }
      return 'delivered';
    } catch (error) {
      if (error instanceof Unreachable) return 'later';
      await this.#countFailure(row, error);
      return 'failed';
    }
  }

  async #countFailure({ id, topic, tries }: Row, error: unknown): Promise<void> {
    const { db } = this.#database;
    this.#log.error({ err: error, topic, tries }, 'event not delivered');
    const row = eq(outbox.id, id);
    if (tries + 1 < TRIES)
      await db
        .update(outbox)
        .set({ tries: tries + 1 })
        .where(row);
    else await db.delete(outbox).where(row);
  }
}
