import type { Suggestion } from '@campushive/contract';
import type { Viewer } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';
import { hallId, leadingOf, universityIdsOf } from '../hives/lists/finding.js';
import { readSearch } from '../hives/lists/search.js';
import { wordsOf } from '../hives/lists/search-words.js';
import { ledBy } from '../hives/lists/sorting.js';
import { createPeopleFinder } from './people.js';
import { suggestRecent } from './suggest-recent.js';
import {
  hivesCalled,
  universitiesCalled,
  courseCalled,
  topicsCalled,
  peopleCalled,
} from './suggest-names.js';
import { withinHives, listingsCalled } from './suggest-listings.js';
import type { Scope, SuggestionsContext } from './suggestions-context.js';

const RECENT = 3;
const RECENT_ALONE = 8;

export interface SuggestionInput {
  readonly university?: string | undefined;
  readonly near?: string | undefined;
  readonly first?: string | undefined;
  readonly hall?: string | undefined;
  readonly firstHall?: string | undefined;
}

/** Returns the suggestions of a search box for the text typed so far. */
export function createSuggestions(platform: Platform) {
  const { db, read, clock } = platform;
  const people = createPeopleFinder(platform);
  const context: SuggestionsContext = { db, read, clock, people };
  return async (
    q: string,
    { first, firstHall, hall, ...narrowing }: SuggestionInput,
    viewer: Viewer | null,
  ): Promise<Suggestion[]> => {
    const scope: Scope = { universityIds: universityIdsOf(narrowing), hall: hallId(hall, 'hall') };
    const words = wordsOf(q);
    if (words.length === 0) return viewer === null ? [] : suggestRecent(context, viewer, words, RECENT_ALONE);
    const parsed = readSearch(q);
    const search = ledBy(leadingOf({ first, firstHall }), parsed);
    const found = await Promise.all([
      viewer === null ? [] : suggestRecent(context, viewer, words, RECENT),
      universitiesCalled(words),
      hivesCalled(context, words, scope),
      courseCalled(context, q),
      topicsCalled(context, words, scope),
      search.kind === 'words' ? withinHives(context, q.trim(), search, scope) : [],
      viewer === null ? [] : peopleCalled(context, q, viewer),
      search.kind === 'words' ? listingsCalled(context, search, scope) : [],
    ]);
    return found.flat();
  };
}
