import { CONDITIONS, STORED_WANTED_STATUSES, WANTED_CATEGORIES, WARNINGS } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** Wanted posts of students in Essentials. */
export const wanted = pgTable(
  'wanted',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    universityId: text('university_id').notNull(),
    title: text('title').notNull(),
    details: text('details').notNull(),
    category: text('category', { enum: WANTED_CATEGORIES }),
    /** The worst that will do. */
    condition: text('condition', { enum: CONDITIONS }),
    maxPriceMinor: integer('max_price_minor'),
    /** Warning to readers about the post's text. */
    warning: text('warning', { enum: WARNINGS }),
    status: text('status', { enum: STORED_WANTED_STATUSES }).notNull(),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at'),
    /** Its place among the newest: when it was posted or last renewed. */
    listedAt: instant('listed_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('wanted_open_latest')
      .on(table.listedAt.desc(), table.id.desc())
      .where(sql`status = 'open'`),
    index('wanted_by_student').on(table.userId, table.id.desc()),
  ],
);

/** The listings that a post was answered with, each once. Who answered is who posted the listing. */
export const wantedAnswers = pgTable(
  'wanted_answers',
  {
    wantedId: uuid('wanted_id')
      .notNull()
      .references(() => wanted.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wantedId, table.listingId] }),
    index('wanted_answers_by_listing').on(table.listingId),
  ],
);
