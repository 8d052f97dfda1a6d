import { and, count, desc, eq, lt, ne, notInArray, or } from 'drizzle-orm';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { favorites, listings, users } from '../../platform/database/schema/index.js';
import { NO_RATING, ratingsOf } from '../../accounts/users/rating.js';
import { personColumns } from '../../accounts/users/person.js';
import type { Handler } from '../../calls/handlers.js';
import { toListing } from '../hives/presenters.js';
import { listingColumns } from '../hives/store.js';
import type { FavoritesContext } from './context.js';

export const listFavorites =
  ({ db, clock }: FavoritesContext): Handler<'favorites.list'> =>
  async ({ kind = 'saved', cursor, ...input }, { viewer }) => {
    const limit = limitOf(input);
    const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
    const mine = and(
      eq(favorites.userId, viewer.userId),
      eq(favorites.kind, kind),
      ne(listings.status, 'deleted'),
      or(notInArray(listings.status, ['draft', 'hidden']), eq(listings.posterId, viewer.userId)),
    );
    const [rows, [total]] = await Promise.all([
      db
        .select({ favorite: favorites, listing: listingColumns, poster: personColumns(users) })
        .from(favorites)
        .innerJoin(listings, eq(listings.id, favorites.listingId))
        .innerJoin(users, eq(users.id, listings.posterId))
        .where(before === undefined ? mine : and(mine, lt(favorites.id, String(before))))
        .orderBy(desc(favorites.id))
        .limit(limit + 1),
      db
        .select({ count: count() })
        .from(favorites)
        .innerJoin(listings, eq(listings.id, favorites.listingId))
        .where(mine),
    ]);
    const page = pageOf(rows, limit, (row) => [row.favorite.id]);
    const posters = page.rows.map((row) => row.listing.posterId);
    const ratings = await ratingsOf(db, posters, clock.now());
    return {
      data: page.rows.map((row) => ({
        kind: row.favorite.kind,
        savedAt: row.favorite.createdAt.toISOString(),
        listing: toListing(row, viewer),
        ...(ratings.get(row.listing.posterId) ?? NO_RATING),
      })),
      count: total?.count ?? 0,
      pagination: page.pagination,
    };
  };
