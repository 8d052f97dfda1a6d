import { eq, like, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { ledgerPostings, payouts } from '../../platform/database/schema/index.js';

/**
 * Returns the money that the provider's balance must cover for the next payouts, in minor units: payouts that are
 * requested and not yet sent, and all released money of sellers. Leaves out the provider's fees, held money, and transfers under way.
 */
export async function moneyDueToSellers(db: Db): Promise<number> {
  const [requested] = await db
    .select({ sum: sql`coalesce(sum(${payouts.amount}), 0)`.mapWith(Number) })
    .from(payouts)
    .where(eq(payouts.status, 'requested'));
  const [released] = await db
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .where(like(ledgerPostings.account, 'user:%'));
  // Liabilities are credits, which the ledger writes with a minus.
  return (requested?.sum ?? 0) - (released?.sum ?? 0);
}
