import { LIVE_OFFER_STATUSES, type OfferStatus } from '@campushive/contract/rules/offers';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';
import { conversations } from './messages.js';
import { orders } from './orders.js';

const live = sql.raw(LIVE_OFFER_STATUSES.map((status) => `'${status}'`).join(', '));

/** Negotiations between a buyer and a poster, one row each. Their amounts are in the conversation. */
export const offers = pgTable(
  'offers',
  {
    id: primaryId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    status: text('status').$type<OfferStatus>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /** Last figure of the side whose answer it waits for; null before that side named one, and in offers of earlier releases. */
    previousMinor: integer('previous_minor'),
    round: integer('round').notNull(),
    /** Times at which the buyer named amounts, as ISO instants; their number per day is limited. */
    named: jsonb('named').$type<readonly string[]>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The latest order at the agreed price. */
    orderId: uuid('order_id').references(() => orders.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // The rules keep it; this holds when they are wrong.
    uniqueIndex('offers_one_live')
      .on(table.listingId, table.buyerId)
      .where(sql`status in (${live})`),
    index('offers_of_thread').on(table.conversationId, table.createdAt),
    index('offers_of_buyer').on(table.buyerId, table.updatedAt),
    index('offers_of_seller').on(table.sellerId, table.updatedAt),
    index('offers_due')
      .on(table.expiresAt)
      .where(sql`status in (${live}, 'accepted')`),
  ],
);
