import type { HiveName } from '@campushive/contract';
import { and, desc, eq, lt, lte, sql, type SQL } from 'drizzle-orm';
import { preparedQuery } from '../../platform/database/prepared-query.js';
import type { Db } from '../../platform/database/database.js';
import { listings, users } from '../../platform/database/schema/index.js';
import type { PostedListing } from './presenters.js';
import { posterColumns } from '../../accounts/users/person.js';
import { listingColumns } from './columns.js';
import type { Ordering } from './lists/sorting.js';
import { type ListingFilters, conditionsOf } from './listing-conditions.js';

export { listingColumns };

export interface FoundListing extends PostedListing {
  readonly sortKey: number;
}

/** Returns the open listings in the wanted order, with their posters. */
export async function findListings(
  db: Db,
  filters: ListingFilters,
  { key, order, after }: Ordering,
  limit: number,
  now: Date,
): Promise<FoundListing[]> {
  const rows = await db
    .select({ listing: listingColumns, sortKey: key, poster: posterColumns() })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(and(...conditionsOf(filters, now), after))
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({ ...row, sortKey: Number(row.sortKey) }));
}

/** Returns the titles of matching open listings, best first. */
export async function findTitles(
  db: Db,
  filters: ListingFilters,
  limit: number,
  now: Date,
): Promise<{ id: string; title: string; hive: HiveName }[]> {
  const { search } = filters;
  return db
    .select({ id: listings.id, title: listings.title, hive: listings.hive })
    .from(listings)
    .where(and(...conditionsOf(filters, now)))
    .orderBy(...(search.kind === 'words' ? [desc(search.rank)] : []), desc(listings.id))
    .limit(limit);
}

export interface BestListing extends PostedListing {
  /** Number of matches in its hive. */
  readonly total: number;
}

/** Returns the best matches, at most `each` of a hive, the best first. One pass ranks all matches. */
export async function findBestOfHives(
  db: Db,
  filters: ListingFilters,
  each: number,
  now: Date,
): Promise<BestListing[]> {
  const { search } = filters;
  const rank = search.kind === 'words' ? search.rank : sql<number>`0::float8`;
  const fitting = db
    .select({ id: listings.id, hive: listings.hive, rank: rank.as('rank') })
    .from(listings)
    .where(and(...conditionsOf(filters, now)))
    .as('fitting');
  const placed = db
    .select({
      id: fitting.id,
      rank: fitting.rank,
      place:
        sql<number>`row_number() over (partition by ${fitting.hive} order by ${fitting.rank} desc, ${fitting.id} desc)`.as(
          'place',
        ),
      total: sql<number>`count(*) over (partition by ${fitting.hive})`.as('total'),
    })
    .from(fitting)
    .as('placed');
  const rows = await db
    .select({ listing: listingColumns, poster: posterColumns(), total: placed.total })
    .from(placed)
    .innerJoin(listings, eq(listings.id, placed.id))
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(lte(placed.place, each))
    .orderBy(desc(placed.rank), desc(listings.id));
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

const listingOf = preparedQuery((db) =>
  db
    .select({ listing: listingColumns, poster: posterColumns() })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare('listing'),
);

export async function findListing(db: Db, id: string): Promise<PostedListing | undefined> {
  const [row] = await listingOf(db).execute({ id });
  return row;
}

/** Returns the listings that a student posted or was assigned, newest first, before an id. */
export function findOwn(db: Db, by: SQL | undefined, before: string | undefined, limit: number) {
  return db
    .select({ listing: listingColumns, poster: posterColumns() })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(and(by, before === undefined ? undefined : lt(listings.id, before)))
    .orderBy(desc(listings.id))
    .limit(limit);
}
