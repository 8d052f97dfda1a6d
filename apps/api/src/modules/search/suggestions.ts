import { hiveNamesOf, TOPICS, type Suggestion, hiveOf } from '@campushive/contract';
import { readCourseCode } from '@campushive/contract/course-code';
import { findInstitutions } from '@campushive/contract/search/institutions';
import { findTopics } from '@campushive/contract/search/topics';
import { vocabularyOf } from '@campushive/contract/search/vocabulary';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Viewer } from '../../http/viewer.js';
import { LISTED, listings, recentSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { universityId } from '../hives/finding.js';
import { readSearch, wordsOf, type Words } from '../hives/search.js';
import { ledBy } from '../hives/sorting.js';
import { countByHive, countListings } from '../hives/store.js';
import { createPeopleFinder } from './people.js';
import { campus } from '../../campus.js';

const RECENT = 3;
const RECENT_ALONE = 8;
const WITHIN = 2;
const TITLES = 5;
const UNIVERSITIES = 2;
const TOPICS_SHOWN = 2;
const PEOPLE = 3;

/** What a search box offers for the text typed so far. */
export function createSuggestions(platform: Platform) {
  const { db, read, clock } = platform;
  const people = createPeopleFinder(platform);
  return async (q: string, first: string | undefined, viewer: Viewer | null): Promise<Suggestion[]> => {
    const words = wordsOf(q);
    if (words.length === 0) return viewer === null ? [] : recent(viewer, words, RECENT_ALONE);
    const wanted = readSearch(q);
    const search = first === undefined ? wanted : ledBy(universityId(first, 'first'), wanted);
    const found = await Promise.all([
      viewer === null ? [] : recent(viewer, words, RECENT),
      universitiesCalled(words),
      hivesCalled(words),
      courseCalled(q),
      topicsCalled(words),
      search.kind === 'words' ? withinHives(q.trim(), search) : [],
      viewer === null ? [] : peopleCalled(q, viewer),
      search.kind === 'words' ? listingsCalled(search) : [],
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

  async function hivesCalled(words: readonly string[]): Promise<Suggestion[]> {
    const names = hiveNamesOf(campus).filter((name) => beginAll(words, wordsOf(hiveOf(campus, name).title)));
    if (names.length === 0) return [];
    const counts = await countByHive(read, clock.now());
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

  /** A code that is typed whole, of a course for which something is there. */
  async function courseCalled(q: string): Promise<Suggestion[]> {
    const course = readCourseCode(q);
    if (course === null) return [];
    const { count } = await countListings(read, { search: { kind: 'all' }, course }, clock.now());
    return count === 0 ? [] : [{ kind: 'course', text: course, hiveType: null, count, id: course }];
  }

  async function topicsCalled(words: readonly string[]): Promise<Suggestion[]> {
    const ids = findTopics(words, vocabularyOf(campus.search)).slice(0, TOPICS_SHOWN);
    return Promise.all(
      ids.map(async (id) => {
        const { count } = await countListings(read, { search: { kind: 'all' }, topic: id }, clock.now());
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

  async function withinHives(q: string, search: Words): Promise<Suggestion[]> {
    const counts = [...(await countByHive(read, clock.now(), search))];
    return counts
      .sort(([, one], [, other]) => other - one)
      .slice(0, WITHIN)
      .map(([name, count]) => ({ kind: 'within', text: q, hiveType: name, count, id: null }));
  }

  async function listingsCalled({ matches, rank }: Words): Promise<Suggestion[]> {
    const rows = await read
      .select({ id: listings.id, title: listings.title, hive: listings.hive })
      .from(listings)
      .where(and(LISTED, or(isNull(listings.expiresAt), gt(listings.expiresAt, clock.now())), matches))
      .orderBy(desc(rank), desc(listings.id))
      // Many sell the same: some to spare for titles that come twice.
      .limit(TITLES * 3);
    const titles = new Map(
      rows.map((row) => [row.title.toLowerCase(), row]).reverse() as [string, (typeof rows)[number]][],
    );
    return rows
      .filter((row) => titles.get(row.title.toLowerCase()) === row)
      .slice(0, TITLES)
      .map(({ id, title, hive }) => ({ kind: 'listing', text: title, hiveType: hive, count: null, id }));
  }
}

/** Whether every word begins one of `known`. */
const beginAll = (words: readonly string[], known: readonly string[]): boolean =>
  words.every((word) => known.some((one) => one.startsWith(word)));
