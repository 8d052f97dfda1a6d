import { MINUTE, RESERVATION_LIFETIME } from '@campushive/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the API of payments', () => {
  let seller: Member;
  let buyer: Member;
  let rival: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Ama Seller');
    rival = await join(world(), 'Yaa Rival');
  });
  // Joins a new buyer for each test, because unfinished payments cause a waiting time.
  beforeEach(async () => {
    buyer = await join(world(), 'Kofi Buyer');
  });
  const listed = async (price = 2450) => (await seller.client.category.create({ ...LAPTOP, price })).data.id;
  const begin = async (member: Member, hiveId: string) =>
    (await member.client.payments.initialize({ hiveId })).data;
  const read = async (id: string, member = buyer) => (await member.client.payments.get({ id })).data;

  it('reserves the item, holds the money and releases it for the code', async () => {
    const hiveId = await listed();
    const payment = await begin(buyer, hiveId);
    expect(await read(payment.paymentId)).toMatchObject({
      role: 'buyer',
      amount: 2609.25,
      price: 2450,
      platformFee: 122.5,
      processingFee: 36.75,
      payout: 2425.5,
      status: 'pending',
      orderStatus: 'pending_payment',
      handoverCode: null,
    });
    expect((await seller.client.hives.get({ id: hiveId })).data.status).toBe('reserved');
    await world().pay(payment, 'success');
    const held = (await buyer.client.payments.verify({ reference: payment.reference })).data;
    expect((await buyer.client.payments.status({ reference: payment.reference })).data).toEqual(held);
    expect(held).toMatchObject({ status: 'success', orderStatus: 'held', authorizationUrl: null });
    expect((await read(payment.paymentId, seller)).handoverCode).toBeNull();
    const code = held.handoverCode ?? '';
    const enter = (member: Member, digits: string) =>
      member.client.payments.handover({ id: payment.paymentId, code: digits });
    await expectRefusal(enter(buyer, code), 'forbidden');
    await expectRefusal(
      enter(seller, code === '000000' ? '111111' : '000000'),
      'handover_code_wrong',
      'code',
    );
    expect((await enter(seller, code)).data).toMatchObject({ role: 'seller', orderStatus: 'released' });
    // Repeats the call, because the response may have been lost.
    expect((await enter(seller, code)).data).toMatchObject({ orderStatus: 'released' });
    await expectRefusal(enter(seller, code === '000000' ? '111111' : '000000'), 'order_not_held');
    expect((await seller.client.hives.get({ id: hiveId })).data.status).toBe('completed');
  });

  it('refuses a price other than the current one, and a blocked buyer', async () => {
    const hiveId = await listed();
    await seller.client.category.update({ category: 'essentials', id: hiveId, price: 2600 });
    const seen = (price: number) => buyer.client.payments.initialize({ hiveId, price });
    await expectRefusal(seen(2450), 'price_changed');
    await seller.client.users.block({ id: buyer.id });
    await expectRefusal(seen(2600), 'blocked');
    await seller.client.users.unblock({ id: buyer.id });
    expect(await read((await seen(2600)).data.paymentId)).toMatchObject({ price: 2600 });
  });

  it('locks the handover after five wrong codes', async () => {
    const payment = await begin(buyer, await listed());
    await world().pay(payment, 'success');
    const { data } = await buyer.client.payments.verify({ reference: payment.reference });
    const wrong = data.handoverCode === '000000' ? '111111' : '000000';
    const enter = (code: string) => seller.client.payments.handover({ id: payment.paymentId, code });
    for (let i = 0; i < 5; i += 1) await expectRefusal(enter(wrong), 'handover_code_wrong');
    await expectRefusal(enter(data.handoverCode ?? ''), 'too_many_attempts');
  });

  it('reserves an item for its first buyer for 15 minutes', async () => {
    const hiveId = await listed();
    const payment = await begin(buyer, hiveId);
    expect((await begin(buyer, hiveId)).reference).toBe(payment.reference);
    await expectRefusal(begin(rival, hiveId), 'listing_reserved');
    await expectRefusal(seller.client.hives.remove({ id: hiveId }), 'payment_in_flight');
    await expectRefusal(
      seller.client.category.update({ category: 'essentials', id: hiveId, price: 1 }),
      'conflict',
    );
    world().advance(RESERVATION_LIFETIME);
    expect((await begin(rival, hiveId)).reference).not.toBe(payment.reference);
    expect((await read(payment.paymentId)).orderStatus).toBe('expired');
  });

  it('frees the item when the payment fails or is cancelled', async () => {
    const [declined, abandoned] = [await listed(), await listed()];
    const one = await begin(buyer, declined);
    await world().pay(one, 'failed');
    const { data } = await buyer.client.payments.verify({ reference: one.reference });
    expect(data).toMatchObject({ status: 'failed', orderStatus: 'failed' });
    const two = await begin(buyer, abandoned);
    await expectRefusal(seller.client.payments.cancel({ id: two.paymentId }), 'forbidden');
    await buyer.client.payments.cancel({ id: two.paymentId });
    await expectRefusal(buyer.client.payments.cancel({ id: two.paymentId }), 'payment_not_pending');
    const paid = await listed();
    const three = await begin(buyer, paid);
    await world().pay(three, 'success');
    const { data: back } = await buyer.client.payments.cancel({ id: three.paymentId });
    expect(back).toMatchObject({ orderStatus: 'refunded', refund: { reason: 'buyer_cancelled' } });
    for (const id of [declined, abandoned, paid])
      expect((await buyer.client.hives.get({ id })).data.status).toBe('active');
  });

  it('refunds a payment in another amount or currency', async () => {
    for (const [outcome, refund] of [
      ['short', { reason: 'wrong_amount', amount: 1 }],
      ['foreign', { reason: 'wrong_currency', amount: 2609.25, currency: 'USD' }],
    ] as const) {
      const hiveId = await listed();
      const payment = await begin(buyer, hiveId);
      await world().pay(payment, outcome);
      const { data } = await buyer.client.payments.verify({ reference: payment.reference });
      expect(data).toMatchObject({ status: 'failed', orderStatus: 'refunded', paidAt: null, refund });
      expect(data.handoverCode).toBeNull();
      await expectRefusal(buyer.client.payments.receipt({ id: payment.paymentId }), 'never_paid');
      for (const member of [buyer, seller]) {
        const notifications = (await member.client.notifications.list({})).data;
        expect(
          notifications.filter((notification) => notification.kind === 'payment_mismatched').length,
        ).toBeGreaterThan(0);
      }
      expect((await buyer.client.hives.get({ id: hiveId })).data.status).toBe('active');
      expect((await begin(buyer, hiveId)).reference).not.toBe(payment.reference);
    }
  });

  it('limits unpaid payments at once, and pauses a buyer after many abandoned ones', async () => {
    const fresh = await join(world(), 'Araba Fresh');
    const ids = [await listed(), await listed(), await listed(), await listed()] as const;
    const payment = [await begin(fresh, ids[0]), await begin(fresh, ids[1]), await begin(fresh, ids[2])];
    await expectRefusal(begin(fresh, ids[3]), 'too_many_unpaid');
    const giveUp = (id: string) => fresh.client.payments.cancel({ id });
    for (const { paymentId } of payment) await giveUp(paymentId);
    for (let at = 0; at < 3; at += 1) await giveUp((await begin(fresh, ids[3])).paymentId);
    await expectRefusal(begin(fresh, ids[3]), 'reservations_paused');
    world().advance(15 * MINUTE);
    expect((await begin(fresh, ids[3])).paymentId).toBeDefined();
  });

  it('pauses a buyer after many payments that they made and cancelled', async () => {
    const fresh = await join(world(), 'Esi Fresh');
    const hiveId = await listed();
    for (let at = 0; at < 6; at += 1) {
      const payment = await begin(fresh, hiveId);
      await world().pay(payment, 'success');
      await fresh.client.payments.verify({ reference: payment.reference });
      const { data } = await fresh.client.payments.cancel({ id: payment.paymentId });
      expect(data.orderStatus).toBe('refunded');
    }
    await expectRefusal(begin(fresh, hiveId), 'reservations_paused');
    world().advance(15 * MINUTE);
    expect((await begin(fresh, hiveId)).paymentId).toBeDefined();
  });

  it('refuses to sell own, free and sold listings', async () => {
    await expectRefusal(begin(seller, await listed()), 'own_listing');
    await expectRefusal(begin(buyer, await listed(0)), 'listing_free');
    const hiveId = await listed();
    const payment = await begin(buyer, hiveId);
    await world().pay(payment, 'success');
    await buyer.client.payments.verify({ reference: payment.reference });
    await expectRefusal(begin(rival, hiveId), 'listing_unavailable');
  });

  it('lists payments with filter, sort and search, and hides them from strangers', async () => {
    const fresh = await join(world(), 'Efua Fresh');
    const payment = await begin(fresh, await listed(30));
    await begin(fresh, await listed(10));
    const amounts = async (input: object) =>
      (await fresh.client.payments.list(input)).data.map((one) => one.price);
    expect(await amounts({})).toEqual([10, 30]);
    expect(await amounts({ sort: 'amount-desc' })).toEqual([30, 10]);
    expect(await amounts({ status: 'success' })).toEqual([]);
    expect(await amounts({ q: payment.reference.toUpperCase() })).toEqual([30]);
    await expectRefusal(rival.client.payments.get({ id: payment.paymentId }), 'not_found');
    await expectRefusal(rival.client.payments.verify({ reference: payment.reference }), 'not_found');
  });

  it('sorts payments by the amount that the caller sees', async () => {
    const both = await join(world(), 'Nana Both');
    await begin(buyer, (await both.client.category.create({ ...LAPTOP, price: 30 })).data.id);
    await begin(both, await listed(28));
    const shown = async (sort: 'amount-desc' | 'amount-asc') => {
      const first = await both.client.payments.list({ sort, limit: 1 });
      const cursor = first.pagination?.nextCursor ?? '';
      const second = await both.client.payments.list({ sort, limit: 1, cursor });
      return [...first.data, ...second.data].map((one) => (one.role === 'buyer' ? one.amount : one.payout));
    };
    // The buyer of 30.00 pays 31.95. The seller does not see this amount.
    expect(await shown('amount-desc')).toEqual([29.82, 29.7]);
    expect(await shown('amount-asc')).toEqual([29.7, 29.82]);
  });
});
