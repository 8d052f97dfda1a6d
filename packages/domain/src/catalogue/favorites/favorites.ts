import { MAX_FAVORITES } from '@campushive/contract';
import type { FavoriteKind, FavoriteState } from '@campushive/contract';
import { and, count, desc, eq, lt, ne, notInArray, or } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import type { Viewer } from '../../calls/viewer.js';
import { favorites, listings, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toListing, type PostedListing } from '../hives/presenters.js';
import { listingColumns } from '../hives/store.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { NO_RATING, ratingsOf } from '../../deals/reviews/rating.js';
import { personColumns } from '../../accounts/users/person.js';
import { notifyOfReduction } from './price-alerts.js';

type FavoriteCalls = Handlers<
  'favorites.list' | 'favorites.marks' | 'favorites.get' | 'favorites.add' | 'favorites.remove'
>;

export interface FavoritesDeps {
  /** A listing that the viewer may see; throws `not_found` otherwise. */
  findListing(id: string, viewer: Viewer | null): Promise<PostedListing>;
  readonly notify: NotificationsModule['notify'];
}

/** Saved and liked listings of students. */
export function createFavoritesModule(
  platform: Platform,
  deps: FavoritesDeps,
): { readonly calls: FavoriteCalls } {
  const { db, clock, outbox } = platform;
  outbox.on('listing.reduced', ({ listingId }) => notifyOfReduction(platform, deps.notify, listingId));

  const calls: FavoriteCalls = {
    async 'favorites.list'({ kind = 'saved', cursor, ...input }, { viewer }) {
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
    },
    async 'favorites.marks'(_input, { viewer }) {
      const rows = await db
        .select({ id: favorites.listingId, kind: favorites.kind })
        .from(favorites)
        .where(eq(favorites.userId, viewer.userId))
        .orderBy(desc(favorites.id));
      const idsOf = (kind: FavoriteKind) => rows.filter((row) => row.kind === kind).map((row) => row.id);
      return { data: { saved: idsOf('saved'), liked: idsOf('liked') } };
    },
    async 'favorites.get'({ hiveId }, { viewer }) {
      await deps.findListing(hiveId, viewer);
      return { data: await stateOf(hiveId, viewer) };
    },
    async 'favorites.add'({ hiveId, kind = 'saved' }, { viewer }) {
      const { listing } = await deps.findListing(hiveId, viewer);
      if (kind === 'liked' && listing.posterId === viewer.userId) {
        throw new Failure('own_listing', 'Your own listing cannot be liked by you.');
      }
      const [{ count: have } = { count: 0 }] = await db
        .select({ count: count() })
        .from(favorites)
        .where(and(eq(favorites.userId, viewer.userId), eq(favorites.kind, kind)));
      if (have >= MAX_FAVORITES && !(await stateOf(hiveId, viewer))[kind]) {
        throw new Failure('limit_reached', `That is ${MAX_FAVORITES} already. Remove some to add others.`);
      }
      await db
        .insert(favorites)
        .values({ userId: viewer.userId, listingId: hiveId, kind, createdAt: clock.now() })
        .onConflictDoNothing();
      return { data: await stateOf(hiveId, viewer) };
    },
    async 'favorites.remove'({ hiveId, kind = 'saved' }, { viewer }) {
      await db
        .delete(favorites)
        .where(
          and(eq(favorites.userId, viewer.userId), eq(favorites.listingId, hiveId), eq(favorites.kind, kind)),
        );
      return { data: await stateOf(hiveId, viewer) };
    },
  };
  return { calls };

  async function stateOf(hiveId: string, viewer: Viewer | null): Promise<FavoriteState> {
    const [[liked], mine] = await Promise.all([
      db
        .select({ count: count() })
        .from(favorites)
        .where(and(eq(favorites.listingId, hiveId), eq(favorites.kind, 'liked'))),
      viewer === null
        ? []
        : db
            .select({ kind: favorites.kind })
            .from(favorites)
            .where(and(eq(favorites.listingId, hiveId), eq(favorites.userId, viewer.userId))),
    ]);
    const has = (kind: FavoriteKind) => mine.some((row) => row.kind === kind);
    return { hiveId, saved: has('saved'), liked: has('liked'), likes: liked?.count ?? 0 };
  }
}
