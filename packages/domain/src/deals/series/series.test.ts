import { DAY, HOUR, MINUTE, USUAL_AVAILABILITY } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { listingOf } from '../../../../../apps/api/test/sales.js';
import { listings, notifications, orders } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let tutor: TestStudent;
let buyer: TestStudent;
let two: TestStudent;
let hiveId: string;
let day: number;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  tutor = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  two = await campus.student('Esi Ofori');
  hiveId = await post();
  day = campus.clock.now().getTime() + 2 * DAY;
});
afterAll(() => campus.close());

const post = async () => {
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
/** Returns a time some weeks after the first lesson, within the usual hours. */
const at = (week: number, time = '15:00') =>
  `${new Date(day + week * 7 * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`;
const weeks = (count: number) => Array.from({ length: count }, (_, week) => at(week));
const make = async (count: number, student = buyer, id = hiveId) =>
  (await student.client.series.create({ id, times: weeks(count), hours: 1 })).data;
const begin = async (startsAt: string, seriesId?: string, student = buyer) =>
  (await student.client.payments.initialize({ hiveId, startsAt, hours: 1, seriesId })).data;
async function pay(startsAt: string, seriesId?: string, student = buyer): Promise<string> {
  const payment = await begin(startsAt, seriesId, student);
  await sales.checkout(payment.accessCode);
  await student.client.payments.verify({ reference: payment.reference });
  return payment.paymentId;
}
const running = async (count: number) => {
  const { id } = await make(count);
  await pay(at(0), id);
  return id;
};
const tick = () => campus.app.platform.jobs.runNow('series.tick', {});
const shown = async (id: string, student = buyer) => (await student.client.series.get({ id })).data;
const statuses = async (id: string) => (await shown(id)).lessons.map(({ status }) => status);
const heard = async ({ id }: TestStudent) =>
  (
    await campus.app.platform.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, id), eq(notifications.type, 'payment')))
      .orderBy(notifications.id)
  )
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('series_'));
const outcomes = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((settled) =>
    settled.status === 'fulfilled' ? 'done' : (settled.reason as { code: string }).code,
  );

/** Moves the clock to a moment while keeping sessions alive. */
async function goTo(until: number): Promise<void> {
  for (let now = campus.clock.now().getTime(); now < until; now = campus.clock.now().getTime()) {
    campus.clock.advance(Math.min(until - now, DAY / 2));
    for (const student of [tutor, buyer, two]) await student.client.auth.me({});
  }
}
const before = (week: number, time: number) => Date.parse(at(week)) - time;

describe('the times of a series', () => {
  it('go to one of several concurrent students, single lessons included', async () => {
    const other = await post();
    // A student who books one lesson gives up an unpaid series of the same listing, so a third student books it.
    const three = await campus.student('Esi Third', 'esi.third@st.ug.edu.gh');
    const all = await outcomes([
      make(3),
      make(3, two, other),
      three.client.payments.initialize({ hiveId: other, startsAt: at(1), hours: 1 }),
    ]);
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(all.filter((outcome) => outcome === 'slot_taken')).toHaveLength(2);
  });

  it('are released without a notification when the first lesson is not paid in 15 minutes', async () => {
    const { id } = await make(3);
    await expect(begin(at(1), undefined, two)).rejects.toMatchObject({ code: 'slot_taken' });
    campus.clock.advance(15 * MINUTE);
    await tick();
    expect(await shown(id)).toMatchObject({ status: 'ended', endedBecause: 'not_started' });
    expect((await begin(at(1), undefined, two)).paymentId).not.toBe('');
    expect([await heard(buyer), await heard(tutor)]).toEqual([[], []]);
  });

  it('are refused to a student who creates one series after another without paying', async () => {
    let made = 0;
    const again = async () => {
      for (; made < 12; made += 1) {
        await make(3);
        campus.clock.advance(15 * MINUTE);
        await tick();
      }
    };
    await expect(again()).rejects.toMatchObject({ code: 'reservations_paused' });
    expect(made).toBeLessThan(10);
    await expect(begin(at(0))).rejects.toMatchObject({ code: 'reservations_paused' });
    expect((await make(3, two)).status).toBe('starting');
  });

  it('count as one unpaid reservation, together with the first order', async () => {
    const { id } = await make(3);
    await begin(at(0), id);
    const others = [await listingOf(tutor), await listingOf(tutor), await listingOf(tutor)] as const;
    for (const other of others.slice(0, 2)) await buyer.client.payments.initialize({ hiveId: other });
    await expect(buyer.client.payments.initialize({ hiveId: others[2] })).rejects.toMatchObject({
      code: 'too_many_unpaid',
    });
    await expect(make(2, buyer, await post())).rejects.toMatchObject({ code: 'too_many_unpaid' });
    // A second series replaces the first.
    expect((await make(2)).status).toBe('starting');
  });

  it('stay reserved while the first payment is open', async () => {
    const { id } = await make(3);
    campus.clock.advance(14 * MINUTE);
    const payment = await begin(at(0), id);
    campus.clock.advance(10 * MINUTE);
    await tick();
    await expect(begin(at(1), undefined, two)).rejects.toMatchObject({ code: 'slot_taken' });
    await sales.checkout(payment.accessCode);
    await buyer.client.payments.verify({ reference: payment.reference });
    expect(await statuses(id)).toEqual(['paid', 'unpaid', 'unpaid']);
  });

  it('are restored by a late first payment, except those taken by another student', async () => {
    const { id } = await make(3);
    const payment = await begin(at(0), id);
    campus.clock.advance(16 * MINUTE);
    await campus.app.platform.jobs.runNow('payments.expire-due', {});
    await tick();
    expect((await shown(id)).endedBecause).toBe('not_started');
    await begin(at(1), undefined, two);
    await sales.checkout(payment.accessCode);
    await buyer.client.payments.verify({ reference: payment.reference });
    expect(await shown(id)).toMatchObject({ status: 'running', endedBecause: null });
    expect(await statuses(id)).toEqual(['paid', 'dropped', 'unpaid']);
  });

  it('block a paid lesson from moving to a reserved time', async () => {
    const id = await running(3);
    const [order] = (await shown(id)).lessons.flatMap(({ paymentId }) => paymentId ?? []);
    const move = (startsAt: string) => buyer.client.bookings.move({ id: order ?? '', startsAt });
    await expect(move(at(1))).rejects.toMatchObject({ code: 'slot_taken' });
    await move(at(1, '17:00'));
    expect((await shown(id)).lessons[0]).toMatchObject({ startsAt: at(1, '17:00'), status: 'paid' });
    expect((await begin(at(0), undefined, two)).paymentId).not.toBe('');
  });
});

describe('the lessons of a series', () => {
  it('are due a week before, with one reminder, and lapse a day before when unpaid', async () => {
    const id = await running(4);
    await tick();
    expect(await heard(buyer)).toEqual([]);
    await goTo(before(1, 7 * DAY));
    await tick();
    await tick();
    expect(await heard(buyer)).toEqual(['series_due']);
    await goTo(before(1, DAY));
    await tick();
    expect(await statuses(id)).toEqual(['paid', 'lapsed', 'unpaid', 'unpaid']);
    expect(await heard(buyer)).toContain('series_lapsed');
    expect(await heard(tutor)).toEqual(['series_started', 'series_lapsed']);
    expect((await begin(at(1), undefined, two)).paymentId).not.toBe('');
  });

  it('end the series when two in a row are unpaid', async () => {
    const id = await running(4);
    await goTo(before(1, DAY));
    await tick();
    await goTo(before(2, DAY));
    await tick();
    expect(await shown(id)).toMatchObject({ status: 'ended', endedBecause: 'unpaid', next: null });
    expect(await statuses(id)).toEqual(['paid', 'lapsed', 'lapsed', 'dropped']);
    for (const student of [buyer, tutor]) expect((await heard(student)).at(-1)).toBe('series_ended');
  });

  it('wait for a payment under way and are paid once', async () => {
    const id = await running(3);
    await goTo(before(1, DAY + 5 * MINUTE));
    const payment = await begin(at(1), id);
    await goTo(before(1, DAY - MINUTE));
    await tick();
    expect((await statuses(id))[1]).toBe('unpaid');
    await sales.checkout(payment.accessCode);
    await buyer.client.payments.verify({ reference: payment.reference });
    expect((await statuses(id))[1]).toBe('paid');
    await expect(begin(at(1), id)).rejects.toMatchObject({ code: 'series_over' });
    const paid = await campus.app.platform.db
      .select()
      .from(orders)
      .where(and(eq(orders.buyerId, buyer.id), eq(orders.status, 'held')));
    expect(paid).toHaveLength(2);
  });

  it('remain payable after their listing has expired', async () => {
    const id = await running(3);
    await campus.app.platform.db
      .update(listings)
      .set({ status: 'expired', expiresAt: campus.clock.now() })
      .where(eq(listings.id, hiveId));
    await expect(begin(at(1, '17:00'))).rejects.toMatchObject({ code: 'listing_unavailable' });
    await pay(at(1), id);
    expect(await statuses(id)).toEqual(['paid', 'paid', 'unpaid']);
  });
});

describe('a series', () => {
  it('ends when its listing is removed, and notifies the student and the tutor', async () => {
    const id = await running(3);
    // A held order prevents deleting the listing; a refunded one does not.
    const [order] = (await shown(id)).lessons.flatMap(({ paymentId }) => paymentId ?? []);
    await tutor.client.payments.cancel({ id: order ?? '' });
    await tutor.client.hives.remove({ id: hiveId });
    await tick();
    expect(await shown(id)).toMatchObject({ status: 'ended', endedBecause: 'unavailable' });
    for (const student of [buyer, tutor]) expect((await heard(student)).at(-1)).toBe('series_ended');
  });

  it('ends when one side blocks the other, and paid lessons stay', async () => {
    const id = await running(3);
    await buyer.client.users.block({ id: tutor.id });
    await tick();
    expect(await shown(id)).toMatchObject({ endedBecause: 'unavailable' });
    expect((await shown(id)).lessons[0]).toMatchObject({ status: 'paid', orderStatus: 'held' });
  });

  it('accepts a payment that was started before its end, and refuses later ones', async () => {
    const id = await running(3);
    const payment = await begin(at(1), id);
    await tutor.client.series.end({ id });
    await sales.checkout(payment.accessCode);
    await buyer.client.payments.verify({ reference: payment.reference });
    expect(await statuses(id)).toEqual(['paid', 'paid', 'dropped']);
    expect((await shown(id)).status).toBe('ended');
    await expect(begin(at(2), id)).rejects.toMatchObject({ code: 'series_over' });
    campus.clock.advance(HOUR);
  });
});
