import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.js';

/** Universities that the operator has opened. Without any row, every university of the campus is open. */
export const launchedUniversities = pgTable('launched_universities', {
  id: primaryId(),
  universityId: text('university_id').notNull().unique(),
  launchedAt: instant('launched_at').notNull(),
});

/** Addresses that wait for their university. A row is deleted with its invitation, after a year, or after a day without its proof. */
export const waitingStudents = pgTable(
  'waiting_students',
  {
    /** Keyed hash of the canonical address. */
    addressHash: text('address_hash').primaryKey(),
    email: text('email').notNull(),
    universityId: text('university_id').notNull(),
    /** Language of the page that joined. Used for the invitation. */
    language: text('language').notNull(),
    /** Seed of the mailed code, which proves the address. */
    codeSeed: text('code_seed').notNull().default(''),
    codeTries: integer('code_tries').notNull().default(0),
    /** End of the code. Null without one. */
    codeExpiresAt: instant('code_expires_at'),
    /** Time of the proof. An address counts, and is invited, only after it. */
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('waiting_students_by_university').on(table.universityId, table.createdAt)],
);

/** Students whose links to sign up are counted. */
export const ambassadors = pgTable('ambassadors', {
  id: primaryId(),
  /** Code in the link, in upper case. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  universityId: text('university_id').notNull(),
  signUpCount: integer('sign_up_count').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Addresses that were counted for an ambassador, so that each counts once. Deleted after a year. */
export const ambassadorSignUps = pgTable(
  'ambassador_sign_ups',
  {
    /** Keyed hash of the canonical address. */
    addressHash: text('address_hash').primaryKey(),
    ambassadorId: uuid('ambassador_id')
      .notNull()
      .references(() => ambassadors.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('ambassador_sign_ups_by_ambassador').on(table.ambassadorId)],
);
