import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { listings } from '../../../platform/database/schema/index.js';

/** Stores the price of an event, which follows from its tickets. */
export async function storeEventPrice(tx: Db, listingId: string, priceMinor: number): Promise<void> {
  await tx.update(listings).set({ priceMinor }).where(eq(listings.id, listingId));
}
