import type { Sort } from '@campushive/contract/calls/hives';
import { POINTS } from '@campushive/contract/search/ranking';
import { asc, desc, lt, sql, type SQL } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import { decodeCursor } from '../../calls/page.js';
import { listings } from '../../platform/database/schema/index.js';
import type { ListingRow } from './listing-row.js';
import type { Search } from './search.js';
import { campus } from '../../platform/campus.js';

export const price = sql<number>`coalesce(${listings.priceMinor}, 0)`;

/** Start of an event, or end of everything else. */
export const date = sql<Date | null>`coalesce(${listings.startsAt}, ${listings.expiresAt})`;
/** The same in seconds; listings without an end come last. */
const end = sql<number>`coalesce(extract(epoch from ${date})::float8, 'infinity'::float8)`;

export interface Ordering {
  /** Effective sort: there is no relevance without words. */
  readonly sort: Sort;
  /** Sort key of rows; ids break ties. */
  readonly key: SQL<number>;
  readonly order: readonly SQL[];
  /** Condition for rows after the cursor. */
  readonly after: SQL | undefined;
}

/** Returns the order of a list, and where its next page begins. A cursor of one sort is refused by the others. */
export function orderingOf(sort: Sort, search: Search, cursor: string | undefined): Ordering {
  switch (sort) {
    case 'relevance': {
      if (search.kind !== 'words') return orderingOf('newest', search, cursor);
      const { rank } = search;
      const at = read(sort, cursor);
      return {
        sort: sort,
        key: rank,
        order: [desc(rank), desc(listings.id)],
        after: at && sql`(${rank}, ${listings.id}) < (${at.key}::float8, ${at.id}::uuid)`,
      };
    }
    case 'price-asc':
    case 'price-desc': {
      const at = read(sort, cursor);
      // The index holds whole minor units and cannot be used with other numbers.
      if (at && !(Number.isInteger(at.key) && at.key >= 0 && at.key <= campus.fees.maxPrice)) throw notOurs();
      const up = sort === 'price-asc';
      return {
        sort: sort,
        key: price,
        order: up ? [asc(price), asc(listings.id)] : [desc(price), desc(listings.id)],
        after:
          at &&
          (up
            ? sql`(${price}, ${listings.id}) > (${at.key}::integer, ${at.id}::uuid)`
            : sql`(${price}, ${listings.id}) < (${at.key}::integer, ${at.id}::uuid)`),
      };
    }
    case 'soonest': {
      const at = read(sort, cursor);
      return {
        sort: sort,
        key: end,
        order: [asc(end), asc(listings.id)],
        after: at && sql`(${end}, ${listings.id}) > (${at.key}::float8, ${at.id}::uuid)`,
      };
    }
    case 'newest': {
      const at = read(sort, cursor);
      // Ids carry their creation time; renewals get ids as well.
      return {
        sort: sort,
        key: sql<number>`0`,
        order: [desc(listings.latestId)],
        after: at && lt(listings.latestId, at.id),
      };
    }
    default:
      return sort satisfies never;
  }
}

/** Splits a list of the newest that begins with one campus: its listings, then the others, each from the cursor on. */
export function turnsOf(cursor: string | undefined): {
  readonly own: Ordering | null;
  readonly others: Ordering;
} {
  const at = read('newest', cursor);
  const turn = (key: number, after: SQL | undefined): Ordering => ({
    sort: 'newest',
    key: sql<number>`${sql.raw(String(key))}`,
    order: [desc(listings.latestId)],
    after,
  });
  const rest = at && lt(listings.latestId, at.id);
  if (at !== undefined && at.key !== OWN_TURN) return { own: null, others: turn(0, rest) };
  return { own: turn(OWN_TURN, rest), others: turn(0, undefined) };
}

/** The key of listings on the preferred campus. */
const OWN_TURN = 1;

/** The same search, with a campus first among equal matches. */
export const ledBy = (campusId: string, search: Search): Search =>
  search.kind === 'words'
    ? {
        ...search,
        rank: sql<number>`(${search.rank} + case when ${listings.universityId} = ${campusId} then ${sql.raw(String(POINTS.onCampus))} else 0 end)::float8`,
      }
    : search;

/** Values of a cursor, as `orderingOf` reads them. */
export const cursorValues = (
  sort: Sort,
  key: number,
  { id, latestId }: Pick<ListingRow, 'id' | 'latestId'>,
) => [sort, key, sort === 'newest' ? latestId : id] as const;

function read(sort: Sort, cursor: string | undefined): { key: number; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [of, key, id] = decodeCursor(cursor, ['string', 'number', 'id']);
  if (of !== sort) throw notOurs();
  return { key: Number(key), id: String(id) };
}

const notOurs = () => invalidField('cursor', 'invalid_cursor');
