import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { credits } from '../../platform/database/schema/index.js';

/** So many credits go out at once: the rest waits for the next payout. */
const CREDITS_A_PAYOUT = 200;

/** What no payout carries and no one took back. */
const areWaiting = (userId: string) =>
  and(eq(credits.userId, userId), isNull(credits.payoutId), isNull(credits.withdrawnAt));

export async function sumWaitingCredits(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${credits.amount}), 0)`.mapWith(Number) })
    .from(credits)
    .where(areWaiting(userId));
  return row?.sum ?? 0;
}

/** Keeps others from withdrawing them meanwhile. */
export function lockWaitingCredits(tx: Db, userId: string) {
  return tx
    .select({ id: credits.id, amount: credits.amount })
    .from(credits)
    .where(areWaiting(userId))
    .orderBy(asc(credits.id))
    .limit(CREDITS_A_PAYOUT)
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
