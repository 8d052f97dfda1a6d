import type { Handlers } from '../../calls/handlers.js';
import { limitOf } from '../../calls/page.js';
import type { Platform } from '../../platform/platform.js';
import type { Viewer } from '../../calls/viewer.js';
import { showPeople } from '../../accounts/users/show-people.js';
import type { ListingFinder } from '../hives/lists/finding.js';
import { suggestKinds } from '../hives/kinds.js';
import { wordsOf } from '../hives/lists/search-words.js';
import { createOverview } from './overview.js';
import { createPeopleFinder, isCalled } from './people.js';
import { createSuggestions } from './suggestions.js';
import { rememberSearch } from './remember-search.js';
import { forgetSearches } from './forget-searches.js';

type SearchCalls = Handlers<
  | 'search.listings'
  | 'search.overview'
  | 'search.suggestions'
  | 'search.kinds'
  | 'search.remember'
  | 'search.forget'
  | 'users.search'
>;

/** Number of students shown beside listings. */
const PEOPLE = 3;

export interface SearchDeps {
  readonly list: ListingFinder;
}

/** Searches listings of every hive and students, and suggests searches. */
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
    'search.remember': rememberSearch(platform),
    'search.forget': forgetSearches(platform),
    async 'users.search'(input, { viewer }) {
      const rows = await people.find(input.q, viewer, limitOf(input));
      const data = await showPeople(db, rows, clock.now());
      return { data, count: data.length };
    },
  };
  return { calls };
}
