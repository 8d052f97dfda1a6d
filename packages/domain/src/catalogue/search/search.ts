import { MAX_RECENT_SEARCHES } from '@campushive/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import { recentSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingFinder } from '../hives/finding.js';
import { suggestKinds } from '../hives/kinds.js';
import { wordsOf } from '../hives/search-words.js';
import type { Viewer } from '../../calls/viewer.js';
import { showPeople } from '../../accounts/users/show-people.js';
import { createOverview } from './overview.js';
import { createPeopleFinder, isCalled } from './people.js';
import { createSuggestions } from './suggestions.js';

type SearchCalls = Handlers<
  | 'search.listings'
  | 'search.overview'
  | 'search.suggestions'
  | 'search.kinds'
  | 'search.remember'
  | 'search.forget'
>;

/** Number of students shown beside listings. */
const PEOPLE = 3;

export interface SearchDeps {
  readonly list: ListingFinder;
}

/** Searches listings of every hive, and suggests searches. */
export function createSearchModule(platform: Platform, deps: SearchDeps): { readonly calls: SearchCalls } {
  const { db, clock } = platform;
  const suggest = createSuggestions(platform);
  const overview = createOverview(platform);
  const people = createPeopleFinder(platform);
  /** Returns students by name only: a search for an item must not find students who mention it. */
  const peopleCalled = async (q: string, viewer: Viewer) => {
    const words = wordsOf(q);
    const rows = await people.suggest(q, viewer, PEOPLE);
    const named = rows.filter(({ name }) => isCalled(name, words));
    return showPeople(platform.read, named, clock.now());
  };
  const calls: SearchCalls = {
    async 'search.listings'({ type: _type, hiveType, sort = 'relevance', ...input }, { viewer }) {
      const { q = '', cursor } = input;
      const isFirst = cursor === undefined && hiveType === undefined;
      const [{ fit, ...page }, people] = await Promise.all([
        deps.list({ ...input, hive: hiveType, sort }, viewer),
        viewer !== null && isFirst && wordsOf(q).length > 0 ? peopleCalled(q, viewer) : [],
      ]);
      return { ...page, about: { fit, people } };
    },
    async 'search.overview'(input, { viewer }) {
      return { data: await overview(input, viewer) };
    },
    async 'search.suggestions'({ q = '', ...scope }, { viewer }) {
      const data = await suggest(q, scope, viewer);
      return { data, count: data.length };
    },
    async 'search.kinds'({ hiveType, ...described }) {
      const data = suggestKinds(hiveType, described);
      return Promise.resolve({ data, count: data.length });
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
      const deleted = await db
        .delete(recentSearches)
        .where(q === undefined ? mine : and(mine, eq(recentSearches.folded, wordsOf(q).join(' '))))
        .returning({ folded: recentSearches.folded });
      return { count: deleted.length };
    },
  };
  return { calls };
}
