import type { Message, Notification } from '@campushive/contract';
import type {
  NotificationKind,
  NotificationParams,
} from '@campushive/contract/notification-templates/render';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.js';
import type { Database, Db } from './database/database.js';
import { outbox } from './database/schema/index.js';
import { OutboxLane, type BatchOutcome, type OutboxRow } from './outbox-lane.js';
import { Unreachable } from './realtime.js';

/** A notification as it was stored, with what its reader's settings and devices were then. */
export interface StoredNotification extends Omit<Notification, 'id' | 'read'> {
  readonly userId: string;
  readonly values: NotificationParams[NotificationKind] | null;
  /** What they have chosen. */
  readonly language: string | null;
  /** They have a device that takes notifications. */
  readonly device: boolean;
}

/** What can happen in the domain, and what a listener needs to know of it. */
export interface DomainEvents {
  /** Earlier versions, which may run beside this one for a while, neither write nor read the message itself. */
  'message.stored': { messageId: string; userIds?: readonly string[]; message?: Message };
  'group.message.stored': { messageId: string };
  /** Everything after `after` up to `seenId` was seen. */
  'group.read': { listingId: string; readerId: string; after: string | null; seenId: string };
  'conversation.read': { conversationId: string; readerId: string; readAt: string };
  'order.changed': { orderId: string };
  /** Something that everybody with a place should know. */
  'event.news': { listingId: string; kind: 'event_changed' | 'event_cancelled' };
  /** A bought ticket was let in: the money is its organiser's. */
  'ticket.checked-in': { orderId: string };
  'listing.posted': { listingId: string };
  /** Its status, price, words or places; whoever looks at it is told. */
  'listing.changed': { listingId: string };
  /** Earlier versions write only the id. */
  'notification.stored': { notificationId: string; notification?: StoredNotification };
}
export type Topic = keyof DomainEvents;
/** `db` is the delivery's own connection: what reads through it does not wait behind requests. */
type Listener<T extends Topic> = (payload: DomainEvents[T], db: Db) => Promise<void>;

/** Several of a kind at once, after each of them was said to the other listeners. */
type BatchListener<T extends Topic> = (payloads: readonly DomainEvents[T][]) => Promise<void>;

const SWEEP_EVERY = 1_000;
const TRIES = 10;

/**
 * Messages have a lane of their own, in which nothing is asked of the database that every one of them would wait for.
 * Everything else is in the other one. Each keeps its order. A version that knew one lane took 4002 for everything: while
 * it still runs beside this one, some news may be told twice.
 */
const LANES = {
  messages: { lock: 4002, pace: 5 },
  news: { lock: 4003, pace: 50 },
} as const;
type LaneName = keyof typeof LANES;
const isMessage = sql`topic in ('message.stored', 'conversation.read')`;
const isNews = sql`topic not in ('message.stored', 'conversation.read')`;

async function record<T extends Topic>(
  tx: Db,
  topic: T,
  payloads: readonly DomainEvents[T][],
  createdAt: Date,
): Promise<void> {
  await tx.insert(outbox).values(payloads.map((payload) => ({ topic, payload: { ...payload }, createdAt })));
}

/** A listing changed in the caller's transaction. Without a nudge it is told within a second. */
export const listingChanged = (tx: Db, listingId: string, now: Date): Promise<void> =>
  record(tx, 'listing.changed', [{ listingId }], now);

/**
 * Delivers events after the transaction that caused them, in order and at least once: a crash between delivery and its
 * record repeats them. Listeners are made to bear that.
 */
export class Outbox {
  readonly #database: Pick<Database, 'db' | 'alone'>;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #listeners = new Map<Topic, Listener<never>[]>();
  readonly #batchListeners = new Map<Topic, BatchListener<never>[]>();
  readonly #lanes: Readonly<Record<LaneName, OutboxLane>>;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Pick<Database, 'db' | 'alone'>, clock: Clock, log: FastifyBaseLogger) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    const open = (name: LaneName, rows: typeof isNews) =>
      new OutboxLane(database, {
        ...LANES[name],
        rows,
        deliver: (batch, db) => this.#deliverAll(batch, db),
        onError: (error) => log.error({ err: error, lane: name }, 'outbox sweep failed'),
      });
    this.#lanes = { messages: open('messages', isMessage), news: open('news', isNews) };
  }

  on<T extends Topic>(topic: T, listener: Listener<T>): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener as Listener<never>]);
  }

  /** For what costs less for many than for each: what a batch had of a topic. When it fails, each of them is repeated. */
  onBatch<T extends Topic>(topic: T, listener: BatchListener<T>): void {
    const known = this.#batchListeners.get(topic) ?? [];
    this.#batchListeners.set(topic, [...known, listener as BatchListener<never>]);
  }

  /** Writes an event inside the caller's transaction. Call `flush` once it has committed. */
  async write<T extends Topic>(tx: Db, topic: T, payload: DomainEvents[T]): Promise<void> {
    await this.writeAll(tx, topic, [payload]);
  }

  /** Several of one kind, in their order. */
  async writeAll<T extends Topic>(tx: Db, topic: T, payloads: readonly DomainEvents[T][]): Promise<void> {
    await record(tx, topic, payloads, this.#clock.now());
  }

  start(): void {
    this.#timer = setInterval(() => void this.#sweep(), SWEEP_EVERY);
    this.#timer.unref();
  }

  /** Delivers what waits in a lane, by default in the one that everything but messages takes; resolves when it has. */
  flush(lane: LaneName = 'news'): Promise<void> {
    return this.#lanes[lane].flush();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#lanes.messages.stop(), this.#lanes.news.stop()]);
  }

  /** What another process left behind, or could not deliver. */
  async #sweep(): Promise<void> {
    const waiting = this.#database.db.select({ id: outbox.id }).from(outbox).limit(1);
    const rows = await waiting.catch(() => []);
    if (rows.length > 0) await Promise.all([this.flush('messages'), this.flush('news')]);
  }

  async #deliverAll(rows: readonly OutboxRow[], db: Db): Promise<BatchOutcome> {
    const delivered: OutboxRow[] = [];
    let failed = false;
    for (const row of rows) {
      const outcome = await this.#attempt([row], () => this.#deliver(row, db));
      if (outcome === 'delivered') delivered.push(row);
      else failed = true;
      // Nothing may overtake what could not be said.
      if (outcome === 'later') break;
    }
    const done: number[] = [];
    for (const [topic, some] of Map.groupBy(delivered, (row) => row.topic)) {
      const outcome = await this.#attempt(some, () => this.#deliverTogether(topic, some));
      if (outcome === 'delivered') done.push(...some.map((row) => row.id));
      else failed = true;
    }
    return { done, failed };
  }

  async #deliver(row: OutboxRow, db: Db): Promise<void> {
    for (const listener of this.#listeners.get(row.topic as Topic) ?? []) {
      await listener(row.payload as never, db);
    }
  }

  async #deliverTogether(topic: string, rows: readonly OutboxRow[]): Promise<void> {
    for (const listener of this.#batchListeners.get(topic as Topic) ?? []) {
      await listener(rows.map((row) => row.payload as never));
    }
  }

  async #attempt(
    rows: readonly OutboxRow[],
    run: () => Promise<void>,
  ): Promise<'delivered' | 'later' | 'failed'> {
    try {
      await run();
      return 'delivered';
    } catch (error) {
      if (error instanceof Unreachable) return 'later';
      for (const row of rows) await this.#countFailure(row, error);
      return 'failed';
    }
  }

  async #countFailure({ id, topic, tries }: OutboxRow, error: unknown): Promise<void> {
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
