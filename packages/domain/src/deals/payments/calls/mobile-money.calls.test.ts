import { PROMPT_LIFETIME, SECOND } from '@campushive/contract';
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
});
