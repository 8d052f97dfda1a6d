import { MAX_WEBHOOKS, type CreatedWebhook, type Webhook, type WebhookEvent } from '@campushive/contract';
import { webhookEventFor } from '@campushive/contract/rules/webhook-events';
import { isPublicHost } from '@campushive/contract/web-address';
import { count, desc, eq, isNull } from 'drizzle-orm';
import { Failure, invalidField, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import type { Db } from '../../platform/database/database.js';
import { webhooks } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Outside } from '../../platform/ports/outside.js';
import { writeAudit } from '../../base/audit/audit.js';
import { findListing } from '../../catalogue/hives/store.js';
import { lastSent, type Deliveries } from './deliveries.js';
import { isListed } from './public-card.js';
import { secretOf } from './signature.js';

type Row = typeof webhooks.$inferSelect;

/** Addresses of partners, and the events that they receive. */
export class Webhooks {
  readonly #platform: Platform;
  readonly #deliveries: Deliveries;

  constructor(platform: Platform, deliveries: Deliveries) {
    this.#platform = platform;
    this.#deliveries = deliveries;
    platform.outbox.on('listing.posted', ({ listingId }) => this.#announce(listingId, true));
    platform.outbox.on('listing.changed', ({ listingId }) => this.#announce(listingId, false));
  }

  list(): Promise<Row[]> {
    return this.#platform.db.select().from(webhooks).orderBy(desc(webhooks.id));
  }

  async find(id: string): Promise<Row> {
    const [row] = await this.#platform.db.select().from(webhooks).where(eq(webhooks.id, id));
    if (row === undefined) throw notFound('Webhook');
    return row;
  }

  async create(url: string, events: readonly WebhookEvent[], viewer: Viewer): Promise<CreatedWebhook> {
    const { db, clock, secrets, config, outside } = this.#platform;
    if (config.production) await requirePublic(outside, new URL(url));
    const now = clock.now();
    return db.transaction(async (tx) => {
      const [{ have } = { have: 0 }] = await tx.select({ have: count() }).from(webhooks);
      if (have >= MAX_WEBHOOKS)
        throw new Failure('limit_reached', 'You’ve reached the limit of webhooks. Remove one first.');
      const made = { url, events: [...new Set(events)], createdById: viewer.userId, createdAt: now };
      const [row] = await tx.insert(webhooks).values(made).returning();
      if (row === undefined) throw new Error('An insert answers its row');
      await audit(tx, 'webhook.create', row, viewer.userId, now);
      return { ...toWebhook(row), secret: secretOf(secrets, row.id) };
    });
  }

  async remove(id: string, viewer: Viewer): Promise<void> {
    const { db, clock } = this.#platform;
    await db.transaction(async (tx) => {
      const [row] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning();
      if (row === undefined) throw notFound('Webhook');
      await audit(tx, 'webhook.remove', row, viewer.userId, clock.now());
    });
  }

  async enable(id: string, viewer: Viewer): Promise<Row> {
    const { db, clock } = this.#platform;
    return db.transaction(async (tx) => {
      const on = { disabledAt: null, failingSince: null };
      const [row] = await tx.update(webhooks).set(on).where(eq(webhooks.id, id)).returning();
      if (row === undefined) throw notFound('Webhook');
      await audit(tx, 'webhook.enable', row, viewer.userId, clock.now());
      return row;
    });
  }

  /**
   * Sends webhooks an event when a listing appears in public lists or disappears from them. Compares with the last event sent,
   * so that a repeated delivery or a price change sends nothing.
   */
  async #announce(listingId: string, isNew: boolean): Promise<void> {
    const { db, clock } = this.#platform;
    await db.transaction(async (tx) => {
      const live = await tx.select().from(webhooks).where(isNull(webhooks.disabledAt));
      if (live.length === 0) return;
      // Serialises changes of a listing: two at once would both find that nothing was sent.
      await lockListing(tx, listingId);
      const listing = (await findListing(tx, listingId))?.listing;
      if (listing === undefined || listing.status === 'draft' || listing.removedFrom === 'draft') return;
      const facts = { isNew, isListed: isListed(listing, clock.now()), isEvent: listing.hive === 'buzz' };
      const sent = await lastSent(tx, listingId);
      for (const { id, events } of live) {
        const event = webhookEventFor({ ...facts, events, lastSent: sent.get(id) });
        if (event !== null) await this.#deliveries.add(tx, id, { event, listingId });
      }
    });
  }
}

/** Throws unless the host is public when the address is saved. Each delivery checks again, because a name can move. */
async function requirePublic(outside: Outside, url: URL): Promise<void> {
  if (url.protocol === 'https:' && isPublicHost(url.hostname) && (await outside.resolvesPublicly(url)))
    return;
  throw invalidField('url', 'invalid_web_address');
}

export const audit = (
  tx: Db,
  action: 'webhook.create' | 'webhook.remove' | 'webhook.enable' | 'webhook.disable',
  { id, url }: Row,
  actorId: string | null,
  now: Date,
): Promise<void> =>
  writeAudit(
    tx,
    { actorId, action, target: { type: 'webhook', id }, details: { host: new URL(url).host } },
    now,
  );

export const toWebhook = (row: Row): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  createdAt: row.createdAt.toISOString(),
  failingSince: row.failingSince?.toISOString() ?? null,
  disabledAt: row.disabledAt?.toISOString() ?? null,
});
