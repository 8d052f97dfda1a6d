import { TOPICS, type PriceRange, type TopicId } from '@campushive/contract';
import { MAX_SALES, SALES_MEMORY, soldRangeOf } from '@campushive/contract/rules/price-range';
import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { toMajor } from '../../../platform/money.js';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';
import { isOfTopic } from '../listing-conditions.js';

/** Written out, so that PostgreSQL recognises the partial index. */
const SOLD = sql`${listings.status} in ('sold', 'completed')`;

/**
 * Price paid on the platform, which may have been negotiated, or the listing's share of a bundle. Otherwise the last
 * listed price. Columns carry table names: in a query of one table they would have none, and the inner query would
 * resolve them to the outer one.
 */
const paid = sql<number>`coalesce((select orders.price - coalesce((select sum(bundle_items.price) from bundle_items
    where bundle_items.order_id = orders.id), 0) from orders
  where orders.listing_id = listings.id and orders.item = 'listing' and orders.status in ('released', 'paid_out')
  order by orders.id desc limit 1), (select bundle_items.price from bundle_items
    join orders on orders.id = bundle_items.order_id
  where bundle_items.listing_id = listings.id and orders.status in ('released', 'paid_out')
  order by orders.id desc limit 1), listings.price_minor, 0)`;

/** Returns the price range of sold listings of a topic: on one campus, or on all campuses where too few were sold there. */
export async function findPriceRange(
  db: Db,
  topic: TopicId,
  universityId: string,
  now: Date,
): Promise<PriceRange | null> {
  const here = await findRange(db, topic, now, eq(listings.universityId, universityId));
  if (here !== null) return { ...here, scope: 'campus' };
  const all = await findRange(db, topic, now);
  return all === null ? null : { ...all, scope: 'all' };
}

async function findRange(db: Db, topic: TopicId, now: Date, where?: SQL) {
  const rows = await db
    .select({ price: paid })
    .from(listings)
    .where(
      and(
        SOLD,
        eq(listings.hive, TOPICS[topic].hive),
        gt(listings.updatedAt, later(now, -SALES_MEMORY)),
        isOfTopic(topic),
        where,
      ),
    )
    .orderBy(desc(listings.updatedAt))
    .limit(MAX_SALES);
  const range = soldRangeOf(rows.map((row) => Number(row.price)));
  if (range === null) return null;
  const { lowMinor, medianMinor, highMinor, count } = range;
  return { low: toMajor(lowMinor), median: toMajor(medianMinor), high: toMajor(highMinor), count };
}
