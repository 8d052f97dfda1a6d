import { hiveNamesOf } from '@campushive/contract/campus';
import { HIVE_NAMES } from '@campushive/contract/hives';
import { correct, understand, type SearchTerm } from '@campushive/contract/search/understand';
import { hivePoints, isWhole, POINTS } from '@campushive/contract/search/ranking';
import { vocabularyOf, type SearchVocabulary } from '@campushive/contract/search/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { campus } from '../../campus.js';
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

/** What a search looks for: `all` for an empty box, `nothing` for one without a single letter or digit. */
export type Search = { readonly kind: 'all' } | { readonly kind: 'nothing' } | Words;

/**
 * Every term of the query must fit the title or the description, as typed or as the vocabulary says instead; a short
 * number must be a whole word, so that 8 does not find 840. A term that asks for a hive fits every listing of it.
 */
export function readSearch(q: string | undefined, vocabulary = vocabularyOf(campus.search)): Search {
  if (q === undefined || q.trim() === '') return { kind: 'all' };
  return searchOf(wordsOf(q), vocabulary);
}

/** The same search with words that the vocabulary nearly knows spelt its way; undefined if there are none. */
function corrected({ words }: Words, vocabulary = vocabularyOf(campus.search)): Words | undefined {
  const better = correct(words, vocabulary);
  const search = better && searchOf(better, vocabulary);
  return search?.kind === 'words' ? search : undefined;
}

function searchOf(words: readonly string[], vocabulary: SearchVocabulary): Search {
  if (words.length === 0) return { kind: 'nothing' };
  const { terms } = understand(words, vocabulary);
  return { kind: 'words', words, matches: matchesOf(terms), rank: rankOf(terms) };
}

function matchesOf(terms: readonly SearchTerm[]): SQL<boolean> {
  const needed = terms.filter(({ hive }) => hive === null);
  const asked = terms.flatMap((term) =>
    term.hive === null
      ? []
      : [sql`(${listings.search} @@ ${tsquery(anyOf(term))} or ${listings.hive} = ${term.hive})`],
  );
  const parts =
    needed.length === 0
      ? asked
      : [sql`${listings.search} @@ ${tsquery(allOf(needed, (term) => anyOf(term)))}`, ...asked];
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

function rankOf(terms: readonly SearchTerm[]): SQL<number> {
  const needed = terms.filter(({ hive }) => hive === null);
  const asked = terms.filter(({ hive }) => hive !== null);
  const inTitle = needed.length === 0 ? terms : needed;
  const except = [...new Set(terms.flatMap((one) => one.except))];
  const hives = new Set(terms.flatMap(({ hive }) => (hive === null ? [] : [hive])));
  const fits = (query: string, points: number) =>
    sql`case when ${listings.search} @@ ${tsquery(query)} then ${sql.raw(String(points))} else 0 end`;
  const orders = [...new Set([...HIVE_NAMES, ...hiveNamesOf(campus)])].map((hive) => {
    const points = hivePoints(hive) + (hives.has(hive) ? POINTS.askedHive : 0);
    return sql`when ${sql.raw(`'${hive}'`)} then ${sql.raw(String(points))}`;
  });
  const parts = [
    fits(
      allOf(inTitle, (term) => anyOf(term, 'A')),
      POINTS.inTitle,
    ),
    fits(
      allOf(inTitle, (term) => phrase(term.typed, 'A')),
      POINTS.asTyped,
    ),
    fits(
      allOf(inTitle, (term) => wholeWords(term.typed)),
      POINTS.wholeWords,
    ),
    ...(asked.length === 0
      ? []
      : [fits(asked.map((term) => anyOf(term, 'A')).join(' | '), POINTS.askedInTitle)]),
    ...(except.length === 0
      ? []
      : [fits(except.map((word) => quoted(word, 'A')).join(' | '), POINTS.somethingElse)]),
    sql`case ${listings.hive} ${sql.join(orders, sql` `)} else 0 end`,
    sql`ts_rank(${listings.search}, ${tsquery(allOf(inTitle, (term) => anyOf(term)))})`,
  ];
  return sql<number>`(${sql.join(parts, sql` + `)})::float8`;
}

/**
 * Lexemes are quoted, so nothing in them is an operator. Words begin as typed. Short numbers are whole; longer ones may go on,
 * because models do: 991 finds the 991ES.
 */
const quoted = (word: string, weight: '' | 'A' = ''): string => {
  const flags = `${isWhole(word) ? '' : '*'}${weight}`;
  return flags === '' ? `'${word}'` : `'${word}':${flags}`;
};

const phrase = (words: readonly string[], weight: '' | 'A' = ''): string =>
  words.length === 1
    ? quoted(words[0] ?? '', weight)
    : `(${words.map((word) => quoted(word, weight)).join(' <-> ')})`;

const wholeWords = (words: readonly string[]): string =>
  words.map((word) => `('${word}':A | '${word}s':A)`).join(' & ');

const anyOf = ({ typed, alternatives }: SearchTerm, weight: '' | 'A' = ''): string =>
  [typed, ...alternatives].map((words) => phrase(words, weight)).join(' | ');

const allOf = (terms: readonly SearchTerm[], textOf: (term: SearchTerm) => string): string =>
  terms.map((term) => `(${textOf(term)})`).join(' & ');

/** More words do not help the search, and each is looked for separately. */
const MAX_WORDS = 8;

/** The words of a query, each once, without case, punctuation and accents. */
export const wordsOf = (q: string): readonly string[] =>
  [...new Set(fold(q).match(/[\p{L}\p{N}]+/gu))].slice(0, MAX_WORDS);

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
export const MAX_LOOSE_WORDS = 4;

/** The same words, allowing for typing errors: each fits to the letter, or nearly fits a word of the title. */
export function loosely({ words }: Words): Words {
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

/** Runs a search; where nothing fits to the letter, one with the spelling corrected, else one for what nearly fits. */
export async function searchForgivingly<T>(
  db: Db,
  q: string | undefined,
  run: (db: Db, search: Search) => Promise<T>,
  isEmpty: (found: T) => boolean,
): Promise<T> {
  const wanted = readSearch(q);
  const exact = await run(db, wanted);
  if (!isEmpty(exact) || wanted.kind !== 'words') return exact;
  const better = corrected(wanted);
  const known = better && (await run(db, better));
  if (known !== undefined && !isEmpty(known)) return known;
  return withLikeness(db, (tx) => run(tx, loosely(wanted)));
}

/** Any of these beginnings, which are our own, begins some word of the title or description. */
export function beginningsQuery(beginnings: readonly string[]): SQL {
  const lexemes = beginnings.map((word) => `'${word}':*`).join(' | ');
  return sql`to_tsquery('simple', ${lexemes})`;
}
