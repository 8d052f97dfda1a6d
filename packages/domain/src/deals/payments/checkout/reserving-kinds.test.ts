import { DAY, HOUR, USUAL_AVAILABILITY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openReserving } from '../../../../../../apps/api/test/reserving.js';
import { eventOf, listingOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { lessonSeries, orders } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';

const { campus, db, desk, seller, buyer, now, reserved } = openReserving();

describe('reserving by kind of sale', () => {
  it('stores the plan and the quantity of tickets, and starts another order for another quantity', async () => {
    const startsAt = later(now(), 3 * DAY);
    const hiveId = await eventOf(seller(), startsAt, 25);
    const { order } = await reserved({ hiveId, quantity: 3 });
    expect(order).toMatchObject({
      ...{ item: 'ticket', quantity: 3, price: 7_500, startsAt: null, eventPlace: 'Great Hall' },
    });
    expect(order.eventStartsAt?.toISOString()).toBe(startsAt.toISOString());
    expect((await reserved({ hiveId, quantity: 3 })).isNew).toBe(false);
    const other = await reserved({ hiveId, quantity: 2 });
    expect([other.isNew, other.order.quantity]).toEqual([true, 2]);
    expect(await desk().statusOf(hiveId)).toBe('active');
  });

  const lesson = async () => {
    const tutor = await campus().student('Ama Tutor');
    const { data } = await tutor.client.category.create({
      ...{ category: 'academia', title: 'Calculus', description: 'One to one', price: 40 },
      ...{ duration: 60, location: 'Balme Library' },
    });
    await tutor.client.availability.set({ id: data.id, weekly: [...USUAL_AVAILABILITY.weekly] });
    return data.id;
  };
  /** Start of a lesson within the usual hours, some weeks from the day after tomorrow. */
  const startOf = (week: number) =>
    `${later(now(), (2 + 7 * week) * DAY)
      .toISOString()
      .slice(0, 10)}T15:00:00.000Z`;

  it('reserves a session for one time at its hourly price, and refuses the slot to others', async () => {
    const hiveId = await lesson();
    const startsAt = startOf(0);
    await expect(reserved({ hiveId })).rejects.toMatchObject({ code: 'validation_failed' });
    const { order } = await reserved({ hiveId, startsAt, hours: 2 });
    expect(order).toMatchObject({
      ...{
        item: 'session',
        price: 8_000,
        startsAt: new Date(startsAt),
        endsAt: later(new Date(startsAt), 2 * HOUR),
      },
    });
    expect(await reserved({ hiveId, startsAt, hours: 2 })).toMatchObject({
      order: { id: order.id },
      isNew: false,
    });
    await expect(
      reserved({ hiveId, startsAt, hours: 2 }, await campus().student('Esi Ofori')),
    ).rejects.toMatchObject({
      code: 'slot_taken',
    });
  });

  it('reserves sessions of a running series after the listing expired, and refuses other sessions', async () => {
    const hiveId = await lesson();
    const { data } = await buyer().client.series.create({
      id: hiveId,
      times: [startOf(0), startOf(1)],
      hours: 1,
    });
    const first = await reserved({ hiveId, startsAt: startOf(0), hours: 1, seriesId: data.id });
    expect(await reserved({ hiveId, startsAt: startOf(0), hours: 1, seriesId: data.id })).toMatchObject({
      ...{ order: { id: first.order.id }, isNew: false },
    });
    await db().update(orders).set({ status: 'held' }).where(eq(orders.id, first.order.id));
    await db()
      .update(lessonSeries)
      .set({ priceMinor: 3_000, status: 'running' })
      .where(eq(lessonSeries.id, data.id));
    await desk().setListing(hiveId, { status: 'expired', expiresAt: now() });
    await expect(reserved({ hiveId, startsAt: startOf(2), hours: 1 })).rejects.toMatchObject({
      code: 'listing_unavailable',
    });
    const next = { hiveId, startsAt: startOf(1), hours: 1, seriesId: data.id };
    expect((await reserved(next)).order.price).toBe(3_000);
  });

  it('stores the bought package of a service, and refuses more than the open orders that it allows', async () => {
    const { data } = await seller().client.category.create({
      ...{ category: 'sidehustle', title: 'Logos', description: 'For halls and clubs', maxOpenOrders: 1 },
      packages: [{ name: 'Basic', includes: 'One logo', price: 60, days: 2 }],
    });
    const kindId = data.sidehustleDetails?.packages?.[0]?.id ?? '';
    const { order } = await reserved({ hiveId: data.id, kindId });
    expect(order).toMatchObject({
      ...{ item: 'service', kindId, kindName: 'Basic', kindIncludes: 'One logo', kindDays: 2, price: 6_000 },
    });
    expect(await desk().statusOf(data.id)).toBe('active');
    const other = await campus().student('Esi Ofori');
    await expect(reserved({ hiveId: data.id, kindId }, other)).rejects.toMatchObject({
      code: 'fully_booked',
    });
  });

  it('charges the poster of a gig for the next milestone', async () => {
    const { id } = (
      await buyer().client.category.create({
        ...{ category: 'sidehustle', title: 'Edit my thesis', description: 'Two hundred pages', price: 600 },
        applicationDeadline: later(now(), 30 * DAY).toISOString(),
      })
    ).data;
    await seller().client.applications.create({ id, message: 'I edit' });
    await buyer().client.hives.assign({ id, assignedToId: seller().id });
    const milestones = [
      { title: 'First draft', price: 250 },
      { title: 'Final version', price: 350 },
    ];
    const proposed = await buyer().client.milestones.propose({ id, milestones });
    const planId = proposed.data.proposal?.id ?? '';
    const { data } = await seller().client.milestones.accept({ id, planId });
    const milestoneId = data.standing?.milestones[0]?.id ?? '';
    const { order } = await reserved({ hiveId: id, milestoneId });
    expect(order).toMatchObject({
      saleKind: 'gig',
      price: 25_000,
      buyerId: buyer().id,
      sellerId: seller().id,
      milestoneId,
    });
    await expect(reserved({ hiveId: id, milestoneId: newId() })).rejects.toMatchObject({
      code: expect.anything(),
    });
    expect((await reserved({ hiveId: id, milestoneId })).order.id).toBe(order.id);
  });

  it('stores the price before the discount of a promo code', async () => {
    const hiveId = await eventOf(seller(), later(now(), 3 * DAY), 25);
    await seller().client.promoCodes.create({ id: hiveId, code: 'FRIENDS', percent: 20 });
    const { order } = await reserved({ hiveId, quantity: 2, promoCode: 'FRIENDS' });
    expect(order).toMatchObject({ promoCode: 'FRIENDS', priceBefore: 5_000, price: 4_000 });
  });

  it('refuses a quantity or a time for an item that is sold singly', async () => {
    const hiveId = await listingOf(seller());
    await expect(reserved({ hiveId, quantity: 2 })).rejects.toMatchObject({
      fieldErrors: { quantity: expect.anything() },
    });
    await expect(reserved({ hiveId, startsAt: now().toISOString() })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await desk().statusOf(hiveId)).toBe('active');
  });
});
