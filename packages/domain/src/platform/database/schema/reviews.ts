import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { orders } from './orders.js';

/** Reviews of a completed order, one per side. */
export const reviews = pgTable(
  'reviews',
  {
    id: primaryId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    /** Time of publication: a week after writing, or as soon as both sides have reviewed. */
    shownAt: instant('shown_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('reviews_once').on(table.orderId, table.authorId),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    index('reviews_by_subject').on(table.subjectId, table.id),
  ],
);
