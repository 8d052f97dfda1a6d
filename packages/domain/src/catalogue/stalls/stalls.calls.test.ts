import { HOUR, WEEKDAYS } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, join, useWorld, type Member } from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();
/** Hours of every day: always open. */
const ALWAYS = WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
const WAAKYE = { name: 'Waakye, large', price: 25, stock: 2 };
const EGG = { name: 'Egg', price: 3 };
const STALL = {
  name: 'Efua’s Waakye',
  place: 'Sarbah Hall, Block C',
  items: [WAAKYE, EGG],
  hours: ALWAYS,
  readyMinutes: 20,
  takesCash: true,
};

describe('a stall', () => {
  let seller: Member;
  let buyer: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Efua Stallholder');
    buyer = await join(world(), 'Kofi Hungry');
  });

  it('is opened once per student, and shown with prices and the remaining stock', async () => {
    expect((await seller.client.stalls.mine({})).data).toBeNull();
    const { data: stall } = await seller.client.stalls.create(STALL);
    expect(stall).toMatchObject({
      ...{ name: STALL.name, place: STALL.place, isOpen: true, openUntil: null, isMine: true },
      ...{ category: 'essentials', readyMinutes: 20, takesCash: true, switch: 'hours' },
      items: [
        { name: 'Waakye, large', price: 25, left: 2, stock: 2, ordered: 0, isSoldOut: false },
        { name: 'Egg', price: 3, left: null, stock: null },
      ],
    });
    await expectRefusal(seller.client.stalls.create(STALL), 'stall_exists');
    const { data: shown } = await buyer.client.stalls.get({ id: stall.id });
    expect(shown.items[0]).toMatchObject({ left: 2, stock: null, ordered: null });
    expect((await world().client().stalls.get({ id: stall.id })).data.seller.name).toBeNull();
    expect((await seller.client.stalls.mine({})).data?.id).toBe(stall.id);
  });

  it('is listed by scope with open stalls first and found by its items, but is not a listing', async () => {
    const { data: mine } = await seller.client.stalls.mine({});
    const { client } = buyer;
    const open = (await client.stalls.list({ university: 'knust', show: 'open', q: 'waakye' })).data;
    expect(open).toMatchObject([
      { id: mine?.id, priceFrom: 3, itemNames: ['Waakye, large', 'Egg'], isOpen: true },
    ]);
    expect((await client.stalls.list({ university: 'ug' })).data).toEqual([]);
    expect((await client.stalls.list({ category: 'sidehustle' })).count).toBe(0);
    expect((await client.stalls.list({ sellerId: seller.id })).data).toMatchObject([{ id: mine?.id }]);
    expect((await client.stalls.list({ sellerId: buyer.id })).data).toEqual([]);
    await seller.client.stalls.switch({ id: mine?.id ?? '', to: 'closed' });
    expect((await client.stalls.list({ show: 'open' })).data).toEqual([]);
    expect((await client.stalls.list({})).data).toMatchObject([{ id: mine?.id, isOpen: false }]);
    await seller.client.stalls.switch({ id: mine?.id ?? '', to: 'hours' });
    expect((await client.hives.list({ q: 'waakye' })).data).toEqual([]);
    expect((await seller.client.hives.myPosted({})).count).toBe(0);
    await expectRefusal(seller.client.hives.remove({ id: mine?.id ?? '' }), 'not_found');
  });

  it('refuses wrong price lists and hours by field, without changing the stall', async () => {
    const id = (await seller.client.stalls.mine({})).data?.id ?? '';
    const before = (await seller.client.stalls.get({ id })).data;
    const change = (input: object) => seller.client.stalls.update({ id, ...input });
    await expectRefusal(change({ items: [] }), 'validation_failed', 'items');
    await expectRefusal(
      change({ items: Array.from({ length: 31 }, (_, n) => ({ name: `${n}`, price: 1 })) }),
      'validation_failed',
      'items',
    );
    await expectRefusal(
      change({ items: [EGG, { ...EGG, name: 'EGG' }] }),
      'validation_failed',
      'items.1.name',
    );
    await expectRefusal(change({ items: [{ ...EGG, price: 0 }] }), 'validation_failed', 'items.0.price');
    await expectRefusal(change({ items: [{ ...EGG, stock: -1 }] }), 'validation_failed', 'items.0.stock');
    await expectRefusal(change({ items: [{ ...EGG, id: before.id }] }), 'validation_failed', 'items.0.id');
    await expectRefusal(change({ hallId: 'no-such-hall' }), 'validation_failed', 'hallId');
    await expectRefusal(change({ photo: 'https://elsewhere.example/x.jpg' }), 'validation_failed', 'photo.0');
    const night = { weekday: 'sunday', from: '20:00', to: '03:00' };
    const early = { weekday: 'monday', from: '02:00', to: '04:00' };
    await expectRefusal(change({ hours: [night, early] }), 'validation_failed', 'hours.1.from');
    expect((await seller.client.stalls.get({ id })).data).toEqual(before);
    await expectRefusal(buyer.client.stalls.update({ id, name: 'Mine' }), 'forbidden');
    const { data } = await change({ hours: [night], name: 'Night Waakye' });
    expect(data).toMatchObject({ name: 'Night Waakye', hours: [night] });
    await change({ hours: ALWAYS });
  });

  it('never has less stock than its open orders, and frees the stock of a cancelled order', async () => {
    const { data: stall } = await seller.client.stalls.get({
      id: (await seller.client.stalls.mine({})).data?.id ?? '',
    });
    const [waakye] = stall.items;
    const item = { id: stall.id, itemId: waakye?.id ?? '' };
    const { data: order } = await buyer.client.stallOrders.createCash({
      ...{ id: stall.id, items: [{ itemId: item.itemId, quantity: 2 }] },
    });
    await expectRefusal(seller.client.stalls.setItem({ ...item, stock: 1 }), 'validation_failed', 'stock');
    const list = stall.items.map(({ id, name, price }) => ({ id, name, price, stock: 1 }));
    await expectRefusal(
      seller.client.stalls.update({ id: stall.id, items: list }),
      'validation_failed',
      'items.0.stock',
    );
    await expectRefusal(buyer.client.stalls.setItem({ ...item, stock: 9 }), 'forbidden');
    await buyer.client.stallOrders.cancel({ id: order.id });
    expect((await seller.client.stalls.setItem({ ...item, stock: 1 })).data.items[0]).toMatchObject({
      left: 1,
    });
    const sold = (await seller.client.stalls.setItem({ ...item, stock: 5, isSoldOut: true })).data.items[0];
    expect(sold).toMatchObject({ left: 0, isSoldOut: true, stock: 5 });
    await seller.client.stalls.setItem({ ...item, isSoldOut: false });
  });

  it('keeps its open orders when it is closed or removed, and accepts no new ones', async () => {
    const id = (await seller.client.stalls.mine({})).data?.id ?? '';
    const { items } = (await buyer.client.stalls.get({ id })).data;
    const basket = { id, items: [{ itemId: items[1]?.id ?? '', quantity: 1 }] };
    const { data: order } = await buyer.client.stallOrders.createCash(basket);
    await seller.client.stalls.switch({ id, to: 'closed' });
    await expectRefusal(buyer.client.stallOrders.createCash(basket), 'stall_closed');
    await expectRefusal(
      buyer.client.payments.initialize({ hiveId: id, items: basket.items }),
      'stall_closed',
    );
    await expectRefusal(buyer.client.stalls.remove({ id }), 'forbidden');
    await seller.client.stalls.remove({ id });
    await expectRefusal(buyer.client.stalls.get({ id }), 'not_found');
    const mine = async () => (await seller.client.stalls.mine({})).data;
    expect(await mine()).toMatchObject({ id, status: 'deleted', isOpen: false });
    for (const to of ['preparing', 'ready', 'handed_over'] as const)
      expect((await seller.client.stallOrders.step({ id: order.id, to })).data.status).toBe(to);
    expect((await seller.client.stallOrders.queue({ id, show: 'done' })).data[0]?.id).toBe(order.id);
    expect(await mine()).toBeNull();
    expect((await seller.client.stalls.create({ ...STALL, hours: [] })).data.isOpen).toBe(false);
  });

  it('opens manually for six hours when it has no hours', async () => {
    const id = (await seller.client.stalls.mine({})).data?.id ?? '';
    expect((await seller.client.stalls.switch({ id, to: 'open' })).data).toMatchObject({
      ...{ isOpen: true, switch: 'open' },
    });
    world().advance(6 * HOUR);
    expect((await seller.client.stalls.get({ id })).data).toMatchObject({ isOpen: false, switch: 'hours' });
  });
});
