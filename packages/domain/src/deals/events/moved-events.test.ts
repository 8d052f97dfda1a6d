import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { notifications } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let organiser: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  organiser = await campus.student('Ama Organiser');
  buyer = await campus.student('Kofi Buyer');
});
afterAll(() => campus.close());

const at = (milliseconds: number) => new Date(campus.clock.now().getTime() + milliseconds).toISOString();
/** Days pass, in steps that no session ends in. */
async function days(count: number): Promise<void> {
  for (let hours = 0; hours < count * 24; hours += 12) {
    campus.clock.advance(12 * HOUR);
    for (const student of [organiser, buyer]) await student.client.messages.unreadCount({});
  }
}

async function newEvent(change: object = {}): Promise<string> {
  const { body } = await campus.request('POST', '/buzz', {
    token: organiser.token,
    body: {
      title: 'Hall Week Jams',
      description: 'Music and food',
      eventDate: at(3 * DAY),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'paid',
      price: 50,
      ...change,
    },
  });
  return body.data.id;
}

async function bought(hiveId: string, by = buyer): Promise<string> {
  const payment = (await by.client.payments.initialize({ hiveId })).data;
  await sales.checkout(payment.accessCode);
  return (await by.client.payments.verify({ reference: payment.reference })).data.id;
}

const change = (id: string, to: object, path = `/buzz/${id}`) =>
  campus.request('PUT', path, { token: organiser.token, body: to });
const orderOf = async (id: string, student = buyer) => (await student.client.payments.get({ id })).data;
const newsOf = (student: TestStudent) =>
  vi.waitFor(async () => {
    const { db } = campus.app.platform;
    const [row] = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, student.id), eq(notifications.kind, 'event_moved')));
    expect(row).toBeDefined();
    return row?.values;
  }, 120_000);

describe('moving an event with tickets', () => {
  it.each([
    ['another day', 'eventDate', { eventDate: 33 * DAY }],
    ['another place', 'location', { location: 'Main Hall' }],
  ] as const)('requires a confirmation by the organiser for %s', async (_, field, { ...to }) => {
    const id = await newEvent();
    const other = await campus.student('Esi Other');
    for (const student of [buyer, other]) await bought(id, student);
    const input = 'eventDate' in to ? { eventDate: at(to.eventDate) } : to;
    for (const path of [`/buzz/${id}`, `/hives/${id}`]) {
      expect(await change(id, input, path)).toMatchObject({
        status: 409,
        body: {
          code: 'event_move_unconfirmed',
          fieldErrors: { [field]: { code: 'move_unconfirmed', params: { taken: 2 } } },
        },
      });
    }
    expect((await buyer.client.hives.get({ id })).data.buzzDetails?.location).toBe('Great Hall');
    expect((await change(id, { ...input, confirmMove: true })).status).toBe(200);
  });

  it('requires no confirmation without a buyer, for up to an hour in total, or for another end', async () => {
    const id = await newEvent();
    expect((await change(id, { eventDate: at(4 * DAY) })).status).toBe(200);
    await bought(id);
    const { data } = await buyer.client.hives.get({ id });
    const start = Date.parse(data.buzzDetails?.eventDate ?? '');
    const shifted = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
    expect((await change(id, { eventDate: shifted(50) })).status).toBe(200);
    expect((await change(id, { eventEndDate: shifted(300) })).status).toBe(200);
    // Small steps are one move, since the ticket was bought.
    expect((await change(id, { eventDate: shifted(70) })).body.code).toBe('event_move_unconfirmed');
  });

  it('lets ticket holders cancel for three days, even if they paid long ago', async () => {
    const id = await newEvent();
    const paymentId = await bought(id);
    await days(1);
    await expect(buyer.client.payments.cancel({ id: paymentId })).rejects.toMatchObject({
      code: 'cancel_too_late',
    });
    await change(id, { eventDate: at(2 * DAY + HOUR), confirmMove: true });
    const order = await orderOf(paymentId);
    const movedAt = Date.parse(order.eventMovedAt ?? '');
    expect(movedAt).toBeLessThanOrEqual(campus.clock.now().getTime());
    expect(Date.parse(order.cancellableUntil ?? '') - movedAt).toBe(3 * DAY);
    await days(1);
    await buyer.client.payments.cancel({ id: paymentId });
    expect(await orderOf(paymentId)).toMatchObject({ orderStatus: 'refunded', refund: { amount: 53.25 } });
  });

  it('lets ticket holders cancel until a day before the new start, and not later', async () => {
    const id = await newEvent();
    const paymentId = await bought(id);
    const eventDate = at(6 * DAY);
    await change(id, { eventDate, confirmMove: true });
    const until = new Date(Date.parse(eventDate) - DAY).toISOString();
    expect((await orderOf(paymentId)).cancellableUntil).toBe(until);
    await days(5);
    await expect(buyer.client.payments.cancel({ id: paymentId })).rejects.toMatchObject({
      code: 'cancel_too_late',
    });
  });

  it('gives no right to cancel to students who buy after the move', async () => {
    const id = await newEvent();
    await bought(id);
    await change(id, { eventDate: at(20 * DAY), confirmMove: true });
    const late = await campus.student('Yaw Late');
    const { cancellableUntil, paidAt, eventMovedAt } = await orderOf(await bought(id, late), late);
    expect(Date.parse(cancellableUntil ?? '') - Date.parse(paidAt ?? '')).toBe(30 * MINUTE);
    expect(eventMovedAt).toBeNull();
  });

  it('notifies ticket holders and the waitlist of the old and the new plan, each with their own text', async () => {
    const id = await newEvent({ capacity: 1 });
    const { data } = await organiser.client.hives.get({ id });
    await bought(id);
    const waiting = await campus.student('Esi Waits');
    await waiting.client.events.join({ id });
    const eventDate = at(20 * DAY);
    await change(id, { eventDate, location: 'Main Hall', confirmMove: true });
    const plans = {
      from: { startsAt: data.buzzDetails?.eventDate, place: 'Great Hall' },
      to: { startsAt: eventDate, place: 'Main Hall' },
    };
    expect(await newsOf(buyer)).toMatchObject({ ...plans, role: 'holder' });
    expect(await newsOf(waiting)).toMatchObject({ ...plans, role: 'waiting' });
    const letters = async ({ email }: TestStudent) =>
      (await campus.app.platform.mailbox?.read(email))?.find(({ subject }) => subject.includes('was moved'));
    const letter = await vi.waitFor(async () => {
      const found = await letters(buyer);
      expect(found).toBeDefined();
      return found;
    }, 120_000);
    for (const part of ['Great Hall', 'Main Hall', 'cancel your order by'])
      expect(letter?.text).toContain(part);
    const other = await vi.waitFor(async () => {
      const found = await letters(waiting);
      expect(found).toBeDefined();
      return found;
    }, 120_000);
    expect(other?.text).toContain('place in the waiting list');
    expect(other?.text).not.toContain('cancel your order');
  });

  it('requires a new check-in of tickets that were checked in for the old time', async () => {
    const id = await newEvent({ eventDate: at(2 * HOUR) });
    const paymentId = await bought(id);
    const [ticket] = (await buyer.client.events.get({ id })).data.myTickets;
    const code = ticket?.code ?? '';
    const checkIn = () => organiser.client.events.checkIn({ id, code });
    await checkIn();
    await change(id, { eventDate: at(4 * HOUR), confirmMove: true });
    await expect(checkIn()).rejects.toMatchObject({ code: 'door_not_open' });
    campus.clock.advance(2 * HOUR);
    await checkIn();
    expect((await orderOf(paymentId)).orderStatus).toBe('held');
  });

  it('is refused once the event has started', async () => {
    const id = await newEvent({ eventDate: at(HOUR), eventEndDate: at(5 * HOUR) });
    await bought(id);
    campus.clock.advance(2 * HOUR);
    expect(
      await change(id, { eventDate: at(30 * DAY), eventEndDate: at(31 * DAY), confirmMove: true }),
    ).toMatchObject({
      status: 422,
      body: { fieldErrors: { eventDate: { code: 'event_begun' } } },
    });
    expect((await change(id, { eventEndDate: at(6 * HOUR) })).status).toBe(200);
  });
});
