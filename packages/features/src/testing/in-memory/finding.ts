import { campus as ghana } from '@campushive/campus-ghana';
import {
  DAY,
  TOPICS,
  type TopicId,
  findUniversity,
  ownHive,
  ownValuesIn,
  readFacets,
  type Facet,
  type HiveName,
  type Institution,
  type ListingStatus,
  type ParsedInputOf,
} from '@campushive/contract';
import {
  fitsQuery,
  fitsMost,
  headTerms,
  isWhole,
  mostPointsOf,
  POINTS,
  pointsOf,
  type SearchedListing,
} from '@campushive/contract/search/ranking';
import type { SearchFit } from '@campushive/contract/entities/search';
import { describeListing, kindMarks } from '@campushive/contract/search/kinds-of';
import { knowledgeOf } from '@campushive/contract/search/knowledge';
import { readPriceWords, type PricedQuery } from '@campushive/contract/search/price-words';
import {
  apart,
  correct,
  following,
  understand,
  type SearchTerm,
} from '@campushive/contract/search/understand';
import { courseSpellings } from '@campushive/contract/course-code';
import { nearbyIds } from '@campushive/contract/distance';
import { goesOnIn } from '@campushive/contract/rules/event-times';
import { eventWindow, type EventWindow } from '@campushive/contract/rules/event-window';
import { packagesOf } from '@campushive/contract/rules/packages';
import { wordsOf } from '@campushive/contract/search/words';
import { beginningOf, endOf } from './listing-presenter.js';
import { refuseField, type State, type StoredListing, type Student } from './state.js';
import { toMinor, toPrice } from './money.js';

export type FindInput = Omit<ParsedInputOf<'hives.list'>, 'hiveType' | 'cursor' | 'limit'>;

const OPEN: readonly ListingStatus[] = ['active', 'reserved'];
const SPANS = { day: DAY, week: 7 * DAY, month: 30 * DAY };
/** Minimum similarity of a mistyped word, as on the server. */
const LIKENESS = 0.38;

const begins = (word: string, known: readonly string[]) =>
  known.some((one) => (isWhole(word) ? one === word : one.startsWith(word)));
const nearly = (word: string, known: readonly string[]) =>
  word.length >= 4 &&
  !/\p{N}/u.test(word) &&
  (known.some((one) => likeness(word, one) >= LIKENESS) ||
    swapsOf(word).some((swapped) => begins(swapped, known)));

/** Returns open listings in the requested order. Without full matches, near matches. */
export const findInMemory = (
  state: State,
  input: FindInput,
  hive: HiveName | readonly HiveName[] | undefined,
): StoredListing[] => findWithFit(state, input, hive).listings;

/** Returns the matching listings and how they match. */
export function findWithFit(
  state: State,
  input: FindInput,
  hive: HiveName | readonly HiveName[] | undefined,
): { readonly listings: StoredListing[]; readonly fit: SearchFit } {
  const found = searchIn(state, input, hive);
  return { listings: sorted(state, input, found), fit: found.fit };
}

function searchIn(state: State, input: FindInput, hive: HiveName | readonly HiveName[] | undefined): Found {
  const { q = '' } = input;
  const place = placeOf(input, 'university');
  const centre = placeOf(input, 'near');
  const near = centre && nearbyIds(ghana.institutions, centre);
  const priced = readPriceWords(q, ghana.currency);
  const words = wordsOf(priced.rest);
  if (input.minPrice != null) toPrice(input.minPrice, 'minPrice');
  if (input.maxPrice != null) toPrice(input.maxPrice, 'maxPrice');
  const facets = facetsOf(input, hive);
  const open = state.listings.filter(
    (one) =>
      OPEN.includes(one.status) &&
      (hive === undefined || (typeof hive === 'string' ? hive === one.hive : hive.includes(one.hive))) &&
      (place === undefined || one.poster.universityId === place.id) &&
      (near === undefined || near.includes(one.poster.universityId)) &&
      (input.minPrice == null || (one.priceMinor ?? 0) >= toMinor(input.minPrice)) &&
      (input.maxPrice == null || (one.priceMinor ?? 0) <= toMinor(input.maxPrice)) &&
      holds(one, facets) &&
      (input.topic === undefined || isOfTopic(one, input.topic)) &&
      (input.course === undefined || one.details['courseCode'] === input.course) &&
      (input.condition === undefined || one.details['condition'] === input.condition) &&
      (input.cost === undefined || isFree(one)) &&
      (input.eventType === undefined || one.details['eventType'] === input.eventType) &&
      (input.when === undefined || takesPlace(one, eventWindow(input.when, state.now(), ghana.timeZone))) &&
      (input.since === undefined || Date.parse(one.createdAt) > state.now().getTime() - SPANS[input.since]),
  );
  if (q.trim() === '') return { listings: open, terms: [], fit: 'all' };
  if (words.length === 0) return { listings: [], terms: [], fit: 'all' };
  return matching(
    open.filter((one) => costs(one, priced)),
    words,
    input.sort === 'relevance',
  );
}

const costs = ({ priceMinor }: StoredListing, { minPrice, maxPrice }: PricedQuery): boolean =>
  (minPrice === null || (priceMinor ?? 0) >= toMinor(minPrice)) &&
  (maxPrice === null || (priceMinor ?? 0) <= toMinor(maxPrice));

function sorted(
  state: State,
  input: FindInput,
  { listings: found, terms, fit, more }: Found,
): StoredListing[] {
  const { sort = 'newest' } = input;
  const home = placeOf(input, 'first');
  const isHome = (one: StoredListing) => one.poster.universityId === home?.id;
  const up = sort === 'price-asc' ? 1 : -1;
  if (sort.startsWith('price'))
    return found.sort(
      (a, b) => up * ((a.priceMinor ?? 0) - (b.priceMinor ?? 0)) || up * a.id.localeCompare(b.id),
    );
  if (sort === 'soonest') {
    const end = (one: StoredListing) => (beginningOf(one) ?? endOf(one))?.toISOString() ?? '';
    return found.sort((a, b) => end(a).localeCompare(end(b)) || a.id.localeCompare(b.id));
  }
  if (sort === 'relevance' && terms.length > 0) {
    const rank = fit === 'most' ? mostPointsOf : pointsOf;
    const pointsIn = (one: StoredListing) => {
      if (more === undefined) return rank(terms, searched(one));
      if (more.listings.includes(one)) return mostPointsOf(more.terms, searched(one));
      return POINTS.fitsAll + rank(terms, searched(one));
    };
    const points = (one: StoredListing) => pointsIn(one) + (isHome(one) ? POINTS.onCampus : 0);
    return found.sort((a, b) => points(b) - points(a) || b.id.localeCompare(a.id));
  }
  found.sort((one, other) => placeAmongNewest(other).localeCompare(placeAmongNewest(one)));
  return input.university === undefined && input.near === undefined
    ? [...found.filter(isHome), ...found.filter((one) => !isHome(one))]
    : found;
}

/** Returns the filters of a campus-defined hive. */
function facetsOf({ facets }: FindInput, hive: HiveName | readonly HiveName[] | undefined): readonly Facet[] {
  if (facets === undefined) return [];
  const read = readFacets(typeof hive === 'string' ? ownHive(hive) : undefined, facets);
  return read ?? refuseField('facets', 'invalid_choice');
}

const holds = ({ details }: StoredListing, facets: readonly Facet[]): boolean =>
  facets.every(([id, value]) => (ownValuesIn(details)[id] ?? false) === value);

const isFree = ({ hive, priceMinor, details }: StoredListing): boolean =>
  (priceMinor ?? 0) === 0 && (hive !== 'buzz' || details['admission'] === 'free');

function takesPlace(one: StoredListing, window: EventWindow): boolean {
  const ends = endOf(one);
  return one.hive === 'buzz' && ends !== null && goesOnIn({ begins: beginningOf(one) ?? ends, ends }, window);
}

const placeAmongNewest = ({ id, renewed }: StoredListing) => renewed?.place ?? id;

function placeOf(input: FindInput, field: 'university' | 'near' | 'first'): Institution | undefined {
  const named = input[field];
  if (named === undefined) return undefined;
  return findUniversity(ghana, named) ?? refuseField(field, 'unknown_university');
}

export const isOfTopic = (one: StoredListing, topic: TopicId): boolean =>
  one.hive === TOPICS[topic].hive && marksOf(one).includes(`~${topic}`);

const marksOf = (one: StoredListing): readonly string[] =>
  kindMarks(describeListing(one), knowledgeOf(ghana).lexicon);

/** Matches listings as the server does: as typed or by the vocabulary, else with corrected spelling, else near matches. */
function matching(open: readonly StoredListing[], words: readonly string[], isRanked: boolean): Found {
  const exact = fitting(open, words, 'all');
  if (exact.listings.length >= FEW) return exact;
  if (exact.listings.length > 0) return isRanked ? withMore(open, words, exact) : exact;
  const better = correct(words, knowledgeOf(ghana));
  const known = better === undefined ? exact : fitting(open, better, 'corrected');
  if (known.listings.length > 0) return known;
  const nearlyFits = (one: StoredListing) =>
    words.every((word) => begins(word, textOf(one)) || nearly(word, wordsOf(one.title)));
  const alike: Found = { ...exact, listings: open.filter(nearlyFits), fit: 'alike' };
  if (alike.listings.length > 0) return alike;
  const close = mostly(open, known.terms, better ?? words, false) ?? alike;
  if (close.listings.length > 0) return close;
  return mostly(open, known.terms, better ?? words, true) ?? close;
}

function mostly(
  open: readonly StoredListing[],
  read: readonly SearchTerm[],
  words: readonly string[],
  byWords: boolean,
): Found | undefined {
  const terms = apart(read, words, knowledgeOf(ghana), byWords);
  if (terms.length < 2 && headTerms(terms).length === 0) return undefined;
  return { listings: open.filter((one) => fitsMost(terms, searched(one))), terms, fit: 'most' };
}

const FEW = 5;

function withMore(open: readonly StoredListing[], words: readonly string[], exact: Found): Found {
  const terms = following(apart(exact.terms, words, knowledgeOf(ghana)));
  const more = open.filter((one) => !exact.listings.includes(one) && fitsMost(terms, searched(one)));
  if (terms.length === 0 || more.length === 0) return exact;
  return { ...exact, fit: 'some', listings: [...exact.listings, ...more], more: { terms, listings: more } };
}

interface Found {
  readonly listings: StoredListing[];
  readonly terms: readonly SearchTerm[];
  readonly fit: SearchFit;
  /** Listings that match most of the words. */
  readonly more?: { readonly terms: readonly SearchTerm[]; readonly listings: readonly StoredListing[] };
}

function fitting(open: readonly StoredListing[], words: readonly string[], fit: SearchFit): Found {
  const { terms } = understand(words, knowledgeOf(ghana));
  return { terms, fit, listings: open.filter((one) => fitsQuery(terms, searched(one))) };
}

const textOf = (one: StoredListing) =>
  wordsOf(
    `${one.title} ${courseOf(one)} ${one.description} ${placesOf(one)} ${wordsInPackages(one)} ${ownWordsOf(one)} ${brandOf(one)}`,
  );

const searched = (one: StoredListing): SearchedListing => ({
  title: wordsOf(`${one.title} ${courseOf(one)}`),
  description: wordsOf(
    `${one.description} ${placesOf(one)} ${wordsInPackages(one)} ${ownWordsOf(one)} ${brandOf(one)}`,
  ),
  hive: one.hive,
  universityId: one.poster.universityId,
  marks: marksOf(one),
});

/** Returns the spellings of the course, which search treats like the title. */
const courseOf = ({ details: { courseCode } }: StoredListing): string =>
  typeof courseCode === 'string' ? courseSpellings(courseCode) : '';

/** Returns the names and contents of a service's packages. */
const wordsInPackages = ({ details }: StoredListing): string =>
  packagesOf(details)
    .map(({ name, includes }) => `${name} ${includes}`)
    .join(' ');

/** Returns the text fields of a campus-defined hive. */
const ownWordsOf = ({ details: { ownWords } }: StoredListing): string =>
  typeof ownWords === 'string' ? ownWords : '';

/** Returns the brand. */
const brandOf = ({ details: { brand } }: StoredListing): string => (typeof brand === 'string' ? brand : '');

/** Returns the pick-up and drop-off places of an errand. */
const placesOf = ({ details: { from, to } }: StoredListing): string =>
  [from, to].filter((place) => typeof place === 'string').join(' ');

/** Returns students other than `me` whose name or bio contains every word, or similar words. */
export function findPeople({ students }: State, q: string, me: Student | null): Student[] {
  const words = wordsOf(q);
  if (words.length === 0) return [];
  const others = students
    .filter((one) => one !== me && one.settings.visibility !== 'hidden')
    .sort((a, b) => a.name.localeCompare(b.name));
  const textOf = (one: Student) => `${one.name} ${one.bio ?? ''}`.toLowerCase();
  const exact = others.filter((one) => words.every((word) => textOf(one).includes(word)));
  if (exact.length > 0) return exact;
  return others.filter((one) => words.every((word) => nearly(word, wordsOf(textOf(one)))));
}

/** Returns the share of common trigrams of two words, as PostgreSQL's pg_trgm does. */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [piecesOf(one), piecesOf(other)];
  const common = [...mine].filter((piece) => theirs.has(piece)).length;
  return common / (mine.size + theirs.size - common);
}

/** Returns all variants of the word with two neighbouring letters swapped. */
const swapsOf = (word: string): readonly string[] =>
  Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  );

function piecesOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
