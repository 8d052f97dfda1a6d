import { HOUR, RESERVATION_LIFETIME, WEEKDAYS, type Stall } from '@campushive/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, join, useWorld, type Member } from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

let seller: Member;
let buyer: Member;
let rival: Member;
let stall: Stall;
beforeAll(async () => {
  buyer = await join(world(), 'Kofi Buyer');
  rival = await join(world(), 'Aisha Rival');
});
beforeEach(async () => {
  seller = await join(world(), 'Efua Seller');
  stall = (
    await seller.client.stalls.create({
      name: 'Efua’s Waakye',
      place: 'Block C',
      items: [
        { name: 'Waakye, large', price: 25, stock: 2 },
        { name: 'Egg', price: 3 },
      ],
      hours: WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
      readyMinutes: 20,
      takesCash: true,
    })
  ).data;
});

const basketOf = (waakye: number, eggs = 0) =>
  [waakye, eggs].flatMap((quantity, index) =>
    quantity === 0 ? [] : [{ itemId: stall.items[index]?.id ?? '', quantity }],
  );
const begin = async (member: Member, waakye: number, eggs = 0) =>
  (await member.client.payments.initialize({ hiveId: stall.id, items: basketOf(waakye, eggs) })).data;
const paid = async (member: Member, waakye: number, eggs = 0) => {
  const started = await begin(member, waakye, eggs);
  await world().pay(started, 'success');
  return (await member.client.payments.verify({ reference: started.reference })).data;
};
const cash = async (member: Member, waakye: number, eggs = 0) =>
  (await member.client.stallOrders.createCash({ id: stall.id, items: basketOf(waakye, eggs) })).data;
const step = async (id: string, to: 'preparing' | 'ready' | 'handed_over' | 'declined', member = seller) =>
  (await member.client.stallOrders.step({ id, to })).data;
const left = async () => (await buyer.client.stalls.get({ id: stall.id })).data.items[0]?.left;
const queue = async () => seller.client.stallOrders.queue({ id: stall.id });

describe('a paid order', () => {
  it('covers several items with one payment, passes the queue and is handed over with one code', async () => {
    const payment = await paid(buyer, 1, 2);
    expect(payment).toMatchObject({
      ...{ item: 'stall', price: 31, orderStatus: 'held', quantity: 1, bundle: [] },
      stallOrder: {
        ...{ number: 1, status: 'new', place: 'Block C' },
        lines: [
          { name: 'Waakye, large', quantity: 1, price: 25 },
          { name: 'Egg', quantity: 2, price: 3 },
        ],
      },
    });
    const id = payment.stallOrder?.id ?? '';
    const { data, about } = await queue();
    expect(about).toEqual({ new: 1, preparing: 0, ready: 0, soldToday: 31 });
    expect(data).toMatchObject([
      { id, role: 'seller', handoverCode: null, steps: ['preparing', 'declined'] },
    ]);
    await expectRefusal(step(id, 'ready'), 'illegal_transition');
    expect((await step(id, 'preparing')).status).toBe('preparing');
    expect((await step(id, 'preparing')).status).toBe('preparing');
    expect((await step(id, 'ready')).steps).toEqual(['declined']);
    await expectRefusal(step(id, 'handed_over'), 'code_needed');
    await expectRefusal(step(id, 'ready', buyer), 'forbidden');
    await expectRefusal(step(id, 'ready', rival), 'not_found');
    const { data: mine } = await buyer.client.stallOrders.get({ id });
    expect(mine).toMatchObject({ role: 'buyer', handoverCode: payment.handoverCode, isCancellable: false });
    await expectRefusal(
      seller.client.payments.handover({ id: payment.id, code: '000000' }),
      'handover_code_wrong',
    );
    await seller.client.payments.handover({ id: payment.id, code: payment.handoverCode ?? '' });
    expect((await buyer.client.stallOrders.get({ id })).data.status).toBe('handed_over');
    expect((await seller.client.stalls.get({ id: stall.id })).data.items[0]).toMatchObject({
      stock: 1,
      ordered: 0,
    });
    const { data: receipt } = await buyer.client.payments.receipt({ id: payment.id });
    expect(receipt.bundle).toEqual([
      { title: '1 × Waakye, large', price: 25 },
      { title: '2 × Egg', price: 6 },
    ]);
  });

  it('notifies the seller of the payment and the buyer once the order is ready', async () => {
    const { stallOrder } = await paid(buyer, 1);
    const id = stallOrder?.id ?? '';
    const kinds = async (member: Member) =>
      (await member.client.notifications.list({})).data.map(({ kind }) => kind);
    // A letter is written about `payment_held` only.
    expect(await kinds(seller)).toEqual(['stall_paid_ordered']);
    await step(id, 'preparing');
    await step(id, 'ready');
    expect(await kinds(buyer)).toContain('stall_ready');
  });

  it('is refunded and restores the stock when the seller declines it', async () => {
    const payment = await paid(buyer, 2);
    expect(await left()).toBe(0);
    const declined = await step(payment.stallOrder?.id ?? '', 'declined');
    expect(declined.status).toBe('declined');
    expect((await buyer.client.payments.get({ id: payment.id })).data).toMatchObject({
      ...{ orderStatus: 'refunded', refund: { reason: 'seller_cancelled', amount: payment.amount } },
    });
    expect(await left()).toBe(2);
    expect((await step(declined.id, 'declined')).status).toBe('declined');
  });

  it('can be cancelled by its buyer before preparation starts, and again once it is an hour late', async () => {
    const first = await paid(buyer, 1);
    expect((await buyer.client.stallOrders.cancel({ id: first.stallOrder?.id ?? '' })).data.status).toBe(
      'cancelled',
    );
    expect((await buyer.client.payments.get({ id: first.id })).data.orderStatus).toBe('refunded');
    const second = await paid(buyer, 1);
    const id = second.stallOrder?.id ?? '';
    await step(id, 'preparing');
    await expectRefusal(buyer.client.stallOrders.cancel({ id }), 'cancel_too_late');
    await expectRefusal(buyer.client.payments.cancel({ id: second.id }), 'cancel_too_late');
    await expectRefusal(seller.client.stallOrders.cancel({ id }), 'forbidden');
    world().advance(1.5 * HOUR);
    expect((await buyer.client.stallOrders.cancel({ id })).data.status).toBe('cancelled');
    expect(await left()).toBe(2);
  });

  it('reserves stock during the payment and releases it when the payment is abandoned or expires', async () => {
    const started = await begin(buyer, 2);
    expect(await left()).toBe(0);
    expect((await queue()).data).toEqual([]);
    await expectRefusal(begin(rival, 1), 'items_unavailable', 'items.0.quantity');
    expect((await begin(buyer, 2)).paymentId).toBe(started.paymentId);
    expect((await begin(buyer, 1)).paymentId).not.toBe(started.paymentId);
    expect(await left()).toBe(1);
    world().advance(RESERVATION_LIFETIME);
    expect((await paid(rival, 2)).stallOrder?.number).toBe(1);
  });

  it('gives the last plate to one of two concurrent buyers', async () => {
    await seller.client.stalls.setItem({ id: stall.id, itemId: stall.items[0]?.id ?? '', stock: 1 });
    const tries = await Promise.allSettled([
      begin(buyer, 1),
      begin(rival, 1),
      cash(rival, 1),
      cash(buyer, 1),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'items_unavailable' });
    expect(await left()).toBe(0);
  });

  it('is refused at an outdated price with the new sum, and beyond the stock with an error for the line', async () => {
    const order = (input: object) => buyer.client.payments.initialize({ hiveId: stall.id, ...input });
    const changed = await order({ items: basketOf(1, 1), price: 27 }).catch((error: unknown) => error);
    expect(changed).toMatchObject({
      code: 'price_changed',
      fieldErrors: { price: { code: 'price_changed', params: { sum: 28 } } },
    });
    await expectRefusal(order({ items: basketOf(3) }), 'items_unavailable', 'items.0.quantity');
    await expectRefusal(
      order({ items: [...basketOf(1), ...basketOf(1)] }),
      'validation_failed',
      'items.1.itemId',
    );
    await expectRefusal(
      order({ items: [{ itemId: stall.id, quantity: 1 }] }),
      'items_unavailable',
      'items.0.itemId',
    );
    await expectRefusal(order({ items: basketOf(51) }), 'validation_failed', 'items.0.quantity');
    await expectRefusal(order({}), 'validation_failed', 'items');
    await expectRefusal(order({ items: basketOf(1), quantity: 2 }), 'validation_failed', 'quantity');
    const soon = new Date(Date.parse(stall.createdAt) + 1_000).toISOString();
    await expectRefusal(order({ items: basketOf(1), collectAt: soon }), 'validation_failed', 'collectAt');
    await expectRefusal(
      seller.client.payments.initialize({ hiveId: stall.id, items: basketOf(1) }),
      'own_listing',
    );
    expect(await left()).toBe(2);
  });
});

describe('a cash order', () => {
  it('appears in the queue, but not in payments, sales or payouts', async () => {
    const order = await cash(buyer, 1);
    expect(order).toMatchObject({
      ...{
        number: 1,
        status: 'new',
        payment: 'cash',
        paymentId: null,
        price: 25,
        amount: 25,
        handoverCode: null,
      },
      isCancellable: true,
    });
    const { about, data } = await queue();
    expect(about).toEqual({ new: 1, preparing: 0, ready: 0, soldToday: 0 });
    expect(data[0]?.id).toBe(order.id);
    for (const to of ['preparing', 'ready', 'handed_over'] as const) await step(order.id, to);
    expect(
      (await buyer.client.payments.list({ q: 'Efua' })).data.every(({ hiveId }) => hiveId !== stall.id),
    ).toBe(true);
    expect((await buyer.client.users.get({ id: seller.id })).data.saleCount).toBe(0);
    expect((await seller.client.payouts.list({})).data).toEqual([]);
    expect(await left()).toBe(1);
  });

  it('is refused without cash at the stall, for its seller, after a block and beyond two open orders', async () => {
    const order = (member: Member) =>
      member.client.stallOrders.createCash({ id: stall.id, items: basketOf(0, 1) });
    await expectRefusal(order(seller), 'own_listing');
    await cash(buyer, 0, 1);
    await cash(buyer, 0, 1);
    await expectRefusal(order(buyer), 'limit_reached');
    await seller.client.users.block({ id: rival.id });
    await expectRefusal(order(rival), 'blocked');
    expect((await rival.client.stalls.list({ q: 'Waakye' })).data.map(({ id }) => id)).not.toContain(
      stall.id,
    );
    await seller.client.users.unblock({ id: rival.id });
    await seller.client.stalls.update({ id: stall.id, takesCash: false });
    await expectRefusal(order(rival), 'cash_not_taken');
  });

  it('is declined by the seller or cancelled by the buyer, and only once', async () => {
    const [one, other] = [await cash(buyer, 1), await cash(buyer, 1)];
    await step(one.id, 'declined');
    await expectRefusal(buyer.client.stallOrders.cancel({ id: one.id }), 'illegal_transition');
    await buyer.client.stallOrders.cancel({ id: other.id });
    expect((await buyer.client.stallOrders.cancel({ id: other.id })).data.status).toBe('cancelled');
    await expectRefusal(step(other.id, 'preparing'), 'illegal_transition');
    expect(await left()).toBe(2);
    expect((await buyer.client.stallOrders.mine({ show: 'open' })).data.map(({ id }) => id)).not.toContain(
      one.id,
    );
  });
});

describe('ordering again', () => {
  it('fills the basket with the available items at current prices', async () => {
    const { stallOrder } = await paid(buyer, 2, 1);
    const id = stallOrder?.id ?? '';
    await step(id, 'declined');
    const [waakye, egg] = stall.items;
    await seller.client.stalls.update({
      id: stall.id,
      items: [
        { id: waakye?.id ?? '', name: 'Waakye, large', price: 30, stock: 1 },
        { id: egg?.id ?? '', name: 'Egg', price: 3, isSoldOut: true },
      ],
    });
    const { data } = await buyer.client.stallOrders.again({ id });
    expect(data).toMatchObject({
      ...{ price: 30, missing: ['Egg'], stall: { id: stall.id } },
      lines: [{ itemId: waakye?.id, quantity: 1, price: 30, priceBefore: 25 }],
    });
    await expectRefusal(seller.client.stallOrders.again({ id }), 'forbidden');
    await expectRefusal(rival.client.stallOrders.again({ id }), 'not_found');
  });
});
