import { MAX_FAVORITES } from '@campushive/contract';
import { and, count, eq } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import { favorites } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { stateOf } from './favorite-state.js';
import type { FavoritesContext } from './context.js';

export const addFavorite = (context: FavoritesContext): Handler<'favorites.add'> => {
  const { deps, db, clock } = context;
  return async ({ hiveId, kind = 'saved' }, { viewer }) => {
    const { listing } = await deps.findListing(hiveId, viewer);
    if (kind === 'liked' && listing.posterId === viewer.userId) {
      throw new Failure('own_listing', 'You can’t like your own listing.');
    }
    const [{ count: have } = { count: 0 }] = await db
      .select({ count: count() })
      .from(favorites)
      .where(and(eq(favorites.userId, viewer.userId), eq(favorites.kind, kind)));
    if (have >= MAX_FAVORITES && !(await stateOf(context, hiveId, viewer))[kind]) {
      throw new Failure(
        'limit_reached',
        `You’ve reached the limit of ${MAX_FAVORITES} favorites. Remove some to add others.`,
      );
    }
    await db
      .insert(favorites)
      .values({ userId: viewer.userId, listingId: hiveId, kind, createdAt: clock.now() })
      .onConflictDoNothing();
    return { data: await stateOf(context, hiveId, viewer) };
  };
};
