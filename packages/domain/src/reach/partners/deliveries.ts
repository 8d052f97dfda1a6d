import {
  WEBHOOK_DELIVERY_RETENTION,
  WEBHOOK_PATIENCE,
  WEBHOOK_WAITS,
  type WebhookDelivery,
  type WebhookEvent,
} from '@campushive/contract';
import { and, desc, eq, isNull, lt, lte, ne } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import { webhookDeliveries, webhooks } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { PostOutcome } from '../../platform/ports/outside.js';
import { campus } from '../../platform/campus.js';
import { findListing } from '../../catalogue/hives/store.js';
import { isListed, publicUrlOf, toPublicCard } from './public-card.js';
import { secretOf, signatureHeaders } from './signature.js';

type Row = typeof webhookDeliveries.$inferSelect;
type Hook = typeof webhooks.$inferSelect;

export interface DeliveriesDeps {
  /** A webhook was switched off: admins are notified, in the same transaction. */
  switchedOff(tx: Db, hook: Hook, now: Date): Promise<void>;
}

/** Sends webhooks their events, and retries failed deliveries. */
export class Deliveries {
  readonly #platform: Platform;
  readonly #deps: DeliveriesDeps;

  constructor(platform: Platform, deps: DeliveriesDeps) {
    this.#platform = platform;
    this.#deps = deps;
    platform.jobs.work('webhooks.deliver', (job) => this.#deliver(job));
    platform.jobs.work('webhooks.sweep', () => this.#forgetOld());
    platform.jobs.every('webhooks.sweep', '41 3 * * *');
  }

  /** Stores a delivery with the job that sends it. */
  async add(tx: Db, webhookId: string, event: Pick<Row, 'event' | 'listingId'>): Promise<Row> {
    const now = this.#platform.clock.now();
    const row = {
      id: newId(),
      webhookId,
      ...event,
      state: 'waiting',
      createdAt: now,
      nextTryAt: now,
    } as const;
    const [stored] = await tx.insert(webhookDeliveries).values(row).returning();
    if (stored === undefined) throw new Error('An insert answers its row');
    await this.#queue(tx, stored);
    return stored;
  }

  /** Returns a page of a webhook's deliveries, newest first. */
  find(webhookId: string, before: string | undefined, limit: number): Promise<Row[]> {
    return this.#platform.db
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.webhookId, webhookId),
          before === undefined ? undefined : lt(webhookDeliveries.id, before),
        ),
      )
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit);
  }

  /** Starts a delivery again, whatever its result. */
  async resend(id: string): Promise<Row> {
    const { db, clock } = this.#platform;
    return db.transaction(async (tx) => {
      const [found] = await tx
        .select({ delivery: webhookDeliveries, hook: webhooks })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(eq(webhookDeliveries.id, id))
        .for('update');
      if (found === undefined) throw notFound('Delivery');
      requireOn(found.hook);
      const [row] = await tx
        .update(webhookDeliveries)
        .set({ state: 'waiting', tries: 0, nextTryAt: clock.now() })
        .where(eq(webhookDeliveries.id, id))
        .returning();
      if (row === undefined) throw notFound('Delivery');
      await this.#queue(tx, row);
      return row;
    });
  }

  /** Queues a delivery. Deliveries to one webhook run in order; a slow webhook delays no other. */
  #queue(tx: Db, { id, webhookId, tries, nextTryAt }: Row): Promise<void> {
    const startAfter = nextTryAt ?? this.#platform.clock.now();
    return this.#platform.jobs.send(
      'webhooks.deliver',
      { deliveryId: id, tries },
      { within: tx, startAfter, group: { id: webhookId } },
    );
  }

  async #deliver({ deliveryId, tries }: { deliveryId: string; tries: number }): Promise<void> {
    const { db, config, clock, secrets, outside } = this.#platform;
    const [found] = await db
      .select({ delivery: webhookDeliveries, hook: webhooks })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'waiting')));
    // Sent again meanwhile, or switched off: another job has it, or none.
    if (found === undefined || found.delivery.tries !== tries || found.hook.disabledAt !== null) return;
    const { delivery, hook } = found;
    const now = clock.now();
    const body = await this.#bodyOf(delivery, now);
    if (body === null) return this.#end(delivery, { state: 'skipped', nextTryAt: null });
    const outcome = await outside.post({
      url: hook.url,
      body,
      guarded: config.production,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': `${campus.key}-webhooks/1`,
        ...signatureHeaders(secretOf(secrets, hook.id), { id: delivery.id, body }, now),
      },
    });
    await this.#record(delivery, hook, outcome, clock.now());
  }

  /** Builds the body from the data that is public now, not at the time of the event; null if the event no longer holds. */
  async #bodyOf({ id, event, listingId, createdAt }: Row, now: Date): Promise<string | null> {
    const { db, config } = this.#platform;
    const common = { id, event, campus: campus.key, happenedAt: createdAt.toISOString() };
    if (event === 'ping' || listingId === null) return JSON.stringify({ ...common, data: null });
    const listing = (await findListing(db, listingId))?.listing;
    const listed = listing !== undefined && isListed(listing, now);
    if (event === 'listing.closed') {
      const data = { id: listingId, url: publicUrlOf(config.publicUrl, listingId) };
      return listed ? null : JSON.stringify({ ...common, data });
    }
    return listed ? JSON.stringify({ ...common, data: toPublicCard(listing, config.publicUrl) }) : null;
  }

  async #end({ id, tries }: Row, change: Partial<Row>): Promise<void> {
    const same = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, tries));
    await this.#platform.db.update(webhookDeliveries).set(change).where(same);
  }

  async #record(delivery: Row, hook: Hook, outcome: PostOutcome, now: Date): Promise<void> {
    const isAccepted = outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
    const tries = delivery.tries + 1;
    const wait = WEBHOOK_WAITS[delivery.tries];
    const nextTryAt = isAccepted || wait === undefined ? null : later(now, wait);
    const { db, outbox } = this.#platform;
    await db.transaction(async (tx) => {
      const same = and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.tries, delivery.tries));
      const [row] = await tx
        .update(webhookDeliveries)
        .set({
          state: isAccepted ? 'delivered' : nextTryAt === null ? 'failed' : 'waiting',
          tries,
          failure: isAccepted ? null : outcome.kind,
          responseStatus: outcome.kind === 'answered' ? outcome.status : null,
          lastTriedAt: now,
          nextTryAt,
        })
        .where(and(same, eq(webhookDeliveries.state, 'waiting')))
        .returning();
      if (isAccepted)
        return void (await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, hook.id)));
      if (row !== undefined && nextTryAt !== null) await this.#queue(tx, row);
      await this.#countFailure(tx, hook.id, now);
    });
    await outbox.flush();
  }

  async #countFailure(tx: Db, id: string, now: Date): Promise<void> {
    await tx
      .update(webhooks)
      .set({ failingSince: now })
      .where(and(eq(webhooks.id, id), isNull(webhooks.failingSince)));
    const [off] = await tx
      .update(webhooks)
      .set({ disabledAt: now })
      .where(
        and(
          eq(webhooks.id, id),
          isNull(webhooks.disabledAt),
          lte(webhooks.failingSince, later(now, -WEBHOOK_PATIENCE)),
        ),
      )
      .returning();
    if (off === undefined) return;
    await tx
      .update(webhookDeliveries)
      .set({ state: 'failed', nextTryAt: null })
      .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')));
    await this.#deps.switchedOff(tx, off, now);
  }

  async #forgetOld(): Promise<void> {
    const { db, clock } = this.#platform;
    await db
      .delete(webhookDeliveries)
      .where(
        and(
          lt(webhookDeliveries.createdAt, later(clock.now(), -WEBHOOK_DELIVERY_RETENTION)),
          ne(webhookDeliveries.state, 'waiting'),
        ),
      );
  }
}

export function requireOn({ disabledAt }: Pick<Hook, 'disabledAt'>): void {
  if (disabledAt !== null) throw new Failure('conflict', 'This webhook is off. Switch it on first.');
}

/** Returns the newest event of a listing that each webhook was sent, or is to be sent. */
export async function lastSent(tx: Db, listingId: string): Promise<ReadonlyMap<string, WebhookEvent>> {
  const rows = await tx
    .selectDistinctOn([webhookDeliveries.webhookId], {
      webhookId: webhookDeliveries.webhookId,
      event: webhookDeliveries.event,
    })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.listingId, listingId))
    .orderBy(webhookDeliveries.webhookId, desc(webhookDeliveries.id));
  return new Map(rows.flatMap(({ webhookId, event }) => (event === 'ping' ? [] : [[webhookId, event]])));
}

export const toDelivery = (row: Row): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  listingId: row.listingId,
  state: row.state,
  tries: row.tries,
  failure: row.failure,
  responseStatus: row.responseStatus,
  createdAt: row.createdAt.toISOString(),
  lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
