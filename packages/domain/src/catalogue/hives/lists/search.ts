import {
  apart,
  correct,
  following,
  understand,
  type SearchTerm,
} from '@campushive/contract/search/understand';
import type { SearchFit } from '@campushive/contract/entities/search';
import { readPriceWords, type PricedQuery } from '@campushive/contract/search/price-words';
import { headTerms, POINTS } from '@campushive/contract/search/ranking';
import { gte, lte, sql, type SQL } from 'drizzle-orm';
import { campus, searchKnowledge } from '../../../platform/campus.js';
import { toMinor } from '../../../platform/money.js';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import { fitsAll, fitsMost, mostPointsOf, pointsOf } from './query-conditions.js';
import { loosely, withLikeness } from './loosely.js';
import { wordsOf } from './search-words.js';

export interface Words {
  readonly kind: 'words';
  /** How the results match the query. */
  readonly fit: SearchFit;
  readonly words: readonly string[];
  readonly terms: readonly SearchTerm[];
  /** Price conditions named in the query. */
  readonly prices: readonly SQL[];
  readonly matches: SQL<boolean>;
  /** Rank of a listing; greater is better. */
  readonly rank: SQL<number>;
}

/** Parsed search: `all` for an empty query, `nothing` for one without a single letter or digit. */
export type Search = { readonly kind: 'all' } | { readonly kind: 'nothing' } | Words;

/**
 * Parses a query. Every term must match a listing by its text (as typed, or as the vocabulary rewrites it), its kind,
 * its hive or its campus, depending on the term.
 */
export function readSearch(q: string | undefined, knowledge = searchKnowledge()): Search {
  if (q === undefined || q.trim() === '') return { kind: 'all' };
  const priced = readPriceWords(q, campus.currency);
  const words = wordsOf(priced.rest);
  if (words.length === 0) return { kind: 'nothing' };
  return searchFor(words, 'all', pricesOf(priced), knowledge);
}

function searchFor(
  words: readonly string[],
  fit: SearchFit,
  prices: readonly SQL[],
  knowledge = searchKnowledge(),
): Words {
  const { terms } = understand(words, knowledge);
  const matches = sql<boolean>`(${sql.join([fitsAll(terms), ...prices], sql` and `)})`;
  return { kind: 'words', fit, words, terms, prices, matches, rank: pointsOf(terms) };
}

const PRICE = sql<number>`coalesce(${listings.priceMinor}, 0)`;
/** Largest value of the price column: a price beyond it filters nothing. */
const MOST = 2_147_483_647;

function pricesOf({ minPrice, maxPrice }: PricedQuery): readonly SQL[] {
  const bounds = [
    minPrice === null ? undefined : gte(PRICE, Math.min(MOST, toMinor(minPrice))),
    maxPrice === null ? undefined : lte(PRICE, Math.min(MOST, toMinor(maxPrice))),
  ];
  return bounds.filter((bound) => bound !== undefined);
}

/** Returns the same search with misspelt words corrected; undefined if there are none. */
function corrected({ words, prices }: Words): Words | undefined {
  const better = correct(words, searchKnowledge());
  return better && searchFor(better, 'corrected', prices);
}

/** Returns the same search for listings that match most of it; undefined for a single word without a kind. */
function mostly({ words, prices, terms: read }: Words, byWords = false): Words | undefined {
  const terms = apart(read, words, searchKnowledge(), byWords);
  if (terms.length < 2 && headTerms(terms).length === 0) return undefined;
  return close({ words, prices }, terms);
}

function close({ words, prices }: Pick<Words, 'words' | 'prices'>, terms: readonly SearchTerm[]): Words {
  const matches = sql<boolean>`(${sql.join([fitsMost(terms), ...prices], sql` and `)})`;
  return { kind: 'words', fit: 'most', words, terms, prices, matches, rank: mostPointsOf(terms) };
}

/** Listings that match the whole search, followed by those that match most of it. */
function both(all: Words, most: Words): Words {
  const matches = sql<boolean>`(${all.matches} or ${most.matches})`;
  const first = sql.raw(String(POINTS.fitsAll));
  const rank = sql<number>`(case when ${all.matches} then ${first} + ${all.rank} else ${most.rank} end)::float8`;
  return { ...most, fit: 'some', matches, rank };
}

/** Number of full matches below which partial matches follow. */
export const FEW = 5;

/**
 * Runs a search. Without full matches, falls back to corrected spelling, then to similar spelling, then to partial
 * matches. With few full matches, partial ones follow if results are ranked.
 */
export async function searchForgivingly<T>(
  db: Db,
  q: string | undefined,
  run: (db: Db, search: Search) => Promise<T>,
  countOf: (found: T) => number,
  isRanked = true,
): Promise<T> {
  const parsed = readSearch(q);
  const exact = await run(db, parsed);
  if (parsed.kind !== 'words' || countOf(exact) >= FEW) return exact;
  if (countOf(exact) > 0) return isRanked ? withMore(parsed, exact) : exact;
  const better = corrected(parsed);
  const lexiconMatches = better && (await run(db, better));
  if (lexiconMatches !== undefined && countOf(lexiconMatches) > 0) return lexiconMatches;
  const alike = await withLikeness(db, (tx) => run(tx, loosely(parsed)));
  if (countOf(alike) > 0) return alike;
  const most = mostly(better ?? parsed);
  if (most === undefined) return alike;
  const nearest = await run(db, most);
  const byWords = countOf(nearest) > 0 ? undefined : mostly(better ?? parsed, true);
  return byWords === undefined ? nearest : run(db, byWords);

  async function withMore(all: Words, found: T): Promise<T> {
    const terms = following(apart(all.terms, all.words, searchKnowledge()));
    if (terms.length === 0) return found;
    const more = await run(db, both(all, close(all, terms)));
    return countOf(more) > countOf(found) ? more : found;
  }
}
