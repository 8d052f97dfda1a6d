import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('a complaint', () => {
  let seller: Member;
  let buyer: Member;
  let stranger: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Adwoa Settles');
    buyer = await join(world(), 'Kojo Settles');
    stranger = await join(world(), 'Yaw Elsewhere');
  });
  const complain = async () => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    const { id } = (await buyer.client.payments.verify({ reference: payment.reference })).data;
    return (await buyer.client.payments.dispute({ id, reason: 'damaged', text: 'It is scratched.' })).data;
  };
  const read = async (id: string, member = buyer) => (await member.client.payments.get({ id })).data;
  const propose = async (id: string, amount: number, member = seller) =>
    (await member.client.settlements.propose({ id, amount })).data.dispute?.proposal?.id ?? '';
  const linesOf = async (hiveId: string) => {
    const [{ id } = { id: '' }] = (await buyer.client.messages.conversations({})).data.filter(
      ({ listing }) => listing?.id === hiveId,
    );
    return (await buyer.client.messages.list({ id })).data.map(({ event }) => [
      event?.code,
      event?.amount,
      event?.payout,
    ]);
  };

  it('can be withdrawn by its buyer, and made again', async () => {
    const { id } = await complain();
    await expectRefusal(seller.client.settlements.withdraw({ id }), 'forbidden');
    await expectRefusal(stranger.client.settlements.withdraw({ id }), 'not_found');
    const taken = (await buyer.client.settlements.withdraw({ id })).data;
    expect(taken).toMatchObject({
      orderStatus: 'held',
      dispute: { outcome: 'withdrawn', note: null, proposal: null },
    });
    expect(taken.handoverCode).not.toBeNull();
    await expectRefusal(buyer.client.settlements.withdraw({ id }), 'dispute_resolved');
    const again = await buyer.client.payments.dispute({ id, reason: 'other', text: 'Again.' });
    expect(again.data).toMatchObject({
      orderStatus: 'disputed',
      dispute: { reason: 'other', text: 'Again.', answer: null, outcome: null },
    });
  });

  it('can be conceded by its seller, which refunds the full amount', async () => {
    const { id } = await complain();
    await expectRefusal(buyer.client.settlements.concede({ id }), 'forbidden');
    expect((await seller.client.settlements.concede({ id })).data).toMatchObject({
      orderStatus: 'refunded',
      dispute: { outcome: 'conceded' },
      refund: { reason: 'settlement', amount: 106.5 },
    });
    await expectRefusal(seller.client.settlements.concede({ id }), 'dispute_resolved');
  });

  it('settled by a part refund sorts its order by the reduced amount, and a conceded one by the amount paid', async () => {
    const [part, all] = [await complain(), await complain()];
    await seller.client.settlements.concede({ id: all.id });
    const proposalId = await propose(part.id, 20);
    await buyer.client.settlements.accept({ id: part.id, proposalId });
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 90 })).data.id;
    const { paymentId } = (await buyer.client.payments.initialize({ hiveId })).data;
    const mine = [part.id, all.id, paymentId];
    const sorted = async (sort: 'amount-asc' | 'amount-desc') =>
      (await buyer.client.payments.list({ sort, limit: 50 })).data
        .map(({ id }) => id)
        .filter((id) => mine.includes(id));
    // 86.50 of 106.50, 95.85, and 106.50.
    expect(await sorted('amount-asc')).toEqual([part.id, paymentId, all.id]);
    expect(await sorted('amount-desc')).toEqual([all.id, paymentId, part.id]);
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await buyer.client.payments.list({
        sort: 'amount-asc',
        limit: 1,
        ...(cursor && { cursor }),
      });
      pages.push(...page.data.map(({ id }) => id));
      cursor = page.pagination?.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.filter((id) => mine.includes(id))).toEqual([part.id, paymentId, all.id]);
  });

  it('is settled by a part refund when the other side accepts the latest proposal', async () => {
    const { id, hiveId } = await complain();
    for (const amount of [0, 106.51, 10.005])
      await expectRefusal(seller.client.settlements.propose({ id, amount }), 'validation_failed', 'amount');
    await expectRefusal(stranger.client.settlements.propose({ id, amount: 5 }), 'not_found');
    const first = await propose(id, 10);
    const second = await propose(id, 20);
    await expectRefusal(buyer.client.settlements.accept({ id, proposalId: first }), 'settlement_changed');
    await expectRefusal(seller.client.settlements.accept({ id, proposalId: second }), 'forbidden');
    expect((await read(id)).dispute?.proposal).toMatchObject({ by: 'seller', amount: 20 });
    const done = (await buyer.client.settlements.accept({ id, proposalId: second })).data;
    expect(done).toMatchObject({
      orderStatus: 'released',
      payout: 80.41,
      dispute: { outcome: 'settled' },
      refund: { reason: 'settlement', amount: 20 },
    });
    await expectRefusal(buyer.client.settlements.accept({ id, proposalId: second }), 'dispute_resolved');
    await vi.waitFor(async () => expect((await read(id)).refund?.status).toBe('processed'), 20_000);
    expect((await seller.client.payments.receipt({ id })).data).toMatchObject({
      lines: [
        { line: 'price', amount: 100 },
        { line: 'refunded', amount: -18.78 },
        { line: 'mobile_money_fee', amount: -0.81 },
      ],
      total: 80.41,
    });
    expect((await buyer.client.payments.receipt({ id })).data).toMatchObject({
      total: 106.5,
      refund: { amount: 20 },
    });
    expect(await linesOf(hiveId)).toEqual([
      ['released', 80.41, undefined],
      ['settled', 20, 80.41],
      ['settlement_proposed', 20, undefined],
      ['settlement_proposed', 10, undefined],
      ['disputed', null, undefined],
      ['paid', 106.5, undefined],
    ]);
    const kinds = (await seller.client.notifications.list({})).data.map(({ kind }) => kind);
    expect(kinds[0]).toBe('payment_settled');
  });

  it('settled by a part refund reduces the sums spent and earned', async () => {
    const sums = async () => {
      const [bought, sold] = await Promise.all([
        buyer.client.dashboard.get({}),
        seller.client.dashboard.get({}),
      ]);
      return {
        spent: bought.data.activity.year.at(-1)?.spent ?? 0,
        earned: sold.data.totalEarnings,
        charted: sold.data.activity.year.at(-1)?.earned ?? 0,
      };
    };
    const { id } = await complain();
    const before = await sums();
    await buyer.client.settlements.accept({ id, proposalId: await propose(id, 20) });
    const after = await sums();
    expect(after.spent - before.spent).toBeCloseTo(-20);
    expect(after.earned - before.earned).toBeCloseTo(80.41);
    expect(after.charted - before.charted).toBeCloseTo(80.41);
  });

  it('stays open when a part refund is declined', async () => {
    const { id } = await complain();
    const proposalId = await propose(id, 50, buyer);
    expect((await seller.client.settlements.decline({ id, proposalId })).data).toMatchObject({
      orderStatus: 'disputed',
      dispute: { proposal: null, outcome: null },
    });
    await expectRefusal(seller.client.settlements.accept({ id, proposalId }), 'settlement_changed');
  });
});
