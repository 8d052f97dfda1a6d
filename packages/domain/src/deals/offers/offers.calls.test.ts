import { HOUR } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the API of offers', () => {
  let seller: Member;
  let buyer: Member;
  let rival: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Esi Bargains');
    buyer = await join(world(), 'Kwame Bargains');
    rival = await join(world(), 'Yaw Rival');
  });
  const post = async (change: object = {}) =>
    (await seller.client.category.create({ ...LAPTOP, price: 100, ...change })).data;
  const offer = async (hiveId: string, amount = 60, by = buyer) =>
    (await by.client.offers.create({ hiveId, amount })).data;
  const lines = async (id: string) =>
    (await buyer.client.messages.list({ id })).data.map(({ event }) => [event?.code, event?.amount]);
  /** Advances one day with requests in between, because sessions end after a day without one. */
  const aDay = async () => {
    for (const _half of [1, 2]) {
      world().advance(12 * HOUR);
      for (const member of [seller, buyer, rival]) await member.client.auth.me({});
    }
  };
  const pay = async (hiveId: string, price: number, by = buyer) => {
    const payment = (await by.client.payments.initialize({ hiveId, price })).data;
    await world().pay(payment, 'success');
    return (await by.client.payments.verify({ reference: payment.reference })).data;
  };

  it('keeps one unread notification per thread, and sends none in a muted thread', async () => {
    const listing = await post();
    const { id, conversationId } = await offer(listing.id);
    const about = async () =>
      (await seller.client.notifications.list({})).data
        .filter((one) => one.subject?.id === conversationId)
        .map((one) => one.kind);
    await seller.client.offers.counter({ id, amount: 90 });
    await buyer.client.offers.counter({ id, amount: 70 });
    expect(await about()).toEqual(['offer_countered']);
    await buyer.client.offers.withdraw({ id });
    await seller.client.messages.mute({ id: conversationId, muted: true });
    await seller.client.notifications.markRead({});
    await offer(listing.id);
    expect(await about()).toEqual(['offer_countered']);
  });

  it('lets both sides counter in the thread, and charges the agreed price at checkout', async () => {
    const listing = await post();
    const made = await offer(listing.id);
    expect(made).toMatchObject({
      status: 'open',
      amount: 60,
      price: 100,
      round: 1,
      role: 'buyer',
      hiveId: listing.id,
      seller: { id: seller.id },
    });
    const { id, conversationId } = made;
    const countered = (await seller.client.offers.counter({ id, amount: 80 })).data;
    expect(countered).toMatchObject({ id, status: 'countered', amount: 80, round: 2, role: 'seller' });
    for (const amount of [60, 80, 59])
      await expectRefusal(buyer.client.offers.counter({ id, amount }), 'validation_failed', 'amount');
    await buyer.client.offers.counter({ id, amount: 70 });
    expect((await seller.client.offers.accept({ id })).data).toMatchObject({
      status: 'accepted',
      amount: 70,
    });
    expect(await lines(conversationId)).toEqual([
      ['offer_accepted', 70],
      ['offered', 70],
      ['offered', 80],
      ['offered', 60],
    ]);
    const thread = (await buyer.client.messages.conversation({ id: conversationId })).data;
    expect(thread).toMatchObject({
      listing: { id: listing.id },
      offer: { id, status: 'accepted', amount: 70 },
    });
    const seen = async (member: Member) => (await member.client.hives.get({ id: listing.id })).data;
    expect(await seen(buyer)).toMatchObject({ price: 100, myOffer: { status: 'accepted', amount: 70 } });
    expect(await seen(rival)).toMatchObject({ price: 100 });
    expect(await seen(rival)).not.toHaveProperty('myOffer');
    await expectRefusal(
      buyer.client.payments.initialize({ hiveId: listing.id, price: 100 }),
      'price_changed',
    );
    expect(await pay(listing.id, 70)).toMatchObject({ price: 70, orderStatus: 'held' });
    expect((await buyer.client.offers.list({ limit: 1 })).data[0]).toMatchObject({
      id,
      status: 'accepted',
    });
  });

  it('notifies the other side once of each step', async () => {
    const notificationsOf = async (member: Member) =>
      (await member.client.notifications.list({})).data
        .filter(({ kind }) => kind.startsWith('offer_'))
        .map(({ kind, read }) => [kind, read]);
    const [sells, buys] = [await join(world(), 'Adwoa Told'), await join(world(), 'Kojo Told')];
    const { data: listing } = await sells.client.category.create({ ...LAPTOP, price: 100 });
    const { id, conversationId } = await offer(listing.id, 60, buys);
    expect(await notificationsOf(sells)).toEqual([['offer_received', false]]);
    await sells.client.messages.markRead({ id: conversationId });
    expect(await notificationsOf(sells)).toEqual([['offer_received', true]]);
    await sells.client.offers.counter({ id, amount: 90 });
    await buys.client.offers.decline({ id });
    expect((await notificationsOf(buys)).map(([kind]) => kind)).toEqual(['offer_countered']);
    expect((await notificationsOf(sells)).map(([kind]) => kind)).toEqual([
      'offer_declined',
      'offer_received',
    ]);
  });

  it('requires at least half the price and less than all of it, one open offer, and five a day', async () => {
    const listing = await post();
    await expectRefusal(offer(listing.id, 49.99), 'validation_failed', 'amount');
    await expectRefusal(offer(listing.id, 100), 'validation_failed', 'amount');
    for (let named = 0; named < 5; named += 1) {
      const { id } = await offer(listing.id, 50 + named);
      await expectRefusal(offer(listing.id), 'offer_waiting');
      await buyer.client.offers.withdraw({ id });
    }
    await expectRefusal(offer(listing.id), 'offers_used_up');
    await aDay();
    world().advance(HOUR);
    expect(await offer(listing.id)).toMatchObject({ status: 'open' });
  });

  it('refuses offers on own, unknown, free, draft, reserved and sold listings', async () => {
    const listing = await post();
    await expectRefusal(offer(listing.id, 60, seller), 'own_listing');
    await expectRefusal(offer(UNKNOWN_ID), 'not_found');
    await expectRefusal(offer((await post({ price: 0 })).id), 'listing_free');
    await expectRefusal(offer((await post({ draft: true })).id), 'not_found');
    const payment = (await rival.client.payments.initialize({ hiveId: listing.id })).data;
    await expectRefusal(offer(listing.id), 'listing_reserved');
    await world().pay(payment, 'success');
    await rival.client.payments.verify({ reference: payment.reference });
    await expectRefusal(offer(listing.id), 'listing_unavailable');
  });

  it('refuses new offers once the poster turns them off, but keeps earlier ones open', async () => {
    const listing = await post();
    const { id } = await offer(listing.id);
    await seller.client.hives.update({ id: listing.id, acceptsOffers: false });
    const seen = (await rival.client.hives.get({ id: listing.id })).data;
    expect(seen.essentialsDetails?.acceptsOffers).toBe(false);
    await expectRefusal(offer(listing.id, 60, rival), 'offers_not_taken');
    expect((await seller.client.offers.counter({ id, amount: 80 })).data.status).toBe('countered');
    const talk = (await buyer.client.messages.conversations({})).data.find(
      ({ listing: about }) => about?.id === listing.id,
    );
    expect(talk?.listing?.acceptsOffers).toBe(false);
    await expectRefusal(offer((await post({ acceptsOffers: false })).id), 'offers_not_taken');
  });

  it('lists the offers of a listing to their two sides only', async () => {
    const [one, other] = [await post(), await post()];
    const { id } = await offer(one.id);
    await offer(other.id, 70);
    const idsOf = async (member: Member) =>
      (await member.client.offers.list({ hiveId: one.id })).data.map((found) => found.id);
    expect(await idsOf(seller)).toEqual([id]);
    expect(await idsOf(buyer)).toEqual([id]);
    expect(await idsOf(rival)).toEqual([]);
  });

  it('lets only the side whose turn it is answer, and hides the offer from others', async () => {
    const { id } = await offer((await post()).id);
    await expectRefusal(buyer.client.offers.accept({ id }), 'not_your_turn');
    await expectRefusal(seller.client.offers.withdraw({ id }), 'not_your_turn');
    await expectRefusal(rival.client.offers.accept({ id }), 'not_found');
    await expectRefusal(rival.client.offers.counter({ id, amount: 70 }), 'not_found');
    await seller.client.offers.decline({ id });
    await expectRefusal(seller.client.offers.accept({ id }), 'offer_over');
    await expectRefusal(buyer.client.offers.withdraw({ id }), 'offer_over');
  });

  it('ends an offer, and an agreed price, after 24 hours', async () => {
    const listing = await post();
    const { id } = await offer(listing.id);
    await aDay();
    await expectRefusal(seller.client.offers.accept({ id }), 'offer_over');
    const again = await offer(listing.id);
    await seller.client.offers.accept({ id: again.id });
    await aDay();
    expect((await buyer.client.hives.get({ id: listing.id })).data.myOffer?.status).toBe('expired');
    await expectRefusal(buyer.client.payments.initialize({ hiveId: listing.id, price: 60 }), 'price_changed');
  });

  it('ends open offers on a new price, a sale or a block, and keeps an agreed price on a new price', async () => {
    const statusOf = async (input: string, member = buyer) =>
      (await member.client.offers.list({})).data.find(({ id }) => id === input)?.status;
    const listing = await post();
    const { id: priced } = await offer(listing.id);
    await seller.client.hives.update({ id: listing.id, price: 110 });
    expect(await statusOf(priced)).toBe('expired');
    const { id: stored } = await offer(listing.id);
    await seller.client.offers.accept({ id: stored });
    await seller.client.hives.update({ id: listing.id, price: 120 });
    expect(await statusOf(stored)).toBe('accepted');
    const { id: waits } = await offer(listing.id, 100, rival);
    await pay(listing.id, 60);
    expect(await statusOf(waits, rival)).toBe('expired');
    expect(await statusOf(stored)).toBe('accepted');
    const { id: blocked } = await offer((await post()).id, 60, rival);
    await rival.client.users.block({ id: seller.id });
    expect(await statusOf(blocked, rival)).toBe('expired');
    await expectRefusal(offer((await post()).id, 60, rival), 'blocked');
  });

  it('keeps an agreed price for its buyer only, while others can still buy at the listed price', async () => {
    const [third] = [await join(world(), 'Ama Third')];
    const listing = await post();
    const { id } = await offer(listing.id);
    await seller.client.offers.accept({ id });
    expect((await pay(listing.id, 100, third)).orderStatus).toBe('held');
    expect((await buyer.client.offers.list({})).data.find((one) => one.id === id)?.status).toBe('expired');
    await expectRefusal(
      buyer.client.payments.initialize({ hiveId: listing.id, price: 60 }),
      'listing_unavailable',
    );
  });
});
