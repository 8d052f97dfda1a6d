import { readVoucher, voucherText } from '@campushive/contract/rules/voucher-format';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the API of release vouchers', () => {
  let seller: Member;
  let buyer: Member;
  let stranger: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Efua Offline');
    buyer = await join(world(), 'Yaw Offline');
    stranger = await join(world(), 'Ama Elsewhere');
  });
  const held = async () => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    const { id, reference } = (await buyer.client.payments.verify({ reference: payment.reference })).data;
    return { id, reference };
  };
  const existing = async (member: Member, id: string) =>
    (await member.client.handovers.list({})).data.orders.find(({ paymentId }) => paymentId === id);
  const voucherOf = async (id: string) => (await existing(buyer, id))?.voucher ?? '';
  const codeOf = async (id: string) => readVoucher(await voucherOf(id))?.voucher.code ?? '';
  const handIn = (member: Member, id: string, voucher: string) =>
    member.client.handovers.release({ id, voucher });

  it('gives the voucher to the buyer only, with amount and recipient', async () => {
    const { id } = await held();
    const [bought, sold] = [await existing(buyer, id), await existing(seller, id)];
    expect(bought).toMatchObject({
      role: 'buyer',
      otherName: 'Efua Offline',
      payout: 99,
      orderStatus: 'held',
      commitment: null,
    });
    expect(sold).toMatchObject({ role: 'seller', otherName: 'Yaw Offline', voucher: null });
    expect(sold?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await existing(stranger, id)).toBeUndefined();
    expect(readVoucher(bought?.voucher ?? '')?.voucher).toMatchObject({
      orderId: id,
      buyerId: buyer.id,
      sellerId: seller.id,
      payout: 9_900,
    });
  });

  it.each(['seller', 'buyer'] as const)(
    'releases the money once when the %s redeems the voucher first',
    async (first) => {
      const { id } = await held();
      const voucher = await voucherOf(id);
      const [one, other] = first === 'seller' ? [seller, buyer] : [buyer, seller];
      expect((await handIn(one, id, voucher)).data).toMatchObject({ orderStatus: 'released' });
      const later = (await handIn(other, id, voucher)).data;
      expect(later.orderStatus).toBe('released');
      expect((await handIn(one, id, voucher)).data.releasedAt).toBe(later.releasedAt);
      expect(await existing(buyer, id)).toBeUndefined();
    },
  );

  it('accepts the typed short code of a voucher', async () => {
    const { id } = await held();
    const [code, other] = [await codeOf(id), await codeOf((await held()).id)];
    await expectRefusal(handIn(seller, id, other), 'release_voucher_invalid');
    expect((await handIn(seller, id, code)).data.orderStatus).toBe('released');
  });

  it('refuses forged vouchers, vouchers of another order and callers outside the order', async () => {
    const { id } = await held();
    const voucher = await voucherOf(id);
    const read = readVoucher(voucher);
    if (read === null) throw new Error('Not a voucher');
    read.body[54] = (read.body[54] ?? 0) ^ 1;
    const forged = voucherText(read.body, read.signature);
    for (const member of [seller, buyer]) {
      await expectRefusal(handIn(member, id, forged), 'release_voucher_invalid');
      await expectRefusal(handIn(member, id, await voucherOf((await held()).id)), 'release_voucher_invalid');
    }
    await expectRefusal(handIn(stranger, id, voucher), 'not_found');
    for (const broken of ['', 'RV1:ABC', voucher.slice(1)])
      await expectRefusal(handIn(seller, id, broken), 'validation_failed', 'voucher');
    expect((await buyer.client.payments.get({ id })).data.orderStatus).toBe('held');
  });

  it('refuses a voucher during a dispute or a chargeback, and after a refund', async () => {
    const [disputed, frozen, refunded] = [await held(), await held(), await held()];
    const vouchers = [await voucherOf(disputed.id), await voucherOf(frozen.id), await voucherOf(refunded.id)];
    await buyer.client.payments.dispute({ id: disputed.id, reason: 'damaged', text: 'It is scratched.' });
    await expectRefusal(handIn(seller, disputed.id, vouchers[0] ?? ''), 'order_disputed');
    expect(await existing(buyer, disputed.id)).toMatchObject({ orderStatus: 'disputed', voucher: null });
    await buyer.client.settlements.withdraw({ id: disputed.id });
    await world().bank(frozen, 'raise');
    await expectRefusal(handIn(seller, frozen.id, vouchers[1] ?? ''), 'order_frozen');
    await expectRefusal(handIn(buyer, frozen.id, vouchers[1] ?? ''), 'order_frozen');
    await seller.client.payments.cancel({ id: refunded.id });
    await expectRefusal(handIn(seller, refunded.id, vouchers[2] ?? ''), 'order_not_held');
    // After a freeze has ended, the same voucher releases the order.
    expect((await handIn(seller, disputed.id, vouchers[0] ?? '')).data.orderStatus).toBe('released');
  });
});
