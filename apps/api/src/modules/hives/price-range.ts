import { TOPICS, type PriceRange, type TopicId } from '@campushive/contract';
import { MAX_SALES, SALES_MEMORY, soldRangeOf } from '@campushive/contract/rules/price-range';
import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { toMajor } from '../../money.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { listings } from '../../platform/database/schema/index.js';
import { isOfTopic } from './store.js';

/** Written out, so that PostgreSQL sees that the partial index serves. */
const SOLD = sql`${listings.status} in ('sold', 'completed')`;

/**
 * What was paid where it was paid here, which may have been bargained, of a bundle the share of this one; otherwise the last listed price. With the names of the tables: in a
 * query of one table, columns have none, and the inner one would take those of the outer.
 */
const paid = sql<number>`coalesce((select orders.price - coalesce((select sum(bundle_items.price) from bundle_items
    where bundle_items.order_id = orders.id), 0) from orders
  where orders.listing_id = listings.id and orders.item = 'listing' and orders.status in ('released', 'paid_out')
  order by orders.id desc limit 1), (select bundle_items.price from bundle_items
    join orders on orders.id = bundle_items.order_id
  where bundle_items.listing_id = listings.id and orders.status in ('released', 'paid_out')
  order by orders.id desc limit 1), listings.price_minor, 0)`;

/** What things of a topic were sold for: on one campus, or on all where too little was sold there. */
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
