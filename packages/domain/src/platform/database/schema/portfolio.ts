import type { Photo } from '@campushive/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';

/** Pictures of a student's work, on their page. */
export const portfolioPictures = pgTable(
  'portfolio_pictures',
  {
    /** The upload's. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    photo: jsonb('photo').$type<Photo>().notNull(),
    /** Caption, also the alternative text. */
    caption: text('caption').notNull(),
    /** Its place among the pictures of its student, from 0. */
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('portfolio_pictures_by_user').on(table.userId, table.position)],
);
