import { agreedPrice } from '@campushive/contract/rules/offers';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { offers } from '../../platform/database/schema/index.js';
import { findLatest, stateOf } from './store.js';

/** Returns the agreed price that a buyer can still pay. The caller holds the listing locked. */
export async function findAgreed(tx: Db, listingId: string, buyerId: string, now: Date) {
  const latest = await findLatest(tx, listingId, buyerId);
  const amountMinor = latest === undefined ? null : agreedPrice(stateOf(latest.offer), latest.used, now);
  return latest === undefined || amountMinor === null ? null : { id: latest.offer.id, amountMinor };
}

/** Ties an agreed price to the order that charges it: once that is paid, the price is used up. */
export async function spendAgreed(tx: Db, offerId: string, orderId: string): Promise<void> {
  await tx.update(offers).set({ orderId }).where(eq(offers.id, offerId));
}
