import { describe, expect, it } from 'vitest';
import { HIVE_NAMES } from '../../../catalogue/hives.js';
import { MAX_BUNDLE } from '../../../limits.js';
import { LISTING_STATUSES, mayMoveListing } from '../../../catalogue/listing-status.js';
import { ORDER_STATUSES } from '../../../deals/order-status.js';
import {
  bundleField,
  bundlePriceOf,
  decideBundle,
  firstPriceOf,
  isBundleAvailable,
  isBundled,
  isSameBundle,
  turnOf,
  type BundleItem,
} from './bundles.js';

/** Returns a seeded generator of pseudo-random numbers. */
function draws(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * (most + 1));
  };
}

const thing = (n: number, change: Partial<BundleItem> = {}): BundleItem => ({
  id: `thing ${n}`,
  hive: 'essentials',
  posterId: 'seller',
  priceMinor: 1_000 + n,
  ...change,
});
const things = (count: number) => Array.from({ length: count }, (_, n) => thing(n));
const decide = (...items: BundleItem[]) => decideBundle(items, 'buyer');

describe('a bundle', () => {
  it('consists of two to ten listings of one seller, each with a price', () => {
    for (let count = 2; count <= MAX_BUNDLE; count += 1)
      expect(decideBundle(things(count), 'buyer')).toBeNull();
    expect(decideBundle(things(MAX_BUNDLE + 1), 'buyer')).toEqual({ at: MAX_BUNDLE, refused: 'too_many' });
  });

  it('is refused with the position of the listing at fault and the reason', () => {
    expect(decide(thing(0), thing(1), thing(0))).toEqual({ at: 2, refused: 'bundle_twice' });
    expect(decide(thing(0), thing(1, { posterId: 'another' }))).toEqual({
      at: 1,
      refused: 'bundle_other_seller',
    });
    expect(decide(thing(0), thing(1, { posterId: 'buyer' }))).toEqual({ at: 1, refused: 'bundle_own' });
    expect(decide(thing(0, { posterId: 'buyer' }), thing(1))).toEqual({ at: 0, refused: 'bundle_own' });
    expect(decide(thing(0), thing(1, { priceMinor: 0 }))).toEqual({ at: 1, refused: 'bundle_free' });
    expect(decide(thing(0, { priceMinor: null }), thing(1))).toEqual({ at: 0, refused: 'bundle_free' });
    for (const hive of HIVE_NAMES.filter((one) => one !== 'essentials'))
      expect(decide(thing(0), thing(1, { hive }))).toEqual({ at: 1, refused: 'bundle_not_sold' });
  });

  it('contains only items that are sold once', () => {
    expect(HIVE_NAMES.filter(isBundled)).toEqual(['essentials']);
  });

  it('is refused when any of its listings is wrong, whatever its position', () => {
    const draw = draws(83);
    const wrong: readonly Partial<BundleItem>[] = [
      { posterId: 'another' },
      { posterId: 'buyer' },
      { priceMinor: 0 },
      { hive: 'academia' },
    ];
    for (let run = 0; run < 500; run += 1) {
      const count = 2 + draw(MAX_BUNDLE - 2);
      const at = 1 + draw(count - 2);
      const change = wrong[draw(wrong.length - 1)];
      const items = things(count).map((bundleItem, index) =>
        index === at ? { ...bundleItem, ...change } : bundleItem,
      );
      expect(decideBundle(items, 'buyer')).toMatchObject({ at });
    }
  });

  it('is the same for the same listings in any order, and for no others', () => {
    for (let count = 1; count <= MAX_BUNDLE; count += 1) {
      const ids = things(count).map(({ id }) => id);
      expect(isSameBundle(ids, ids.toReversed())).toBe(true);
      expect(isSameBundle(ids, ids.slice(1))).toBe(false);
      expect(isSameBundle(ids, [...ids, 'another'])).toBe(false);
      expect(isSameBundle(ids, [...ids.slice(1), 'another'])).toBe(false);
    }
  });
});

describe('the price of a bundle', () => {
  it('is the sum of the prices of its listings, to the minor unit', () => {
    const draw = draws(19);
    for (let run = 0; run < 500; run += 1) {
      const prices = Array.from({ length: 1 + draw(MAX_BUNDLE - 1) }, () => 1 + draw(9_999_999));
      const [first = 0, ...others] = prices;
      expect(firstPriceOf(bundlePriceOf(prices), others)).toBe(first);
    }
  });
});

it('names the fields of its listings as in a payment request', () => {
  expect([0, 1, 9].map(bundleField)).toEqual(['hiveId', 'bundledIds.0', 'bundledIds.8']);
});

describe('a listing of a bundle', () => {
  it('takes the same status as the listing of an order', () => {
    expect(turnOf('reserve', 'active')).toBe('reserved');
    expect(turnOf('pay', 'reserved')).toBe('sold');
    expect(turnOf('free', 'reserved')).toBe('active');
    expect(turnOf('hand_over', 'sold')).toBe('completed');
    expect(turnOf('offer_again', 'sold')).toBe('active');
  });

  it('stays hidden, deleted or completed whatever becomes of the order', () => {
    for (const turn of ['free', 'hand_over', 'offer_again'] as const)
      for (const status of ['hidden', 'deleted', 'completed'] as const)
        expect(turnOf(turn, status)).toBeNull();
  });

  it('makes only moves that are allowed for listings', () => {
    for (const turn of ['free', 'hand_over', 'offer_again'] as const)
      for (const status of LISTING_STATUSES) {
        const to = turnOf(turn, status);
        if (to !== null) expect(mayMoveListing(status, to, 'system')).toBe(true);
      }
  });
});

it('lets a late payment have a bundle only when every listing of it is available', () => {
  const free = { status: 'active', live: [] } as const;
  expect(isBundleAvailable([free, free])).toBe(true);
  for (const status of LISTING_STATUSES.filter((one) => one !== 'active'))
    expect(isBundleAvailable([free, { ...free, status }])).toBe(false);
  for (const live of ORDER_STATUSES) expect(isBundleAvailable([free, { ...free, live: [live] }])).toBe(false);
});
