import type { Profile } from '@campushive/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { orders } from '../../platform/database/schema/index.js';
import { countMeetups } from '../meetups/count-meetups.js';

/** Counts a student's completed sales and meet-ups. */
export async function countDeals(db: Db, userId: string): Promise<Pick<Profile, 'saleCount' | 'meetups'>> {
  const [[sales], meetups] = await Promise.all([
    db
      .select({ count: count() })
      .from(orders)
      .where(and(eq(orders.sellerId, userId), inArray(orders.status, ['released', 'paid_out']))),
    countMeetups(db, userId),
  ]);
  return { saleCount: sales?.count ?? 0, meetups };
}
