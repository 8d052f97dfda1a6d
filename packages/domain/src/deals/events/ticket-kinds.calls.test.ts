import { DAY, type InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';
import { openEventDesk, type EventDesk } from '../../../../../apps/api/test/calls/event-desk.js';

const world = useWorld();

describe('the API of ticket kinds', () => {
  let organiser: Member;
  let one: Member;
  let two: Member;
  let when: string;
  let post: EventDesk['post'];
  let inHours: EventDesk['inHours'];
  let pay: EventDesk['pay'];
  beforeAll(async () => {
    ({ organiser, one, two, when, post, pay, inHours } = await openEventDesk(world()));
  });
  const mineAt = async (member: Member, id: string) => (await member.client.events.get({ id })).data.mine;

  it('sells each kind at its price until its quota is sold', async () => {
    const crew = { name: 'Crew', price: 0, quota: 1 };
    const ticketKinds = [
      { name: 'Early bird', price: 10, quota: 2, lastDay: when.slice(0, 10) },
      { name: 'Regular', price: 25.5, quota: 2 },
      crew,
    ];
    const id = await post({ admission: 'paid', price: 99, capacity: 77, ticketKinds });
    const shown = async () => (await one.client.hives.get({ id })).data;
    expect(await shown()).toMatchObject({
      price: 10,
      buzzDetails: {
        capacity: 5,
        ticketKinds: [
          { name: 'Early bird', price: 10, quota: 2, lastDay: when.slice(0, 10) },
          { name: 'Regular', price: 25.5, quota: 2, lastDay: null },
          { ...crew, lastDay: null },
        ],
      },
    });
    const kindsNow = async () => (await world().client().events.get({ id })).data.kinds;
    const ids = (await kindsNow()).map((kind) => kind.id);
    const [early = '', , free = ''] = ids;
    const begin = (member: Member, input: object) =>
      member.client.payments.initialize({ hiveId: id, ...input });
    await expectRefusal(begin(one, {}), 'validation_failed', 'kindId');
    await expectRefusal(begin(one, { kindId: UNKNOWN_ID }), 'validation_failed', 'kindId');
    await expectRefusal(begin(one, { kindId: free }), 'listing_free');
    await expectRefusal(begin(one, { kindId: early, price: 25.5 }), 'price_changed');
    await expectRefusal(begin(one, { kindId: early, quantity: 3 }), 'event_full', 'quantity');
    await expectRefusal(one.client.events.join({ id }), 'validation_failed', 'kindId');
    await expectRefusal(one.client.events.join({ id, kindId: early }), 'ticket_needed');
    const paid = await pay(one, { hiveId: id, kindId: early, quantity: 2, price: 10 });
    const ticketKind = { id: early, name: 'Early bird' };
    expect(paid).toMatchObject({ price: 20, quantity: 2, ticketKind, orderStatus: 'held' });
    expect((await one.client.payments.receipt({ id: paid.id })).data.ticketKind).toBe('Early bird');
    expect((await kindsNow()).map(({ placesLeft, sale }) => [placesLeft, sale])).toEqual([
      [0, 'sold_out'],
      [2, 'open'],
      [1, 'open'],
    ]);
    // Lists show the lowest price that is still available.
    expect((await shown()).price).toBe(25.5);
    await expectRefusal(begin(two, { kindId: early }), 'event_full', 'kindId');
    expect((await two.client.events.join({ id, kindId: free })).data).toMatchObject({
      placesLeft: 2,
      mine: { status: 'going', paymentId: null, kind: { id: free, name: 'Crew' } },
    });
    const list = (await organiser.client.events.attendees({ id })).data;
    expect(list.map(({ kind }) => kind?.name)).toEqual(['Early bird', 'Early bird', 'Crew']);
    const soon = { ...(await inHours(2)), confirmMove: false };
    await expectRefusal(
      organiser.client.hives.update({ id, ...soon }),
      'event_move_unconfirmed',
      'eventDate',
    );
    await organiser.client.hives.update({ id, ...soon, confirmMove: true });
    const moved = (await one.client.payments.get({ id: paid.id })).data;
    expect(Date.parse(moved.cancellableUntil ?? '') - Date.parse(moved.eventMovedAt ?? '')).toBe(3 * DAY);
    const { code } = (await mineAt(one, id)) ?? {};
    const letIn = (await organiser.client.events.checkIn({ id, code: code ?? '' })).data;
    expect(letIn).toMatchObject({ kind: ticketKind });
    expect((await two.client.events.tickets({})).data.find((held) => held.listing.id === id)).toMatchObject({
      ticket: { kind: { name: 'Crew' } },
    });
  });

  it('refuses changes below what is sold of a kind, and keeps the price of a started payment', async () => {
    const row = (
      name: string,
      quota: number,
      more: { id?: string; lastDay?: string; price?: number } = {},
    ) => ({
      name,
      price: 20,
      quota,
      ...more,
    });
    const id = await post({ admission: 'paid', ticketKinds: [row('Early', 2), row('Late', 3)] });
    const [early, late] = (await organiser.client.events.get({ id })).data.kinds;
    const [earlyId, lateId] = [early?.id ?? '', late?.id ?? ''];
    // Tickets in payment count as taken.
    const payment = (await one.client.payments.initialize({ hiveId: id, kindId: earlyId, quantity: 2 })).data;
    const change = (...ticketKinds: NonNullable<InputOf<'hives.update'>['ticketKinds']>) =>
      organiser.client.hives.update({ id, ticketKinds });
    await expectRefusal(
      change(row('Early', 1, { id: earlyId }), row('Late', 3, { id: lateId })),
      'validation_failed',
      'ticketKinds.0.quota',
    );
    await expectRefusal(change(row('Late', 3, { id: lateId })), 'validation_failed', 'ticketKinds');
    await expectRefusal(
      organiser.client.hives.update({ id, admission: 'free' }),
      'validation_failed',
      'admission',
    );
    await expectRefusal(
      change(row('Early', 2, { id: earlyId }), row('EARLY', 3)),
      'validation_failed',
      'ticketKinds.1.name',
    );
    await expectRefusal(
      change(row('Early', 2, { id: earlyId, lastDay: '2020-01-01' })),
      'validation_failed',
      'ticketKinds.0.lastDay',
    );
    await expectRefusal(
      change(row('Early', 2, { id: lateId, price: -1 })),
      'validation_failed',
      'ticketKinds.0.price',
    );
    await expectRefusal(
      change(...['a', 'b', 'c', 'd', 'e'].map((name) => row(name, 1))),
      'validation_failed',
      'ticketKinds',
    );
    // A new price applies to later tickets. Unsold types can be removed.
    await change(row('First', 2, { id: earlyId, price: 30 }));
    await world().pay(payment, 'success');
    expect((await one.client.payments.verify({ reference: payment.reference })).data).toMatchObject({
      price: 40,
      ticketKind: { name: 'Early' },
      orderStatus: 'held',
    });
    expect(await mineAt(one, id)).toMatchObject({ kind: { id: earlyId, name: 'First' } });
    expect((await one.client.hives.get({ id })).data).toMatchObject({
      price: 30,
      buzzDetails: { capacity: 2, ticketKinds: [{ id: earlyId, name: 'First', price: 30 }] },
    });
  });

  it('assigns tickets that were sold without kinds to the first kind', async () => {
    const id = await post({ admission: 'paid', price: 20, capacity: 3 });
    const paid = await pay(one, { hiveId: id, quantity: 2 });
    expect(paid.ticketKind).toBeNull();
    const change = (quota: number) =>
      organiser.client.hives.update({
        id,
        ticketKinds: [
          { name: 'Regular', price: 20, quota },
          { name: 'VIP', price: 60, quota: 1 },
        ],
      });
    await expectRefusal(change(1), 'validation_failed', 'ticketKinds.0.quota');
    await change(3);
    expect(await mineAt(one, id)).toMatchObject({ kind: { name: 'Regular' } });
    expect((await one.client.payments.get({ id: paid.id })).data.ticketKind?.name).toBe('Regular');
    expect((await two.client.events.get({ id })).data).toMatchObject({
      capacity: 4,
      placesLeft: 2,
      kinds: [{ placesLeft: 1 }, { placesLeft: 1 }],
    });
  });

  it('keeps one waitlist for all kinds, and offers a freed ticket to its first student', async () => {
    const ticketKinds = [
      { name: 'Regular', price: 20, quota: 1 },
      { name: 'VIP', price: 60, quota: 1 },
    ];
    const id = await post({ admission: 'paid', ticketKinds });
    const [regular, vip] = (await one.client.events.get({ id })).data.kinds.map((kind) => kind.id);
    const begin = async (member: Member, kindId = '') =>
      (await member.client.payments.initialize({ hiveId: id, kindId })).data;
    const three = await join(world(), 'Yaw Third');
    await begin(one, regular);
    await begin(two, vip);
    // The ticket given up would go to the waitlist, but the other type is taken, so nothing changes.
    await expectRefusal(begin(one, vip), 'event_full', 'kindId');
    expect(await mineAt(one, id)).toMatchObject({ status: 'reserved', kind: { name: 'Regular' } });
    expect((await three.client.events.join({ id })).data.mine).toMatchObject({
      status: 'waiting',
      position: 1,
      kind: null,
    });
    const twos = await begin(two, vip);
    await two.client.payments.cancel({ id: twos.paymentId });
    expect(await mineAt(three, id)).toMatchObject({ status: 'offered', kind: { name: 'VIP' } });
    const threes = await begin(three, vip);
    await world().pay(threes, 'success');
    const paid = (await three.client.payments.verify({ reference: threes.reference })).data;
    expect(paid).toMatchObject({ price: 60, ticketKind: { name: 'VIP' }, orderStatus: 'held' });
    // A larger quota would go to the waitlist, which is empty.
    await organiser.client.hives.update({
      id,
      ticketKinds: [
        { id: regular, name: 'Regular', price: 20, quota: 2 },
        { id: vip, name: 'VIP', price: 60, quota: 1 },
      ],
    });
    // Changing to another type returns the buyer's own reservation.
    await begin(two, regular);
    await expectRefusal(begin(two, vip), 'event_full', 'kindId');
    expect(await mineAt(two, id)).toMatchObject({ status: 'reserved', kind: { name: 'Regular' } });
  });
});
