import { DAY, HOUR, MINUTE, USUAL_AVAILABILITY } from '@campushive/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { notifications, orders } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let tutor: TestStudent;
let buyer: TestStudent;
let two: TestStudent;
let hiveId: string;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  tutor = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  two = await campus.student('Esi Ofori');
  const { data } = await tutor.client.category.create({
    category: 'academia',
    title: 'Calculus',
    description: 'One to one',
    price: 40,
    duration: 60,
    location: 'Balme Library',
  });
  hiveId = data.id;
  await tutor.client.availability.set({ id: hiveId, weekly: [...USUAL_AVAILABILITY.weekly] });
});
afterAll(() => campus.close());

/** Returns a time some days from now, within the usual hours. */
const at = (days: number, time = '15:00') =>
  `${new Date(campus.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`;
async function held(student: TestStudent, startsAt: string): Promise<string> {
  const payment = (await student.client.payments.initialize({ hiveId, startsAt, hours: 1 })).data;
  await sales.checkout(payment.accessCode);
  await student.client.payments.verify({ reference: payment.reference });
  return payment.paymentId;
}
const rowOf = async (id: string) => {
  const [row] = await campus.app.platform.db.select().from(orders).where(eq(orders.id, id));
  if (row === undefined) throw new Error('The order is there');
  return row;
};
const outcomes = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((settled) =>
    settled.status === 'fulfilled' ? 'moved' : (settled.reason as { code: string }).code,
  );

/** Moves the clock to some time before a moment while keeping sessions alive. */
async function goTo(iso: string, before: number): Promise<void> {
  const until = Date.parse(iso) - before;
  for (let now = campus.clock.now().getTime(); now < until; now = campus.clock.now().getTime()) {
    campus.clock.advance(Math.min(until - now, DAY / 2));
    for (const student of [tutor, buyer, two]) await student.client.auth.me({});
  }
}

describe('a paid lesson', () => {
  it('is moved to a slot once when several students request that slot at the same moment', async () => {
    const first = await held(buyer, at(7));
    const second = await held(two, at(8));
    const startsAt = at(9);
    const all = await outcomes([
      buyer.client.bookings.move({ id: first, startsAt }),
      two.client.bookings.move({ id: second, startsAt }),
      two.client.payments.initialize({ hiveId, startsAt, hours: 1 }),
    ]);
    expect(all.toSorted()).toEqual(['moved', 'slot_taken', 'slot_taken']);
  });

  it('frees its old slot for others when it moves', async () => {
    const id = await held(buyer, at(7));
    await buyer.client.bookings.move({ id, startsAt: at(8) });
    await two.client.payments.initialize({ hiveId, startsAt: at(7), hours: 1 });
  });

  it('cannot be moved within four hours of its start', async () => {
    const startsAt = at(1);
    const id = await held(buyer, startsAt);
    await goTo(startsAt, 4 * HOUR - MINUTE);
    const late = { code: 'lesson_move_too_late', status: 409 };
    await expect(buyer.client.bookings.move({ id, startsAt: at(2) })).rejects.toMatchObject(late);
    await expect(tutor.client.bookings.propose({ id, startsAt: at(2) })).rejects.toMatchObject(late);
  });

  it('keeps its payment held when it moves, and shifts the release date', async () => {
    const id = await held(buyer, at(7));
    const before = await rowOf(id);
    await buyer.client.bookings.move({ id, startsAt: at(8) });
    const after = await rowOf(id);
    expect(after).toMatchObject({ status: 'held', total: before.total, paidAt: before.paidAt });
    expect(after.autoReleaseAt?.getTime()).toBe((after.endsAt?.getTime() ?? 0) + 7 * DAY);
    expect(after.autoReleaseAt?.getTime()).toBe((before.autoReleaseAt?.getTime() ?? 0) + DAY);
  });

  it('cannot be moved while a complaint is open or after it is cancelled', async () => {
    const id = await held(buyer, at(7));
    await buyer.client.payments.dispute({ id, reason: 'other', text: 'They want more money.' });
    await expect(buyer.client.bookings.move({ id, startsAt: at(8) })).rejects.toMatchObject({
      code: 'order_not_held',
    });
    const cancelled = await held(two, at(8));
    await two.client.payments.cancel({ id: cancelled });
    await expect(two.client.bookings.move({ id: cancelled, startsAt: at(9) })).rejects.toMatchObject({
      code: 'order_not_held',
    });
  });

  it('keeps one calendar entry, which a move updates', async () => {
    const id = await held(buyer, at(7));
    const read = async (student: TestStudent) => (await student.client.bookings.calendar({ id })).data.text();
    const lines = async (student: TestStudent) => (await read(student)).split('\r\n');
    const valueOf = (all: string[], name: string) =>
      all.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    const before = await lines(buyer);
    expect(valueOf(before, 'SUMMARY')).toBe('Calculus');
    expect(valueOf(before, 'LOCATION')).toBe('Balme Library');
    campus.clock.advance(MINUTE);
    await buyer.client.bookings.move({ id, startsAt: at(8) });
    const after = await lines(tutor);
    expect(valueOf(after, 'UID')).toBe(valueOf(before, 'UID'));
    expect(Number(valueOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(before, 'SEQUENCE')));
    const stamp = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '');
    expect(valueOf(after, 'DTSTART')).toBe(stamp(at(8)));
    expect(valueOf(after, 'DTEND')).toBe(stamp(at(8, '16:00')));
  });
});

describe('the reminders of a lesson', () => {
  const remind = () => campus.app.platform.jobs.runNow('lessons.remind', {});
  /** Returns reminders, newest first. Reads the database, because the student's session may have ended. */
  const reminders = async ({ id }: TestStudent) =>
    (
      await campus.app.platform.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, id), eq(notifications.kind, 'lesson_due')))
        .orderBy(desc(notifications.id))
    ).map(({ values }) => values);
  it('arrive a day and an hour before, once for each side', async () => {
    const startsAt = at(3);
    await held(buyer, startsAt);
    await remind();
    expect(await reminders(buyer)).toEqual([]);
    await goTo(startsAt, DAY - MINUTE);
    await remind();
    await remind();
    expect(await reminders(buyer)).toMatchObject([{ within: 'day', name: 'Akosua Mensah' }]);
    expect(await reminders(tutor)).toMatchObject([{ within: 'day', name: 'Kwame Boateng' }]);
    await goTo(startsAt, HOUR - MINUTE);
    await remind();
    await remind();
    for (const student of [buyer, tutor])
      expect(await reminders(student)).toMatchObject([{ within: 'hour' }, { within: 'day' }]);
  });

  it('follow a moved lesson, and never name its old time', async () => {
    const startsAt = at(3);
    const id = await held(buyer, startsAt);
    await goTo(startsAt, 2 * DAY);
    const later = at(6);
    await buyer.client.bookings.move({ id, startsAt: later });
    await goTo(startsAt, HOUR);
    await remind();
    expect(await reminders(buyer)).toEqual([]);
    await goTo(later, DAY - MINUTE);
    await remind();
    for (const student of [buyer, tutor]) expect(await reminders(student)).toMatchObject([{ within: 'day' }]);
  });

  it('arrive again when a lesson moves after the first reminder', async () => {
    const startsAt = at(3);
    const id = await held(buyer, startsAt);
    await goTo(startsAt, DAY - MINUTE);
    await remind();
    const later = at(4);
    await buyer.client.bookings.move({ id, startsAt: later });
    await goTo(later, DAY - MINUTE);
    await remind();
    expect(await reminders(buyer)).toMatchObject([{ within: 'day' }, { within: 'day' }]);
  });

  it('do not arrive for lessons that were just booked, cancelled or refunded', async () => {
    const startsAt = at(1);
    const fresh = await held(buyer, startsAt);
    await remind();
    const id = await held(two, at(3));
    await two.client.payments.cancel({ id });
    await tutor.client.payments.cancel({ id: fresh });
    await goTo(startsAt, HOUR - MINUTE);
    await remind();
    await goTo(at(1), 0);
    await remind();
    for (const student of [buyer, two, tutor]) expect(await reminders(student)).toEqual([]);
  });

  it('give way to the reminder of the meet-up when both sides agreed on a place', async () => {
    const startsAt = at(3);
    const id = await held(buyer, startsAt);
    const { meetup } = (await buyer.client.meetups.propose({ id, place: 'Balme Library' })).data;
    await tutor.client.meetups.accept({ id, meetupId: meetup?.id ?? '' });
    await goTo(startsAt, DAY - MINUTE);
    await remind();
    expect(await reminders(buyer)).toEqual([]);
    await campus.app.platform.jobs.runNow('meetups.remind', {});
    const [due] = await campus.app.platform.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, buyer.id), eq(notifications.kind, 'meetup_due')));
    expect(due?.values).toMatchObject({ place: 'Balme Library', within: 'day' });
  });
});
