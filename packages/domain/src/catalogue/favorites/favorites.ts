import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { notifyOfReduction } from './price-alerts.js';
import { listFavorites } from './list-favorites.js';
import { listMarks } from './list-marks.js';
import { addFavorite } from './add-favorite.js';
import { removeFavorite } from './remove-favorite.js';
import { stateOf } from './favorite-state.js';
import type { FavoritesDeps, FavoritesContext } from './context.js';

type FavoriteCalls = Handlers<
  'favorites.list' | 'favorites.marks' | 'favorites.get' | 'favorites.add' | 'favorites.remove'
>;

/** Saved and liked listings of students. */
export function createFavoritesModule(
  platform: Platform,
  deps: FavoritesDeps,
): { readonly calls: FavoriteCalls } {
  const { db, clock, outbox } = platform;
  const context: FavoritesContext = { db, clock, deps };
  outbox.on('listing.reduced', ({ listingId }) => notifyOfReduction(platform, deps.notify, listingId));

  const calls: FavoriteCalls = {
    'favorites.list': listFavorites(context),
    'favorites.marks': listMarks(context),
    async 'favorites.get'({ hiveId }, { viewer }) {
      await deps.findListing(hiveId, viewer);
      return { data: await stateOf(context, hiveId, viewer) };
    },
    'favorites.add': addFavorite(context),
    'favorites.remove': removeFavorite(context),
  };
  return { calls };
}
