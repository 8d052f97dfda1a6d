import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the ledger', () => {
  let seller: Member;
  let buyer: Member;
  let moderator: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Akua Seller');
    buyer = await join(world(), 'Kojo Buyer');
    moderator = await join(world(), 'Nana Moderator');
    await world().promote(moderator.id, 'moderator');
  });
  const books = async () => (await moderator.client.ledger.get({})).data;
  const hold = async () => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    return (await buyer.client.payments.verify({ reference: payment.reference })).data;
  };

  it('is shown to moderators only', async () => {
    await expectRefusal(buyer.client.ledger.get({}), 'forbidden');
    await expectRefusal(buyer.client.ledger.cases({}), 'forbidden');
  });

  it('shows the held amount, and after the release the amount owed to sellers', async () => {
    const before = await books();
    const { id, handoverCode } = await hold();
    const held = await books();
    expect(held.held - before.held).toBeCloseTo(100);
    // The provider's fee is 1.95 % of 106.50.
    expect(held.atProvider - before.atProvider).toBeCloseTo(106.5 - 2.08);
    await seller.client.payments.handover({ id, code: handoverCode ?? '' });
    const released = await books();
    expect(released.held - before.held).toBeCloseTo(0);
    expect(released.owedToSellers - before.owedToSellers).toBeCloseTo(99);
  });

  it('opens a case when the provider disagrees, which a moderator closes once', async () => {
    const before = await books();
    const payment = await hold();
    await world().forgetAtProvider(payment);
    const after = await books();
    expect(after.comparedAt).not.toBeNull();
    expect(after.openCases).toBe(before.openCases + 1);
    const open = async (status: 'open' | 'resolved' = 'open') =>
      (await moderator.client.ledger.cases({ status, limit: 50 })).data.find(
        (one) => one.reference === payment.reference,
      );
    const found = await open();
    expect(found).toMatchObject({
      of: 'charge',
      kind: 'missing_there',
      ours: 106.5,
      theirs: null,
      closed: null,
    });
    const close = (member: Member) =>
      member.client.ledger.close({ id: found?.id ?? '', note: 'It was paid by hand.' });
    await expectRefusal(close(buyer), 'forbidden');
    // Moderators cannot close cases about their own money.
    await world().promote(seller.id, 'moderator');
    await expectRefusal(close(seller), 'forbidden');
    expect((await close(moderator)).data.closed).toMatchObject({
      note: 'It was paid by hand.',
      by: 'Nana Moderator',
    });
    await expectRefusal(close(moderator), 'already_resolved');
    expect(await open()).toBeUndefined();
    expect((await open('resolved'))?.id).toBe(found?.id);
    expect((await books()).openCases).toBe(before.openCases);
  });
});
