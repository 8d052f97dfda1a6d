import { beforeEach, describe, expect, it } from 'vitest';
import { join, LAPTOP, useWorld, type Member } from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('an action in an order', () => {
  let seller: Member;
  let buyer: Member;
  beforeEach(async () => {
    seller = await join(world(), 'Ama Own');
    buyer = await join(world(), 'Kofi Own');
  });
  const hold = async () => {
    const hiveId = (await seller.client.category.create(LAPTOP)).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    return (await buyer.client.payments.verify({ reference: payment.reference })).data;
  };
  const readAll = async () => {
    for (const member of [seller, buyer]) {
      await member.client.notifications.markRead({});
      for (const { id } of (await member.client.messages.conversations({})).data)
        await member.client.messages.markRead({ id });
    }
  };
  /** Returns the numbers of unread notifications and messages. */
  const badgesOf = async ({ client }: Member) => [
    (await client.notifications.list({})).count,
    (await client.messages.unreadCount({})).data.messages,
  ];

  it('leaves no badge with the buyer who pays, and two with the seller', async () => {
    await readAll();
    await hold();
    expect(await badgesOf(buyer)).toEqual([0, 0]);
    expect(await badgesOf(seller)).toEqual([1, 1]);
    const { data } = await buyer.client.notifications.list({});
    expect(data[0]).toMatchObject({ kind: 'payment_made', read: true });
  });

  it('leaves no badge with the seller who enters the code', async () => {
    const { id, handoverCode } = await hold();
    await readAll();
    await seller.client.payments.handover({ id, code: handoverCode ?? '' });
    expect(await badgesOf(seller)).toEqual([0, 0]);
    expect((await badgesOf(buyer))[1]).toBe(0);
  });

  it('leaves no badge of the refund with the buyer who cancels', async () => {
    const { id } = await hold();
    await readAll();
    await buyer.client.payments.cancel({ id });
    const { data } = await buyer.client.notifications.list({});
    // The arrival of the money is a notification, the buyer's own refund is not.
    const unread = data.filter(({ read }) => !read).map(({ kind }) => kind);
    expect(unread).not.toContain('payment_refunded');
    expect((await badgesOf(buyer))[1]).toBe(0);
    expect((await badgesOf(seller))[0]).toBe(1);
  });

  it('leaves no badge with the buyer who reports a problem, and comes first on the seller’s home', async () => {
    const { id, payout } = await hold();
    const title = LAPTOP.title;
    await readAll();
    await buyer.client.payments.dispute({ id, reason: 'damaged', text: 'The screen is broken.' });
    expect(await badgesOf(buyer)).toEqual([0, 0]);
    expect(await badgesOf(seller)).toEqual([1, 1]);
    const complaint = { kind: 'complaint', paymentId: id, title, otherName: 'Kofi Own', amount: payout };
    const firstOf = async (member: Member) => (await member.client.dashboard.get({})).data.next[0];
    expect(await firstOf(seller)).toMatchObject(complaint);
    expect(await firstOf(buyer)).not.toMatchObject({ kind: 'complaint' });
    await seller.client.payments.answerDispute({ id, text: 'It was whole.' });
    expect((await seller.client.dashboard.get({})).data.next).not.toContainEqual(
      expect.objectContaining({ kind: 'complaint' }),
    );
  });
});
