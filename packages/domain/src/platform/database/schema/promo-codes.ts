import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** Codes with which an organiser sells tickets of an event for less. A used code is ended, and its row stays. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: primaryId(),
    /** The event. */
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    /** In capitals. */
    code: text('code').notNull(),
    /** Discount per ticket: either a percentage or an amount in minor units. */
    percent: integer('percent'),
    amount: integer('amount'),
    /** Ticket kind of the code, and its name at the time; null for all kinds. */
    kindId: uuid('kind_id'),
    kindName: text('kind_name'),
    /** Number of tickets available with the code; null for any number. */
    quota: integer('quota'),
    /** The last day of its use, by the clock of the campus. */
    lastDay: text('last_day'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('promo_codes_once').on(table.listingId, table.code)],
);
