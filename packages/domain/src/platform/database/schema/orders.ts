import { ORDER_STATUSES, SALE_ITEMS } from '@campushive/contract';
import { WORK_REMINDERS } from '@campushive/contract/rules/work';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';
import { promoCodes } from './promo-codes.js';
import { payouts } from './payouts.js';

/** A sale, from the first press of Pay to the payout. Amounts are minor units, fixed at creation. */
export const orders = pgTable(
  'orders',
  {
    id: primaryId(),
    /** Ours and the provider's: `cmp-…`. */
    reference: text('reference').notNull().unique(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    saleKind: text('sale_kind', { enum: ['purchase', 'gig'] }).notNull(),
    listingTitle: text('listing_title').notNull(),
    /** The part of the listing that it buys: all of it, one ticket, or one session. */
    item: text('item', { enum: SALE_ITEMS }).notNull().default('listing'),
    /** Number of tickets; 1 for everything else. The price is their total. */
    quantity: integer('quantity').notNull().default(1),
    /** Number of further items of the seller in a bundle, listed in `bundle_items`; 0 for all other orders. */
    moreItems: integer('more_items').notNull().default(0),
    /** Ticket kind or service package, with its name at the time; null where there are none. */
    kindId: uuid('kind_id'),
    kindName: text('kind_name'),
    /** Field of the hive that the price pays, such as a deposit; null where the price of the listing is paid. */
    priceField: text('price_field'),
    /** Contents of the package, and the days allowed for the work; null for everything else. */
    kindIncludes: text('kind_includes'),
    kindDays: integer('kind_days'),
    /** Promo code used for the tickets, and their total price without it; null without a code. */
    promoCodeId: uuid('promo_code_id').references(() => promoCodes.id),
    promoCode: text('promo_code'),
    priceBefore: integer('price_before'),
    /** Milestone of a gig that the order pays, its number, and its title at the time; null for everything else. */
    milestoneId: uuid('milestone_id'),
    milestoneNumber: integer('milestone_number'),
    milestoneCount: integer('milestone_count'),
    milestoneTitle: text('milestone_title'),
    /** A session's time. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Start that the tutor proposes instead. */
    proposedStartsAt: instant('proposed_starts_at'),
    /** Time of the last move of the session, or of the tickets' event. */
    movedAt: instant('moved_at'),
    /** Start and place of the event, as its buyer knows them: when it was bought, or last moved. Null for everything else. */
    eventStartsAt: instant('event_starts_at'),
    eventPlace: text('event_place'),
    /** Time of the last reminder of the session to both sides. */
    remindedAt: instant('reminded_at'),
    price: integer('price').notNull(),
    platformFee: integer('platform_fee').notNull(),
    processingFee: integer('processing_fee').notNull(),
    total: integer('total').notNull(),
    payeePlatformFee: integer('payee_platform_fee').notNull(),
    mobileMoneyFee: integer('mobile_money_fee').notNull(),
    payout: integer('payout').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    handoverCode: text('handover_code').notNull(),
    authorizationUrl: text('authorization_url'),
    accessCode: text('access_code'),
    channel: text('channel'),
    failureReason: text('failure_reason'),
    /** Fee that the provider kept of the charge. */
    providerFee: integer('provider_fee'),
    reservedUntil: instant('reserved_until').notNull(),
    paidAt: instant('paid_at'),
    autoReleaseAt: instant('auto_release_at'),
    /** Deadline of paid work; null once it is marked as done, and for orders without work. */
    workDueAt: instant('work_due_at'),
    /** The last reminder of undelivered work that its two sides were sent. */
    workReminder: text('work_reminder', { enum: WORK_REMINDERS }),
    releasedAt: instant('released_at'),
    refundedAt: instant('refunded_at'),
    /** The payout that carries the last part of the seller's share, from the moment it is decided on. Null while a part waits for one. */
    payoutId: uuid('payout_id').references(() => payouts.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // The database itself refuses a second live sale of one listing, in case of bugs above.
    uniqueIndex('orders_one_live')
      .on(table.listingId)
      .where(
        sql`${table.item} = 'listing' and ${table.status} in ('pending_payment', 'held', 'disputed', 'frozen')`,
      ),
    // It also refuses a second order of one milestone, even after the money of the first was released.
    uniqueIndex('orders_one_of_milestone')
      .on(table.milestoneId)
      .where(
        sql`${table.milestoneId} is not null and ${table.status} in ('pending_payment', 'held', 'disputed', 'frozen', 'released', 'paid_out')`,
      ),
    index('orders_live').on(table.listingId, table.status),
    index('orders_sessions')
      .on(table.sellerId, table.endsAt)
      .where(sql`${table.item} = 'session'`),
    index('orders_lessons_due')
      .on(table.startsAt)
      .where(sql`${table.item} = 'session' and ${table.status} = 'held'`),
    index('orders_by_buyer').on(table.buyerId, table.id),
    index('orders_by_seller').on(table.sellerId, table.id),
    index('orders_due').on(table.status, table.autoReleaseAt),
    index('orders_undelivered')
      .on(table.workDueAt)
      .where(sql`${table.status} = 'held' and ${table.workDueAt} is not null`),
    index('orders_to_pay_out')
      .on(table.sellerId)
      .where(sql`${table.status} = 'released' and ${table.payoutId} is null`),
    // The version before cancelled events were refunded after a release finds its payouts by the index above; the next release drops it.
    index('orders_awaiting_payout')
      .on(table.sellerId)
      .where(sql`${table.releasedAt} is not null and ${table.payoutId} is null`),
    index('orders_by_payout').on(table.payoutId),
    index('orders_by_promo_code')
      .on(table.promoCodeId)
      .where(sql`${table.promoCodeId} is not null`),
  ],
);

/** Further items of a bundle order, all sold at once, with their titles and prices at the time. Minor units. */
export const bundleItems = pgTable(
  'bundle_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    /** In which order they were chosen; the order's own listing is 0. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    price: integer('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.listingId] }),
    uniqueIndex('bundle_items_in_order').on(table.orderId, table.position),
    index('bundle_items_by_listing').on(table.listingId),
    check('bundle_items_position', sql`${table.position} > 0`),
    check('bundle_items_price', sql`${table.price} > 0`),
  ],
);

/**
 * Listings with a pending payment or held money, alone or in a bundle. Maintained by triggers of the migration: the
 * database itself refuses a second live sale of a listing, in case of bugs above.
 */
export const liveSales = pgTable(
  'live_sales',
  {
    listingId: uuid('listing_id')
      .primaryKey()
      .references(() => listings.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [index('live_sales_by_order').on(table.orderId)],
);
