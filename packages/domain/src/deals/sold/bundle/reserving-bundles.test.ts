import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openReserving } from '../../../../../../apps/api/test/reserving.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import { campus as here } from '../../../platform/campus.js';
import { Failure } from '../../../calls/failure.js';
import { later } from '../../../platform/clock.js';
import { bundleItems, liveSales } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import { allOf, type CheckoutInput } from '../../payments/checkout/reserve.js';
import { findOthers, firstItemUnavailable, namingItem, sumOf } from './reserve-bundle.js';

const { campus, db, desk, seller, buyer, now, reserved } = openReserving();

describe('a bundle', () => {
  const three = async () => [
    await listingOf(seller(), 80),
    await listingOf(seller(), 90),
    await listingOf(seller(), 70),
  ];
  const all = ([hiveId = '', ...bundledIds]: readonly string[]): CheckoutInput => ({ hiveId, bundledIds });
  const field = (name: string, code: string) => ({
    fieldErrors: { [name]: expect.objectContaining({ code }) },
  });

  it('lists its first item before the others', () => {
    expect(allOf({ hiveId: 'a' })).toEqual(['a']);
    expect(allOf({ hiveId: 'a', bundledIds: ['b', 'c'] })).toEqual(['a', 'b', 'c']);
  });

  it('creates one order of the first item that lists the other items in sequence', async () => {
    const ids = await three();
    const offerId = await desk().agree(buyer(), ids[1] ?? '', 6_000);
    const { order } = await reserved(all(ids));
    expect(order).toMatchObject({ listingId: ids[0], moreItems: 2, price: 8_000 + 6_000 + 7_000 });
    const items = await db().select().from(bundleItems).where(eq(bundleItems.orderId, order.id));
    expect(items).toMatchObject([
      { listingId: ids[1], position: 1, title: 'HP EliteBook', price: 6_000 },
      { listingId: ids[2], position: 2, title: 'HP EliteBook', price: 7_000 },
    ]);
    expect(await desk().usedBy(offerId)).toBe(order.id);
    expect(await Promise.all(ids.map((id) => desk().statusOf(id)))).toEqual([
      'reserved',
      'reserved',
      'reserved',
    ]);
    const live = await db().select().from(liveSales).where(eq(liveSales.orderId, order.id));
    expect(live).toHaveLength(3);
  });

  it.each(['deleted', 'hidden', 'draft'] as const)(
    'is refused with the name of the item that is %s',
    async (status) => {
      const ids = await three();
      await desk().setListing(ids[2] ?? '', { status });
      await expect(reserved(all(ids))).rejects.toMatchObject({
        ...{ code: 'listing_unavailable', ...field('bundledIds.1', 'bundle_gone') },
      });
      await desk().setListing(ids[0] ?? '', { status });
      await expect(reserved(all(ids))).rejects.toMatchObject({
        code: 'not_found',
        ...field('hiveId', 'bundle_gone'),
      });
    },
  );

  it('is refused with items of two sellers or with the same item twice', async () => {
    const ids = await three();
    const other = await listingOf(await campus().student('Yaw Other'));
    await expect(reserved(all([...ids, other]))).rejects.toMatchObject(
      field('bundledIds.2', 'bundle_other_seller'),
    );
    await expect(reserved(all([ids[0] ?? '', ids[0] ?? '']))).rejects.toMatchObject(
      field('bundledIds.0', 'bundle_twice'),
    );
  });

  it.each([
    [0, 'hiveId'],
    [1, 'bundledIds.0'],
  ])('is refused with the name of item %d when that item is already sold', async (at, name) => {
    const ids = await three();
    await desk().setListing(ids[at] ?? '', { status: 'sold' });
    await expect(reserved(all(ids))).rejects.toMatchObject({
      ...{ code: 'listing_unavailable', ...field(name, 'bundle_gone') },
    });
  });

  it('accepts only items that are active and have not expired', async () => {
    const ids = await three();
    const find = () => findOthers(db(), ids.slice(0, 2), { buyerId: buyer().id, now: now() });
    await desk().setListing(ids[1] ?? '', { expiresAt: now() });
    await expect(find()).rejects.toMatchObject({ code: 'listing_unavailable' });
    await desk().setListing(ids[1] ?? '', { expiresAt: later(now(), 1) });
    expect(await find()).toMatchObject([{ priceMinor: 9_000, offerId: null }]);
    await desk().setListing(ids[1] ?? '', { expiresAt: null, priceMinor: null });
    expect(await find()).toMatchObject([{ priceMinor: 0 }]);
    await expect(findOthers(db(), ['', newId()], { buyerId: buyer().id, now: now() })).rejects.toMatchObject({
      code: 'listing_unavailable',
    });
  });

  it('costs at most the maximum price of an order', () => {
    const { maxPrice } = here.fees;
    const other = (priceMinor: number) => ({ listing: {} as never, priceMinor, offerId: null });
    expect(sumOf(maxPrice, [])).toBe(maxPrice);
    expect(sumOf(maxPrice + 1, [])).toBe(maxPrice + 1);
    expect(sumOf(maxPrice - 100, [other(100)])).toBe(maxPrice);
    expect(() => sumOf(maxPrice - 100, [other(101)])).toThrow(
      expect.objectContaining({
        fieldErrors: { bundledIds: expect.objectContaining({ code: 'price_too_high' }) },
      }),
    );
  });

  it('names the item that another order has taken in its refusal', () => {
    const requestedIds = ['a', 'b'];
    const reserved = new Failure('listing_reserved', 'Reserved', { retryAfter: 60 });
    expect(namingItem(reserved, requestedIds, ['b'])).toMatchObject({
      ...{ code: 'listing_reserved', retryAfter: 60, ...field('bundledIds.0', 'bundle_reserved') },
    });
    const failure = new Failure('listing_unavailable', 'Gone');
    expect(namingItem(failure, requestedIds, ['a', 'b'])).toMatchObject(field('hiveId', 'bundle_gone'));
    expect(namingItem(failure, requestedIds, ['a']).retryAfter).toBeUndefined();
    const other = new Failure('forbidden', 'No');
    expect(namingItem(other, requestedIds, ['b'])).toBe(other);
    expect(namingItem(failure, requestedIds, ['c'])).toBe(failure);
    expect(namingItem(failure, ['a'], ['a'])).toBe(failure);
    expect(firstItemUnavailable()).toMatchObject({
      code: 'listing_unavailable',
      ...field('hiveId', 'bundle_gone'),
    });
  });
});
