import { campus as ghana } from '@campushive/campus-ghana';
import {
  bundleField,
  bundlePriceOf,
  decideBundle,
  turnOf,
  type BundleTurn,
} from '@campushive/contract/rules/bundles';
import { agreedOffer, endOffers } from './offers.js';
import { toMajor } from './money.js';
import { refuse, refuseField, type Order, type State, type StoredListing, type Student } from './state.js';

/** Moves the other listings of a bundle together with the order's own. */
export function moveOthers(state: State, { further = [] }: Order, turn: BundleTurn): void {
  for (const { listing } of further) {
    const to = turnOf(turn, listing.status);
    if (to === null) continue;
    listing.status = to;
    if (to === 'sold') endOffers(state, (one) => one.listing === listing, 'sold');
  }
}

const goneFrom = (at: number, code: 'not_found' | 'listing_unavailable' = 'listing_unavailable'): never =>
  refuse(code, undefined, { [bundleField(at)]: { code: 'bundle_gone' } });

/**
 * Returns the listings of a bundle. Refuses items that cannot be sold together, with the field of the first such item. Empty for a single
 * listing.
 */
export function findBundled(state: State, ids: readonly string[], me: Student): StoredListing[] {
  if (ids.length === 1) return [];
  const all = ids.map(
    (id, at) =>
      state.listings.find((one) => one.id === id && !['deleted', 'hidden', 'draft'].includes(one.status)) ??
      goneFrom(at, at === 0 ? 'not_found' : 'listing_unavailable'),
  );
  const items = all.map(({ id, hive, poster, priceMinor }) => ({
    id,
    hive,
    posterId: poster.id,
    priceMinor: priceMinor ?? null,
  }));
  const refusal = decideBundle(items, me.id);
  if (refusal !== null) return refuseField(bundleField(refusal.at), refusal.refused);
  return all.slice(1);
}

/** Returns the other items with their current prices. Refuses items that are no longer for sale. */
export function priceBundled(
  state: State,
  first: StoredListing,
  others: readonly StoredListing[],
  me: Student,
): NonNullable<Order['further']> {
  if (others.length > 0 && first.status !== 'active') goneFrom(0);
  return others.map((listing, index) => {
    if (listing.status !== 'active') goneFrom(index + 1);
    const offer = agreedOffer(state, listing, me);
    return { listing, priceMinor: offer?.amountMinor ?? listing.priceMinor ?? 0, offer: offer?.found };
  });
}

/** Sums up the bundle. Refuses more than the maximum price of an order. */
export function sumOf(firstMinor: number, further: NonNullable<Order['further']>): number {
  const sum = bundlePriceOf([firstMinor, ...further.map(({ priceMinor }) => priceMinor)]);
  const { maxPrice } = ghana.fees;
  return further.length > 0 && sum > maxPrice
    ? refuseField('bundledIds', 'price_too_high', { max: toMajor(maxPrice) })
    : sum;
}
