import { FEEDBACK_CATEGORIES } from '@campushive/contract/calls/public';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';

/** Messages from the contact form. Deleted after two years. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: primaryId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_messages_by_age').on(table.createdAt)],
);

/** Suggestions by members. */
export const feedback = pgTable(
  'feedback',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: FEEDBACK_CATEGORIES }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('feedback_by_user').on(table.userId), index('feedback_by_age').on(table.createdAt)],
);
