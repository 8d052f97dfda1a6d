import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { blocks } from '../../platform/database/schema/index.js';

/** Returns true if there is a block between two students, in either direction. */
export async function isBlocked(db: Db, one: string, another: string): Promise<boolean> {
  const pair = [one, another];
  const rows = await db
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(and(inArray(blocks.blockerId, pair), inArray(blocks.blockedId, pair)))
    .limit(1);
  return rows.length > 0;
}
