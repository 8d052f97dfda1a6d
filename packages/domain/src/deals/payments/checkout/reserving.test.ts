import { feesFor, PROMPT_LIFETIME, RESERVATION_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openReserving } from '../../../../../../apps/api/test/reserving.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import { campus as here } from '../../../platform/campus.js';
import { later } from '../../../platform/clock.js';
import { charges, orders } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';

const { db, desk, seller, buyer, now, reserved } = openReserving();

describe('reserving an item', () => {
  it('creates an order with price, fees and the end of the reservation', async () => {
    const hiveId = await listingOf(seller(), 80);
    const { order, hive, isNew } = await reserved({ hiveId });
    expect([hive, isNew]).toEqual(['essentials', true]);
    expect(order).toMatchObject({
      ...{ reference: `cmp-${order.id}`, listingId: hiveId, buyerId: buyer().id, sellerId: seller().id },
      ...{ saleKind: 'purchase', listingTitle: 'HP EliteBook', item: 'listing', quantity: 1, moreItems: 0 },
      ...{
        startsAt: null,
        endsAt: null,
        eventStartsAt: null,
        eventPlace: null,
        kindId: null,
        promoCode: null,
      },
      ...{
        status: 'pending_payment',
        reservedUntil: later(now(), RESERVATION_LIFETIME),
        createdAt: now(),
        updatedAt: now(),
      },
      ...feesFor('purchase', 8_000, here.fees),
    });
    expect(order.handoverCode).toMatch(/^\d{6}$/);
    expect(await desk().statusOf(hiveId)).toBe('reserved');
    expect(await db().select().from(charges).where(eq(charges.orderId, order.id))).toEqual([]);
  });

  it('returns the existing order to the same buyer', async () => {
    const hiveId = await listingOf(seller());
    const first = await reserved({ hiveId });
    expect(await reserved({ hiveId })).toEqual({ ...first, isNew: false });
  });

  it.each(['deleted', 'hidden', 'draft'] as const)(
    'is refused as not found when the listing is %s',
    async (status) => {
      const hiveId = await listingOf(seller());
      await desk().setListing(hiveId, { status });
      await expect(reserved({ hiveId })).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  it('is refused as not found when the listing does not exist', async () => {
    await expect(reserved({ hiveId: newId() })).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    [{ status: 'sold' }, 'listing_unavailable'],
    [{ status: 'expired' }, 'listing_unavailable'],
    [{ expiresAt: new Date(0) }, 'listing_unavailable'],
  ] as const)('with %j is refused with %s', async (change, code) => {
    const hiveId = await listingOf(seller());
    await desk().setListing(hiveId, change);
    await expect(reserved({ hiveId })).rejects.toMatchObject({ code });
    expect(await db().select().from(orders).where(eq(orders.listingId, hiveId))).toEqual([]);
  });

  it('is refused from the moment that the listing expires', async () => {
    const hiveId = await listingOf(seller());
    await desk().setListing(hiveId, { expiresAt: now() });
    await expect(reserved({ hiveId })).rejects.toMatchObject({ code: 'listing_unavailable' });
    await desk().setListing(hiveId, { expiresAt: later(now(), 1) });
    expect((await reserved({ hiveId })).isNew).toBe(true);
  });

  it('is refused to the seller, and at a price other than the current one', async () => {
    const hiveId = await listingOf(seller(), 80);
    await expect(reserved({ hiveId }, seller())).rejects.toMatchObject({ code: 'own_listing' });
    await expect(reserved({ hiveId, price: 79 })).rejects.toMatchObject({ code: 'price_changed' });
    expect((await reserved({ hiveId, price: 80 })).order.price).toBe(8_000);
  });

  it('marks the accepted offer as used by the order', async () => {
    const hiveId = await listingOf(seller(), 80);
    const offerId = await desk().agree(buyer(), hiveId, 7_000);
    const { order } = await reserved({ hiveId });
    expect(order.price).toBe(7_000);
    expect(await desk().usedBy(offerId)).toBe(order.id);
  });

  it('stores the phone charge before the network is called', async () => {
    const hiveId = await listingOf(seller());
    const phone = { network: 'mtn', maskedPhone: '024 ••• 0001', phoneHash: 'hash', sealedPhone: 'sealed' };
    const { order } = await reserved({ hiveId, phone });
    const [charge] = await db().select().from(charges).where(eq(charges.orderId, order.id));
    expect(charge).toMatchObject({
      ...phone,
      ...{
        userId: buyer().id,
        step: 'wait',
        expiresAt: later(now(), PROMPT_LIFETIME),
        createdAt: now(),
        updatedAt: now(),
      },
    });
  });
});
