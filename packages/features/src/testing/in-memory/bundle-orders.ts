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

/** Moves the other listings of a bundle as the order's own is moved. */
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

/** Refuses what is not sold together, and names the one that is in the way; of a single listing there is nothing to refuse. */
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

/** The other things with what they cost now; refuses one that is not for sale any more. */
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

/** All of it together; refuses more than one order may cost. */
export function sumOf(firstMinor: number, further: NonNullable<Order['further']>): number {
  const sum = bundlePriceOf([firstMinor, ...further.map(({ priceMinor }) => priceMinor)]);
  const { maxPrice } = ghana.fees;
  return further.length > 0 && sum > maxPrice
    ? refuseField('bundledIds', 'price_too_high', { max: toMajor(maxPrice) })
    : sum;
}
