import { hiveNamesOf, TOPICS, type Suggestion, hiveOf } from '@campushive/contract';
import { readCourseCode } from '@campushive/contract/course-code';
import { findInstitutions } from '@campushive/contract/search/institutions';
import { findTopics } from '@campushive/contract/search/topics';
import type { Viewer } from '../../calls/viewer.js';
import { campus, searchKnowledge } from '../../platform/campus.js';
import { wordsOf } from '../hives/lists/search-words.js';

import type { Scope, SuggestionsContext } from './suggestions-context.js';
import { arePrefixes } from './are-prefixes.js';
import { countByHive, countListings } from '../hives/listing-counts.js';

const UNIVERSITIES = 2;
const TOPICS_SHOWN = 2;
const PEOPLE = 3;

export async function hivesCalled(
  { read, clock }: SuggestionsContext,
  words: readonly string[],
  scope: Scope,
): Promise<Suggestion[]> {
  const names = hiveNamesOf(campus).filter((name) => arePrefixes(words, wordsOf(hiveOf(campus, name).title)));
  if (names.length === 0) return [];
  const counts = await countByHive(read, { ...scope, search: { kind: 'all' } }, clock.now());
  return names.map((name) => ({
    kind: 'hive',
    text: hiveOf(campus, name).title,
    hiveType: name,
    count: counts.get(name) ?? 0,
    id: null,
  }));
}

export function universitiesCalled(words: readonly string[]): Suggestion[] {
  return findInstitutions(campus.institutions, words, wordsOf)
    .slice(0, UNIVERSITIES)
    .map(({ id, name }) => ({ kind: 'university', text: name, hiveType: null, count: null, id }));
}

/** Suggests a course whose code was typed in full, if there are listings for it. */
export async function courseCalled({ read, clock }: SuggestionsContext, q: string): Promise<Suggestion[]> {
  const course = readCourseCode(q);
  if (course === null) return [];
  const { count } = await countListings(read, { search: { kind: 'all' }, course }, clock.now());
  return count === 0 ? [] : [{ kind: 'course', text: course, hiveType: null, count, id: course }];
}

export async function topicsCalled(
  { read, clock }: SuggestionsContext,
  words: readonly string[],
  scope: Scope,
): Promise<Suggestion[]> {
  const ids = findTopics(words, searchKnowledge()).slice(0, TOPICS_SHOWN);
  return Promise.all(
    ids.map(async (id) => {
      const shelf = { ...scope, search: { kind: 'all' }, topic: id } as const;
      const { count } = await countListings(read, shelf, clock.now());
      return { kind: 'topic', text: id, hiveType: TOPICS[id].hive, count, id };
    }),
  );
}

export async function peopleCalled(
  { people }: SuggestionsContext,
  q: string,
  viewer: Viewer,
): Promise<Suggestion[]> {
  const words = wordsOf(q);
  const rows = await people.suggest(q, viewer, PEOPLE);
  // Names only: a match in a profile's text would look out of place here.
  return rows
    .filter(({ name }) => arePrefixes(words, wordsOf(name)))
    .map(({ id, name }) => ({ kind: 'person', text: name, hiveType: null, count: null, id }));
}
