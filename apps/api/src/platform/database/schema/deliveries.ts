import type { Completion, Photo } from '@campushive/contract';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { orders } from './money.js';

/** How far what an order pays for is on its way from one place to another. The code of its other end is the order's own. */
export const deliveries = pgTable('deliveries', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** Never the one that releases the money. */
  pickupCode: text('pickup_code').notNull(),
  pickedUpAt: instant('picked_up_at'),
  onTheWayAt: instant('on_the_way_at'),
  deliveredAt: instant('delivered_at'),
  /** Of the drop-off, by the helper. */
  photo: jsonb('photo').$type<Photo>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

type Round = Completion['rounds'][number];
/** One time that the work was marked as done; without `files` where that was before files could be delivered. */
export type StoredRound = Omit<Round, 'files'> & Partial<Pick<Round, 'files'>>;

/** How far the work of a gig is that an order pays for: a row from the first time that it was done. */
export const completions = pgTable('completions', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** Oldest first; a handful at most, and never looked for. */
  rounds: jsonb('rounds').$type<StoredRound[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
