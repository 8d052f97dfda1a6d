import { DAY, HOUR, type InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

type Hours = Omit<InputOf<'availability.set'>, 'id'>;

const world = useWorld();

describe('the API of lesson hours', () => {
  let tutor: Member;
  let one: Member;
  let two: Member;
  /** Tuesday in a few weeks. */
  let day: string;
  const dayAfter = (days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
  beforeAll(async () => {
    tutor = await join(world(), 'Ama Tutor');
    one = await join(world(), 'Kofi Pupil');
    two = await join(world(), 'Esi Pupil');
    const { createdAt } = (await tutor.client.category.create(LAPTOP)).data;
    const start = Date.parse(createdAt) + 14 * DAY;
    const weekday = new Date(start).getUTCDay();
    day = new Date(start + ((9 - weekday) % 7) * DAY).toISOString().slice(0, 10);
  });
  const post = async (change: object = {}) =>
    (
      await tutor.client.category.create({
        category: 'academia',
        title: 'Calculus',
        description: 'One to one',
        price: 40,
        duration: 60,
        location: 'Balme Library',
        ...change,
      })
    ).data.id;
  const TUESDAYS: Hours = { weekly: [{ weekday: 'tuesday', from: '15:00', to: '18:00' }] };
  const offered = async (hours: Hours = TUESDAYS) => {
    const id = await post();
    await tutor.client.availability.set({ id, ...hours });
    return id;
  };
  const at = (time: string, on = day) => `${on}T${time}:00.000Z`;
  const book = (member: Member, hiveId: string, startsAt: string, hours = 1) =>
    member.client.payments.initialize({ hiveId, startsAt, hours });
  const free = async (id: string, hours?: number, on = day) =>
    (await one.client.bookings.slots({ id, from: on, to: on, hours })).data.slots
      .filter((slot) => slot.free)
      .map((slot) => slot.startsAt.slice(11, 16));

  it('lets only the tutor read and change the availability of a listing', async () => {
    const id = await post();
    expect((await tutor.client.availability.get({ id })).data).toEqual({
      trialPrice: null,
      weekly: [],
      daysOff: [],
      extraHours: [],
      breakMinutes: 0,
      noticeHours: 0,
      updatedAt: null,
    });
    const said: Hours = {
      ...TUESDAYS,
      daysOff: [{ from: dayAfter(7), to: dayAfter(14) }],
      extraHours: [{ date: dayAfter(1), from: '09:00', to: '24:00' }],
      breakMinutes: 15,
      noticeHours: 4,
    };
    expect((await tutor.client.availability.set({ id, ...said })).data).toMatchObject(said);
    expect((await tutor.client.availability.get({ id })).data).toMatchObject(said);
    await tutor.client.availability.set({ id, ...TUESDAYS });
    expect((await tutor.client.availability.get({ id })).data).toMatchObject({
      daysOff: [],
      extraHours: [],
      breakMinutes: 0,
    });
    await expectRefusal(one.client.availability.get({ id }), 'forbidden');
    await expectRefusal(one.client.availability.set({ id, ...TUESDAYS }), 'forbidden');
    const laptop = (await tutor.client.category.create(LAPTOP)).data.id;
    await expectRefusal(tutor.client.availability.set({ id: laptop, ...TUESDAYS }), 'not_found');
    await expectRefusal(tutor.client.availability.get({ id: UNKNOWN_ID }), 'not_found');
  });

  it('refuses invalid hours with a field error and keeps the stored ones', async () => {
    const id = await offered();
    const set = (hours: Hours) => tutor.client.availability.set({ id, ...hours });
    const tuesday = (from: string, to: string) => ({ weekday: 'tuesday' as const, from, to });
    const overlapping = [tuesday('09:00', '12:00'), tuesday('11:00', '13:00')];
    await expectRefusal(set({ weekly: overlapping }), 'validation_failed', 'weekly.1.from');
    await expectRefusal(set({ weekly: [tuesday('12:00', '09:00')] }), 'validation_failed', 'weekly.0.to');
    await expectRefusal(set({ weekly: [tuesday('9:00', '12:00')] }), 'validation_failed', 'weekly.0.from');
    await expectRefusal(set({ weekly: [tuesday('09:00', '12:15')] }), 'validation_failed', 'weekly.0.to');
    const backwards = [{ from: day, to: dayAfter(-1) }];
    await expectRefusal(set({ ...TUESDAYS, daysOff: backwards }), 'validation_failed', 'daysOff.0.to');
    const nowhere = [{ date: '2027-02-30', from: '09:00', to: '10:00' }];
    await expectRefusal(set({ ...TUESDAYS, extraHours: nowhere }), 'validation_failed', 'extraHours.0.date');
    expect((await tutor.client.availability.get({ id })).data).toMatchObject(TUESDAYS);
  });

  it('accepts bookings only within the offered hours', async () => {
    const id = await offered();
    for (const time of ['03:00', '14:30', '17:30', '15:07'])
      await expectRefusal(book(one, id, at(time)), 'slot_not_offered', 'startsAt');
    await expectRefusal(book(one, id, at('15:00', dayAfter(1))), 'slot_not_offered', 'startsAt');
    await expectRefusal(book(one, id, `${day}T15:00:01.000Z`), 'slot_not_offered', 'startsAt');
    await book(one, id, at('17:00'));
  });

  it('refuses bookings before the tutor has set hours, and after all hours were removed', async () => {
    const id = await post();
    const expectNothing = async () => {
      await expectRefusal(book(one, id, at('10:00')), 'slot_not_offered', 'startsAt');
      const times = [at('10:00'), at('10:00', dayAfter(7))];
      const series = one.client.series.create({ id, times, hours: 1, price: 40 });
      await expectRefusal(series, 'slot_not_offered', 'startsAt');
      expect((await one.client.bookings.slots({ id, from: day, to: day })).data).toEqual({
        hasHours: false,
        hours: 1,
        slots: [],
      });
    };
    await expectNothing();
    await tutor.client.availability.set({ id, ...TUESDAYS });
    expect(await free(id)).not.toEqual([]);
    await tutor.client.availability.set({ id, weekly: [] });
    await expectNothing();
  });

  it('shows free and taken slots, with the break between lessons', async () => {
    const day2 = dayAfter(7);
    const id = await offered({ ...TUESDAYS, breakMinutes: 30 });
    expect(await free(id, 1, day2)).toEqual(['15:00', '15:30', '16:00', '16:30', '17:00']);
    expect(await free(id, 3, day2)).toEqual(['15:00']);
    await book(one, id, at('15:00', day2));
    const { data } = await two.client.bookings.slots({ id, from: day2, to: day2 });
    expect(data).toMatchObject({ hasHours: true, hours: 1 });
    expect(data.slots.filter((slot) => slot.free).map((slot) => slot.startsAt)).toEqual([
      at('16:30', day2),
      at('17:00', day2),
    ]);
    expect(data.slots).toHaveLength(5);
    await expectRefusal(book(two, id, at('16:00', day2)), 'slot_taken', 'startsAt');
    await expectRefusal(
      one.client.bookings.slots({ id, from: day, to: dayAfter(31) }),
      'validation_failed',
      'to',
    );
    await expectRefusal(
      one.client.bookings.slots({ id, from: day, to: dayAfter(-1) }),
      'validation_failed',
      'to',
    );
    const laptop = (await tutor.client.category.create(LAPTOP)).data.id;
    await expectRefusal(one.client.bookings.slots({ id: laptop, from: day, to: day }), 'not_found');
  });

  it('applies days off and extra hours', async () => {
    const id = await offered({
      ...TUESDAYS,
      daysOff: [{ from: day, to: day }],
      extraHours: [{ date: dayAfter(1), from: '08:00', to: '09:30' }],
    });
    expect(await free(id)).toEqual([]);
    expect(await free(id, 1, dayAfter(1))).toEqual(['08:00', '08:30']);
    await expectRefusal(book(one, id, at('15:00')), 'slot_not_offered', 'startsAt');
  });

  it('refuses a booking within the notice period of the tutor', async () => {
    const all = { from: '00:00', to: '24:00' };
    const id = await post();
    const { createdAt } = (await tutor.client.hives.get({ id })).data;
    const soon = Math.ceil(Date.parse(createdAt) / HOUR) * HOUR + 2 * HOUR;
    const dates = [0, 1].map((days) => new Date(soon + days * DAY).toISOString().slice(0, 10));
    const extraHours = dates.map((date) => ({ date, ...all }));
    await tutor.client.availability.set({ id, weekly: [], extraHours, noticeHours: 4 });
    await expectRefusal(book(one, id, new Date(soon).toISOString()), 'slot_too_soon', 'startsAt');
    await book(one, id, new Date(soon + 4 * HOUR).toISOString());
  });

  it('returns the next free slot of listings that have hours', async () => {
    const [silent, said] = [await post(), await offered()];
    const never = await offered({ weekly: [] });
    const { data } = await world()
      .client()
      .bookings.next({ ids: [silent, said, never, UNKNOWN_ID].join(',') });
    expect(data.map(({ id }) => id)).toEqual([said]);
    expect(new Date(data[0]?.startsAt ?? '').getUTCDay()).toBe(2);
    await expectRefusal(world().client().bookings.next({ ids: 'all' }), 'validation_failed', 'ids');
  });
});
