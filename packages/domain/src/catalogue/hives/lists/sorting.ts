import type { Sort } from '@campushive/contract/calls/hives';
import { POINTS } from '@campushive/contract/search/ranking';
import { asc, desc, lt, sql, type SQL } from 'drizzle-orm';
import { invalidField } from '../../../calls/failure.js';
import { decodeCursor } from '../../../calls/page.js';
import { listings } from '../../../platform/database/schema/index.js';
import type { ListingRow } from '../listing-row.js';
import type { Search } from './search.js';
import { campus } from '../../../platform/campus.js';

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
      if (at && !(Number.isInteger(at.key) && at.key >= 0 && at.key <= campus.fees.maxPrice))
        throw invalidCursor();
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

/** Places around a reader, in their order in a list of the newest, with their keys in cursors. */
const RING_KEYS = { hall: 3, campus: 1, near: 2, rest: 0 } as const;
/** The listings of one place around a reader: their hall, their campus, the nearby ones, or all others. */
export type Ring = keyof typeof RING_KEYS;
/** Places around a reader, in the order of a list. */
export const RINGS: readonly Ring[] = ['hall', 'campus', 'near', 'rest'];

/** Divides a list of the newest into the places around a reader, from the cursor on. */
export function turnsOf(cursor: string | undefined): readonly (readonly [Ring, Ordering])[] {
  const at = read('newest', cursor);
  const startRing = at === undefined ? 0 : RINGS.findIndex((ring) => RING_KEYS[ring] === at.key);
  if (startRing < 0) throw invalidCursor();
  return RINGS.slice(startRing).map((ring, turn) => [
    ring,
    {
      sort: 'newest',
      key: sql<number>`${sql.raw(String(RING_KEYS[ring]))}`,
      order: [desc(listings.latestId)],
      after: turn === 0 && at !== undefined ? lt(listings.latestId, at.id) : undefined,
    },
  ]);
}

/** Places whose listings come first in a list: a campus, and one of its halls. */
export interface Leading {
  readonly campus?: string | undefined;
  readonly hall?: string | undefined;
}

/** The same search, with a hall and a campus first among equal matches. */
export const ledBy = ({ campus: campusId, hall }: Leading, search: Search): Search => {
  if (search.kind !== 'words' || (campusId === undefined && hall === undefined)) return search;
  const parts = [
    search.rank,
    ...(campusId === undefined
      ? []
      : [pointsIf(sql`${listings.universityId} = ${campusId}`, POINTS.onCampus)]),
    ...(hall === undefined ? [] : [pointsIf(sql`${listings.hallId} = ${hall}`, POINTS.inHall)]),
  ];
  return { ...search, rank: sql<number>`(${sql.join(parts, sql` + `)})::float8` };
};

const pointsIf = (condition: SQL, points: number): SQL =>
  sql`case when ${condition} then ${sql.raw(String(points))} else 0 end`;

/** Values of a cursor, as `orderingOf` reads them. */
export const cursorValues = (
  sort: Sort,
  key: number,
  { id, latestId }: Pick<ListingRow, 'id' | 'latestId'>,
) => [sort, key, sort === 'newest' ? latestId : id] as const;

function read(sort: Sort, cursor: string | undefined): { key: number; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [of, key, id] = decodeCursor(cursor, ['string', 'number', 'id']);
  if (of !== sort) throw invalidCursor();
  return { key: Number(key), id: String(id) };
}

const invalidCursor = () => invalidField('cursor', 'invalid_cursor');
