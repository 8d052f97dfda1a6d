import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  waitForAccount,
  type Member,
} from '../../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the API of chargebacks', () => {
  let seller: Member;
  let buyer: Member;
  let moderator: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Efua Seller');
    buyer = await join(world(), 'Kojo Buyer');
    moderator = await join(world(), 'Nana Moderator');
    await world().promote(moderator.id, 'moderator');
    await seller.client.payouts.setAccount({ network: 'mtn', phone: '0551234987', name: 'Efua Seller' });
    await waitForAccount(world(), seller, buyer, moderator);
  });
  const hold = async () => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    return (await buyer.client.payments.verify({ reference: payment.reference })).data;
  };
  const handOver = async () => {
    const { id, handoverCode } = await hold();
    return (await seller.client.payments.handover({ id, code: handoverCode ?? '' })).data;
  };
  const read = async (id: string, member = buyer) => (await member.client.payments.get({ id })).data;
  const open = async (paymentId: string) =>
    (await moderator.client.chargebacks.list({ limit: 50 })).data.find((one) => one.paymentId === paymentId);

  it('freezes a held order, and returns it to held when the bank declines the claim', async () => {
    const order = await hold();
    await world().bank(order, 'raise');
    const frozen = await read(order.id);
    expect(frozen).toMatchObject({ orderStatus: 'frozen', handoverCode: null, autoReleaseAt: null });
    expect(frozen.chargeback).toMatchObject({ amount: 106.5, effect: 'frozen', outcome: null, owed: null });
    const code = order.handoverCode ?? '';
    await expectRefusal(seller.client.payments.handover({ id: order.id, code }), 'order_not_held');
    await expectRefusal(buyer.client.payments.cancel({ id: order.id }), 'payment_not_pending');
    await world().bank(order, 'won');
    expect((await read(order.id)).orderStatus).toBe('held');
    expect((await seller.client.payments.handover({ id: order.id, code })).data.orderStatus).toBe('released');
  });

  it('ends a held order when the bank takes the money back', async () => {
    const order = await hold();
    await world().bank(order, 'raise');
    await world().bank(order, 'lost');
    const over = await read(order.id, seller);
    expect(over).toMatchObject({ orderStatus: 'charged_back', status: 'failed', refund: null });
    expect(over.chargeback).toMatchObject({ outcome: 'lost', owed: 0 });
  });

  it('records a debt of a seller who has the money, and deducts it from the next payout', async () => {
    const order = await handOver();
    const before = (await seller.client.payouts.account({})).data;
    await world().bank(order, 'raise');
    expect(await read(order.id, seller)).toMatchObject({
      orderStatus: 'released',
      chargeback: { owed: 99 },
    });
    const owing = (await seller.client.payouts.account({})).data;
    expect(owing).toMatchObject({ debt: 99, available: before.available - 99 });
    await handOver();
    const { data: payout } = await seller.client.payouts.create({});
    expect(payout).toMatchObject({ debt: 99, amount: before.available - 1 });
    expect((await seller.client.payouts.account({})).data).toMatchObject({ debt: 0, available: 0 });
  });

  it('lets only a moderator answer, once', async () => {
    const order = await hold();
    await world().bank(order, 'raise');
    await expectRefusal(buyer.client.chargebacks.list({}), 'forbidden');
    const found = await open(order.id);
    expect(found).toMatchObject({ amount: 106.5, paid: 106.5, answer: null, outcome: null });
    const answer = (member: Member) =>
      member.client.chargebacks.answer({ id: found?.id ?? '', decision: 'accept', note: 'They are right.' });
    await expectRefusal(answer(seller), 'forbidden');
    expect((await answer(moderator)).data.answer).toMatchObject({
      answer: 'accept',
      note: 'They are right.',
    });
    await expectRefusal(answer(moderator), 'chargeback_answered');
    await vi.waitFor(async () => expect((await read(order.id)).orderStatus).toBe('charged_back'), 20_000);
    expect(await open(order.id)).toBeUndefined();
    const done = (await moderator.client.chargebacks.list({ status: 'resolved' })).data;
    expect(done[0]).toMatchObject({ paymentId: order.id, outcome: 'accepted' });
  });
});
