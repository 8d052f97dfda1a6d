import { decidePriceDrop, PRICE_MEMORY } from '@campushive/contract/rules/price-drops';
import { and, eq, lte } from 'drizzle-orm';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { listingPrices, listings } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ListingRow } from '../listing-row.js';

interface StoredPrice {
  /** New values of the listing's reduction columns. */
  readonly shown: Partial<Pick<ListingRow, 'reducedFromMinor' | 'reducedAt'>>;
  readonly isDrop: boolean;
}

/**
 * Stores the current price of a locked listing before a change, and decides whether the change is a drop. Ignores
 * drafts, whose price no one has seen.
 */
export async function storePrice(
  tx: Db,
  listing: ListingRow,
  nextMinor: number | null,
  now: Date,
): Promise<StoredPrice> {
  const { id: listingId, hive, reducedFromMinor, reducedAt } = listing;
  const beforeMinor = listing.priceMinor ?? 0;
  const afterMinor = nextMinor ?? 0;
  if (listing.status === 'draft' || beforeMinor === afterMinor) return { shown: {}, isDrop: false };
  const forgotten = later(now, -PRICE_MEMORY);
  const mine = eq(listingPrices.listingId, listingId);
  await tx.delete(listingPrices).where(and(mine, lte(listingPrices.until, forgotten)));
  const earlier = await tx.select().from(listingPrices).where(mine);
  await tx.insert(listingPrices).values({ listingId, priceMinor: beforeMinor, until: now });
  const { shownFromMinor, isDrop } = decidePriceDrop({
    hive,
    beforeMinor,
    afterMinor,
    earlierMinor: earlier.map((one) => one.priceMinor),
    shownFromMinor: reducedAt !== null && reducedAt > forgotten ? reducedFromMinor : null,
  });
  const since = isDrop ? now : reducedAt;
  return {
    shown: { reducedFromMinor: shownFromMinor, reducedAt: shownFromMinor === null ? null : since },
    isDrop,
  };
}

/** Ends reductions after 30 days: the old price is no longer shown struck through. */
export async function endReductions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const over = later(clock.now(), -PRICE_MEMORY);
  await db
    .update(listings)
    .set({ reducedFromMinor: null, reducedAt: null })
    .where(lte(listings.reducedAt, over));
  await db.delete(listingPrices).where(lte(listingPrices.until, over));
}
