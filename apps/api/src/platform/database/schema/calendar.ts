import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';

/** At which secret address calendars find what a student has agreed on. The secret itself is nowhere. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  keyHash: text('key_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
