import { topicIdsOf, type HiveName, type TopicId } from '@campushive/contract';
import { and, count, inArray, min } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { listings } from '../../platform/database/schema/index.js';
import type { Counted } from './lists/counts.js';
import { campus } from '../../platform/campus.js';
import { type ListingFilters, conditionsOf } from './listing-conditions.js';

/** Counts the listings that pass the filters. */
export async function countListings(db: Db, filters: ListingFilters, now: Date): Promise<Counted> {
  const [row] = await db
    .select({ count: count(), firstEnd: min(listings.expiresAt) })
    .from(listings)
    .where(and(...conditionsOf(filters, now)));
  return row ?? { count: 0, firstEnd: null };
}

/** Counts the matching open listings of each hive. */
export async function countByHive(
  db: Db,
  filters: ListingFilters,
  now: Date,
): Promise<ReadonlyMap<HiveName, number>> {
  const rows = await db
    .select({ hive: listings.hive, count: count() })
    .from(listings)
    .where(and(...conditionsOf(filters, now)))
    .groupBy(listings.hive);
  return new Map(rows.map((row) => [row.hive, row.count]));
}

/** Counts the open listings of each of these universities. */
export async function countByUniversity(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: listings.universityId, count: count() })
    .from(listings)
    .where(and(...conditionsOf({ search: { kind: 'all' } }, now), inArray(listings.universityId, [...ids])))
    .groupBy(listings.universityId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Counts the open listings of each topic, in the topics' order. */
export async function countByTopic(db: Db, now: Date): Promise<{ id: TopicId; count: number }[]> {
  return Promise.all(
    topicIdsOf(campus).map(async (id) => {
      const { count } = await countListings(db, { search: { kind: 'all' }, topic: id }, now);
      return { id, count };
    }),
  );
}
