import { HIVE_NAMES, type Suggestion, hiveOf } from '@campushive/contract';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Viewer } from '../../http/viewer.js';
import { LISTED, listings, recentSearches } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { readSearch, wordsOf, type Words } from '../hives/search.js';
import { countByHive } from '../hives/store.js';
import { campus } from '../../campus.js';

const RECENT = 3;
const RECENT_ALONE = 8;
const WITHIN = 2;
const TITLES = 5;

/** What a search box offers for the text typed so far. */
export function createSuggestions({ db, read, clock }: Platform) {
  return async (q: string, viewer: Viewer | null): Promise<Suggestion[]> => {
    const words = wordsOf(q);
    if (words.length === 0) return viewer === null ? [] : recent(viewer, words, RECENT_ALONE);
    const search = readSearch(q);
    const [mine, hives, within, titles] = await Promise.all([
      viewer === null ? [] : recent(viewer, words, RECENT),
      hivesCalled(words),
      search.kind === 'words' ? withinHives(q.trim(), search) : [],
      search.kind === 'words' ? listingsCalled(search) : [],
    ]);
    return [...mine, ...hives, ...within, ...titles];
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
    const names = HIVE_NAMES.filter((name) => beginAll(words, wordsOf(hiveOf(campus, name).title)));
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
