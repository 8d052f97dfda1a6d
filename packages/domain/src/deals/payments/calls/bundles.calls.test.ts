import { MAX_BUNDLE, RESERVATION_LIFETIME, type InputOf } from '@campushive/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../../apps/api/test/calls/world.js';

type Buying = InputOf<'payments.initialize'>;

const world = useWorld();

describe('the API of bundles', () => {
  let seller: Member;
  let other: Member;
  let buyer: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Ama Clears Out');
    other = await join(world(), 'Yaw Sells Too');
  });
  // Joins a new buyer for each test, because unfinished payments cause a waiting time.
  beforeEach(async () => {
    buyer = await join(world(), 'Kofi Moves In');
  });
  const post = async (title: string, price: number, by = seller) =>
    (await by.client.category.create({ ...LAPTOP, title, price })).data.id;
  const three = async () => [await post('Desk lamp', 40), await post('Kettle', 60), await post('Rug', 140)];
  const inputOf = ([hiveId = '', ...bundledIds]: readonly string[], change: Partial<Buying> = {}) => ({
    hiveId,
    ...(bundledIds.length > 0 && { bundledIds }),
    ...change,
  });
  const begin = async (ids: readonly string[], by = buyer, change: Partial<Buying> = {}) =>
    (await by.client.payments.initialize(inputOf(ids, change))).data;
  const buy = async (ids: readonly string[], by = buyer) => {
    const payment = await begin(ids, by);
    await world().pay(payment, 'success');
    return (await by.client.payments.verify({ reference: payment.reference })).data;
  };
  const statuses = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await seller.client.hives.get({ id })).data.status));
  const all = (status: string) => [status, status, status];

  it('sells several items in one order with one price, one code and one release', async () => {
    const ids = await three();
    const payment = await begin(ids, buyer, { price: 240 });
    expect(await statuses(ids)).toEqual(all('reserved'));
    await world().pay(payment, 'success');
    const held = (await buyer.client.payments.verify({ reference: payment.reference })).data;
    expect(held).toMatchObject({
      price: 240,
      amount: 255.6,
      orderStatus: 'held',
      hiveId: ids[0],
      metadata: { hiveTitle: 'Desk lamp' },
      bundle: [
        { hiveId: ids[0], title: 'Desk lamp', price: 40 },
        { hiveId: ids[1], title: 'Kettle', price: 60 },
        { hiveId: ids[2], title: 'Rug', price: 140 },
      ],
    });
    expect(await statuses(ids)).toEqual(all('sold'));
    for (const id of ids)
      expect((await buyer.client.hives.get({ id })).data.myOrder).toEqual({ id: held.id, status: 'held' });
    expect((await buyer.client.payments.list({ q: 'kettle' })).data.map((one) => one.id)).toEqual([held.id]);
    const code = held.handoverCode ?? '';
    expect((await seller.client.payments.handover({ id: held.id, code })).data.orderStatus).toBe('released');
    expect(await statuses(ids)).toEqual(all('completed'));
    expect((await buyer.client.payments.receipt({ id: held.id })).data).toMatchObject({
      title: 'Desk lamp',
      bundle: [
        { title: 'Desk lamp', price: 40 },
        { title: 'Kettle', price: 60 },
        { title: 'Rug', price: 140 },
      ],
    });
    expect(
      (await buyer.client.reviews.create({ id: held.id, stars: 5, text: 'All as shown' })).data.mayReview,
    ).toBe(false);
  });

  it('names a bundle by its first item and the number of other items', async () => {
    const held = await buy(await three());
    const notification = (await seller.client.notifications.list({})).data.find(
      ({ subject }) => subject?.id === held.id,
    );
    expect(`${notification?.title} ${notification?.description}`).toContain('Desk lamp and 2 more items');
    const talk = (await buyer.client.messages.conversations({})).data.find(
      ({ listing }) => listing?.id === held.hiveId,
    );
    expect(talk?.listing).toMatchObject({ title: 'Desk lamp', order: { id: held.id, moreItems: 2 } });
  });

  it('frees all items when the order is given up, expires or fails', async () => {
    const ids = await three();
    await buyer.client.payments.cancel({ id: (await begin(ids)).paymentId });
    expect(await statuses(ids)).toEqual(all('active'));
    const declined = await begin(ids);
    await world().pay(declined, 'failed');
    await buyer.client.payments.verify({ reference: declined.reference });
    expect(await statuses(ids)).toEqual(all('active'));
    await begin(ids);
    world().advance(RESERVATION_LIFETIME + 1_000);
    const late = await join(world(), 'Abena Waits');
    // Paying for the second item alone ends the lapsed bundle and frees its other items.
    await begin(ids.slice(1, 2), late);
    expect(await statuses(ids)).toEqual(['active', 'reserved', 'active']);
  });

  it('reopens all items on a cancellation, and lets the seller reopen them after a refund', async () => {
    const ids = await three();
    const cancelled = await buy(ids);
    await seller.client.payments.cancel({ id: cancelled.id });
    expect(await statuses(ids)).toEqual(all('active'));
    const conceded = await buy(ids);
    await buyer.client.payments.dispute({
      id: conceded.id,
      reason: 'not_received',
      text: 'It never came.',
    });
    await seller.client.settlements.concede({ id: conceded.id });
    expect(await statuses(ids)).toEqual(all('sold'));
    for (const id of ids) {
      expect((await seller.client.hives.get({ id })).data.mayOfferAgain).toBe(true);
      await seller.client.hives.setStatus({ id, status: 'active' });
    }
    expect(await statuses(ids)).toEqual(all('active'));
  });

  it('names every item in the dispute queue of moderators', async () => {
    const moderator = await join(world(), 'Efua Decides');
    await world().promote(moderator.id, 'moderator');
    const { id } = await buy(await three());
    await buyer.client.payments.dispute({ id, reason: 'other', text: 'No one came to the hall.' });
    const found = (await moderator.client.disputes.list({})).data.find((one) => one.paymentId === id);
    expect(found?.title).toBe('Desk lamp, Kettle, Rug');
  });

  it('completes all items when a part refund settles the dispute', async () => {
    const ids = await three();
    const { id } = await buy(ids);
    await buyer.client.payments.dispute({ id, reason: 'not_as_described', text: 'The rug is torn.' });
    const { data } = await buyer.client.settlements.propose({ id, amount: 50 });
    await seller.client.settlements.accept({ id, proposalId: data.dispute?.proposal?.id ?? '' });
    expect(await statuses(ids)).toEqual(all('completed'));
  });

  it('refuses changes and other purchases of an item while the bundle is reserved', async () => {
    const ids = await three();
    await begin(ids);
    const [, id = ''] = ids;
    await expectRefusal(seller.client.hives.remove({ id }), 'payment_in_flight');
    await expectRefusal(seller.client.category.update({ category: 'essentials', id, price: 10 }), 'conflict');
    const rival = await join(world(), 'Esi Rival');
    await expectRefusal(rival.client.payments.initialize({ hiveId: id }), 'listing_reserved');
  });

  it('refuses the whole bundle with the field of the unavailable item', async () => {
    const [lamp = '', kettle = '', rug = ''] = await three();
    const rival = await join(world(), 'Esi Rival');
    await begin([kettle], rival);
    const ask = (ids: readonly string[]) => buyer.client.payments.initialize(inputOf(ids));
    await expectRefusal(ask([lamp, kettle, rug]), 'listing_reserved', 'bundledIds.0');
    await expectRefusal(ask([kettle, rug]), 'listing_reserved', 'hiveId');
    expect(await statuses([lamp, kettle, rug])).toEqual(['active', 'reserved', 'active']);
    await seller.client.hives.remove({ id: rug });
    await expectRefusal(ask([lamp, rug]), 'listing_unavailable', 'bundledIds.0');
    await expectRefusal(ask([lamp, UNKNOWN_ID]), 'listing_unavailable', 'bundledIds.0');
    await expectRefusal(ask([rug, lamp]), 'not_found', 'hiveId');
    await buy([lamp], rival);
    const pen = await post('Pen', 2);
    await expectRefusal(ask([pen, lamp]), 'listing_unavailable', 'bundledIds.0');
  });

  it('requires items of one seller other than the buyer, each listed once and with a price', async () => {
    const [lamp = '', kettle = ''] = await three();
    const strange = await post('Fan', 30, other);
    const own = await post('My chair', 30, buyer);
    const free = await post('Old books', 0);
    const ask = (...ids: string[]) => buyer.client.payments.initialize(inputOf(ids));
    await expectRefusal(ask(lamp, kettle, strange), 'validation_failed', 'bundledIds.1');
    await expectRefusal(ask(lamp, own), 'validation_failed', 'bundledIds.0');
    await expectRefusal(ask(own, lamp), 'validation_failed', 'hiveId');
    await expectRefusal(ask(lamp, free), 'validation_failed', 'bundledIds.0');
    await expectRefusal(ask(lamp, lamp), 'validation_failed', 'bundledIds.0');
    const lesson = await seller.client.category.create({
      category: 'academia',
      title: 'Calculus',
      description: 'One to one',
      price: 30,
      duration: 60,
      location: 'Library',
    });
    await expectRefusal(ask(lamp, lesson.data.id), 'validation_failed', 'bundledIds.0');
    const many = Array.from({ length: MAX_BUNDLE }, () => kettle);
    await expectRefusal(ask(lamp, ...many), 'validation_failed', 'bundledIds');
  });

  it('charges the shown total, including a price that was agreed for one item', async () => {
    const ids = await three();
    const { id } = (await buyer.client.offers.create({ hiveId: ids[1] ?? '', amount: 50 })).data;
    await seller.client.offers.accept({ id });
    await expectRefusal(begin(ids, buyer, { price: 240 }), 'price_changed');
    const payment = await begin(ids, buyer, { price: 230 });
    await world().pay(payment, 'success');
    const held = (await buyer.client.payments.verify({ reference: payment.reference })).data;
    expect(held.bundle.map(({ price }) => price)).toEqual([40, 50, 140]);
    // The agreed price is used up with the order.
    await seller.client.payments.cancel({ id: held.id });
    expect(
      (await begin([ids[1] ?? '']).then(({ paymentId }) => buyer.client.payments.get({ id: paymentId }))).data
        .price,
    ).toBe(60);
  });

  it('resumes the same bundle, and replaces it when the buyer chooses other items', async () => {
    const ids = await three();
    const first = await begin(ids);
    expect((await begin([ids[0] ?? '', ids[2] ?? '', ids[1] ?? ''])).paymentId).toBe(first.paymentId);
    const fewer = await begin(ids.slice(0, 2));
    expect(fewer.paymentId).not.toBe(first.paymentId);
    expect(await statuses(ids)).toEqual(['reserved', 'reserved', 'active']);
    const alone = await begin(ids.slice(1, 2));
    expect(await statuses(ids)).toEqual(['active', 'reserved', 'active']);
    expect((await buyer.client.payments.get({ id: fewer.paymentId })).data.orderStatus).toBe('cancelled');
    await buyer.client.payments.cancel({ id: alone.paymentId });
  });

  it('accepts a mobile money payment for a bundle', async () => {
    const ids = await three();
    const requested = await buyer.client.payments.charge({
      ...inputOf(ids),
      price: 240,
      phone: '0241234567',
    });
    await world().answerPrompt(requested.data, 'approve');
    const held = (await buyer.client.payments.verify({ reference: requested.data.reference })).data;
    expect(held).toMatchObject({ orderStatus: 'held', price: 240 });
    expect(await statuses(ids)).toEqual(all('sold'));
  });
});
