import type { Campus } from '../campus-schema.js';
import { lexiconWith } from './base-lexicon.js';
import { vocabularyOf } from './vocabulary.js';
import type { SearchKnowledge } from './understand.js';
import { wordsOf } from './words.js';

const known = new WeakMap<Campus, Map<string, SearchKnowledge>>();

/** What a search on a campus knows of words; `operator` are the lines that its operator adds to the lexicon. */
export function knowledgeOf(campus: Campus, operator = ''): SearchKnowledge {
  const ofCampus = known.get(campus) ?? new Map<string, SearchKnowledge>();
  known.set(campus, ofCampus);
  const knowledge = ofCampus.get(operator) ?? {
    vocabulary: vocabularyOf(campus.search),
    lexicon: lexiconWith(campus.search.kinds ?? '', operator),
    places: placesOf(campus),
  };
  ofCampus.set(operator, knowledge);
  return knowledge;
}

/** What campuses and their towns are called, and the ids of those that are called so. */
function placesOf({ institutions }: Pick<Campus, 'institutions'>): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { id, displayName, aliases, location } of institutions) {
    for (const name of new Set([id, displayName, ...aliases, location].map((one) => wordsOf(one).join(' '))))
      places.set(name, [...(places.get(name) ?? []), id]);
  }
  return places;
}
