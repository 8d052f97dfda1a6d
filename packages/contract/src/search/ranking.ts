import { isHive, type BuiltInHive, type HiveName } from '../catalogue/hives.js';
import { KNOWN_KIND, kindMark, likeliestMark, perhapsMark, unnamedMark } from './marks.js';
import type { SearchTerm } from './understand.js';

/**
 * Points that order the listings that fit a query. The server computes the same sum in SQL from these numbers.
 */
export const POINTS = {
  /** Fits the whole query, where other results fit only most of it. */
  fitsAll: 1000,
  /** Every term occurs in the title, in any wording. */
  inTitle: 3,
  /** Bonus when every term occurs in the title as typed. */
  asTyped: 1,
  /** Bonus when the terms occur as whole words. */
  wholeWords: 1,
  /** A word that names a hive also occurs in the title. */
  hiveWordInTitle: 1,
  /** The listing is in a hive that the query names by a word such as "tutor". */
  namedHive: 6,
  /** The listing is of a kind that a term names. */
  ofKind: 5,
  /** Bonus when that kind is the listing's likeliest. */
  likeliestKind: 1,
  /** The listing is a different thing, such as a laptop bag, by its title or its kind. */
  somethingElse: -6,
  /** The listing is on the preferred campus. Leads among equal results, but never overtakes a better one. */
  onCampus: 0.75,
  /** Bonus when the listing is also in the preferred hall. */
  inHall: 0.25,
} as const;

/** Weight of each term when a listing may fit in part. */
export const MOST_POINTS = {
  ofKind: 5,
  /** Bonus for a title that names no sort of the kind, so that it may be the sort that a term names. */
  unnamedSort: 1.5,
  /** The listing may be of a kind that a term names, or is of a wider kind with that name. */
  perhapsOfKind: 2,
  /** The listing is of a related kind, or is an item of no known name that is similar to a term's kind. */
  relative: 0.5,
  inTitle: 3,
  inText: 1.5,
  namedHive: 2,
  place: 1,
} as const;

/** Weights of hives. Items rank above errands and gigs that only mention them. */
const HIVE_POINTS: Readonly<Record<BuiltInHive, number>> = {
  essentials: 6,
  academia: 4,
  buzz: 4,
  archive: 3,
  sidehustle: 1.5,
  logistics: 0,
};

/** Returns the weight of any hive. A campus's own hive weighs as much as items. */
export const hivePoints = (hive: HiveName): number =>
  isHive(hive) ? HIVE_POINTS[hive] : HIVE_POINTS.essentials;

/** A listing in the search index. Words are folded and in order. */
export interface SearchedListing {
  readonly title: readonly string[];
  readonly description: readonly string[];
  readonly hive: HiveName;
  readonly universityId: string;
  /** Marks in the format of `kindMarks`. */
  readonly marks: readonly string[];
}

/** Returns the marks of listings that may match a term, or are of a wider kind with the same name. */
export const nearMarks = ({ kinds, wider }: SearchTerm): readonly string[] => [
  ...kinds.map(perhapsMark),
  ...wider.map(kindMark),
];

/** Returns whether a listing fits every term of a query. */
export function fitsQuery(terms: readonly SearchTerm[], listing: SearchedListing): boolean {
  return terms.every((term) => fitsTerm(term, listing));
}

function fitsTerm(
  term: SearchTerm,
  { title, description, hive, marks, universityId }: SearchedListing,
): boolean {
  return (
    term.hive === hive ||
    term.places.includes(universityId) ||
    term.marks.some((mark) => marks.includes(mark)) ||
    [title, description].some((text) => holdsAny(text, term))
  );
}

/** Returns the terms that name the wanted item. Where there are any, a listing that fits most of a query fits one of them. */
export const headTerms = (terms: readonly SearchTerm[]): readonly SearchTerm[] =>
  terms.filter(({ kinds, hive }) => kinds.length > 0 || hive !== null);

/** Returns the number of terms that a partly fitting listing must fit: half of them. */
export const neededOf = (terms: readonly SearchTerm[]): number => Math.ceil(terms.length / 2);

/** Returns whether a listing fits most of a query. */
export function fitsMost(terms: readonly SearchTerm[], listing: SearchedListing): boolean {
  const heads = headTerms(terms);
  if (heads.length > 0) return heads.some((term) => fitsTerm(term, listing));
  return terms.filter((term) => fitsTerm(term, listing)).length >= neededOf(terms);
}

/** Returns the points of a listing that fits most of a query. */
export function mostPointsOf(terms: readonly SearchTerm[], listing: SearchedListing): number {
  const { title, description, hive, universityId } = listing;
  const sum = (points: (term: SearchTerm) => number) =>
    terms.reduce((total, term) => total + points(term), 0);
  return sum(
    (term) =>
      pointsIf(MOST_POINTS.ofKind, isOfKind(term, listing)) +
      pointsIf(POINTS.likeliestKind, isMostLikely(term, listing)) +
      pointsIf(MOST_POINTS.unnamedSort, bears(listing, term.kinds.map(unnamedMark))) +
      pointsIf(MOST_POINTS.perhapsOfKind, bears(listing, nearMarks(term))) +
      pointsIf(MOST_POINTS.relative, bears(listing, term.relatives)) +
      pointsIf(POINTS.somethingElse, isOfOtherKind(term, listing)) +
      pointsIf(MOST_POINTS.inTitle, holdsAny(title, term)) +
      pointsIf(MOST_POINTS.inText, holdsAny(description, term)) +
      pointsIf(MOST_POINTS.namedHive, term.hive === hive) +
      pointsIf(MOST_POINTS.place, term.places.includes(universityId)),
  );
}

const isOfKind = ({ kinds }: SearchTerm, listing: SearchedListing): boolean =>
  bears(listing, kinds.map(kindMark));

const isMostLikely = ({ kinds }: SearchTerm, listing: SearchedListing): boolean =>
  bears(listing, kinds.map(likeliestMark));

const bears = ({ marks }: SearchedListing, expected: readonly string[]): boolean =>
  expected.some((mark) => marks.includes(mark));

const isOfOtherKind = (term: SearchTerm, listing: SearchedListing): boolean =>
  term.kindHives.includes(listing.hive) && listing.marks.includes(KNOWN_KIND) && !isOfKind(term, listing);

/** Returns the points of a listing that fits the whole query. */
export function pointsOf(terms: readonly SearchTerm[], listing: SearchedListing): number {
  const { title, hive } = listing;
  const needed = terms.filter((term) => term.hive === null);
  const inTitle = needed.length === 0 ? terms : needed;
  const hiveTerms = terms.filter((term) => term.hive !== null);
  const sum = (points: (term: SearchTerm) => number) =>
    terms.reduce((total, term) => total + points(term), 0);
  return (
    pointsIf(
      POINTS.inTitle,
      inTitle.every((term) => holdsAny(title, term)),
    ) +
    pointsIf(
      POINTS.asTyped,
      inTitle.every((term) => holds(title, term.typed, isKnown(term))),
    ) +
    pointsIf(
      POINTS.wholeWords,
      inTitle.every(({ typed }) => typed.every((word) => title.includes(word) || title.includes(`${word}s`))),
    ) +
    pointsIf(
      POINTS.hiveWordInTitle,
      hiveTerms.some((term) => holdsAny(title, term)),
    ) +
    pointsIf(
      POINTS.namedHive,
      hiveTerms.some((term) => term.hive === hive),
    ) +
    pointsIf(
      POINTS.somethingElse,
      terms.some(({ except }) => except.some((word) => holds(title, [word]))),
    ) +
    sum(
      (term) =>
        pointsIf(POINTS.ofKind, isOfKind(term, listing)) +
        pointsIf(POINTS.likeliestKind, isMostLikely(term, listing)) +
        pointsIf(POINTS.somethingElse, isOfOtherKind(term, listing)),
    ) +
    hivePoints(hive)
  );
}

const pointsIf = (points: number, fits: boolean): number => (fits ? points : 0);

const holdsAny = (text: readonly string[], term: SearchTerm): boolean =>
  term.alternatives.some((phrase) => holds(text, phrase)) ||
  [term.typed, ...term.names].some((phrase) => holds(text, phrase, isKnown(term)));

/** Returns whether the words of a phrase are prefixes of neighbouring words in a text. */
const holds = (text: readonly string[], phrase: readonly string[], isKnown = false): boolean =>
  text.some((_, at) => phrase.every((word, index) => begins(word, text[at + index], isKnown)));

const begins = (word: string, of: string | undefined, isKnown: boolean): boolean =>
  of !== undefined &&
  (isKnown ? formsOf(word).includes(of) : isWhole(word) ? of === word : of.startsWith(word));

/** Returns whether the lexicon knows the term. */
export const isKnown = ({ kinds }: Pick<SearchTerm, 'kinds'>): boolean => kinds.length > 0;

/**
 * Returns whether a term must match a whole word. Numbers of one or two digits must, so that 8 does not find 840, while 991 finds the
 * 991ES. Other words may be incomplete typing.
 */
export const isWhole = (word: string): boolean => /^\p{N}{1,2}$/u.test(word);

/** Returns a word with its plurals: "ac" does not find acrylic nails, nor "fan" anything fantastic. */
export const formsOf = (word: string): readonly string[] => [
  word,
  `${word}s`,
  ...(/[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : []),
  ...(/(s|sh|ch|x)$/.test(word) ? [`${word}es`] : []),
];
