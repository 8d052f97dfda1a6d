import { hiveNamesOf, TOPICS, type HiveName, type Suggestion, hiveOf } from '@campushive/contract';
import { readCourseCode } from '@campushive/contract/course-code';
import { findInstitutions } from '@campushive/contract/search/institutions';
import { findTopics } from '@campushive/contract/search/topics';
import { desc, eq } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import { recentSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { universityId, universityIdsOf } from '../hives/finding.js';
import { FEW, readSearch, searchForgivingly, type Words } from '../hives/search.js';
import { wordsOf } from '../hives/search-words.js';
import { ledBy } from '../hives/sorting.js';
import { countByHive, countListings, findTitles, type ListingFilters } from '../hives/store.js';
import { createPeopleFinder } from './people.js';
import { campus, searchKnowledge } from '../../platform/campus.js';

const RECENT = 3;
const RECENT_ALONE = 8;
const WITHIN = 2;
const TITLES = 5;
const UNIVERSITIES = 2;
const TOPICS_SHOWN = 2;
const PEOPLE = 3;

/** The campuses of the suggestion's target page: counts match the results shown there. */
type Scope = Pick<ListingFilters, 'universityIds'>;

export interface SuggestionInput {
  readonly university?: string | undefined;
  readonly near?: string | undefined;
  readonly first?: string | undefined;
}

/** Returns the suggestions of a search box for the text typed so far. */
export function createSuggestions(platform: Platform) {
  const { db, read, clock } = platform;
  const people = createPeopleFinder(platform);
  return async (
    q: string,
    { first, ...narrowing }: SuggestionInput,
    viewer: Viewer | null,
  ): Promise<Suggestion[]> => {
    const scope: Scope = { universityIds: universityIdsOf(narrowing) };
    const words = wordsOf(q);
    if (words.length === 0) return viewer === null ? [] : recent(viewer, words, RECENT_ALONE);
    const parsed = readSearch(q);
    const search = first === undefined ? parsed : ledBy(universityId(first, 'first'), parsed);
    const found = await Promise.all([
      viewer === null ? [] : recent(viewer, words, RECENT),
      universitiesCalled(words),
      hivesCalled(words, scope),
      courseCalled(q),
      topicsCalled(words, scope),
      search.kind === 'words' ? withinHives(q.trim(), search, scope) : [],
      viewer === null ? [] : peopleCalled(q, viewer),
      search.kind === 'words' ? listingsCalled(search, scope) : [],
    ]);
    return found.flat();
  };

  async function recent(viewer: Viewer, words: readonly string[], limit: number): Promise<Suggestion[]> {
    const rows = await db
      .select()
      .from(recentSearches)
      .where(eq(recentSearches.userId, viewer.userId))
      .orderBy(desc(recentSearches.searchedAt));
    return rows
      .filter(({ folded }) => beginAll(words, folded.split(' ')) && folded !== words.join(' '))
      .slice(0, limit)
      .map(({ q }) => ({ kind: 'recent', text: q, hiveType: null, count: null, id: null }));
  }

  async function hivesCalled(words: readonly string[], scope: Scope): Promise<Suggestion[]> {
    const names = hiveNamesOf(campus).filter((name) => beginAll(words, wordsOf(hiveOf(campus, name).title)));
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

  function universitiesCalled(words: readonly string[]): Suggestion[] {
    return findInstitutions(campus.institutions, words, wordsOf)
      .slice(0, UNIVERSITIES)
      .map(({ id, name }) => ({ kind: 'university', text: name, hiveType: null, count: null, id }));
  }

  /** Suggests a course whose code was typed in full, if there are listings for it. */
  async function courseCalled(q: string): Promise<Suggestion[]> {
    const course = readCourseCode(q);
    if (course === null) return [];
    const { count } = await countListings(read, { search: { kind: 'all' }, course }, clock.now());
    return count === 0 ? [] : [{ kind: 'course', text: course, hiveType: null, count, id: course }];
  }

  async function topicsCalled(words: readonly string[], scope: Scope): Promise<Suggestion[]> {
    const ids = findTopics(words, searchKnowledge()).slice(0, TOPICS_SHOWN);
    return Promise.all(
      ids.map(async (id) => {
        const shelf = { ...scope, search: { kind: 'all' }, topic: id } as const;
        const { count } = await countListings(read, shelf, clock.now());
        return { kind: 'topic', text: id, hiveType: TOPICS[id].hive, count, id };
      }),
    );
  }

  async function peopleCalled(q: string, viewer: Viewer): Promise<Suggestion[]> {
    const words = wordsOf(q);
    const rows = await people.suggest(q, viewer, PEOPLE);
    // Names only: a match in a profile's text would look out of place here.
    return rows
      .filter(({ name }) => beginAll(words, wordsOf(name)))
      .map(({ id, name }) => ({ kind: 'person', text: name, hiveType: null, count: null, id }));
  }

  async function withinHives(q: string, search: Words, scope: Scope): Promise<Suggestion[]> {
    const counts = [...(await countByHive(read, { ...scope, search }, clock.now()))];
    const most = counts.sort(([, one], [, other]) => other - one).slice(0, WITHIN);
    return Promise.all(
      most.map(async ([name, count]) => {
        const shown = count >= FEW ? count : await shownIn(name, q, scope);
        return { kind: 'within', text: q, hiveType: name, count: shown, id: null } as const;
      }),
    );
  }

  /** Counts what a search within a hive shows: where few listings match, also those that come close. */
  async function shownIn(hive: HiveName, q: string, scope: Scope): Promise<number> {
    const now = clock.now();
    const { count } = await searchForgivingly(
      read,
      q,
      (db, search) => countListings(db, { ...scope, hive, search }, now),
      (counted) => counted.count,
    );
    return count;
  }

  async function listingsCalled(search: Words, scope: Scope): Promise<Suggestion[]> {
    // Reads some extra titles, because many listings share a title.
    const rows = await findTitles(read, { ...scope, search }, TITLES * 3, clock.now());
    const titles = new Map(
      rows.map((row) => [row.title.toLowerCase(), row]).reverse() as [string, (typeof rows)[number]][],
    );
    return rows
      .filter((row) => titles.get(row.title.toLowerCase()) === row)
      .slice(0, TITLES)
      .map(({ id, title, hive }) => ({ kind: 'listing', text: title, hiveType: hive, count: null, id }));
  }
}

/** Whether every word is a prefix of one of `known`. */
const beginAll = (words: readonly string[], known: readonly string[]): boolean =>
  words.every((word) => known.some((one) => one.startsWith(word)));
