import { RESERVATION_LIFETIME } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  LAPTOP,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';
import { openEventDesk, type EventDesk } from '../../../../../apps/api/test/calls/event-desk.js';

const world = useWorld();

/** Timeout for effects that a server applies with a delay. */
const SOON = { timeout: 30_000 };

describe('the API of event tickets', () => {
  let organiser: Member;
  let one: Member;
  let two: Member;
  let post: EventDesk['post'];
  let inHours: EventDesk['inHours'];
  let pay: EventDesk['pay'];
  beforeAll(async () => {
    ({ organiser, one, two, post, pay, inHours } = await openEventDesk(world()));
  });
  const mineAt = async (member: Member, id: string) => (await member.client.events.get({ id })).data.mine;

  it('delivers messages of the organiser to attendees only, not to the waitlist', async () => {
    const id = await post();
    await one.client.events.join({ id });
    await two.client.events.join({ id });
    const content = 'Doors open at seven.\nCome by the side gate.';
    const send = (text = content) => organiser.client.events.message({ id, content: text });
    const newsOf = async (member: Member) =>
      (await member.client.notifications.list({ limit: 50 })).data.filter(
        ({ kind, subject }) => kind === 'event_message' && subject?.id === id,
      );
    await expectRefusal(send('Too short'), 'validation_failed', 'content');
    await expectRefusal(send('x'.repeat(501)), 'validation_failed', 'content');
    await expectRefusal(one.client.events.message({ id, content }), 'forbidden');
    await expectRefusal(organiser.client.events.message({ id: UNKNOWN_ID, content }), 'not_found');
    const { data: first } = await send();
    expect(first).toMatchObject({ content, warning: null });
    await expect.poll(() => newsOf(one), SOON).toHaveLength(1);
    expect(await newsOf(one)).toMatchObject([
      {
        type: 'message',
        title: 'Ama Organiser about “Hall Week Jams”',
        description: 'Doors open at seven. Come by the side gate.',
      },
    ]);
    const { data: second } = await send('Pay the rest to 055 019 8842 before Friday');
    expect(second.warning).not.toBeNull();
    await expect.poll(() => newsOf(one), SOON).toHaveLength(2);
    expect((await newsOf(one)).map(({ description }) => description)).toContain(
      'Open the event’s page to read it.',
    );
    await send('The last one of today');
    await expectRefusal(send('One too many today'), 'limit_reached');
    // Members who get a place before delivery are notified too.
    await expect.poll(() => newsOf(one), SOON).toHaveLength(3);
    for (const reader of [one, organiser]) {
      const { data, pagination } = await reader.client.events.messages({ id, limit: 2 });
      expect(data.map((message) => message.content)).toEqual(['The last one of today', second.content]);
      const cursor = pagination?.nextCursor ?? undefined;
      expect((await reader.client.events.messages({ id, cursor })).data).toEqual([first]);
    }
    // Students on the waitlist are not notified and cannot read it.
    await expectRefusal(two.client.events.messages({ id }), 'forbidden');
    await one.client.events.leave({ id });
    await expectRefusal(one.client.events.messages({ id }), 'forbidden');
    expect((await two.client.events.messages({ id })).data).toHaveLength(3);
    expect(await newsOf(two)).toEqual([]);
    // A block hides messages in both directions.
    await two.client.users.block({ id: organiser.id });
    await expectRefusal(two.client.events.messages({ id }), 'forbidden');
    await two.client.users.unblock({ id: organiser.id });
    await organiser.client.hives.remove({ id });
    await expectRefusal(send(), 'not_found');
    await expectRefusal(two.client.events.messages({ id }), 'not_found');
  });

  it('checks a ticket in once, by the organiser, from three hours before the start', async () => {
    const early = await post(await inHours(4));
    await one.client.events.join({ id: early });
    const tooSoon = (await mineAt(one, early))?.code ?? '';
    await expectRefusal(
      organiser.client.events.checkIn({ id: early, code: tooSoon }),
      'door_not_open',
      'code',
    );
    const id = await post(await inHours(2));
    await one.client.events.join({ id });
    const code = (await mineAt(one, id))?.code ?? '';
    await expectRefusal(two.client.events.checkIn({ id, code }), 'forbidden');
    await expectRefusal(two.client.events.attendees({ id }), 'forbidden');
    await expectRefusal(
      organiser.client.events.checkIn({ id, code: 'AAAABBBBCCCC' }),
      'ticket_unknown',
      'code',
    );
    const { data } = await organiser.client.events.checkIn({ id, code: code.toLowerCase() });
    expect(data).toMatchObject({ person: { id: one.id }, paid: false });
    await expectRefusal(organiser.client.events.checkIn({ id, code }), 'ticket_used', 'code');
    const list = (await organiser.client.events.attendees({ id })).data;
    expect(list).toMatchObject([{ person: { id: one.id }, checkedInAt: data.checkedInAt }]);
  });

  it('keeps a price only when admission is paid', async () => {
    const id = await post({ price: 50, admission: 'free' });
    const priceOf = async () => (await organiser.client.hives.get({ id })).data.price;
    expect(await priceOf()).toBe(0);
    await organiser.client.hives.update({ id, admission: 'paid', price: 50 });
    expect(await priceOf()).toBe(50);
    await organiser.client.hives.update({ id, admission: 'donation' });
    expect(await priceOf()).toBe(0);
  });

  it('sells several tickets in one order and checks each in once', async () => {
    const id = await post({ price: 50, admission: 'paid', capacity: 4, ...(await inHours(2)) });
    const begin = (member: Member, quantity: number, hiveId = id) =>
      member.client.payments.initialize({ hiveId, quantity });
    await expectRefusal(begin(one, 0), 'validation_failed', 'quantity');
    await expectRefusal(begin(one, 7), 'validation_failed', 'quantity');
    await expectRefusal(begin(one, 5), 'event_full', 'quantity');
    const thing = (await organiser.client.category.create(LAPTOP)).data.id;
    await expectRefusal(begin(one, 2, thing), 'validation_failed', 'quantity');
    const paid = await pay(one, { hiveId: id, quantity: 3 });
    expect(paid).toMatchObject({ quantity: 3, price: 150, item: 'ticket', orderStatus: 'held' });
    expect((await one.client.payments.receipt({ id: paid.id })).data).toMatchObject({ quantity: 3 });
    const { data: state } = await one.client.events.get({ id });
    expect(state).toMatchObject({ going: 3, placesLeft: 1, mine: { number: 1, of: 3 } });
    expect(state.myTickets.map(({ number, of, status }) => [number, of, status])).toEqual([
      [1, 3, 'going'],
      [2, 3, 'going'],
      [3, 3, 'going'],
    ]);
    const codes = state.myTickets.map(({ code }) => code ?? '');
    expect(new Set(codes).size).toBe(3);
    await expectRefusal(begin(one, 1), 'already_going');
    await expectRefusal(begin(two, 2), 'event_full', 'quantity');
    // Several tickets of one buyer count as one group member.
    expect((await organiser.client.groups.get({ id })).data).toMatchObject({ members: 2 });
    expect((await organiser.client.groups.members({ id })).data).toHaveLength(2);
    const statusOf = async () => (await one.client.payments.get({ id: paid.id })).data.orderStatus;
    const letIn = (code: string) => organiser.client.events.checkIn({ id, code });
    expect((await letIn(codes[1] ?? '')).data).toMatchObject({ number: 2, of: 3, paid: true });
    await expectRefusal(letIn(codes[1] ?? ''), 'ticket_used', 'code');
    await expectRefusal(one.client.payments.cancel({ id: paid.id }), 'cancel_too_late');
    await letIn(codes[0] ?? '');
    expect(await statusOf()).toBe('held');
    await letIn(codes[2] ?? '');
    // The money is released only after the event has started.
    expect(await statusOf()).toBe('held');
  });

  it('keeps reserved tickets for the buyer, who can order more or fewer', async () => {
    const id = await post({ price: 50, admission: 'paid', capacity: 3 });
    const begin = async (quantity: number) =>
      (await one.client.payments.initialize({ hiveId: id, quantity })).data;
    const first = await begin(3);
    await two.client.events.join({ id });
    expect((await begin(3)).paymentId).toBe(first.paymentId);
    const fewer = await begin(2);
    expect(fewer.paymentId).not.toBe(first.paymentId);
    expect((await one.client.payments.get({ id: first.paymentId })).data.orderStatus).toBe('cancelled');
    // Returned tickets go to the next student on the waitlist.
    expect(await mineAt(two, id)).toMatchObject({ status: 'offered' });
    await expectRefusal(begin(3), 'event_full', 'quantity');
    await world().pay(fewer, 'success');
    const paid = (await one.client.payments.verify({ reference: fewer.reference })).data;
    expect(paid).toMatchObject({ quantity: 2, price: 100 });
    await one.client.payments.cancel({ id: paid.id });
    expect((await one.client.payments.get({ id: paid.id })).data).toMatchObject({
      orderStatus: 'refunded',
      refund: { amount: paid.amount },
    });
    expect((await one.client.events.get({ id })).data).toMatchObject({ going: 0, myTickets: [] });
  });

  it('sells a ticket to one buyer at a time and offers a cancelled one to the waitlist', async () => {
    const id = await post({ price: 50, admission: 'paid' });
    await expectRefusal(one.client.events.join({ id }), 'ticket_needed');
    const payment = (await one.client.payments.initialize({ hiveId: id })).data;
    expect(await mineAt(one, id)).toMatchObject({ status: 'reserved', code: null });
    await expectRefusal(two.client.payments.initialize({ hiveId: id }), 'event_full');
    await two.client.events.join({ id });
    await one.client.payments.cancel({ id: payment.paymentId });
    expect(await mineAt(two, id)).toMatchObject({ status: 'offered' });
    const paid = await pay(two, { hiveId: id });
    const { data: event } = await organiser.client.hives.get({ id });
    expect(paid.transactionHive.eventDate).toBe(event.buzzDetails?.eventDate);
    expect(paid).toMatchObject({ item: 'ticket', orderStatus: 'held', handoverCode: null, price: 50 });
    expect(await mineAt(two, id)).toMatchObject({ status: 'going', paymentId: paid.id });
    expect((await organiser.client.hives.get({ id })).data.status).toBe('active');
    await expectRefusal(two.client.payments.initialize({ hiveId: id }), 'already_going');
    await expectRefusal(two.client.events.leave({ id }), 'ticket_paid');
  });

  it('keeps an unpaid ticket for 15 minutes', async () => {
    const id = await post({ price: 50, admission: 'paid' });
    await one.client.payments.initialize({ hiveId: id });
    world().advance(RESERVATION_LIFETIME);
    await two.client.payments.initialize({ hiveId: id });
    expect(await mineAt(one, id)).toBeNull();
  });
});
