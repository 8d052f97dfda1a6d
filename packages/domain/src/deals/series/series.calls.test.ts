import { DAY, MAX_PAIR_SERIES, USUAL_AVAILABILITY } from '@campushive/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('weekly series', () => {
  let tutor: Member;
  let one: Member;
  let two: Member;
  /** Tuesday in two weeks. */
  let first: string;
  const week = (weeks: number, time = '16:00') =>
    `${new Date(Date.parse(`${first}T00:00:00Z`) + weeks * 7 * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`;
  const weeks = (count: number, time?: string) =>
    Array.from({ length: count }, (_, index) => week(index, time));
  beforeAll(async () => {
    tutor = await join(world(), 'Esi Tutor');
    two = await join(world(), 'Abena Pupil');
    const { createdAt } = (await tutor.client.category.create(LAPTOP)).data;
    const start = Date.parse(createdAt) + 14 * DAY;
    const weekday = new Date(start).getUTCDay();
    first = new Date(start + ((9 - weekday) % 7) * DAY).toISOString().slice(0, 10);
  });
  beforeEach(async () => {
    one = await join(world(), 'Kofi Pupil');
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
    await tutor.client.availability.set({ id: data.id, weekly: [...USUAL_AVAILABILITY.weekly] });
    return data.id;
  };
  const made = async (id: string, times: string[], member = one) =>
    (await member.client.series.create({ id, times, hours: 1, price: 40 })).data;
  const begin = (member: Member, hiveId: string, startsAt: string, seriesId?: string, price?: number) =>
    member.client.payments.initialize({ hiveId, startsAt, hours: 1, seriesId, price });
  const paid = async (...args: Parameters<typeof begin>) => {
    const payment = (await begin(...args)).data;
    await world().pay(payment, 'success');
    return (await args[0].client.payments.verify({ reference: payment.reference })).data;
  };
  const newest = async (member: Member) =>
    (await member.client.notifications.list({ limit: 1 })).data[0]?.kind;
  const statuses = ({ lessons }: Awaited<ReturnType<typeof made>>) => lessons.map(({ status }) => status);

  it('are refused after several series were created without a payment', async () => {
    const id = await offered();
    for (let at = 0; at < 7; at += 1) await made(id, weeks(2));
    await expectRefusal(made(id, weeks(2)), 'reservations_paused');
    await expectRefusal(begin(one, await offered(), week(3)), 'reservations_paused');
  });

  it('preview every week and leave out weeks that are taken or not offered', async () => {
    const id = await offered();
    const weekly = [{ weekday: 'tuesday' as const, from: '07:00', to: '11:00' }];
    const daysOff = [{ from: week(2).slice(0, 10), to: week(2).slice(0, 10) }];
    await tutor.client.availability.set({ id, weekly, daysOff });
    await begin(two, id, week(1, '07:00'));
    const plan = (await one.client.series.plan({ id, startsAt: week(0, '07:00'), hours: 1, weeks: 4 })).data;
    expect(plan.map(({ startsAt, state }) => [startsAt, state])).toEqual([
      [week(0, '07:00'), 'free'],
      [week(1, '07:00'), 'taken'],
      [week(2, '07:00'), 'not_offered'],
      [week(3, '07:00'), 'free'],
    ]);
    const { lessons } = await made(id, [week(0, '07:00'), week(3, '07:00')]);
    expect(lessons.map(({ number, startsAt }) => [number, startsAt])).toEqual([
      [1, week(0, '07:00')],
      [2, week(3, '07:00')],
    ]);
    await expectRefusal(made(id, weeks(2, '07:00')), 'slot_taken', 'startsAt');
    await expectRefusal(made(id, [week(0, '08:00'), week(1, '09:00')]), 'slot_not_offered', 'startsAt');
    await expectRefusal(made(id, [week(0, '08:00')]), 'validation_failed', 'times');
  });

  it('reserve their times for their student and start with the first payment', async () => {
    const id = await offered();
    const series = await made(id, weeks(3, '12:00'));
    expect(series).toMatchObject({ status: 'starting', role: 'student', price: 40, next: 1 });
    await expectRefusal(begin(two, id, week(1, '12:00')), 'slot_taken');
    await expectRefusal(begin(one, id, week(1, '12:00'), series.id), 'series_over');
    const order = await paid(one, id, week(0, '12:00'), series.id, 40);
    const running = (await one.client.series.list({ payment: order.id })).data[0];
    expect(running).toMatchObject({ id: series.id, status: 'running', next: 2 });
    expect(running?.lessons[0]).toMatchObject({
      status: 'paid',
      paymentId: order.id,
      orderStatus: 'held',
      payUntil: null,
    });
    expect(running?.lessons[1]).toMatchObject({ status: 'unpaid', payable: true, due: false });
    const heard = (await tutor.client.notifications.list({ limit: 3 })).data.map(({ kind }) => kind);
    expect(heard).toContain('series_started');
    expect((await tutor.client.series.get({ id: series.id })).data.role).toBe('tutor');
    expect((await two.client.series.list({ payment: order.id })).data).toEqual([]);
    await expectRefusal(two.client.series.get({ id: series.id }), 'not_found');
    await expectRefusal(begin(one, id, week(1, '12:00')), 'slot_taken');
  });

  it('are paid lesson by lesson, at the price when the series was created', async () => {
    const id = await offered();
    await tutor.client.availability.set({
      id,
      weekly: [{ weekday: 'tuesday' as const, from: '13:00', to: '14:00' }],
      trialPrice: 40,
    });
    const series = await made(id, weeks(3, '13:00'));
    await paid(one, id, week(0, '13:00'), series.id);
    await tutor.client.hives.update({ id, price: 60 });
    await tutor.client.availability.set({ id, weekly: [] });
    await expectRefusal(begin(one, id, week(2, '13:00'), series.id, 60), 'price_changed');
    const third = await paid(one, id, week(2, '13:00'), series.id, 40);
    expect(third).toMatchObject({
      price: 40,
      orderStatus: 'held',
      booking: { startsAt: week(2, '13:00') },
    });
    const { data } = await one.client.series.get({ id: series.id });
    expect([data.status, statuses(data)]).toEqual(['running', ['paid', 'unpaid', 'paid']]);
    await expectRefusal(begin(one, id, week(2, '13:00'), series.id), 'series_over');
    await expectRefusal(begin(two, id, week(1, '13:00'), series.id), 'series_over');
  });

  it('let their student skip weeks, which become free for other students', async () => {
    const id = await offered();
    const series = await made(id, weeks(3, '17:00'));
    await expectRefusal(one.client.series.skip({ id: series.id, number: 2 }), 'series_over');
    await paid(one, id, week(0, '17:00'), series.id);
    await expectRefusal(tutor.client.series.skip({ id: series.id, number: 2 }), 'forbidden');
    await expectRefusal(one.client.series.skip({ id: series.id, number: 1 }), 'series_lesson_settled');
    const skipped = (await one.client.series.skip({ id: series.id, number: 2 })).data;
    expect([skipped.status, statuses(skipped)]).toEqual(['running', ['paid', 'skipped', 'unpaid']]);
    expect(await newest(tutor)).toBe('series_skipped');
    expect((await begin(two, id, week(1, '17:00'))).data.paymentId).not.toBe('');
    const all = (await one.client.series.skip({ id: series.id, number: 3 })).data;
    expect(all).toMatchObject({ status: 'ended', endedBecause: 'completed', next: null });
  });

  it('are ended by the student or the tutor, and paid lessons stay', async () => {
    const id = await offered();
    const series = await made(id, weeks(3, '18:00'));
    const order = await paid(one, id, week(0, '18:00'), series.id);
    await expectRefusal(two.client.series.end({ id: series.id }), 'not_found');
    const ended = (await tutor.client.series.end({ id: series.id })).data;
    expect(ended).toMatchObject({ status: 'ended', endedBecause: 'tutor' });
    expect(statuses(ended)).toEqual(['paid', 'dropped', 'dropped']);
    expect(await newest(one)).toBe('series_ended');
    expect((await one.client.payments.get({ id: order.id })).data.orderStatus).toBe('held');
    await expectRefusal(begin(one, id, week(1, '18:00'), series.id), 'series_over');
    expect((await begin(two, id, week(1, '18:00'))).data.paymentId).not.toBe('');
    expect((await one.client.series.end({ id: series.id })).data.endedBecause).toBe('tutor');
  });

  it('are replaced by a later choice of their student as long as they are unpaid', async () => {
    const id = await offered();
    const series = await made(id, weeks(4, '19:00'));
    const again = await made(id, weeks(2, '19:00'));
    expect((await one.client.series.get({ id: series.id })).data.endedBecause).toBe('not_started');
    // Booking a single lesson gives up the unpaid series.
    const order = await paid(one, id, week(0, '19:00'));
    expect((await one.client.series.list({ payment: order.id })).data).toEqual([]);
    expect((await one.client.series.get({ id: again.id })).data.endedBecause).toBe('not_started');
    const { slots } = (
      await two.client.bookings.slots({
        id,
        from: week(1).slice(0, 10),
        to: week(1).slice(0, 10),
        hours: 1,
      })
    ).data;
    expect(slots.find(({ startsAt }) => startsAt === week(1, '19:00'))?.free).toBe(true);
  });

  it('are refused for the tutor, and limited in number between one student and one tutor', async () => {
    const pupil = await join(world(), 'Yaw Pupil');
    await expectRefusal(made(await offered(), weeks(2, '20:00'), tutor), 'own_listing');
    for (let count = 0; count < MAX_PAIR_SERIES; count += 1)
      await made(
        await offered(),
        weeks(2, `0${7 + count}:00`).map((time) => shift(time, 3)),
        pupil,
      );
    await expectRefusal(
      made(
        await offered(),
        weeks(2, '15:00').map((time) => shift(time, 3)),
        pupil,
      ),
      'limit_reached',
    );
  });
  /** Moves a time by some days, because other tests use the Tuesdays. */
  const shift = (time: string, days: number) => new Date(Date.parse(time) + days * DAY).toISOString();
});
