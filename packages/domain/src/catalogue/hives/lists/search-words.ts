import { fold } from '../../../platform/database/schema/folding.js';

/** Maximum number of words: more do not help the search, and each costs a separate lookup. */
const MAX_WORDS = 8;

/** Returns the words of a query, each once, without case, punctuation and accents. */
export const wordsOf = (q: string): readonly string[] =>
  [...new Set(fold(q).match(/[\p{L}\p{N}]+/gu))].slice(0, MAX_WORDS);

/** Returns the text of a tsquery. Lexemes are quoted, so nothing in them is an operator. */
export const lexemesOf = (words: readonly string[], operator: '&' | '|' = '&'): string =>
  words.map((word) => (/^\p{N}+$/u.test(word) ? `'${word}'` : `'${word}':*`)).join(` ${operator} `);
