import type { Completion, Photo } from '@campushive/contract';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { orders } from './orders.js';

/** Progress of the delivery that an order pays for. The drop-off code is the order's own. */
export const deliveries = pgTable('deliveries', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** Pick-up code. Never the code that releases the money. */
  pickupCode: text('pickup_code').notNull(),
  pickedUpAt: instant('picked_up_at'),
  onTheWayAt: instant('on_the_way_at'),
  deliveredAt: instant('delivered_at'),
  /** Photo of the drop-off, taken by the helper. */
  photo: jsonb('photo').$type<Photo>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

type Round = Completion['rounds'][number];
/** One time that the work was marked as done; without `files` in rows from before files could be delivered. */
export type StoredRound = Omit<Round, 'files'> & Partial<Pick<Round, 'files'>>;

/** Progress of the gig that an order pays for. The row exists from the first time the work is marked as done. */
export const completions = pgTable('completions', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** Oldest first; a handful at most, and never searched. */
  rounds: jsonb('rounds').$type<StoredRound[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
