import { count, or, eq, sql } from 'drizzle-orm';
import type { Profile } from '@campushive/contract';
import type { Db } from '../../platform/database/database.js';
import { meetups } from '../../platform/database/schema/index.js';

/** Counts a student's meetings for handing over paid items, and their no-shows. */
export async function countMeetups(db: Db, userId: string): Promise<Profile['meetups']> {
  const isParty = or(eq(meetups.buyerId, userId), eq(meetups.sellerId, userId));
  const stayedAway = sql`${meetups.status} = 'missed' and ${userId}::uuid = case ${meetups.missedBy}
    when 'buyer' then ${meetups.buyerId} else ${meetups.sellerId} end`;
  const [row] = await db
    .select({
      met: sql<number>`count(*) filter (where ${meetups.status} = 'met')`.mapWith(Number),
      missed: sql<number>`count(*) filter (where ${stayedAway})`.mapWith(Number),
      all: count(),
    })
    .from(meetups)
    .where(sql`${isParty} and ${meetups.status} in ('met', 'missed')`);
  return { met: row?.met ?? 0, missed: row?.missed ?? 0 };
}
