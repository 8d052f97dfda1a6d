import { CONDITIONS, TOPIC_IDS } from '@campushive/contract';
import { FAVORITE_KINDS } from '@campushive/contract/entities/favorite';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** Listings that students saved for themselves, or liked with a public count. */
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

/** Recent searches of students, suggested to them again. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Query without case and accents: one entry for every spelling. */
    folded: text('folded').notNull(),
    q: text('q').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.folded] })],
);

/** Searches whose owners are notified of new listings. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    q: text('q').notNull(),
    /** `q` as the text of a tsquery; null when there are no words. */
    lexemes: text('lexemes'),
    hive: text('hive'),
    topic: text('topic', { enum: TOPIC_IDS }),
    universityId: text('university_id'),
    /** A campus: it and those near it. */
    nearId: text('near_id'),
    minPriceMinor: integer('min_price_minor'),
    maxPriceMinor: integer('max_price_minor'),
    condition: text('condition', { enum: CONDITIONS }),
    /** A course code in its stored form. */
    course: text('course'),
    /** Equal for searches with the same results. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_searches_once').on(table.userId, table.fingerprint),
    index('saved_searches_by_hive').on(table.hive),
  ],
);

/** The new listings that a student was notified of already, by any of their searches or because they follow its poster. */
export const savedSearchAlerts = pgTable(
  'saved_search_alerts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] })],
);

/** Followers and the students whose new listings they are notified of. */
export const follows = pgTable(
  'follows',
  {
    followerId: uuid('follower_id')
      .notNull()
      .references(() => users.id),
    followedId: uuid('followed_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_by_followed').on(table.followedId),
  ],
);
