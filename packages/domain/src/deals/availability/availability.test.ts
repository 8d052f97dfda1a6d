import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { availabilities, orders } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let tutor: TestStudent;
let buyer: TestStudent;
let two: TestStudent;
let id: string;
/** A day in a fortnight. */
let day: string;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  tutor = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  two = await campus.student('Esi Ofori');
  day = new Date(campus.clock.now().getTime() + 14 * DAY).toISOString().slice(0, 10);
  id = await post();
});
afterAll(() => campus.close());

const post = async () =>
  (
    await tutor.client.category.create({
      category: 'academia',
      title: 'Calculus',
      description: 'One to one',
      price: 40,
      duration: 60,
      location: 'Balme Library',
    })
  ).data.id;
const offer = (from: string, to: string, hiveId = id) =>
  tutor.client.availability.set({ id: hiveId, weekly: [], extraHours: [{ date: day, from, to }] });
const at = (time: string) => `${day}T${time}:00.000Z`;
const book = (student: TestStudent, time: string, hiveId = id) =>
  student.client.payments.initialize({ hiveId, startsAt: at(time), hours: 1 });
/** Completes a payment now, and returns the resulting status of its order. */
async function pay(
  student: TestStudent,
  { accessCode, reference }: { readonly accessCode: string; readonly reference: string },
): Promise<string | undefined> {
  await sales.checkout(accessCode);
  await student.client.payments.verify({ reference });
  const [order] = await campus.app.platform.db.select().from(orders).where(eq(orders.reference, reference));
  return order?.status;
}
const outcomes = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) =>
    one.status === 'fulfilled' ? 'booked' : (one.reason as { code: string }).code,
  );
const bookedOf = async () =>
  (await campus.app.platform.db.select().from(orders).where(eq(orders.sellerId, tutor.id))).filter(
    ({ status }) => status === 'pending_payment',
  );

describe('a time slot', () => {
  it('is booked once when several students request it at the same moment', async () => {
    await offer('15:00', '18:00');
    const others = await Promise.all(['Ama', 'Yaw', 'Efua'].map((name) => campus.student(`${name} Pupil`)));
    const all = await outcomes([buyer, two, ...others].map((student) => book(student, '15:00')));
    expect(all.toSorted()).toEqual(['booked', ...Array<string>(4).fill('slot_taken')]);
    expect(await bookedOf()).toHaveLength(1);
  });

  it('is booked once across two listings of the same tutor', async () => {
    const other = await post();
    await Promise.all([offer('15:00', '18:00'), offer('15:00', '18:00', other)]);
    const all = await outcomes([book(buyer, '15:00'), book(two, '15:30', other)]);
    expect(all.toSorted()).toEqual(['booked', 'slot_taken']);
  });

  it('is booked only when it is still offered, even if the tutor changes the hours at the same moment', async () => {
    await offer('15:00', '18:00');
    const [booked] = await outcomes([book(buyer, '15:00'), offer('08:00', '09:00')]);
    const orderCount = (await bookedOf()).length;
    expect([booked, orderCount]).toEqual(booked === 'booked' ? ['booked', 1] : ['slot_not_offered', 0]);
    await expect(book(two, '16:30')).rejects.toMatchObject({
      code: 'slot_not_offered',
      fieldErrors: { startsAt: { code: 'slot_not_offered' } },
    });
  });

  it('is not sold twice: a late payment is refunded when another student holds the time', async () => {
    const other = await post();
    await Promise.all([offer('15:00', '18:00'), offer('15:00', '18:00', other)]);
    const late = (await book(buyer, '15:00')).data;
    // The job has not yet noted the end of the reservation.
    campus.clock.advance(20 * MINUTE);
    const first = (await book(two, '15:00', other)).data;
    expect(await pay(two, first)).toBe('held');
    expect(await pay(buyer, late)).toBe('refunded');
  });

  it('is kept for a student who pays late when it is still free', async () => {
    await offer('15:00', '18:00');
    const late = (await book(buyer, '15:00')).data;
    campus.clock.advance(20 * MINUTE);
    expect(await pay(buyer, late)).toBe('held');
  });

  it('can be resumed by its student until the reservation expires, even if the tutor stops offering it', async () => {
    await offer('15:00', '18:00');
    const { reference } = (await book(buyer, '15:00')).data;
    await offer('08:00', '09:00');
    expect((await book(buyer, '15:00')).data.reference).toBe(reference);
  });
});

describe('the availability of a listing', () => {
  it('is stored as one row when it is saved several times at once', async () => {
    await Promise.all([offer('08:00', '09:00'), offer('10:00', '12:00'), offer('15:00', '18:00')]);
    const rows = await campus.app.platform.db
      .select()
      .from(availabilities)
      .where(eq(availabilities.listingId, id));
    expect(rows).toHaveLength(1);
  });

  it('excludes booked times and includes them again when the reservation expires', async () => {
    await offer('15:00', '17:00');
    await book(buyer, '15:00');
    const free = async () =>
      (await two.client.bookings.slots({ id, from: day, to: day })).data.slots
        .filter((slot) => slot.free)
        .map((slot) => slot.startsAt.slice(11, 16));
    expect(await free()).toEqual(['16:00']);
    campus.clock.advance(HOUR / 2);
    expect(await free()).toEqual(['15:00', '15:30', '16:00']);
  });
});

it('charges the first-lesson price once when two lessons with one tutor are booked at the same moment', async () => {
  const other = await post();
  const extraHours = [{ date: day, from: '08:00', to: '18:00' }];
  for (const hiveId of [id, other])
    await tutor.client.availability.set({ id: hiveId, weekly: [], extraHours, trialPrice: 10 });
  await Promise.all([book(buyer, '09:00'), book(buyer, '15:00', other)]);
  expect((await bookedOf()).map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([1_000, 4_000]);
});
