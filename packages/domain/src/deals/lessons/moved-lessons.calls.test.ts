import { DAY } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the API for moving a lesson', () => {
  let tutor: Member;
  let one: Member;
  let two: Member;
  /** Tuesday in a few weeks. */
  let day: string;
  const dayAfter = (days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
  beforeAll(async () => {
    tutor = await join(world(), 'Efua Tutor');
    one = await join(world(), 'Kojo Pupil');
    two = await join(world(), 'Adwoa Pupil');
    const { createdAt } = (await tutor.client.category.create(LAPTOP)).data;
    const start = Date.parse(createdAt) + 7 * DAY;
    const weekday = new Date(start).getUTCDay();
    day = new Date(start + ((9 - weekday) % 7) * DAY).toISOString().slice(0, 10);
  });
  const offered = async () => {
    const { data } = await tutor.client.category.create({
      category: 'academia',
      title: 'Calculus',
      description: 'One to one',
      price: 40,
      duration: 60,
      location: 'Balme Library',
    });
    const weekly = [{ weekday: 'tuesday' as const, from: '15:00', to: '18:00' }];
    await tutor.client.availability.set({ id: data.id, weekly });
    return data.id;
  };
  const at = (time: string, on: string) => `${on}T${time}:00.000Z`;
  const book = (member: Member, hiveId: string, startsAt: string) =>
    member.client.payments.initialize({ hiveId, startsAt, hours: 1 });
  const free = async (id: string, on: string) =>
    (await one.client.bookings.slots({ id, from: on, to: on, hours: 1 })).data.slots
      .filter((slot) => slot.free)
      .map((slot) => slot.startsAt.slice(11, 16));
  const paid = async (member: Member, hiveId: string, startsAt: string) => {
    const started = (await book(member, hiveId, startsAt)).data;
    await world().pay(started, 'success');
    return (await member.client.payments.verify({ reference: started.reference })).data;
  };
  const newest = async (member: Member) =>
    (await member.client.notifications.list({ limit: 1 })).data[0]?.kind;
  const lineOf = async (member: Member) =>
    (await member.client.messages.conversations({})).data[0]?.conversationLastMessage;

  it('lets the student move a paid lesson to another free slot, and keeps the money held', async () => {
    const on = dayAfter(0);
    const hiveId = await offered();
    const order = await paid(one, hiveId, at('15:00', on));
    const { id } = order;
    expect(order.booking).toMatchObject({ proposedStartsAt: null, movableUntil: at('11:00', on) });
    const moved = (await one.client.bookings.move({ id, startsAt: at('16:30', on) })).data;
    expect(moved).toMatchObject({
      orderStatus: 'held',
      amount: order.amount,
      booking: {
        startsAt: at('16:30', on),
        endsAt: at('17:30', on),
        hours: 1,
        proposedStartsAt: null,
        movableUntil: at('12:30', on),
      },
      autoReleaseAt: at('17:30', dayAfter(7)),
    });
    for (const member of [one, tutor]) expect(await newest(member)).toBe('lesson_moved');
    expect(await lineOf(tutor)).toMatchObject({
      kind: 'system',
      event: { code: 'lesson_moved', amount: null, lesson: { startsAt: at('16:30', on) } },
      senderId: one.id,
    });
    expect(await free(hiveId, on)).toEqual(['15:00', '15:30']);
    // Repeats the call, because the response was lost.
    expect((await one.client.bookings.move({ id, startsAt: at('16:30', on) })).data.booking).toEqual(
      moved.booking,
    );
  });

  it('refuses slots that are taken or not offered, and every caller except the student', async () => {
    const on = dayAfter(7);
    const hiveId = await offered();
    const { id } = await paid(one, hiveId, at('15:00', on));
    await book(two, hiveId, at('17:00', on));
    const move = (member: Member, startsAt: string) => member.client.bookings.move({ id, startsAt });
    await expectRefusal(move(one, at('16:30', on)), 'slot_taken', 'startsAt');
    await expectRefusal(move(one, at('12:00', on)), 'slot_not_offered', 'startsAt');
    await expectRefusal(move(tutor, at('16:00', on)), 'forbidden');
    await expectRefusal(move(two, at('16:00', on)), 'not_found');
    const waiting = (await book(two, hiveId, at('17:00', on))).data.paymentId;
    await expectRefusal(
      two.client.bookings.move({ id: waiting, startsAt: at('16:00', on) }),
      'order_not_held',
    );
    // The slot overlaps the lesson's own time by half.
    const shown = async (member: Member) =>
      (await member.client.bookings.slots({ id: hiveId, from: on, to: on, hours: 1, moving: id })).data.slots
        .filter((slot) => slot.free)
        .map((slot) => slot.startsAt.slice(11, 16));
    for (const member of [one, tutor]) expect(await shown(member)).toEqual(['15:00', '15:30', '16:00']);
    expect(await shown(two)).toEqual(['16:00']);
    expect((await move(one, at('15:30', on))).data.booking?.startsAt).toBe(at('15:30', on));
  });

  it('lets the tutor propose a time, which applies only when the student accepts', async () => {
    const on = dayAfter(14);
    const hiveId = await offered();
    const { id } = await paid(one, hiveId, at('15:00', on));
    const evening = { id, startsAt: at('20:00', on) };
    await expectRefusal(one.client.bookings.propose(evening), 'forbidden');
    await expectRefusal(two.client.bookings.propose(evening), 'not_found');
    await expectRefusal(
      tutor.client.bookings.propose({ id, startsAt: at('15:00', on) }),
      'slot_taken',
      'startsAt',
    );
    const proposed = (await tutor.client.bookings.propose(evening)).data;
    expect(proposed.booking).toMatchObject({
      startsAt: at('15:00', on),
      proposedStartsAt: evening.startsAt,
    });
    expect(await newest(one)).toBe('lesson_move_proposed');
    expect(await lineOf(one)).toMatchObject({
      event: { code: 'lesson_move_proposed', lesson: { startsAt: evening.startsAt } },
      senderId: tutor.id,
    });
    await expectRefusal(one.client.bookings.decline({ id, startsAt: at('19:00', on) }), 'lesson_changed');
    await expectRefusal(two.client.bookings.decline(evening), 'not_found');
    const declined = (await one.client.bookings.decline(evening)).data;
    expect(declined.booking).toMatchObject({ startsAt: at('15:00', on), proposedStartsAt: null });
    expect(await newest(tutor)).toBe('lesson_move_declined');
    // A declined time is not offered again: the tutor does not teach then.
    await expectRefusal(one.client.bookings.move(evening), 'slot_not_offered', 'startsAt');
    await tutor.client.bookings.propose(evening);
    const accepted = (await one.client.bookings.move(evening)).data;
    expect(accepted.booking).toMatchObject({ startsAt: evening.startsAt, proposedStartsAt: null });
    expect((await tutor.client.payments.get({ id })).data.booking).toEqual(accepted.booking);
  });

  it('moves the agreed meet-up together with the lesson', async () => {
    const on = dayAfter(21);
    const { id } = await paid(one, await offered(), at('15:00', on));
    const proposed = (await one.client.meetups.propose({ id, place: 'Balme Library' })).data.meetup;
    await tutor.client.meetups.accept({ id, meetupId: proposed?.id ?? '' });
    const { data } = await one.client.bookings.move({ id, startsAt: at('16:00', on) });
    expect(data.meetup).toMatchObject({
      id: proposed?.id,
      status: 'accepted',
      place: 'Balme Library',
      startsAt: at('16:00', on),
    });
  });

  it('serves the calendar file of a paid lesson to its two sides only', async () => {
    const on = dayAfter(28);
    const hiveId = await offered();
    const { id } = await paid(one, hiveId, at('15:00', on));
    await one.client.bookings.move({ id, startsAt: at('16:00', on) });
    for (const member of [one, tutor]) {
      const text = await (await member.client.bookings.calendar({ id })).data.text();
      expect(text).toContain('BEGIN:VCALENDAR');
      expect(text).toContain(`DTSTART:${on.replaceAll('-', '')}T160000Z`);
    }
    await expectRefusal(two.client.bookings.calendar({ id }), 'not_found');
    const waiting = (await book(two, hiveId, at('17:00', on))).data.paymentId;
    await expectRefusal(two.client.bookings.calendar({ id: waiting }), 'not_found');
  });
});
