import type { FoundListing, ListingFilter } from '@campushive/contract';
import { and, desc, eq, ilike, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings, users } from '../../platform/database/schema/index.js';
import { toMajor } from '../../platform/money.js';
import { personColumns, toPerson } from '../../accounts/users/person.js';
import { wordsLike } from '../../platform/database/words-like.js';

export interface ListingFilters {
  readonly q?: string | undefined;
  readonly filter: ListingFilter;
}

/** Listings of every status but drafts, by the words of their title and poster, newest first, before an id. */
export async function findListings(
  db: Db,
  { q = '', filter }: ListingFilters,
  page: { before: string | undefined; limit: number },
): Promise<FoundListing[]> {
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      priceMinor: listings.priceMinor,
      status: listings.status,
      hive: listings.hive,
      photos: listings.photos,
      createdAt: listings.createdAt,
      poster: personColumns(users),
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(
      and(
        filter === 'all' ? ne(listings.status, 'draft') : eq(listings.status, filter),
        ...wordsLike(q).map((word) => or(ilike(listings.title, word), ilike(users.name, word))),
        page.before === undefined ? undefined : lt(listings.id, page.before),
      ),
    )
    .orderBy(desc(listings.id))
    .limit(page.limit);
  return rows.map(({ priceMinor, hive, photos, poster, createdAt, ...row }) => ({
    ...row,
    price: priceMinor === null ? null : toMajor(priceMinor),
    hiveTypeId: hive,
    photo: photos[0] ?? null,
    poster: toPerson(poster),
    createdAt: createdAt.toISOString(),
  }));
}
