import { and, eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { savedSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { createSavedSearch } from './create-saved-search.js';
import { listSavedSearches } from './list-saved-searches.js';
import { notifyFollowers } from './notify-followers.js';
import { notifyMatches } from './notify-matches.js';
import type { SavedSearchesDeps, SavedSearchesContext } from './context.js';

type SavedSearchCalls = Handlers<'savedSearches.list' | 'savedSearches.create' | 'savedSearches.remove'>;

/** Searches that notify their owners of new listings, and news of followed posters. */
export function createSavedSearchesModule(
  platform: Platform,
  { notify }: SavedSearchesDeps,
): { readonly calls: SavedSearchCalls } {
  const { db, read, clock, outbox } = platform;
  const context: SavedSearchesContext = { db, clock, read, notify };
  outbox.on('listing.posted', ({ listingId }) => notifyMatches(context, listingId));
  outbox.on('listing.posted', ({ listingId }) => notifyFollowers(context, listingId));

  const calls: SavedSearchCalls = {
    'savedSearches.list': listSavedSearches(context),
    'savedSearches.create': createSavedSearch(context),
    async 'savedSearches.remove'({ id }, { viewer }) {
      const deleted = await db
        .delete(savedSearches)
        .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.userId)))
        .returning({ id: savedSearches.id });
      if (deleted.length === 0) throw notFound('Saved search');
      return {};
    },
  };
  return { calls };
}
