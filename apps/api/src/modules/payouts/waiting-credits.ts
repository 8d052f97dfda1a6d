import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { credits } from '../../platform/database/schema/index.js';

/** What no payout carries and no one took back. */
const areWaiting = (userId: string) =>
  and(eq(credits.userId, userId), isNull(credits.payoutId), isNull(credits.withdrawnAt));

/** Keeps others from withdrawing them meanwhile. */
export function lockWaitingCredits(tx: Db, userId: string) {
  return tx
    .select({ id: credits.id, amount: credits.amount })
    .from(credits)
    .where(areWaiting(userId))
    .orderBy(asc(credits.id))
    .for('update');
}

export async function carryCredits(
  tx: Db,
  given: readonly { readonly id: string }[],
  payoutId: string,
): Promise<void> {
  const ids = given.map(({ id }) => id);
  await tx.update(credits).set({ payoutId }).where(inArray(credits.id, ids));
}

/** The payout never arrived: what the campus gave waits for the next one, and can be taken back again. */
export async function freeCredits(tx: Db, payoutId: string): Promise<void> {
  await tx.update(credits).set({ payoutId: null }).where(eq(credits.payoutId, payoutId));
}
