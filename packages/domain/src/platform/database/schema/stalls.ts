import {
  STALL_CATEGORIES,
  STALL_ORDER_STATUSES,
  STALL_PAYMENTS,
  type Photo,
  type WeeklyHours,
} from '@campushive/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';
import { orders } from './orders.js';

/** Stalls. Each has the id of its listing of the hive `stall`, which holds name, description, photo and status. */
export const stalls = pgTable(
  'stalls',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => listings.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    category: text('category', { enum: STALL_CATEGORIES }).notNull(),
    /** Id of a hall of the seller's university. */
    hallId: text('hall_id'),
    /** Place of pick-up in words. */
    place: text('place'),
    hours: jsonb('hours').$type<readonly WeeklyHours[]>().notNull(),
    /** The hours in minutes since Monday midnight, which lists compare with the time. */
    periods: jsonb('periods').$type<readonly { opens: number; closes: number }[]>().notNull(),
    /** Opening or closing by hand, and its end. Null while the hours decide. */
    switchedTo: text('switched_to', { enum: ['open', 'closed'] }),
    switchUntil: instant('switch_until'),
    readyMinutes: integer('ready_minutes').notNull(),
    takesCash: boolean('takes_cash').notNull(),
    /** Number of the latest order in the queue. */
    lastNumber: integer('last_number').notNull().default(0),
    /** Time at which the seller gave the stall up. */
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('stalls_one_of_seller')
      .on(table.sellerId)
      .where(sql`closed_at is null`),
  ],
);

/** Price lists of stalls. Amounts are minor units. */
export const stallItems = pgTable(
  'stall_items',
  {
    id: primaryId(),
    stallId: uuid('stall_id')
      .notNull()
      .references(() => stalls.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    priceMinor: integer('price_minor').notNull(),
    /** Units at the stall, including those of unpaid and open orders. Null without a stock. */
    stock: integer('stock'),
    /** Units in unpaid and open orders. */
    ordered: integer('ordered').notNull().default(0),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    photo: jsonb('photo').$type<Photo>(),
    /** Time at which the item left the price list. Its orders still name it. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('stall_items_by_stall').on(table.stallId, table.position),
    // Enforced here in case of bugs above: the last plate is sold once.
    check(
      'stall_items_stock',
      sql`${table.ordered} >= 0 and (${table.stock} is null or ${table.ordered} <= ${table.stock})`,
    ),
    check('stall_items_price', sql`${table.priceMinor} > 0`),
  ],
);

/** Orders at stalls: paid ones beside their row of `orders`, and cash ones alone. Amounts are minor units. */
export const stallOrders = pgTable(
  'stall_orders',
  {
    id: primaryId(),
    stallId: uuid('stall_id')
      .notNull()
      .references(() => stalls.id),
    /** The payment. Null for cash. */
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    payment: text('payment', { enum: STALL_PAYMENTS }).notNull(),
    status: text('status', { enum: STALL_ORDER_STATUSES }).notNull(),
    /** Number at the stall. Null before the order is in the queue. */
    number: integer('number'),
    /** Sum of the lines. */
    priceMinor: integer('price_minor').notNull(),
    /** Place of pick-up when the order was placed. */
    place: text('place'),
    hallId: text('hall_id'),
    readyAt: instant('ready_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('stall_orders_number').on(table.stallId, table.number),
    index('stall_orders_queue')
      .on(table.stallId, table.readyAt, table.id)
      .where(sql`status in ('new', 'preparing', 'ready')`),
    index('stall_orders_by_buyer').on(table.buyerId, table.id),
    check('stall_orders_payment', sql`(${table.payment} = 'cash') = (${table.orderId} is null)`),
  ],
);

/** Lines of orders at stalls, with name and price at the time. Amounts are minor units. */
export const stallLines = pgTable(
  'stall_lines',
  {
    stallOrderId: uuid('stall_order_id')
      .notNull()
      .references(() => stallOrders.id),
    itemId: uuid('item_id')
      .notNull()
      .references(() => stallItems.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    priceMinor: integer('price_minor').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stallOrderId, table.itemId] }),
    check('stall_lines_quantity', sql`${table.quantity} > 0`),
  ],
);
