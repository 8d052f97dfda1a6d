import { campus as ghana } from '@campushive/campus-ghana';
import {
  hiveNamesOf,
  hiveOf,
  MAX_COUNTED_PEOPLE,
  TOPICS,
  type HiveName,
  type ParsedInputOf,
  type SearchOverview,
  type Suggestion,
} from '@campushive/contract';
import { readCourseCode } from '@campushive/contract/course-code';
import { findInstitutions } from '@campushive/contract/search/institutions';
import { findTopics } from '@campushive/contract/search/topics';
import { wordsOf } from '@campushive/contract/search/words';
import { knowledgeOf } from '@campushive/contract/search/knowledge';
import { publicUserOf } from './account.js';
import { findInMemory, findPeople, findWithFit } from './finding.js';
import { toListing } from './listing-presenter.js';
import type { State, Student } from './state.js';

const beginAll = (words: readonly string[], known: readonly string[]) =>
  words.every((word) => known.some((one) => one.startsWith(word)));

/** Campuses of the page that a suggestion leads to. */
interface Scope {
  readonly university?: string | undefined;
  readonly near?: string | undefined;
}

/** Returns the suggestions of a search box. */
export function suggest(
  state: State,
  q: string,
  { first, ...scope }: Scope & { readonly first?: string | undefined },
  me: Student | null,
): Suggestion[] {
  const words = wordsOf(q);
  if (words.length === 0) return recent(state, me, words, 8);
  return [
    ...recent(state, me, words, 3),
    ...universities(words),
    ...hives(state, words, scope),
    ...course(state, q),
    ...topics(state, words, scope),
    ...within(state, q, scope),
    ...people(state, q, me),
    ...titles(state, q, { ...scope, first }),
  ];
}

const recent = ({ recents }: State, me: Student | null, words: readonly string[], most: number) =>
  recents
    .filter((one) => one.student === me)
    .filter(({ folded }) => beginAll(words, folded.split(' ')) && folded !== words.join(' '))
    .slice(0, most)
    .map(({ q }): Suggestion => ({ kind: 'recent', text: q, hiveType: null, count: null, id: null }));

const universities = (words: readonly string[]) =>
  findInstitutions(ghana.institutions, words, wordsOf)
    .slice(0, 2)
    .map(({ id, name }): Suggestion => ({ kind: 'university', text: name, hiveType: null, count: null, id }));

const hives = (state: State, words: readonly string[], scope: Scope) =>
  hiveNamesOf(state)
    .filter((name) => beginAll(words, wordsOf(hiveOf(state, name).title)))
    .map((name): Suggestion => ({
      kind: 'hive',
      text: hiveOf(state, name).title,
      hiveType: name,
      count: findInMemory(state, scope, name).length,
      id: null,
    }));

function course(state: State, q: string): Suggestion[] {
  const code = readCourseCode(q);
  const count = code === null ? 0 : findInMemory(state, { course: code }, undefined).length;
  return code === null || count === 0
    ? []
    : [{ kind: 'course', text: code, hiveType: null, count, id: code }];
}

const topics = (state: State, words: readonly string[], scope: Scope) =>
  findTopics(words, knowledgeOf(ghana))
    .slice(0, 2)
    .map((id): Suggestion => ({
      kind: 'topic',
      text: id,
      hiveType: TOPICS[id].hive,
      count: findInMemory(state, { ...scope, topic: id }, undefined).length,
      id,
    }));

function within(state: State, q: string, scope: Scope): Suggestion[] {
  const count = (name: HiveName) => findInMemory(state, { ...scope, q }, name).length;
  return hiveNamesOf(state)
    .map((name) => ({ name, found: count(name) }))
    .filter(({ found }) => found > 0)
    .sort((one, other) => other.found - one.found)
    .slice(0, 2)
    .map(({ name }) => {
      const shown = findInMemory(state, { ...scope, q, sort: 'relevance' }, name);
      return { kind: 'within', text: q.trim(), hiveType: name, count: shown.length, id: null };
    });
}

/** Returns students whose name matches. */
export const peopleCalled = (state: State, q: string, me: Student): Student[] =>
  findPeople(state, q, me)
    .filter(({ name }) => beginAll(wordsOf(q), wordsOf(name)))
    .slice(0, 3);

const people = (state: State, q: string, me: Student | null): Suggestion[] =>
  me === null
    ? []
    : peopleCalled(state, q, me).map(({ id, name }) => ({
        kind: 'person',
        text: name,
        hiveType: null,
        count: null,
        id,
      }));

function titles(
  state: State,
  q: string,
  scope: Scope & { readonly first?: string | undefined },
): Suggestion[] {
  const found = findInMemory(state, { ...scope, q, sort: 'relevance' }, undefined);
  const first = new Map(found.map((one) => [one.title.toLowerCase(), one] as const).reverse());
  return found
    .filter((one) => first.get(one.title.toLowerCase()) === one)
    .slice(0, 5)
    .map(({ id, title, hive }) => ({ kind: 'listing', text: title, hiveType: hive, count: null, id }));
}

/** Returns the best results of every kind. */
export function overview(
  state: State,
  { q, ...narrowing }: ParsedInputOf<'search.overview'>,
  me: Student | null,
): SearchOverview {
  const { listings: found, fit } = findWithFit(state, { ...narrowing, q, sort: 'relevance' }, undefined);
  const users = me === null ? [] : findPeople(state, q, me).slice(0, MAX_COUNTED_PEOPLE);
  return {
    fit,
    hives: [...new Set(found.map(({ hive }) => hive))].map((hiveType) => {
      const listings = found.filter(({ hive }) => hive === hiveType);
      return {
        hiveType,
        count: listings.length,
        listings: listings.slice(0, 4).map((one) => toListing(one, me)),
      };
    }),
    people: { count: users.length, users: users.slice(0, 3).map((one) => publicUserOf(state, one)) },
    universities: findInstitutions(ghana.institutions, wordsOf(q), wordsOf).map(({ id }) => ({
      id,
      listingCount: findInMemory(state, { university: id }, undefined).length,
    })),
  };
}
