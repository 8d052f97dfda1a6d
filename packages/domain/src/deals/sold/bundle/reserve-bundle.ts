import { bundleField, bundlePriceOf, decideBundle } from '@campushive/contract/rules/bundles';
import { campus } from '../../../platform/campus.js';
import { Failure, invalidField } from '../../../calls/failure.js';
import { toMajor } from '../../../platform/money.js';
import type { Db } from '../../../platform/database/database.js';
import { bundleItems } from '../../../platform/database/schema/index.js';
import { findAgreed, spendAgreed } from '../../offers/agreed-price.js';
import type { SoldListing } from '../../payments/context.js';
import { lockListing } from '../../../catalogue/hives/read-listing.js';

type Listing = NonNullable<SoldListing>;

/** A further item of a bundle, with its price. */
export interface Bundled {
  readonly listing: Listing;
  readonly priceMinor: number;
  /** The offer in which the price was agreed; null for the listed price. */
  readonly offerId: string | null;
}

const isListed = (row: Listing | undefined): row is Listing =>
  row !== undefined && !['deleted', 'hidden', 'draft'].includes(row.status);

/**
 * Returns the listings of a bundle from locked rows, in the order of choice. Refuses items that cannot be sold
 * together, and names the first one at fault. A single listing always passes.
 */
export function readBundle(rows: readonly Listing[], ids: readonly string[], buyerId: string): Listing[] {
  const listings = ids.map((id, at) => {
    const row = rows.find((one) => one.id === id);
    if (!isListed(row)) throw itemUnavailable(at, at === 0 ? 'not_found' : 'listing_unavailable');
    return row;
  });
  const refusal = decideBundle(listings, buyerId);
  if (refusal !== null) throw invalidField(bundleField(refusal.at), refusal.refused);
  return listings;
}

const itemUnavailable = (at: number, code: 'not_found' | 'listing_unavailable' = 'listing_unavailable') =>
  new Failure(code, 'One of these is not available any more.', {
    fieldErrors: { [bundleField(at)]: { code: 'bundle_gone' } },
  });

/**
 * Returns the current state of the other requested items with their prices: the agreed price where there is one.
 * Refuses an item that is no longer for sale. The caller holds their rows locked.
 */
export async function findOthers(
  tx: Db,
  [, ...ids]: readonly string[],
  { buyerId, now }: { readonly buyerId: string; readonly now: Date },
): Promise<Bundled[]> {
  const others: Bundled[] = [];
  for (const [index, id] of ids.entries()) {
    const listing = await lockListing(tx, id);
    if (listing === undefined || !isForSale(listing, now)) throw itemUnavailable(index + 1);
    const offer = await findAgreed(tx, id, buyerId, now);
    const priceMinor = offer?.amountMinor ?? listing.priceMinor ?? 0;
    others.push({ listing, priceMinor, offerId: offer?.id ?? null });
  }
  return others;
}

const isForSale = ({ status, expiresAt }: Listing, now: Date): boolean =>
  status === 'active' && (expiresAt === null || expiresAt > now);

/** Returns the failure for a first item that is gone. */
export const firstItemUnavailable = () => itemUnavailable(0);

/** Returns the total of a bundle; refuses more than the maximum of an order. */
export function sumOf(firstMinor: number, others: readonly Bundled[]): number {
  const sum = bundlePriceOf([firstMinor, ...others.map(({ priceMinor }) => priceMinor)]);
  const { maxPrice } = campus.fees;
  if (others.length > 0 && sum > maxPrice)
    throw invalidField('bundledIds', 'price_too_high', { max: toMajor(maxPrice) });
  return sum;
}

/** Stores the further items of an order, and assigns agreed offers to it. */
export async function addBundled(tx: Db, orderId: string, others: readonly Bundled[]): Promise<void> {
  if (others.length === 0) return;
  await tx.insert(bundleItems).values(
    others.map(({ listing, priceMinor }, index) => ({
      orderId,
      listingId: listing.id,
      position: index + 1,
      title: listing.title,
      price: priceMinor,
    })),
  );
  for (const { offerId } of others) if (offerId !== null) await spendAgreed(tx, offerId, orderId);
}

/** Adds to a refusal the first requested item that another order already buys. */
export function namingItem(error: Failure, ids: readonly string[], reservedIds: readonly string[]): Failure {
  const at = ids.findIndex((id) => reservedIds.includes(id));
  if (ids.length === 1 || at < 0) return error;
  const code = error.code === 'listing_reserved' ? 'bundle_reserved' : 'bundle_gone';
  if (!['listing_reserved', 'listing_unavailable'].includes(error.code)) return error;
  return new Failure(error.code, error.message, {
    fieldErrors: { [bundleField(at)]: { code } },
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  });
}
