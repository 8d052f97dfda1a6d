import {
  DELIVERY_EVENTS,
  PARTNER_SCOPES,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
} from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';

/** API keys of partners for public data. The key itself is not stored. */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: primaryId(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Its first characters, to tell it from others. */
    hint: text('hint').notNull(),
    scopes: text('scopes', { enum: PARTNER_SCOPES }).array().notNull(),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** Time of the last use, to the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [uniqueIndex('partner_keys_by_hash').on(table.keyHash)],
);

/** An address of a partner that receives events. Its secret follows from its id and the server's own secret. */
export const webhooks = pgTable('webhooks', {
  id: primaryId(),
  url: text('url').notNull(),
  events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
  createdById: uuid('created_by_id')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull(),
  /** Start of the current failures; null while deliveries succeed. */
  failingSince: instant('failing_since'),
  disabledAt: instant('disabled_at'),
});

/** Deliveries to webhooks, sent or pending. Payloads are built at sending time from the data that is public then. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: primaryId(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: DELIVERY_EVENTS }).notNull(),
    /** Null for a ping. No foreign key: the delivery may outlive its listing. */
    listingId: uuid('listing_id'),
    state: text('state', { enum: WEBHOOK_DELIVERY_STATES }).notNull(),
    tries: integer('tries').notNull().default(0),
    failure: text('failure', { enum: WEBHOOK_FAILURES }),
    responseStatus: integer('response_status'),
    createdAt: instant('created_at').notNull(),
    lastTriedAt: instant('last_tried_at'),
    /** Null when no further try is planned. */
    nextTryAt: instant('next_try_at'),
  },
  (table) => [
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.id.desc()),
    index('webhook_deliveries_by_listing').on(table.listingId, table.webhookId, table.id.desc()),
    index('webhook_deliveries_old')
      .on(table.createdAt)
      .where(sql`state <> 'waiting'`),
  ],
);
