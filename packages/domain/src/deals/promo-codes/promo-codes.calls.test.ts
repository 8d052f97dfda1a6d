import { DAY, MAX_PROMO_CODES, RESERVATION_LIFETIME, type InputOf } from '@campushive/contract';
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

describe('promo codes', () => {
  let organiser: Member;
  let one: Member;
  let two: Member;
  let when: string;
  beforeAll(async () => {
    organiser = await join(world(), 'Ama Organiser');
    one = await join(world(), 'Kofi Guest');
    two = await join(world(), 'Esi Guest');
    const { createdAt } = (await organiser.client.category.create(LAPTOP)).data;
    when = `${new Date(Date.parse(createdAt) + 30 * DAY).toISOString().slice(0, 10)}T08:00:00.000Z`;
  });
  const post = async (change: object = {}) =>
    (
      await organiser.client.category.create({
        category: 'buzz',
        title: 'Hall Week Jams',
        description: 'Music and food',
        eventDate: when,
        location: 'Great Hall',
        organizer: 'JCR',
        eventType: 'party',
        admission: 'paid',
        price: 50,
        capacity: 20,
        ...change,
      })
    ).data;
  const KINDS = {
    price: null,
    capacity: null,
    ticketKinds: [
      { name: 'Early bird', price: 20, quota: 10 },
      { name: 'Regular', price: 40, quota: 10 },
    ],
  };
  const make = async (id: string, change: Partial<InputOf<'promoCodes.create'>> = {}) =>
    (await organiser.client.promoCodes.create({ id, code: 'HALL10', percent: 10, ...change })).data;
  const begin = async (member: Member, input: InputOf<'payments.initialize'>) =>
    (await member.client.payments.initialize(input)).data;
  const buy = async (member: Member, input: InputOf<'payments.initialize'>) => {
    const payment = await begin(member, input);
    await world().pay(payment, 'success');
    return (await member.client.payments.verify({ reference: payment.reference })).data;
  };
  const listed = async (id: string) => (await organiser.client.promoCodes.list({ id })).data;

  it('are created, listed and ended by the organiser only', async () => {
    const { id } = await post();
    expect(await listed(id)).toEqual([]);
    const made = await make(id, { code: ' hall-week 10 ', quota: 5, lastDay: when.slice(0, 10) });
    expect(made).toMatchObject({
      code: 'HALLWEEK10',
      percent: 10,
      amount: null,
      kind: null,
      quota: 5,
      lastDay: when.slice(0, 10),
      status: 'open',
      used: 0,
      sold: 0,
    });
    const other = await make(id, { code: 'five', percent: null, amount: 5 });
    expect(other).toMatchObject({ percent: null, amount: 5, quota: null, lastDay: null });
    expect((await listed(id)).map(({ code }) => code)).toEqual(['FIVE', 'HALLWEEK10']);
    await expectRefusal(one.client.promoCodes.list({ id }), 'forbidden');
    await expectRefusal(one.client.promoCodes.create({ id, code: 'MINE', percent: 10 }), 'forbidden');
    await expectRefusal(one.client.promoCodes.end({ id, codeId: made.id }), 'forbidden');
    await expectRefusal(organiser.client.promoCodes.list({ id: UNKNOWN_ID }), 'not_found');
    await expectRefusal(organiser.client.promoCodes.end({ id, codeId: UNKNOWN_ID }), 'not_found');
    const another = await post();
    await expectRefusal(organiser.client.promoCodes.end({ id: another.id, codeId: made.id }), 'not_found');
    // Unused codes are deleted, and can be created again.
    const left = (await organiser.client.promoCodes.end({ id, codeId: other.id })).data;
    expect(left.map(({ code }) => code)).toEqual(['HALLWEEK10']);
    await make(id, { code: 'FIVE', percent: null, amount: 6 });
  });

  it('allow the organiser to cancel and restore their event after tickets were sold', async () => {
    const { id } = await post();
    await make(id);
    const { id: orderId } = await buy(one, { hiveId: id, promoCode: 'HALL10' });
    await organiser.client.hives.remove({ id });
    const orderStatus = async () => (await one.client.payments.get({ id: orderId })).data.orderStatus;
    expect(await orderStatus()).toBe('held');
    await organiser.client.hives.restore({ id });
    expect(await orderStatus()).toBe('held');
    expect((await organiser.client.hives.get({ id })).data.status).toBe('active');
  });

  it('are refused with an error on the faulty field', async () => {
    const { id } = await post();
    const { id: withKinds, buzzDetails } = await post(KINDS);
    const [early] = buzzDetails?.ticketKinds ?? [];
    await make(id);
    const refused = (change: object, field: string, at = id) =>
      expectRefusal(make(at, { code: 'OTHER', ...change }), 'validation_failed', field);
    await refused({ code: 'hall 10' }, 'code');
    await refused({ code: 'AB' }, 'code');
    await refused({ code: 'A'.repeat(21) }, 'code');
    await refused({ code: 'FREE!' }, 'code');
    await refused({ percent: null }, 'percent');
    await refused({ amount: 5 }, 'amount');
    await refused({ percent: 100 }, 'percent');
    await refused({ percent: null, amount: 49.5 }, 'amount');
    await refused({ lastDay: '2020-01-01' }, 'lastDay');
    await refused({ kindId: UNKNOWN_ID }, 'kindId');
    await refused({ percent: null, amount: 20 }, 'amount', withKinds);
    await refused({ percent: null, amount: 20, kindId: early?.id }, 'amount', withKinds);
    await refused({ kindId: UNKNOWN_ID }, 'kindId', withKinds);
  });

  it('require an event that sells tickets on the platform, and are limited in number', async () => {
    const free = await post({ admission: 'free', price: null });
    await expectRefusal(make(free.id), 'listing_free');
    const elsewhere = await post({ registrationLink: 'https://tickets.example', capacity: null });
    await expectRefusal(make(elsewhere.id), 'event_elsewhere');
    const { id } = await post();
    for (let number = 0; number < MAX_PROMO_CODES; number += 1) await make(id, { code: `CODE${number}` });
    await expectRefusal(make(id, { code: 'ONEMORE' }), 'limit_reached');
  });

  it('reduce the price of each ticket, and the order stores the code and the earlier price', async () => {
    const { id } = await post();
    await make(id);
    expect((await one.client.promoCodes.try({ id, promoCode: 'hall 10', quantity: 3 })).data).toEqual({
      code: 'HALL10',
      percent: 10,
      priceBefore: 50,
      price: 45,
    });
    const paid = await buy(one, { hiveId: id, quantity: 3, promoCode: 'hall10', price: 45 });
    expect(paid).toMatchObject({
      orderStatus: 'held',
      price: 135,
      platformFee: 6.75,
      promo: { code: 'HALL10', priceBefore: 150 },
    });
    const receipt = (await one.client.payments.receipt({ id: paid.id })).data;
    expect(receipt.promoCode).toBe('HALL10');
    expect(receipt.lines.slice(0, 2)).toEqual([
      { line: 'price', amount: 150 },
      { line: 'promo_code', amount: -15 },
    ]);
    const sums = receipt.lines.reduce((sum, { amount }) => sum + amount, 0);
    expect(sums).toBeCloseTo(receipt.total, 5);
    const seen = (await organiser.client.events.attendees({ id })).data;
    expect(seen.map(({ promoCode }) => promoCode)).toEqual(['HALL10', 'HALL10', 'HALL10']);
    expect(await listed(id)).toMatchObject([{ used: 3, sold: 135 }]);
    const plain = await buy(two, { hiveId: id, price: 50 });
    expect(plain).toMatchObject({ price: 50, promo: null });
    expect((await one.client.payments.receipt({ id: paid.id })).data.refund).toBeNull();
  });

  it('are refused with a reason that does not reveal codes of other events', async () => {
    const { id, buzzDetails } = await post(KINDS);
    const [early, regular] = buzzDetails?.ticketKinds ?? [];
    const { id: other } = await post();
    await make(other, { code: 'OTHER' });
    const forEarly = await make(id, { code: 'EARLY', kindId: early?.id, quota: 2 });
    expect(forEarly.kind).toMatchObject({ name: 'Early bird' });
    const tries = (promoCode: string, change: object = {}) =>
      one.client.promoCodes.try({ id, promoCode, kindId: early?.id ?? '', ...change });
    const refusedAs = async (attempt: Promise<unknown>, code: string) => {
      const error: unknown = await attempt.catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: 'validation_failed', fieldErrors: { promoCode: { code } } });
    };
    await refusedAs(tries('NEVER'), 'promo_unknown');
    await refusedAs(tries('OTHER'), 'promo_unknown');
    await refusedAs(tries('EARLY', { kindId: regular?.id }), 'promo_other_kind');
    await refusedAs(tries('EARLY', { quantity: 3 }), 'tickets_left');
    await expectRefusal(one.client.promoCodes.try({ id, promoCode: 'EARLY' }), 'validation_failed', 'kindId');
    const input = { hiveId: id, kindId: early?.id ?? '', promoCode: 'EARLY' };
    await refusedAs(begin(one, { ...input, quantity: 3 }), 'tickets_left');
    await begin(one, { ...input, quantity: 2 });
    await refusedAs(begin(two, input), 'promo_used_up');
    // A refused code leaves the pending order unchanged.
    await refusedAs(begin(one, { ...input, promoCode: 'NEVER' }), 'promo_unknown');
    expect(await listed(id)).toMatchObject([{ used: 2, sold: 0, status: 'used_up' }]);
    await organiser.client.promoCodes.end({ id, codeId: forEarly.id });
    await refusedAs(begin(two, input), 'promo_over');
    expect(await listed(id)).toMatchObject([{ status: 'ended' }]);
  });

  it('change the price only for a buyer who has seen the new price', async () => {
    const { id } = await post();
    await make(id, { percent: null, amount: 20 });
    await expectRefusal(begin(one, { hiveId: id, promoCode: 'HALL10', price: 50 }), 'price_changed');
    await expectRefusal(begin(one, { hiveId: id, price: 30 }), 'price_changed');
    // The price is now below the discount, so the minimum price remains to pay.
    await organiser.client.category.update({ category: 'buzz', id, price: 15 });
    await expectRefusal(begin(one, { hiveId: id, promoCode: 'HALL10', price: 30 }), 'price_changed');
    expect((await one.client.promoCodes.try({ id, promoCode: 'HALL10' })).data.price).toBe(1);
    expect(await buy(one, { hiveId: id, promoCode: 'HALL10', price: 1 })).toMatchObject({ price: 1 });
  });

  it('release a use when the order is cancelled, changed or expires', async () => {
    const { id } = await post();
    await make(id, { quota: 2 });
    const uses = async () => (await listed(id))[0]?.used;
    const both = { hiveId: id, quantity: 2, promoCode: 'HALL10' };
    const first = await begin(one, both);
    expect(await uses()).toBe(2);
    // The same request resumes the order and counts once. Another quantity or no code makes another order.
    expect((await begin(one, both)).paymentId).toBe(first.paymentId);
    expect(await uses()).toBe(2);
    const fewer = await begin(one, { ...both, quantity: 1 });
    expect(fewer.paymentId).not.toBe(first.paymentId);
    expect(await uses()).toBe(1);
    await begin(one, { hiveId: id });
    expect(await uses()).toBe(0);
    const again = await begin(one, both);
    await one.client.payments.cancel({ id: again.paymentId });
    expect(await uses()).toBe(0);
    await begin(two, both);
    expect(await uses()).toBe(2);
    world().advance(RESERVATION_LIFETIME + 1);
    expect(await uses()).toBe(0);
    const paid = await buy(one, both);
    expect(paid).toMatchObject({ orderStatus: 'held', price: 90 });
    await one.client.payments.cancel({ id: paid.id });
    expect(await listed(id)).toMatchObject([{ used: 0, sold: 0, status: 'open' }]);
  });
});
