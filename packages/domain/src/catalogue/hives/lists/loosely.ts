import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { foldedText } from '../../../platform/database/schema/folding.js';
import { listings } from '../../../platform/database/schema/index.js';
import { lexemesOf } from './search-words.js';
import type { Words } from './search.js';

const tsquery = (lexemes: string) => sql`to_tsquery('simple', ${lexemes})`;

const TITLE = sql.raw(foldedText('title'));
/** Share of three-letter pieces that a mistyped word must have in common with one of the title. */
const LIKENESS = 0.38;
/** Shorter words have too few pieces to be compared, and nothing is called by longer ones. */
const COMPARABLE = { from: 4, to: 24 };
/**
 * Number of words that may be misspelt; further ones must match exactly, because each loose word is compared with all
 * rows that the others leave.
 */
export const MAX_LOOSE_WORDS = 4;

/** Returns the same search, allowing for typing errors: each word matches exactly, or is similar to a word of the title. */
export function loosely({ words, terms, prices }: Words): Words {
  const comparable = words
    .filter((word) => word.length >= COMPARABLE.from && word.length <= COMPARABLE.to && !/\p{N}/u.test(word))
    .slice(0, MAX_LOOSE_WORDS);
  const fits = words.map((word) => {
    const swapped = comparable.includes(word) ? swapsOf(word) : [];
    const exactly = sql`${listings.search} @@ ${tsquery(lexemesOf([word, ...swapped], '|'))}`;
    return comparable.includes(word) ? sql`(${exactly} or ${word} <<% ${TITLE})` : exactly;
  });
  const likeness = comparable.map((word) => sql`strict_word_similarity(${word}, ${TITLE})`);
  const exact = sql`ts_rank(${listings.search}, ${tsquery(lexemesOf(words, '|'))})`;
  return {
    kind: 'words',
    fit: 'alike',
    words,
    terms,
    prices,
    matches: sql<boolean>`(${sql.join([...fits, ...prices], sql` and `)})`,
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
