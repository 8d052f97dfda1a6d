import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';

/** Secret calendar addresses of students. Only the hash of the secret is stored. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  keyHash: text('key_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
