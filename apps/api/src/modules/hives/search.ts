import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { fold, foldedText } from '../../platform/database/schema/folding.js';
import { listings } from '../../platform/database/schema/index.js';

export interface Words {
  readonly kind: 'words';
  readonly words: readonly string[];
  readonly matches: SQL<boolean>;
  /** How well a listing fits; the greater the better. */
  readonly rank: SQL<number>;
}

/** What somebody searches for: `all` for an empty box, `nothing` for one without a single letter or digit. */
export type Search = { readonly kind: 'all' } | { readonly kind: 'nothing' } | Words;

/** Every word must begin some word of the title or description; a number must be one, so that 8 does not find 840. */
export function readSearch(q: string | undefined): Search {
  if (q === undefined || q.trim() === '') return { kind: 'all' };
  const words = wordsOf(q);
  if (words.length === 0) return { kind: 'nothing' };
  const query = tsquery(lexemesOf(words));
  return {
    kind: 'words',
    words,
    matches: sql<boolean>`${listings.search} @@ ${query}`,
    rank: sql<number>`ts_rank(${listings.search}, ${query})::float8`,
  };
}

/** Whoever types more is not understood any better, and each word is looked for by itself. */
const WORDS_MAX = 8;

/** The words of what somebody typed, each once, without case, punctuation and accents. */
export const wordsOf = (q: string): readonly string[] =>
  [...new Set(fold(q).match(/[\p{L}\p{N}]+/gu))].slice(0, WORDS_MAX);

/** The text of a tsquery. Lexemes are quoted, so nothing in them is an operator. */
export const lexemesOf = (words: readonly string[], operator: '&' | '|' = '&'): string =>
  words.map((word) => (/^\p{N}+$/u.test(word) ? `'${word}'` : `'${word}':*`)).join(` ${operator} `);

const tsquery = (lexemes: string) => sql`to_tsquery('simple', ${lexemes})`;

const TITLE = sql.raw(foldedText('title'));
/** Share of three-letter pieces that a mistyped word must have in common with one of the title. */
const LIKENESS = 0.38;
/** Shorter words have too few pieces to be compared, and nothing is called by longer ones. */
const COMPARABLE = { from: 4, to: 24 };
/** Of more words than these, the others have to be typed right: each of them is compared with whatever the others leave. */
export const LOOSE_WORDS_MAX = 4;

/** The same words, allowing for typing errors: each fits to the letter, or nearly fits a word of the title. */
export function loosely({ words }: Words): Words {
  const comparable = words
    .filter((word) => word.length >= COMPARABLE.from && word.length <= COMPARABLE.to && !/\p{N}/u.test(word))
    .slice(0, LOOSE_WORDS_MAX);
  const fits = words.map((word) => {
    const swapped = comparable.includes(word) ? swapsOf(word) : [];
    const exactly = sql`${listings.search} @@ ${tsquery(lexemesOf([word, ...swapped], '|'))}`;
    return comparable.includes(word) ? sql`(${exactly} or ${word} <<% ${TITLE})` : exactly;
  });
  const likeness = comparable.map((word) => sql`strict_word_similarity(${word}, ${TITLE})`);
  const exact = sql`ts_rank(${listings.search}, ${tsquery(lexemesOf(words, '|'))})`;
  return {
    kind: 'words',
    words,
    matches: sql<boolean>`(${sql.join(fits, sql` and `)})`,
    rank: sql<number>`(${sql.join([exact, ...likeness], sql` + `)})::float8`,
  };
}

/** The commonest slip leaves few pieces alike: two neighbouring letters that changed places. */
export const swapsOf = (word: string): readonly string[] => {
  const letters = Array.from(word);
  if (letters.length > COMPARABLE.to) return [];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
};

/** Runs queries in which `<<%` means as alike as we want it. */
export function withLikeness<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.strict_word_similarity_threshold = ${LIKENESS}`));
    return run(tx);
  });
}

/** Any of these beginnings, which are our own, begins some word of the title or description, or of the title alone. */
export function beginningsQuery(beginnings: readonly string[], where: 'anywhere' | 'title'): SQL {
  const weight = where === 'title' ? 'A' : '';
  const lexemes = beginnings.map((word) => `'${word}':*${weight}`).join(' | ');
  return sql`to_tsquery('simple', ${lexemes})`;
}
