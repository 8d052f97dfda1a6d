import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
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

export async function carryCredits(
  tx: Db,
  given: readonly { readonly id: string }[],
  payoutId: string,
): Promise<void> {
  const ids = given.map(({ id }) => id);
  await tx.update(credits).set({ payoutId }).where(inArray(credits.id, ids));
}

/** Frees the credits of a payout that never arrived: they wait for the next one, and can be withdrawn again. */
export async function freeCredits(tx: Db, payoutId: string): Promise<void> {
  await tx.update(credits).set({ payoutId: null }).where(eq(credits.payoutId, payoutId));
}
