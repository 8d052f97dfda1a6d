import { sql, type SQL } from 'drizzle-orm';
import { MAX_LOOSE_WORDS, swapsOf } from '../hives/search.js';
import { PERSON_TEXT } from '../../platform/database/schema/accounts.js';

const TEXT = sql.raw(PERSON_TEXT);
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Every word stands somewhere in the name or in what a student tells of themselves. */
export const personFits = (words: readonly string[]): SQL | undefined =>
  allOf(words.map((word) => sql`${TEXT} like ${`%${escaped(word)}%`}`));

/** The same, allowing for typing errors. Runs inside `withLikeness`. */
export const personNearlyFits = (words: readonly string[]): SQL | undefined =>
  allOf(
    words.map((word, index) => {
      if (index >= MAX_LOOSE_WORDS) return sql`${TEXT} like ${`%${escaped(word)}%`}`;
      const swapped = swapsOf(word);
      if (swapped.length === 0) return sql`${word} <<% ${TEXT}`;
      // One expression for all of them: the text is folded once. Words are letters and digits, so none is an operator.
      return sql`(${word} <<% ${TEXT} or ${TEXT} ~ ${swapped.join('|')})`;
    }),
  );

/** Who is to come first: whose name is most like what was typed. */
export const personLikeness = (words: readonly string[]): SQL<number> =>
  sql<number>`word_similarity(${words.join(' ')}, lower(name))`;

const allOf = (conditions: readonly SQL[]): SQL | undefined =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` and `)})`;
