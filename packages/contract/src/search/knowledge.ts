import type { Campus } from '../campus/campus-schema.js';
import { lexiconWith } from './base-lexicon.js';
import { vocabularyOf } from './vocabulary.js';
import type { SearchKnowledge } from './understand.js';
import { wordsOf } from './words.js';

const cache = new WeakMap<Campus, Map<string, SearchKnowledge>>();

/** Returns the search knowledge of a campus, cached. `operator` holds lexicon lines that the campus's operator adds. Default: none. */
export function knowledgeOf(campus: Campus, operator = ''): SearchKnowledge {
  const ofCampus = cache.get(campus) ?? new Map<string, SearchKnowledge>();
  cache.set(campus, ofCampus);
  const knowledge = ofCampus.get(operator) ?? {
    vocabulary: vocabularyOf(campus.search),
    lexicon: lexiconWith(campus.search.kinds ?? '', operator),
    places: placesOf(campus),
  };
  ofCampus.set(operator, knowledge);
  return knowledge;
}

/** Maps names of campuses and their towns to the ids of institutions. */
function placesOf({ institutions }: Pick<Campus, 'institutions'>): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { id, displayName, aliases, location } of institutions) {
    for (const name of new Set([id, displayName, ...aliases, location].map((one) => wordsOf(one).join(' '))))
      places.set(name, [...(places.get(name) ?? []), id]);
  }
  return places;
}
