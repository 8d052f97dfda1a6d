import { describe, expect, it } from 'vitest';
import { join, LAPTOP, useWorld } from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the thread of a deal', () => {
  it('is created on payment, and shows each step once', async () => {
    const [seller, buyer] = [await join(world(), 'Esi Deals'), await join(world(), 'Kwame Deals')];
    const { data: listing } = await seller.client.category.create(LAPTOP);
    expect((await seller.client.messages.conversations({})).data).toEqual([]);
    const payment = (await buyer.client.payments.initialize({ hiveId: listing.id })).data;
    await world().pay(payment, 'success');
    const { data: held } = await buyer.client.payments.verify({ reference: payment.reference });
    const [thread] = (await seller.client.messages.conversations({})).data;
    expect(thread).toMatchObject({
      otherParticipant: { id: buyer.id },
      listing: { id: listing.id, order: { id: held.id, status: 'held', role: 'seller' } },
      conversationLastMessage: {
        kind: 'system',
        content: '',
        event: { code: 'paid', amount: held.amount },
        senderId: buyer.id,
      },
      unreadCount: 1,
    });
    const id = thread?.id ?? '';
    const opened = await buyer.client.messages.open({ recipientId: seller.id, hiveId: listing.id });
    expect([opened.data.id, opened.data.unreadCount]).toEqual([id, 0]);
    await seller.client.messages.markRead({ id });
    await seller.client.messages.send({ conversationId: id, content: 'Thank you!' });
    const code = { id: held.id, code: held.handoverCode ?? '' };
    const { data: done } = await seller.client.payments.handover(code);
    await seller.client.payments.handover(code);
    const { data } = await buyer.client.messages.list({ id });
    expect(data.map(({ kind, event, content, senderId }) => [kind, event, content, senderId])).toEqual([
      ['system', { code: 'released', amount: done.payout }, '', buyer.id],
      ['text', null, 'Thank you!', seller.id],
      ['system', { code: 'paid', amount: held.amount }, '', buyer.id],
    ]);
  });

  it('shows disputes and refunds, and separates the deals of two listings', async () => {
    const [seller, buyer] = [await join(world(), 'Esi Twice'), await join(world(), 'Kwame Twice')];
    const threads = async () =>
      (await buyer.client.messages.conversations({})).data.map(({ listing, conversationLastMessage }) => [
        listing?.title,
        conversationLastMessage?.event?.code,
      ]);
    const buy = async (title: string) => {
      const { data: listing } = await seller.client.category.create({ ...LAPTOP, title });
      const payment = (await buyer.client.payments.initialize({ hiveId: listing.id })).data;
      await world().pay(payment, 'success');
      world().advance(1_000);
      return (await buyer.client.payments.verify({ reference: payment.reference })).data;
    };
    const laptop = await buy('Laptop');
    const blender = await buy('Blender');
    expect(await threads()).toEqual([
      ['Blender', 'paid'],
      ['Laptop', 'paid'],
    ]);
    world().advance(1_000);
    await seller.client.payments.cancel({ id: laptop.id });
    world().advance(1_000);
    await buyer.client.payments.dispute({ id: blender.id, reason: 'damaged', text: 'It is broken.' });
    expect(await threads()).toEqual([
      ['Blender', 'disputed'],
      ['Laptop', 'refunded'],
    ]);
  });
});
