import { MAX_RECENT_SEARCHES } from '@campushive/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../http/handlers.js';
import { recentSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingFinder } from '../hives/finding.js';
import { wordsOf } from '../hives/search.js';
import { createOverview } from './overview.js';
import { createSuggestions } from './suggestions.js';

type SearchCalls = Handlers<
  'search.listings' | 'search.overview' | 'search.suggestions' | 'search.remember' | 'search.forget'
>;

export interface SearchDeps {
  readonly list: ListingFinder;
}

/** Finding listings of every hive, and what the search box knows. */
export function createSearchModule(platform: Platform, deps: SearchDeps): { readonly calls: SearchCalls } {
  const { db, clock } = platform;
  const suggest = createSuggestions(platform);
  const overview = createOverview(platform);
  const calls: SearchCalls = {
    'search.listings': ({ type: _type, hiveType, sort = 'relevance', ...input }, { viewer }) =>
      deps.list({ ...input, hive: hiveType, sort }, viewer),
    async 'search.overview'(input, { viewer }) {
      return { data: await overview(input, viewer) };
    },
    async 'search.suggestions'({ q = '', first }, { viewer }) {
      const data = await suggest(q, first, viewer);
      return { data, count: data.length };
    },
    async 'search.remember'({ q }, { viewer }) {
      const folded = wordsOf(q).join(' ');
      if (folded === '') return {};
      const searchedAt = clock.now();
      await db.transaction(async (tx) => {
        await tx
          .insert(recentSearches)
          .values({ userId: viewer.userId, folded, q, searchedAt })
          .onConflictDoUpdate({
            target: [recentSearches.userId, recentSearches.folded],
            set: { q, searchedAt },
          });
        const old = await tx
          .select({ folded: recentSearches.folded })
          .from(recentSearches)
          .where(eq(recentSearches.userId, viewer.userId))
          .orderBy(desc(recentSearches.searchedAt))
          .offset(MAX_RECENT_SEARCHES);
        await tx.delete(recentSearches).where(
          and(
            eq(recentSearches.userId, viewer.userId),
            inArray(
              recentSearches.folded,
              old.map((row) => row.folded),
            ),
          ),
        );
      });
      return {};
    },
    async 'search.forget'({ q }, { viewer }) {
      const mine = eq(recentSearches.userId, viewer.userId);
      const gone = await db
        .delete(recentSearches)
        .where(q === undefined ? mine : and(mine, eq(recentSearches.folded, wordsOf(q).join(' '))))
        .returning({ folded: recentSearches.folded });
      return { count: gone.length };
    },
  };
  return { calls };
}
