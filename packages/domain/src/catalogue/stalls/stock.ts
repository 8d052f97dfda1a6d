import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { stallItems, stalls } from '../../platform/database/schema/index.js';
import type { StallRow } from './store.js';

/** Reserves units, frees them, or takes them out of the stock. */
export async function changeStock(
  tx: Db,
  lines: readonly { readonly itemId: string; readonly quantity: number }[],
  change: 'claim' | 'free' | 'consume',
): Promise<void> {
  // In one order everywhere, so that two transactions never wait for each other.
  for (const { itemId, quantity } of [...lines].sort((a, b) => a.itemId.localeCompare(b.itemId))) {
    const ordered = sql`${stallItems.ordered} + ${change === 'claim' ? quantity : -quantity}::int`;
    const stock = sql`${stallItems.stock} - ${quantity}::int`;
    await tx
      .update(stallItems)
      .set({ ordered, ...(change === 'consume' && { stock }) })
      .where(eq(stallItems.id, itemId));
  }
}

/** Counts up the orders of a stall, unless the order has its number already. Returns the last number. */
export async function countOrder(
  tx: Db,
  stallId: string,
  isNumbered: boolean,
): Promise<Pick<StallRow, 'lastNumber' | 'readyMinutes'>> {
  const [stall] = await tx
    .update(stalls)
    .set({ lastNumber: sql`${stalls.lastNumber} + ${isNumbered ? 0 : 1}::int` })
    .where(eq(stalls.id, stallId))
    .returning({ lastNumber: stalls.lastNumber, readyMinutes: stalls.readyMinutes });
  if (stall === undefined) throw new Error('Stalls are never deleted');
  return stall;
}
