import { DAY, HOUR, MINUTE, type Payment } from '@campushive/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openTestCampus,
  untilNoon,
  type TestCampus,
  type TestStudent,
} from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { openPages } from '../../../../../apps/api/test/pages.js';
import { meetups, notifications, orders } from '../../platform/database/schema/index.js';
import { countMeetups } from './count-meetups.js';

const SPOT = 'ug/night-market';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
const { connect, closeAll } = openPages(() => campus);
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  campus.clock.advance(untilNoon(campus.clock.now()));
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterEach(closeAll);
afterAll(() => campus.close());

const inFuture = (milliseconds: number) =>
  new Date(campus.app.platform.clock.now().getTime() + milliseconds).toISOString();
const propose = async (id: string, startsAt: string, student = buyer): Promise<Payment> =>
  (await student.client.meetups.propose({ id, spotId: SPOT, startsAt })).data;
async function agree(ahead: number) {
  const { paymentId: id, code } = await sales.held(seller, buyer, 100);
  const meetupId = (await propose(id, inFuture(ahead))).meetup?.id ?? '';
  await seller.client.meetups.accept({ id, meetupId });
  return { id, meetupId, code };
}
const remind = () => campus.app.platform.jobs.runNow('meetups.remind', {});
/** Returns reminders, newest first. Reads the database, because the student's session has ended. */
const reminders = async ({ id }: TestStudent) =>
  campus.app.platform.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.kind, 'meetup_due')))
    .orderBy(desc(notifications.id));

it('stores one proposal when a request is repeated under its idempotency key', async () => {
  const { paymentId: id } = await sales.held(seller, buyer, 100);
  const input = { id, spotId: SPOT, startsAt: inFuture(DAY) };
  const idempotencyKey = 'one-proposal';
  const first = await buyer.client.meetups.propose(input, { idempotencyKey });
  const again = await buyer.client.meetups.propose(input, { idempotencyKey });
  expect(again.data.meetup?.id).toBe(first.data.meetup?.id);
});

describe('the reminders of a meet-up', () => {
  it('arrive a day and an hour before, once for each side', async () => {
    await agree(2 * DAY);
    await remind();
    expect(await reminders(buyer)).toHaveLength(0);
    campus.clock.advance(DAY + MINUTE);
    await remind();
    for (const student of [buyer, seller])
      expect(await reminders(student)).toMatchObject([
        { values: { within: 'day', place: 'Night Market, UG' } },
      ]);
    await remind();
    campus.clock.advance(DAY - HOUR);
    await remind();
    for (const student of [buyer, seller])
      expect(await reminders(student)).toMatchObject([{ values: { within: 'hour' } }, {}]);
  });

  it('do not arrive for a meet-up that was agreed within the hour or declined', async () => {
    const { id, meetupId } = await agree(30 * MINUTE);
    const late = await agree(2 * HOUR);
    await buyer.client.meetups.decline({ id: late.id, meetupId: late.meetupId });
    campus.clock.advance(HOUR + MINUTE);
    const seen = await agree(2 * HOUR);
    campus.clock.advance(HOUR + MINUTE);
    await remind();
    expect(await reminders(buyer)).toHaveLength(1);
    expect((await reminders(buyer))[0]?.subject).toMatchObject({ id: seen.id });
    expect([id, meetupId]).not.toContain(seen.id);
  });

  it('do not arrive for an order that was refunded', async () => {
    const { id } = await agree(2 * HOUR);
    await seller.client.payments.cancel({ id });
    campus.clock.advance(HOUR + MINUTE);
    const other = await agree(90 * MINUTE);
    campus.clock.advance(31 * MINUTE);
    await remind();
    expect(await reminders(buyer)).toHaveLength(1);
    expect((await reminders(buyer))[0]?.subject).toMatchObject({ id: other.id });
  });
});

describe('a meet-up', () => {
  it('sends no notification while the recipient has the thread open, and sends one afterwards', async () => {
    const { id, meetupId } = await agree(DAY);
    const talk = (await seller.client.messages.conversations({})).data[0];
    const page = await connect(seller);
    await page.emitWithAck('joinConversation', { conversationId: talk?.id });
    const { count: before = 0 } = await seller.client.notifications.list({});
    await buyer.client.meetups.decline({ id, meetupId });
    const { data: lines } = await seller.client.messages.list({ id: talk?.id ?? '' });
    expect(lines[0]).toMatchObject({ kind: 'meetup' });
    expect((await seller.client.notifications.list({})).count).toBe(before);
    page.disconnect();
    await vi.waitFor(async () => {
      await propose(id, inFuture(DAY));
      expect((await seller.client.notifications.list({})).count).toBeGreaterThan(before);
    }, 120_000);
  });

  it('keeps one open proposal when several are made at the same moment', async () => {
    const { paymentId: id } = await sales.held(seller, buyer, 100);
    const startsAt = inFuture(DAY);
    await Promise.all([buyer, seller, buyer, seller].map((student) => propose(id, startsAt, student)));
    const rows = await campus.app.platform.db.select().from(meetups).where(eq(meetups.orderId, id));
    expect(rows).toHaveLength(4);
    expect(rows.filter((one) => one.status === 'proposed')).toHaveLength(1);
  });

  it('is served as a calendar file with its place and time', async () => {
    const { id } = await agree(DAY);
    const { meetup } = (await buyer.client.payments.get({ id })).data;
    const file = await (await buyer.client.meetups.calendar({ id })).data.text();
    const unfolded = file.replaceAll('\r\n ', '');
    const begins = (meetup?.startsAt ?? '').replace(/[-:]|\.\d{3}/g, '');
    expect(file).toContain(`DTSTART:${begins}`);
    expect(file).toContain('LOCATION:Night Market\\, UG');
    expect(unfolded).toContain(`URL:${campus.app.platform.config.publicUrl}/dashboard/payments/${id}`);
  });

  it('is not counted when the money is released without a code', async () => {
    const { id } = await agree(DAY);
    campus.clock.advance(8 * DAY);
    await campus.app.platform.jobs.runNow('payments.release-due', {});
    const { db } = campus.app.platform;
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe('released');
    expect(await countMeetups(db, seller.id)).toEqual({ met: 0, missed: 0 });
  });
});
