import { type InputOf } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  passToNoon,
  useWorld,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the dashboard', () => {
  it('counts sold listings, and recommends open listings of others', async () => {
    const seller = await join(world(), 'Efo Seller');
    const buyer = await join(world(), 'Ama Buyer');
    const { id } = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data;
    const payment = (await buyer.client.payments.initialize({ hiveId: id })).data;
    const paying = (await buyer.client.dashboard.get({})).data;
    expect(paying.next).toMatchObject([{ kind: 'pay', listingId: id, reference: payment.reference }]);
    await world().pay(payment, 'success');
    await buyer.client.payments.verify({ reference: payment.reference });
    const meet = { kind: 'meet', title: LAPTOP.title, paymentId: payment.paymentId };
    expect((await buyer.client.dashboard.get({})).data.next).toMatchObject([
      { ...meet, role: 'buyer', otherName: 'Efo Seller', amount: 106.5 },
    ]);
    const held = (await seller.client.dashboard.get({})).data;
    expect(held).toMatchObject({ totalEarnings: 0, pendingEarnings: 99, completedTasks: 0 });
    expect(held.next).toMatchObject([{ ...meet, role: 'seller', otherName: 'Ama Buyer', amount: 99 }]);
    expect(held.deadlines).toMatchObject([{ kind: 'release', title: LAPTOP.title }]);
    const talk = await buyer.client.messages.open({ recipientId: seller.id, hiveId: id });
    const deal = { id: payment.paymentId, status: 'held' };
    expect(talk.data.listing).toMatchObject({ order: { ...deal, role: 'buyer' } });
    const sellersTalk = await seller.client.messages.open({ recipientId: buyer.id, hiveId: id });
    expect(sellersTalk.data.id).toBe(talk.data.id);
    expect(sellersTalk.data.listing).toMatchObject({ order: { ...deal, role: 'seller' } });
    const { handoverCode } = (await buyer.client.payments.get({ id: payment.paymentId })).data;
    await seller.client.payments.handover({ id: payment.paymentId, code: handoverCode ?? '' });
    const { data } = await seller.client.dashboard.get({});
    expect(data).toMatchObject({
      totalEarnings: 99,
      pendingEarnings: 0,
      completedTasks: 1,
      deadlines: [],
      next: [],
    });
    expect(data.activity.week).toHaveLength(7);
    expect(data.activity.month.at(-1)).toMatchObject({ earned: 99, orders: 1 });
    expect(data.activity.year).toHaveLength(12);
    expect(data.recommended.every((one) => one.postedById !== seller.id)).toBe(true);
    await expectRefusal(world().client().dashboard.get({}), 'unauthenticated');
  });

  it('shows unread messages and deadlines within two days, only to the student they concern', async () => {
    const poster = await join(world(), 'Esi Poster');
    const writer = await join(world(), 'Kojo Writer');
    const errand = await writer.client.hives.create({
      hiveType: 'logistics',
      title: 'Bring bread',
      price: 5,
    });
    const at = (hours: number) =>
      new Date(Date.parse(errand.data.createdAt) + hours * 3_600_000).toISOString();
    const gig = { title: 'Type my thesis', description: 'Sixty pages', price: 80 };
    const { data } = await poster.client.category.create({
      ...{ category: 'sidehustle', applicationDeadline: at(30) },
      ...gig,
    } as InputOf<'category.create'>);
    const talk = await writer.client.messages.open({ recipientId: poster.id, hiveId: data.id });
    await writer.client.messages.send({ conversationId: talk.data.id, content: 'Is it typed in Word?' });
    expect((await poster.client.dashboard.get({})).data.next).toMatchObject([
      { kind: 'deadline', deadline: 'listing', listingId: data.id, at: at(30) },
      { kind: 'unread', conversationId: talk.data.id, otherName: 'Kojo Writer', count: 1 },
    ]);
    expect((await writer.client.dashboard.get({})).data.next).toEqual([]);
    await poster.client.messages.markRead({ id: talk.data.id });
    expect((await poster.client.dashboard.get({})).data.next).toHaveLength(1);
  });

  it('shows an agreed price to its buyer only, until the buyer pays', async () => {
    const seller = await join(world(), 'Abena Agrees');
    const buyer = await join(world(), 'Kojo Agrees');
    const next = async ({ client }: typeof buyer) => (await client.dashboard.get({})).data.next;
    const { id } = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data;
    const offer = (await buyer.client.offers.create({ hiveId: id, amount: 60 })).data;
    const { expiresAt: until } = (await seller.client.offers.accept({ id: offer.id })).data;
    expect(await next(buyer)).toMatchObject([
      { kind: 'agreed', listingId: id, title: LAPTOP.title, amount: 60, price: 100, until },
    ]);
    expect(await next(seller)).toEqual([]);
    const payment = (await buyer.client.payments.initialize({ hiveId: id, price: 60 })).data;
    expect((await next(buyer)).map(({ kind }) => kind)).toEqual(['pay']);
    await world().pay(payment, 'success');
    await buyer.client.payments.verify({ reference: payment.reference });
    expect((await next(buyer)).map(({ kind }) => kind)).toEqual(['meet']);
  });

  it('shows a proposed meet-up once, without its unread message in the conversation', async () => {
    await passToNoon(world());
    const seller = await join(world(), 'Abena Meets');
    const buyer = await join(world(), 'Kojo Meets');
    const { id } = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data;
    const payment = (await buyer.client.payments.initialize({ hiveId: id })).data;
    await world().pay(payment, 'success');
    const paid = (await buyer.client.payments.verify({ reference: payment.reference })).data;
    const startsAt = new Date(Date.parse(paid.createdAt) + 86_400_000).toISOString();
    await buyer.client.meetups.propose({ id: payment.paymentId, place: 'Great Hall steps', startsAt });
    const { next } = (await seller.client.dashboard.get({})).data;
    expect(next.map(({ kind }) => kind)).toEqual(['meet']);
  });

  it('shows an offer that waits for an answer, only to the student who must answer', async () => {
    const seller = await join(world(), 'Abena Asked');
    const buyer = await join(world(), 'Kojo Offers');
    const next = async ({ client }: typeof buyer) => (await client.dashboard.get({})).data.next;
    const { id } = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data;
    const offer = (await buyer.client.offers.create({ hiveId: id, amount: 60 })).data;
    const step = { kind: 'offer', conversationId: offer.conversationId, title: LAPTOP.title, price: 100 };
    const input = { otherName: 'Kojo Offers', amount: 60, until: offer.expiresAt };
    expect(await next(seller)).toMatchObject([{ ...step, ...input, role: 'seller' }]);
    expect(await next(buyer)).toEqual([]);
    await seller.client.offers.counter({ id: offer.id, amount: 80 });
    expect(await next(buyer)).toMatchObject([
      { ...step, role: 'buyer', otherName: 'Abena Asked', amount: 80 },
    ]);
    expect(await next(seller)).toEqual([]);
    await buyer.client.offers.decline({ id: offer.id });
    expect(await next(buyer)).toEqual([]);
  });

  it('shows waiting applicants to the poster only', async () => {
    const poster = await join(world(), 'Adwoa Poster');
    const helper = await join(world(), 'Yaw Helper');
    const { id } = (
      await poster.client.hives.create({ hiveType: 'logistics', title: 'Carry a desk', price: 40 })
    ).data;
    expect((await poster.client.dashboard.get({})).data.next).toEqual([]);
    await helper.client.applications.create({ id, message: 'I can do it today.' });
    expect((await poster.client.dashboard.get({})).data.next).toMatchObject([
      { kind: 'applicants', title: 'Carry a desk', listingId: id, count: 1 },
    ]);
    expect((await helper.client.dashboard.get({})).data.next).toEqual([]);
  });
});
