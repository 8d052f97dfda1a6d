import type { FieldCode } from '../../../fields/field-codes.js';
import { itemOf, saleOf, type HiveName } from '../../../catalogue/hives.js';
import { MAX_BUNDLE } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import type { OrderStatus } from '../../../deals/order-status.js';

/** A candidate for a bundle. `priceMinor` is null without a price. */
export interface BundleItem {
  readonly id: string;
  readonly hive: HiveName;
  readonly posterId: string;
  readonly priceMinor: number | null;
}

/** The item that keeps a bundle from being sold, counted from 0, and the reason. */
export interface BundleRefusal {
  readonly at: number;
  readonly refused: Extract<
    FieldCode,
    'bundle_twice' | 'bundle_own' | 'bundle_not_sold' | 'bundle_other_seller' | 'bundle_free' | 'too_many'
  >;
}

/** Returns whether listings of a hive can be bundled: priced items that change hands once. */
export const isBundled = (hive: HiveName): boolean =>
  hive === 'essentials' && saleOf(hive) === 'purchase' && itemOf(hive) === 'listing';

/**
 * Returns why the items cannot be bought together. Null when they can: all have the same seller, who is not the buyer, and each occurs once
 * and has a price. Availability is checked separately, because it changes from minute to minute.
 */
export function decideBundle(items: readonly BundleItem[], buyerId: string): BundleRefusal | null {
  if (items.length > MAX_BUNDLE) return { at: MAX_BUNDLE, refused: 'too_many' };
  const [first] = items;
  for (const [at, item] of items.entries()) {
    const refused = refusalOf(item, first ?? item, buyerId);
    if (refused !== null) return { at, refused };
    if (items.findIndex(({ id }) => id === item.id) < at) return { at, refused: 'bundle_twice' };
  }
  return null;
}

function refusalOf(item: BundleItem, first: BundleItem, buyerId: string): BundleRefusal['refused'] | null {
  if (item.posterId === buyerId) return 'bundle_own';
  if (!isBundled(item.hive)) return 'bundle_not_sold';
  if (item.posterId !== first.posterId) return 'bundle_other_seller';
  return (item.priceMinor ?? 0) > 0 ? null : 'bundle_free';
}

/** Returns the field of a payment's input that names an item of the bundle. */
export const bundleField = (at: number): string => (at === 0 ? 'hiveId' : `bundledIds.${at - 1}`);

/** Returns the price of a bundle: the sum of its items. Fees apply to that sum. */
export const bundlePriceOf = (prices: readonly number[]): number => prices.reduce((sum, one) => sum + one, 0);

/** Returns the price paid for the first item of a bundle: the total less the prices of the others. */
export const firstPriceOf = (priceMinor: number, others: readonly number[]): number =>
  priceMinor - bundlePriceOf(others);

/** Returns whether two bundles hold the same items, in any order. */
export function isSameBundle(one: readonly string[], another: readonly string[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(another).size && another.every((id) => ids.has(id));
}

/** Events of a bundle's order that move its listings. */
export type BundleTurn = 'reserve' | 'pay' | 'free' | 'hand_over' | 'offer_again';

/**
 * Returns the next status of a bundle's item. Null when it stays, such as for an item that a moderator has hidden meanwhile. Follows the
 * rules of an order for a single listing.
 */
export function turnOf(turn: BundleTurn, status: ListingStatus): ListingStatus | null {
  switch (turn) {
    case 'reserve':
      return 'reserved';
    case 'pay':
      return 'sold';
    case 'free':
      return status === 'reserved' ? 'active' : null;
    case 'hand_over':
      return status === 'sold' ? 'completed' : null;
    case 'offer_again':
      return status === 'sold' ? 'active' : null;
    default:
      return turn satisfies never;
  }
}

/** Returns whether a bundle is still available to a late payment: all of its items or none. */
export const isBundleAvailable = (
  items: readonly { readonly status: ListingStatus; readonly live: readonly OrderStatus[] }[],
): boolean => items.every(({ status, live }) => status === 'active' && live.length === 0);
