import { and, gt, inArray } from 'drizzle-orm';
import type { Pair } from '../../accounts/users/acquaintance.js';
import type { Db } from '../../platform/database/database.js';
import { conversations } from '../../platform/database/schema/index.js';

/** Returns true if two students have talked. A conversation counts from its first message. */
export async function haveTalked(db: Db, pair: Pair): Promise<boolean> {
  const [talk] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        inArray(conversations.firstUserId, [...pair]),
        inArray(conversations.secondUserId, [...pair]),
        gt(conversations.length, 0),
      ),
    )
    .limit(1);
  return talk !== undefined;
}
