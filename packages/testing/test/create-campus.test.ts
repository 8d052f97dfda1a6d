import { campus as ghana } from '@campushive/campus-ghana';
import { ApiError, DAY, HOUR, PAYOUT_ACCOUNT_WAIT, type Message } from '@campushive/contract';
import {
  BUYER,
  createCampus,
  defineScene,
  emptyCampus,
  heldPayment,
  laptopForSale,
  offerAndMeetup,
  sceneNamed,
  SceneError,
  SELLER,
  tutoringBooked,
  type PageCampus,
  type Scene,
} from '@campushive/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const NOW = new Date('2026-11-20T12:00:00.000Z');
let campus: PageCampus;
beforeAll(async () => {
  campus = await createCampus({ campus: ghana, now: NOW });
});
afterAll(() => campus.close());
afterEach(() => expect(campus.errors).toEqual([]));

const play = (scene: Scene) => campus.reset({ scene, now: NOW });

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a deal on a campus in the page', () => {
  it('leads from the listing to a payout by the network', async () => {
    await play(emptyCampus);
    const [seller, buyer] = [campus.as(SELLER), campus.as(BUYER)];
    const listing = await seller.category.create({
      category: 'essentials',
      title: 'Rice cooker',
      description: 'Hardly used.',
      price: 100,
      condition: 'good',
      pickupLocation: 'Balme Library',
    });
    const started = (await buyer.payments.initialize({ hiveId: listing.data.id })).data;
    await campus.pay(started);
    const held = (await buyer.payments.verify({ reference: started.reference })).data;
    expect(held.orderStatus).toBe('held');
    expect((await seller.payments.get({ id: held.id })).data.handoverCode).toBeNull();
    const code = held.handoverCode ?? '';
    expect((await seller.payments.handover({ id: held.id, code })).data.orderStatus).toBe('released');
    await seller.payouts.setAccount({ network: 'mtn', phone: '0241234567', name: SELLER });
    // The daily payout sends it.
    await campus.pass(PAYOUT_ACCOUNT_WAIT + HOUR);
    await campus.pass(HOUR);
    expect((await seller.payments.get({ id: held.id })).data.orderStatus).toBe('paid_out');
  });

  it('is refused with the code and the field errors of the server', async () => {
    await play(laptopForSale);
    const id = campus.world.id('laptop');
    const invalid = await refusalOf(campus.as(BUYER).offers.create({ hiveId: id, amount: -1 }));
    expect(invalid).toMatchObject({ code: 'validation_failed', status: 422 });
    expect(Object.keys(invalid.fieldErrors)).toEqual(['amount']);
    const own = await refusalOf(campus.as(SELLER).offers.create({ hiveId: id, amount: 2000 }));
    expect(own.code).toBe('own_listing');
    expect((await refusalOf(campus.visitor.offers.list({}))).code).toBe('unauthenticated');
    expect((await refusalOf(campus.as(BUYER).moderation.reports({}))).code).toBe('forbidden');
  });

  it('delivers a message to the open page of its recipient', async () => {
    await play(laptopForSale);
    const page = await campus.connect(SELLER);
    const heard: Message[] = [];
    page.on('newMessage', (message) => heard.push(message));
    const recipientId = campus.world.person(SELLER).id;
    const { id } = (await campus.as(BUYER).threads.open({ recipientId })).data;
    await campus.as(BUYER).threads.send({ id, content: 'Is it still there?' });
    await campus.as(SELLER).threads.list({});
    expect(heard.map(({ content }) => content)).toEqual(['Is it still there?']);
  });
});

describe('a scene', () => {
  it('shows an offer and a meet-up at 3 pm', async () => {
    await play(offerAndMeetup);
    const [offer] = (await campus.as(SELLER).offers.list({})).data;
    expect(offer).toMatchObject({ id: campus.world.id('offer'), amount: 2200, status: 'open' });
    const order = (await campus.as(SELLER).payments.get({ id: campus.world.id('order') })).data;
    expect(order.meetup).toMatchObject({ status: 'accepted', startsAt: '2026-11-20T15:00:00.000Z' });
  });

  it('shows a held payment with its code to the buyer alone', async () => {
    await play(heldPayment);
    const id = campus.world.id('order');
    expect((await campus.as(BUYER).payments.get({ id })).data.handoverCode).toMatch(/^\d{6}$/);
    expect((await campus.as(SELLER).payments.get({ id })).data.handoverCode).toBeNull();
  });

  it('shows a booked lesson tomorrow at 3 pm', async () => {
    await play(tutoringBooked);
    const order = (await campus.as(SELLER).payments.get({ id: campus.world.id('order') })).data;
    expect(order).toMatchObject({ orderStatus: 'held', item: 'session' });
    expect(order.booking?.startsAt).toBe('2026-11-21T15:00:00.000Z');
  });

  it('leaves no data behind for the next scene', async () => {
    await play(heldPayment);
    await play(emptyCampus);
    expect((await campus.visitor.hives.list({})).data).toEqual([]);
    expect((await campus.as(BUYER).payments.list({})).data).toEqual([]);
    expect((await campus.as(SELLER).notifications.list({})).data).toEqual([]);
    expect(campus.provider.transactions.size).toBe(0);
    expect(() => campus.world.id('order')).toThrow('The scene names nothing "order". It names: nothing');
  });

  it('keeps its rows and clients when it is played again without a write in between', async () => {
    await play(heldPayment);
    const buyer = campus.as(BUYER);
    const id = campus.world.id('order');
    const first = (await buyer.payments.get({ id })).data;
    await play(heldPayment);
    expect(campus.world.id('order')).toBe(id);
    expect((await buyer.payments.get({ id })).data).toEqual(first);
  });

  it('is restored after writes and passed time, and runs again when its start time differs', async () => {
    const run = async (now = NOW) => {
      await campus.reset({ scene: heldPayment, now });
      const id = campus.world.id('order');
      const order = (await campus.as(BUYER).payments.get({ id })).data;
      const mails = campus.mailbox.of(campus.world.person(BUYER).email).length;
      return {
        id,
        order,
        mails,
        time: campus.clock.now(),
        paid: campus.provider.transactions.get(order.reference),
      };
    };
    const first = await run();
    await campus.as(SELLER).payments.handover({ id: first.id, code: first.order.handoverCode ?? '' });
    await campus.bank(first.order, 'raise');
    expect(await run()).toEqual(first);
    await campus.pass(DAY);
    expect(await run()).toEqual(first);
    expect(campus.provider.disputes).toEqual([]);
    const later = await run(new Date(NOW.getTime() + DAY));
    expect(later.id).not.toBe(first.id);
  });

  it('keeps sessions valid after a reset, and sorts new rows behind the old ones', async () => {
    await play(heldPayment);
    const { token } = campus.world.person(BUYER);
    await campus.as(SELLER).favorites.list({});
    await campus.pass(DAY);
    await play(heldPayment);
    expect((await campus.session(token).auth.me({})).data.name).toBe(BUYER);
    const old = campus.world.id('order');
    const recipientId = campus.world.person(SELLER).id;
    expect((await campus.as(BUYER).threads.open({ recipientId })).data.id > old).toBe(true);
  });

  it('fails with the call and the response when one of its calls is refused', async () => {
    const broken = defineScene('broken', async (stage) => {
      const seller = await stage.student(SELLER);
      await seller.offers.create({ hiveId: '01934c00-ffff-7000-8000-00000000ffff', amount: 5 });
    });
    const error: unknown = await play(broken).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SceneError);
    expect(String(error)).toContain(
      'Scene "broken": Ama Owusu called offers.create({"hiveId":"01934c00-ffff-7000-8000-00000000ffff","amount":5}) and got 404 not_found',
    );
    await play(emptyCampus);
  });

  it('lists the existing scenes and students when a name is unknown', async () => {
    expect(() => sceneNamed('party')).toThrow(
      'There is no scene "party". Scenes: empty campus, laptop for sale',
    );
    await play(emptyCampus);
    expect(() => campus.as('Yaw')).toThrow(
      'There is no student "Yaw" on this campus. There is: Ama Owusu, Kofi Mensah',
    );
  });
});

describe('the simulated surroundings of a campus', () => {
  it('decline a payment on request, and its status becomes failed', async () => {
    await play(laptopForSale);
    const started = (await campus.as(BUYER).payments.initialize({ hiveId: campus.world.id('laptop') })).data;
    await campus.pay(started, 'failed');
    const { data } = await campus.as(BUYER).payments.verify({ reference: started.reference });
    expect(data.status).toBe('failed');
  });

  it('raise a chargeback of a payment and decide it only once', async () => {
    await play(heldPayment);
    const id = campus.world.id('order');
    const { reference } = (await campus.as(BUYER).payments.get({ id })).data;
    await campus.bank({ reference }, 'raise');
    expect(campus.provider.disputes).toMatchObject([{ reference, outcome: null }]);
    await campus.bank({ reference }, 'lost');
    expect(campus.provider.disputes).toMatchObject([{ reference, outcome: 'lost' }]);
    await expect(campus.bank({ reference }, 'won')).rejects.toThrow(`No open chargeback of "${reference}"`);
  });

  it('promote a student to moderator', async () => {
    await play(laptopForSale);
    await campus.promote(BUYER, 'moderator');
    expect((await campus.as(BUYER).moderation.reports({})).data).toEqual([]);
  });

  it('throw an error that names a payment unknown to the provider', async () => {
    await play(laptopForSale);
    await expect(campus.pay({ reference: 'none' })).rejects.toThrow('The provider has no payment "none"');
  });
});

describe('the passing of time', () => {
  it('runs due tasks, and keeps students logged in', async () => {
    await play(offerAndMeetup);
    await campus.pass(2 * DAY);
    expect(campus.clock.now().toISOString()).toBe('2026-11-22T12:00:00.000Z');
    const [offer] = (await campus.as(SELLER).offers.list({})).data;
    expect(offer?.status).toBe('expired');
  });
});
