import { hiveNamesOf } from '@campushive/contract/campus';
import { HIVE_NAMES } from '@campushive/contract/hives';
import {
  headTerms,
  hivePoints,
  formsOf,
  isKnown,
  isWhole,
  MOST_POINTS,
  nearMarks,
  neededOf,
  POINTS,
} from '@campushive/contract/search/ranking';
import { KNOWN_KIND, kindMark, likeliestMark, unnamedMark } from '@campushive/contract/search/marks';
import type { SearchTerm } from '@campushive/contract/search/understand';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { campus } from '../../../platform/campus.js';
import { listings } from '../../../platform/database/schema/index.js';

/** As `fitsQuery` of the contract, in SQL. */
export function fitsAll(terms: readonly SearchTerm[]): SQL<boolean> {
  const byText = terms.filter(isOnlyText);
  const others = terms.filter((term) => !isOnlyText(term)).map(fitsTerm);
  // Combines the words into a single index scan.
  const parts = byText.length === 0 ? others : [holds(allOf(byText.map((term) => marked(term)))), ...others];
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** As `fitsMost` of the contract, in SQL. */
export function fitsMost(terms: readonly SearchTerm[]): SQL<boolean> {
  const heads = headTerms(terms);
  if (heads.length > 0) return sql<boolean>`(${sql.join(heads.map(fitsTerm), sql` or `)})`;
  const needed = neededOf(terms);
  const parts = choicesOf(terms, needed).map((some) => fitsAll(some));
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** Returns all combinations of `count` elements. */
function choicesOf<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return all.flatMap((one, at) => choicesOf(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

const isOnlyText = ({ hive, places }: SearchTerm) => hive === null && places.length === 0;

function fitsTerm(term: SearchTerm): SQL {
  const { hive, places } = term;
  const parts = [
    holds(marked(term)),
    ...(hive === null ? [] : [sql`${listings.hive} = ${hive}`]),
    ...(places.length === 0 ? [] : [inArray(listings.universityId, [...places])]),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** As `pointsOf` of the contract, in SQL; word frequency breaks ties. */
export function pointsOf(terms: readonly SearchTerm[]): SQL<number> {
  const needed = terms.filter(({ hive }) => hive === null);
  const hiveTerms = terms.filter(({ hive }) => hive !== null);
  const inTitle = needed.length === 0 ? terms : needed;
  const except = [...new Set(terms.flatMap((searchTerm) => searchTerm.except))];
  const inTitles = (some: readonly SearchTerm[]) => some.map((term) => query(anyOf(term, 'A')));
  const parts = [
    pointsIf(POINTS.inTitle, holds(allOf(inTitles(inTitle)))),
    pointsIf(
      POINTS.asTyped,
      holds(query(inTitle.map((term) => phrase(term.typed, isKnown(term), 'A')).join(' & '))),
    ),
    pointsIf(POINTS.wholeWords, holds(query(inTitle.map((term) => exactWords(term.typed)).join(' & ')))),
    ...(hiveTerms.length === 0
      ? []
      : [pointsIf(POINTS.hiveWordInTitle, holds(anyQuery(inTitles(hiveTerms))))]),
    ...(except.length === 0
      ? []
      : [
          pointsIf(
            POINTS.somethingElse,
            holds(query(except.map((word) => quoted(word, false, 'A')).join(' | '))),
          ),
        ]),
    ...terms.filter(isKnown).flatMap(kindPoints),
    hiveOrder(new Set(hiveTerms.flatMap(({ hive }) => hive ?? []))),
    occurrences(inTitle),
  ];
  return sumOf(parts);
}

/** As `mostPointsOf` of the contract, in SQL. */
export function mostPointsOf(terms: readonly SearchTerm[]): SQL<number> {
  const parts = terms.flatMap((term) => [
    ...(isKnown(term) ? [...kindPoints(term), ...nearPoints(term)] : []),
    pointsIf(MOST_POINTS.inTitle, holds(query(anyOf(term, 'A')))),
    pointsIf(MOST_POINTS.inText, holds(query(anyOf(term, 'B')))),
    ...(term.hive === null ? [] : [pointsIf(MOST_POINTS.namedHive, sql`${listings.hive} = ${term.hive}`)]),
    ...(term.places.length === 0
      ? []
      : [pointsIf(MOST_POINTS.place, inArray(listings.universityId, [...term.places]))]),
  ]);
  return sumOf(parts);
}

/** Points for a listing of a requested kind, and against one of another kind. */
function kindPoints({ kinds, kindHives }: SearchTerm): SQL[] {
  const isOfKind = holds(marks(kinds.map(kindMark)));
  const ofKind = [
    pointsIf(POINTS.ofKind, isOfKind),
    pointsIf(POINTS.likeliestKind, holds(marks(kinds.map(likeliestMark)))),
  ];
  if (kindHives.length === 0) return ofKind;
  return [
    ...ofKind,
    pointsIf(
      POINTS.somethingElse,
      sql`${inArray(listings.hive, [...kindHives])} and ${holds(marks([KNOWN_KIND]))} and not ${isOfKind}`,
    ),
  ];
}

/** Points of listings that may be of a requested kind, or of the requested sort of it. */
const nearPoints = (term: SearchTerm): SQL[] => [
  pointsIf(MOST_POINTS.unnamedSort, holds(marks(term.kinds.map(unnamedMark)))),
  pointsIf(MOST_POINTS.perhapsOfKind, holds(marks(nearMarks(term)))),
  ...(term.relatives.length === 0 ? [] : [pointsIf(MOST_POINTS.relative, holds(marks(term.relatives)))]),
];

function hiveOrder(hives: ReadonlySet<string>): SQL {
  const orders = [...new Set([...HIVE_NAMES, ...hiveNamesOf(campus)])].map((hive) => {
    const points = hivePoints(hive) + (hives.has(hive) ? POINTS.namedHive : 0);
    return sql`when ${sql.raw(`'${hive}'`)} then ${sql.raw(String(points))}`;
  });
  return sql`case ${listings.hive} ${sql.join(orders, sql` `)} else 0 end`;
}

const occurrences = (terms: readonly SearchTerm[]): SQL =>
  sql`ts_rank(${listings.search}, ${query(terms.map((term) => `(${anyOf(term)})`).join(' & '))})`;

const pointsIf = (points: number, fits: SQL): SQL =>
  sql`case when ${fits} then ${sql.raw(String(points))} else 0 end`;

const sumOf = (parts: readonly SQL[]): SQL<number> =>
  sql<number>`(${sql.join([...parts], sql` + `)})::float8`;

const holds = (tsquery: SQL): SQL => sql`${listings.search} @@ ${tsquery}`;

/** Returns the words of a term, or its marks. */
const marked = (term: SearchTerm): SQL =>
  term.marks.length === 0 ? query(anyOf(term)) : sql`(${query(anyOf(term))} || ${marks(term.marks)})`;

/** Listings with any of these marks. Marks are not words: parsing would strip their sign. */
const marks = (all: readonly string[]): SQL => sql`${all.map((mark) => `'${mark}'`).join(' | ')}::tsquery`;

/** Returns true if a listing is on a shelf. */
export const holdsMark = (mark: string): SQL => holds(marks([mark]));

const query = (lexemes: string): SQL => sql`to_tsquery('simple', ${lexemes})`;
const allOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` && `)})`;
const anyQuery = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`;

type Weight = '' | 'A' | 'B';

/** Lexemes are quoted, so nothing in them is an operator. Words begin as typed, unless they must be whole. */
const quoted = (word: string, isKnown = false, weight: Weight = ''): string => {
  if (isKnown)
    return `(${formsOf(word)
      .map((form) => lexeme(form, weight))
      .join(' | ')})`;
  return lexeme(word, `${isWhole(word) ? '' : '*'}${weight}`);
};

const lexeme = (word: string, flags: string): string => (flags === '' ? `'${word}'` : `'${word}':${flags}`);

const phrase = (words: readonly string[], isKnown = false, weight: Weight = ''): string =>
  words.length === 1
    ? quoted(words[0] ?? '', isKnown, weight)
    : `(${words.map((word) => quoted(word, isKnown, weight)).join(' <-> ')})`;

const exactWords = (words: readonly string[]): string =>
  words.map((word) => `('${word}':A | '${word}s':A)`).join(' & ');

const anyOf = (term: SearchTerm, weight: Weight = ''): string =>
  [
    ...term.alternatives.map((words) => phrase(words, false, weight)),
    ...[term.typed, ...term.names].map((words) => phrase(words, isKnown(term), weight)),
  ].join(' | ');

/** Any of these beginnings, which are our own, begins some word of the title or description. */
export const beginningsQuery = (beginnings: readonly string[]): SQL =>
  query(beginnings.map((word) => `'${word}':*`).join(' | '));
