import { DAY, HOUR, MINUTE, NO_SHOW_AFTER } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  passToNoon,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const SPOT = 'ug/night-market';

const world = useWorld();

describe('the API of meet-ups', () => {
  let seller: Member;
  let buyer: Member;
  let stranger: Member;
  beforeAll(async () => {
    await passToNoon(world());
    seller = await join(world(), 'Esi Meets');
    buyer = await join(world(), 'Yaw Meets');
    stranger = await join(world(), 'Abena Stranger');
  });
  const hold = async (change: object = {}) => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100, ...change })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    return (await buyer.client.payments.verify({ reference: payment.reference })).data;
  };
  /** Returns the time this long after the payment, by the campus's clock. */
  const after = ({ paidAt }: { paidAt: string | null }, milliseconds: number) =>
    new Date(Date.parse(paidAt ?? '') + milliseconds).toISOString();
  const agree = async (ahead: number) => {
    const order = await hold();
    const proposed = (
      await buyer.client.meetups.propose({ id: order.id, spotId: SPOT, startsAt: after(order, ahead) })
    ).data;
    const meetup = { id: order.id, meetupId: proposed.meetup?.id ?? '' };
    await seller.client.meetups.accept(meetup);
    return { order, meetup };
  };
  const newest = async (member: Member) =>
    (await member.client.notifications.list({ limit: 1 })).data[0]?.kind;

  it('lists the named meeting spots of a campus', async () => {
    const { data } = await world().client().meetups.spots({ university: 'legon' });
    expect(data).toContainEqual({ id: SPOT, name: 'Night Market', universityId: 'ug' });
    expect(new Set(data.map((spot) => spot.universityId))).toEqual(new Set(['ug']));
    const all = (await world().client().meetups.spots({})).data;
    expect(all.length).toBeGreaterThan(data.length);
    await expectRefusal(world().client().meetups.spots({ university: 'atlantis' }), 'not_found');
  });

  it('lets either side propose, and the other side accept, decline or replace the proposal', async () => {
    const order = await hold();
    const { id } = order;
    const startsAt = after(order, 2 * DAY);
    const first = (await buyer.client.meetups.propose({ id, spotId: SPOT, startsAt })).data.meetup;
    expect(first).toMatchObject({
      status: 'proposed',
      proposedBy: 'buyer',
      spotId: SPOT,
      place: 'Night Market, UG',
      startsAt,
      arrived: [],
      missedBy: null,
    });
    expect(await newest(seller)).toBe('meetup_proposed');
    const [thread] = (await seller.client.messages.conversations({})).data;
    expect(thread?.conversationLastMessage).toMatchObject({
      kind: 'meetup',
      content: '',
      event: { code: 'meetup_proposed', meetup: { place: 'Night Market, UG', startsAt } },
      senderId: buyer.id,
    });
    const meetup = { id, meetupId: first?.id ?? '' };
    await expectRefusal(buyer.client.meetups.accept(meetup), 'forbidden');
    await expectRefusal(buyer.client.meetups.calendar({ id }), 'not_found');
    const place = 'In front of my lab';
    const second = (await seller.client.meetups.propose({ id, place, startsAt })).data.meetup;
    expect(second).toMatchObject({ status: 'proposed', proposedBy: 'seller', spotId: null, place });
    // A replaced proposal cannot be accepted.
    await expectRefusal(seller.client.meetups.accept(meetup), 'meetup_changed');
    const latest = { id, meetupId: second?.id ?? '' };
    expect((await buyer.client.meetups.accept(latest)).data.meetup?.status).toBe('accepted');
    expect((await buyer.client.meetups.accept(latest)).data.meetup?.status).toBe('accepted');
    expect(await newest(seller)).toBe('meetup_accepted');
    const calendar = (await buyer.client.meetups.calendar({ id })).data;
    expect(await calendar.text()).toContain('In front of my lab');
    expect((await seller.client.meetups.decline(latest)).data.meetup?.status).toBe('declined');
    expect(await newest(buyer)).toBe('meetup_declined');
    await expectRefusal(buyer.client.meetups.accept(latest), 'meetup_changed');
  });

  it('accepts proposals only between the two sides of a held order', async () => {
    const order = await hold();
    const { id } = order;
    const proposal = { id, spotId: SPOT, startsAt: after(order, DAY) };
    await expectRefusal(stranger.client.meetups.propose(proposal), 'not_found');
    await expectRefusal(buyer.client.meetups.accept({ id, meetupId: UNKNOWN_ID }), 'meetup_changed');
    await expectRefusal(buyer.client.meetups.propose({ ...proposal, id: UNKNOWN_ID }), 'not_found');
    await seller.client.payments.cancel({ id });
    await expectRefusal(buyer.client.meetups.propose(proposal), 'order_not_held');
  });

  it('requires a known spot or a named place, and a time in the near future by day', async () => {
    const order = await hold();
    const { id } = order;
    const propose = (change: object) =>
      buyer.client.meetups.propose({ id, spotId: SPOT, startsAt: after(order, DAY), ...change });
    await expectRefusal(propose({ spotId: 'ug/moon' }), 'validation_failed', 'spotId');
    await expectRefusal(propose({ spotId: undefined }), 'validation_failed', 'place');
    // The server requires either a spot or a place.
    const both = await propose({ place: 'In front of my lab' }).catch((error: unknown) => error);
    expect(both).toMatchObject({ fieldErrors: { place: { code: 'spot_or_place' } } });
    await expectRefusal(propose({ spotId: undefined, place: ' ' }), 'validation_failed', 'place');
    await expectRefusal(propose({ startsAt: after(order, -DAY) }), 'validation_failed', 'startsAt');
    await expectRefusal(propose({ startsAt: after(order, 30 * DAY) }), 'validation_failed', 'startsAt');
    await expectRefusal(propose({ startsAt: undefined }), 'validation_failed', 'startsAt');
    const night = `${after(order, DAY).slice(0, 10)}T04:30:00.000Z`;
    expect(await propose({ startsAt: night }).catch((error: unknown) => error)).toMatchObject({
      fieldErrors: { startsAt: { code: 'meetup_at_night' } },
    });
    expect((await buyer.client.payments.get({ id })).data.meetup).toBeNull();
  });

  it('refuses a proposal while one side has blocked the other', async () => {
    const order = await hold();
    await seller.client.users.block({ id: buyer.id });
    const proposal = { id: order.id, spotId: SPOT, startsAt: after(order, DAY) };
    await expectRefusal(buyer.client.meetups.propose(proposal), 'blocked');
    await seller.client.users.unblock({ id: buyer.id });
    expect((await buyer.client.meetups.propose(proposal)).data.meetup?.status).toBe('proposed');
  });

  it('counts a meet-up on both profiles once the code is entered', async () => {
    const before = (await seller.client.users.get({ id: buyer.id })).data.meetups;
    const { order, meetup } = await agree(HOUR);
    await expectRefusal(buyer.client.meetups.noShow(meetup), 'meetup_too_early');
    const here = (await buyer.client.meetups.arrive(meetup)).data;
    expect(here.meetup?.arrived).toEqual(['buyer']);
    expect(await newest(seller)).toBe('meetup_arrived');
    const code = order.handoverCode ?? '';
    const released = (await seller.client.payments.handover({ id: order.id, code })).data;
    expect(released.meetup?.status).toBe('met');
    for (const { id } of [buyer, seller])
      expect((await stranger.client.users.get({ id })).data.meetups.met).toBeGreaterThan(0);
    expect((await seller.client.users.get({ id: buyer.id })).data.meetups).toEqual({
      met: before.met + 1,
      missed: before.missed,
    });
  });

  it('marks a meet-up as missed when the side that waited reports the other', async () => {
    const { meetup } = await agree(2 * HOUR);
    await expectRefusal(buyer.client.meetups.arrive(meetup), 'meetup_too_early');
    world().advance(2 * HOUR + MINUTE);
    await expectRefusal(buyer.client.meetups.noShow(meetup), 'meetup_too_early');
    await buyer.client.meetups.arrive(meetup);
    world().advance(NO_SHOW_AFTER);
    // The seller never reported their arrival.
    await expectRefusal(seller.client.meetups.noShow(meetup), 'forbidden');
    const before = (await stranger.client.users.get({ id: seller.id })).data.meetups;
    const missed = (await buyer.client.meetups.noShow(meetup)).data;
    expect(missed.meetup).toMatchObject({ status: 'missed', missedBy: 'seller' });
    expect(missed.orderStatus).toBe('held');
    expect(await newest(seller)).toBe('meetup_missed');
    await expectRefusal(buyer.client.meetups.noShow(meetup), 'meetup_changed');
    expect((await stranger.client.users.get({ id: seller.id })).data.meetups).toEqual({
      met: before.met,
      missed: before.missed + 1,
    });
    // A new proposal is possible.
    const again = { id: meetup.id, spotId: SPOT, startsAt: after(missed, DAY) };
    expect((await seller.client.meetups.propose(again)).data.meetup?.status).toBe('proposed');
  });

  it('adds an agreed meet-up to the next steps of the dashboard', async () => {
    const { order } = await agree(DAY);
    const step = (await seller.client.dashboard.get({})).data.next.find(
      (one) => one.kind === 'meet' && one.paymentId === order.id,
    );
    expect(step).toMatchObject({ place: 'Night Market, UG', startsAt: after(order, DAY), proposed: false });
  });
});
