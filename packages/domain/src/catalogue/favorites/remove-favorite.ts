import { and, eq } from 'drizzle-orm';
import { favorites } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { stateOf } from './favorite-state.js';
import type { FavoritesContext } from './context.js';

export const removeFavorite = (context: FavoritesContext): Handler<'favorites.remove'> => {
  const { db } = context;
  return async ({ hiveId, kind = 'saved' }, { viewer }) => {
    await db
      .delete(favorites)
      .where(
        and(eq(favorites.userId, viewer.userId), eq(favorites.listingId, hiveId), eq(favorites.kind, kind)),
      );
    return { data: await stateOf(context, hiveId, viewer) };
  };
};
