import { MEETUP_STATUSES } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { orders } from './orders.js';

/** Time and place where the sides of an order meet. Each proposal is a new row; the latest one counts. */
export const meetups = pgTable(
  'meetups',
  {
    id: primaryId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    proposedBy: text('proposed_by', { enum: ['buyer', 'seller'] }).notNull(),
    /** `<university>/<place>`; null for a place in their own words. */
    spotId: text('spot_id'),
    place: text('place').notNull(),
    startsAt: instant('starts_at').notNull(),
    status: text('status', { enum: MEETUP_STATUSES }).notNull(),
    buyerArrivedAt: instant('buyer_arrived_at'),
    sellerArrivedAt: instant('seller_arrived_at'),
    missedBy: text('missed_by', { enum: ['buyer', 'seller'] }),
    /** Time of the last reminder to both sides. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('meetups_by_order').on(table.orderId, table.id),
    index('meetups_ahead')
      .on(table.startsAt)
      .where(sql`${table.status} = 'accepted'`),
    index('meetups_of_buyer')
      .on(table.buyerId)
      .where(sql`${table.status} in ('met', 'missed')`),
    index('meetups_of_seller')
      .on(table.sellerId)
      .where(sql`${table.status} in ('met', 'missed')`),
  ],
);
