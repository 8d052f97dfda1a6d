import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.js';

/** Universities that the operator has opened. Without any row, every university of the campus is open. */
export const launchedUniversities = pgTable('launched_universities', {
  id: primaryId(),
  universityId: text('university_id').notNull().unique(),
  launchedAt: instant('launched_at').notNull(),
});

/** Addresses that wait for their university. A row is deleted with its invitation, or after a year. */
export const waitingStudents = pgTable(
  'waiting_students',
  {
    /** Keyed hash of the canonical address. */
    addressHash: text('address_hash').primaryKey(),
    email: text('email').notNull(),
    universityId: text('university_id').notNull(),
    /** Language of the page that joined. Used for the invitation. */
    language: text('language').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('waiting_students_by_university').on(table.universityId, table.createdAt)],
);
