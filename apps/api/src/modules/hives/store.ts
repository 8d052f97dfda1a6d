import { toPesewas, type Condition, type HiveName } from '@campushive/contract';
import type { Sort } from '@campushive/contract/calls/hives';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { decodeCursor } from '../../http/page.js';
import type { Db } from '../../platform/database/database.js';
import { listings, users } from '../../platform/database/schema/index.js';
import { personColumns } from '../users/person.js';
import type { PostedListing } from './answers.js';

const { search: _search, ...listingColumns } = getTableColumns(listings);
export { listingColumns };

export interface ListingFilters {
  readonly hive?: HiveName | undefined;
  readonly q?: string | undefined;
  readonly universityId?: string | undefined;
  /** Cedis. */
  readonly minPrice?: number | null | undefined;
  readonly maxPrice?: number | null | undefined;
  readonly condition?: Condition | undefined;
}

const price = sql<number>`coalesce(${listings.pricePesewas}, 0)`;

/** Every word must begin some word of the title or description. Lexemes are quoted, so nothing in them is an operator. */
function searchQuery(q: string): SQL | undefined {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  return sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
}

function conditionsOf(filters: ListingFilters, now: Date): (SQL | undefined)[] {
  const { hive, q = '', universityId, minPrice, maxPrice, condition } = filters;
  const query = searchQuery(q);
  const asked = q.trim() !== '';
  return [
    hive && eq(listings.hive, hive),
    inArray(listings.status, ['active', 'reserved']),
    or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
    universityId === undefined ? undefined : eq(listings.universityId, universityId),
    minPrice == null ? undefined : gte(price, toPesewas(minPrice)),
    maxPrice == null ? undefined : lte(price, toPesewas(maxPrice)),
    condition && sql`${listings.details}->>'condition' = ${condition}`,
    query === undefined ? (asked ? sql`false` : undefined) : sql`${listings.search} @@ ${query}`,
  ];
}

/** How a sort orders, what its cursor holds, and which rows come after one. Ids break ties. */
function ordering(sort: Sort, q: string | undefined, cursor: string | undefined) {
  const query = searchQuery(q ?? '');
  if (sort === 'relevance' && query !== undefined) {
    const rank = sql<number>`ts_rank(${listings.search}, ${query})::float8`;
    const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['number', 'id']);
    return {
      key: rank,
      order: [desc(rank), desc(listings.id)],
      after: at === undefined ? undefined : sql`(${rank}, ${listings.id}) < (${at}::float8, ${id}::uuid)`,
    };
  }
  if (sort === 'price-asc' || sort === 'price-desc') {
    const [at, id] = cursor === undefined ? [] : decodeCursor(cursor, ['number', 'id']);
    const up = sort === 'price-asc';
    const beyond = up
      ? sql`(${price}, ${listings.id}) > (${at}, ${id}::uuid)`
      : sql`(${price}, ${listings.id}) < (${at}, ${id}::uuid)`;
    return {
      key: price,
      order: up ? [asc(price), asc(listings.id)] : [desc(price), desc(listings.id)],
      after: at === undefined ? undefined : beyond,
    };
  }
  const [id] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
  return {
    key: sql<number>`0`,
    order: [desc(listings.id)],
    after: id === undefined ? undefined : lt(listings.id, String(id)),
  };
}

export interface FoundListing extends PostedListing {
  readonly sortKey: number;
}

/** Open listings in the wanted order, with their posters: the page is cut first, then joined. */
export async function findListings(
  db: Db,
  filters: ListingFilters,
  page: { sort: Sort; cursor: string | undefined; limit: number },
  now: Date,
): Promise<FoundListing[]> {
  const { key, order, after } = ordering(page.sort, filters.q, page.cursor);
  const rows = await db
    .select({ listing: listingColumns, sortKey: key })
    .from(listings)
    .where(and(...conditionsOf(filters, now), after))
    .orderBy(...order)
    .limit(page.limit);
  const posters = await findPosters(
    db,
    rows.map((row) => row.listing.posterId),
  );
  return rows.flatMap((row) => {
    const poster = posters.get(row.listing.posterId);
    return poster === undefined ? [] : [{ ...row, sortKey: Number(row.sortKey), poster }];
  });
}

export async function countListings(db: Db, filters: ListingFilters, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(listings)
    .where(and(...conditionsOf(filters, now)));
  return row?.count ?? 0;
}

/** How many open listings each hive has. */
export async function countByHive(db: Db, now: Date): Promise<ReadonlyMap<HiveName, number>> {
  const rows = await db
    .select({ hive: listings.hive, count: count() })
    .from(listings)
    .where(and(...conditionsOf({}, now)))
    .groupBy(listings.hive);
  return new Map(rows.map((row) => [row.hive, row.count]));
}

async function findPosters(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select(personColumns(users))
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findListing(db: Db, id: string): Promise<PostedListing | undefined> {
  const [row] = await db
    .select({ listing: listingColumns, poster: personColumns(users) })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(eq(listings.id, id));
  return row;
}

/** What a student posted, or was given, newest first, before an id. */
export function findOwn(db: Db, by: SQL | undefined, before: string | undefined, limit: number) {
  return db
    .select({ listing: listingColumns, poster: personColumns(users) })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(and(by, before === undefined ? undefined : lt(listings.id, before)))
    .orderBy(desc(listings.id))
    .limit(limit);
}
