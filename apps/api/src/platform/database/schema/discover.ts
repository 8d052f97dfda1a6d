import { FAVORITE_KINDS } from '@campushive/contract/entities/favorite';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** What students saved for themselves and liked for everybody to count. */
export const favorites = pgTable(
  'favorites',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    kind: text('kind', { enum: FAVORITE_KINDS }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('favorites_once').on(table.listingId, table.kind, table.userId),
    index('favorites_by_user').on(table.userId, table.kind, table.id.desc()),
  ],
);
