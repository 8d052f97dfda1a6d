import { isHive, type BuiltInHive, type HiveName } from '../hives.js';
import type { SearchTerm } from './understand.js';

/**
 * What decides the order of listings that all fit a query, in points. The server computes the same sum in SQL, from these
 * numbers.
 */
export const POINTS = {
  /** Every term stands in the title, in whatever words. */
  inTitle: 3,
  /** On top of that, every term stands there as it was typed. */
  asTyped: 1,
  /** On top of that, as whole words. */
  wholeWords: 1,
  /** A word that asks for a hive stands in the title, too. */
  askedInTitle: 1,
  /** The listing is in a hive that the query asks for by a word such as "tutor". */
  askedHive: 6,
  /** The title names something else that is only called after what was asked for, such as a laptop bag. */
  somethingElse: -6,
  /** It is on the campus that comes first: enough to lead what fits as well, too little to pass what fits better. */
  onCampus: 0.75,
} as const;

/** Things come before errands and gigs that only mention them. */
export const HIVE_POINTS: Readonly<Record<BuiltInHive, number>> = {
  essentials: 6,
  academia: 4,
  buzz: 4,
  archive: 3,
  sidehustle: 1.5,
  logistics: 0,
};

/** The same of any hive: one of the campus's own counts as things do. */
export const hivePoints = (hive: HiveName): number =>
  isHive(hive) ? HIVE_POINTS[hive] : HIVE_POINTS.essentials;

/** A listing as the search sees it; words are folded, in their order. */
export interface SearchedListing {
  readonly title: readonly string[];
  readonly description: readonly string[];
  readonly hive: HiveName;
}

/** Whether a listing fits every term of a query. */
export function fitsQuery(
  terms: readonly SearchTerm[],
  { title, description, hive }: SearchedListing,
): boolean {
  return terms.every(
    (term) => term.hive === hive || [title, description].some((text) => holdsAny(text, term)),
  );
}

/** How well a listing that fits answers the query, in points. */
export function pointsOf(terms: readonly SearchTerm[], { title, hive }: SearchedListing): number {
  const needed = terms.filter((term) => term.hive === null);
  const inTitle = needed.length === 0 ? terms : needed;
  const asked = terms.filter((term) => term.hive !== null);
  const given = (points: number, fits: boolean) => (fits ? points : 0);
  return (
    given(
      POINTS.inTitle,
      inTitle.every((term) => holdsAny(title, term)),
    ) +
    given(
      POINTS.asTyped,
      inTitle.every(({ typed }) => holds(title, typed)),
    ) +
    given(
      POINTS.wholeWords,
      inTitle.every(({ typed }) => typed.every((word) => title.includes(word) || title.includes(`${word}s`))),
    ) +
    given(
      POINTS.askedInTitle,
      asked.some((term) => holdsAny(title, term)),
    ) +
    given(
      POINTS.askedHive,
      asked.some((term) => term.hive === hive),
    ) +
    given(
      POINTS.somethingElse,
      terms.some(({ except }) => except.some((word) => holds(title, [word]))),
    ) +
    hivePoints(hive)
  );
}

const holdsAny = (text: readonly string[], { typed, alternatives }: SearchTerm): boolean =>
  [typed, ...alternatives].some((phrase) => holds(text, phrase));

/** Whether the words of a phrase begin neighbouring words of a text. */
const holds = (text: readonly string[], phrase: readonly string[]): boolean =>
  text.some((_, at) => phrase.every((word, index) => begins(word, text[at + index])));

const begins = (word: string, known: string | undefined): boolean =>
  known !== undefined && (isWhole(word) ? known === word : known.startsWith(word));

/** A number of one or two digits must be a whole word, so that 8 does not find 840; 991 finds the 991ES. */
export const isWhole = (word: string): boolean => /^\p{N}{1,2}$/u.test(word);
