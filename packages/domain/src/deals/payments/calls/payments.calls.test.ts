import { MINUTE, PROMPT_LIFETIME, RESERVATION_LIFETIME, SECOND } from '@campushive/contract';
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

  it('prompts one phone at a time, and holds the money once it approves', async () => {
    const hiveId = await listed();
    const fresh = await join(world(), 'Adwoa Fresh');
    const ask = async (phone?: string, member = fresh) =>
      (await member.client.payments.charge({ hiveId, ...(phone && { phone }) })).data;
    await expectRefusal(ask('0301234567'), 'validation_failed', 'phone');
    await expectRefusal(ask(), 'validation_failed', 'phone');
    const requested = await ask('024 777 0001');
    expect(requested).toMatchObject({
      orderStatus: 'pending_payment',
      authorizationUrl: null,
      charge: { network: 'mtn', maskedPhone: '024 ••• 0001', step: 'approve' },
    });
    // Allows for time that passes during the test on slow machines.
    expect(requested.charge?.secondsLeft).toBeGreaterThan(120);
    expect(requested.charge?.secondsLeft).toBeLessThanOrEqual(PROMPT_LIFETIME / SECOND);
    expect((await read(requested.id, seller)).charge).toBeNull();
    expect((await ask('0247770001')).id).toBe(requested.id);
    await expectRefusal(ask('0247770002'), 'charge_under_way');
    await expectRefusal(begin(fresh, hiveId), 'charge_under_way');
    await expectRefusal(ask('0247770003', rival), 'listing_reserved');
    await world().answerPrompt(requested, 'approve');
    const { data } = await fresh.client.payments.verify({ reference: requested.reference });
    expect(data).toMatchObject({ orderStatus: 'held', channel: 'mobile_money' });
    expect(data.transactionHive.place).toBe(LAPTOP.pickupLocation);
  });

  it('refuses mobile money above the wallet limit before reserving, and accepts it up to the limit or by card', async () => {
    // 23,474.18 with its fees is 25,000.00.
    const most = await listed(23_474.18);
    const more = await listed(23_474.19);
    const ask = (hiveId: string, phone: string) => buyer.client.payments.charge({ hiveId, phone });
    const statusOf = async (id: string) => (await buyer.client.hives.get({ id })).data.status;
    for (const phone of ['0247770010', '0207770010', '0267770010'])
      await expectRefusal(ask(more, phone), 'above_wallet_limit', 'network');
    const error: unknown = await ask(more, '0247770010').catch((reason: unknown) => reason);
    const params = { max: 25_000 };
    expect(error).toMatchObject({ fieldErrors: { network: { code: 'above_wallet_limit', params } } });
    expect(await statusOf(more)).toBe('active');
    const { data } = await ask(most, '0247770010');
    expect(data).toMatchObject({ amount: 25_000, orderStatus: 'pending_payment' });
    await world().answerPrompt(data, 'decline');
    expect((await begin(buyer, more)).authorizationUrl).not.toBe('');
    await expectRefusal(ask(more, '0247770010'), 'above_wallet_limit', 'network');
  });

  it('remembers the number that paid, unless its owner forgot it during the charge', async () => {
    const fresh = await join(world(), 'Abena Forgets');
    const number = async () => (await fresh.client.payments.number({})).data;
    const pay = async (phone: string, meanwhile: () => Promise<unknown>) => {
      const { data } = await fresh.client.payments.charge({ hiveId: await listed(), phone });
      await meanwhile();
      await world().answerPrompt(data, 'approve');
      await fresh.client.payments.verify({ reference: data.reference });
    };
    await pay('0247770006', () => fresh.client.payments.forgetNumber({}));
    expect(await number()).toBeNull();
    await pay('0247770007', () => buyer.client.payments.forgetNumber({}));
    expect(await number()).toEqual({ network: 'mtn', maskedPhone: '024 ••• 0007' });
    await fresh.client.payments.forgetNumber({});
    expect(await number()).toBeNull();
  });

  it('fails when the phone declines or does not answer, and can be retried', async () => {
    const hiveId = await listed();
    const ask = async () => (await buyer.client.payments.charge({ hiveId, phone: '0267770004' })).data;
    const verify = async ({ reference }: { reference: string }) =>
      (await buyer.client.payments.verify({ reference })).data;
    const declined = await ask();
    await world().answerPrompt(declined, 'decline');
    expect((await verify(declined)).orderStatus).toBe('failed');
    const silent = await ask();
    expect(silent.id).not.toBe(declined.id);
    world().advance(PROMPT_LIFETIME);
    expect(await verify(silent)).toMatchObject({ orderStatus: 'failed', charge: { secondsLeft: 0 } });
    expect((await buyer.client.hives.get({ id: hiveId })).data.status).toBe('active');
  });

  it('accepts the Telecel voucher from the buyer only', async () => {
    const ask = async (hiveId: string) =>
      (await buyer.client.payments.charge({ hiveId, phone: '0207770005' })).data;
    const requested = await ask(await listed());
    expect(requested.charge).toMatchObject({ network: 'telecel', step: 'voucher' });
    const give = async (voucher: string, id = requested.id, member = buyer) =>
      (await member.client.payments.voucher({ id, voucher })).data;
    await expectRefusal(give('123456', requested.id, rival), 'not_found');
    await expectRefusal(give('123456', requested.id, seller), 'forbidden');
    await expectRefusal(give('12'), 'validation_failed', 'voucher');
    await expectRefusal(give('1234'), 'voucher_wrong', 'voucher');
    expect((await give('123456')).orderStatus).toBe('held');
    await expectRefusal(give('123456'), 'payment_not_pending');
    expect((await give('000000', (await ask(await listed())).id)).orderStatus).toBe('failed');
  });

  it('replaces a hosted checkout with a mobile money charge', async () => {
    const hiveId = await listed();
    const payment = await begin(buyer, hiveId);
    const requested = (await buyer.client.payments.charge({ hiveId, phone: '0247770006' })).data;
    expect(requested.id).not.toBe(payment.paymentId);
    expect((await read(payment.paymentId)).orderStatus).toBe('cancelled');
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
