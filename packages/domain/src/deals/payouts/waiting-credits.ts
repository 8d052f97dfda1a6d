import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { credits } from '../../platform/database/schema/index.js';

/** Credits without a payout that were not withdrawn. */
const areWaiting = (userId: string) =>
  and(eq(credits.userId, userId), isNull(credits.payoutId), isNull(credits.withdrawnAt));

/** Locks the credits, so that they cannot be withdrawn meanwhile. */
export function lockWaitingCredits(tx: Db, userId: string) {
  return tx
    .select({ id: credits.id, amount: credits.amount })
    .from(credits)
    .where(areWaiting(userId))
    .orderBy(asc(credits.id))
    .for('update');
}
