import { and, asc, desc, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import { PERSON_TEXT } from '../../platform/database/schema/accounts.js';
import type { Platform } from '../../platform/platform.js';
import { MAX_LOOSE_WORDS, swapsOf, withLikeness } from '../hives/lists/loosely.js';
import { wordsOf } from '../hives/lists/search-words.js';
import { NOT_HIDDEN } from '../../accounts/users/profiles.js';

type UserRow = typeof users.$inferSelect;

export interface PeopleFinder {
  /** Finds students other than the viewer by name or profile text, the most similar first; without exact matches, similar ones. */
  find(q: string, viewer: Viewer, limit: number): Promise<UserRow[]>;
  /** Finds exact matches only, as needed while typing. */
  suggest(q: string, viewer: Viewer, limit: number): Promise<UserRow[]>;
}

/** Returns true if every word is a prefix of a part of the name. */
export const isCalled = (name: string, words: readonly string[]): boolean =>
  words.every((word) => wordsOf(name).some((part) => part.startsWith(word)));

export function createPeopleFinder({ db }: Pick<Platform, 'db'>): PeopleFinder {
  const suggest: PeopleFinder['suggest'] = (q, viewer, limit) => {
    const words = wordsOf(q);
    return fitting(db, personFits(words), words, viewer, limit);
  };
  return {
    suggest,
    async find(q, viewer, limit) {
      const exact = await suggest(q, viewer, limit);
      if (exact.length > 0) return exact;
      const words = wordsOf(q);
      return withLikeness(db, (tx) => fitting(tx, personNearlyFits(words), words, viewer, limit));
    },
  };
}

/**
 * Maximum number of matches whose similarity is compared: for a word in the names of a third of a campus, reading and
 * comparing all of them took hundreds of times as long as finding a rare name.
 */
const CANDIDATES = 100;

const fitting = (
  from: Db,
  fits: SQL | undefined,
  words: readonly string[],
  viewer: Viewer,
  limit: number,
): Promise<UserRow[]> => {
  const candidates = from
    .select({ id: users.id })
    .from(users)
    .where(
      and(fits, isNull(users.deletedAt), isNull(users.suspendedAt), NOT_HIDDEN, ne(users.id, viewer.userId)),
    )
    .limit(CANDIDATES);
  return from
    .select()
    .from(users)
    .where(inArray(users.id, candidates))
    .orderBy(desc(personLikeness(words)), asc(users.name), asc(users.id))
    .limit(limit);
};

const TEXT = sql.raw(PERSON_TEXT);
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Returns the condition for people whose name or profile contains every word. */
const personFits = (words: readonly string[]): SQL | undefined =>
  allOf(words.map((word) => sql`${TEXT} like ${`%${escaped(word)}%`}`));

/** As `personFits`, allowing for typing errors. Runs inside `withLikeness`. */
export const personNearlyFits = (words: readonly string[]): SQL | undefined =>
  allOf(
    words.map((word, index) => {
      if (index >= MAX_LOOSE_WORDS) return sql`${TEXT} like ${`%${escaped(word)}%`}`;
      const swapped = swapsOf(word);
      if (swapped.length === 0) return sql`${word} <<% ${TEXT}`;
      // One expression for all variants, so that the text is folded once. Words are letters and digits, so they contain
      // no operators.
      return sql`(${word} <<% ${TEXT} or ${TEXT} ~ ${swapped.join('|')})`;
    }),
  );

/** Returns the sort key: similarity of the name to the query. */
const personLikeness = (words: readonly string[]): SQL<number> =>
  sql<number>`word_similarity(${words.join(' ')}, lower(name))`;

const allOf = (conditions: readonly SQL[]): SQL | undefined =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` and `)})`;
