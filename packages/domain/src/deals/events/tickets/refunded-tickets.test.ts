import { DAY, HOUR, UNDO_LIFETIME } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let organiser: TestStudent;
let member: TestStudent;
let two: TestStudent;
let three: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  organiser = await campus.student('Ama Organiser');
  member = await campus.student('Kofi One');
  two = await campus.student('Esi Two');
  three = await campus.student('Yaw Three');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const inDays = (days: number) => new Date(campus.clock.now().getTime() + days * DAY).toISOString();
const newEvent = async (change: object = {}): Promise<string> =>
  (
    await call('POST', '/buzz', organiser, {
      title: 'Hall Week Jams',
      description: 'Music and food',
      eventDate: inDays(10),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'free',
      ...change,
    })
  ).body.data.id;
const newsOf = async (student: TestStudent): Promise<string[]> =>
  (await call('GET', '/notifications', student)).body.data.map(
    (notification: { kind: string }) => notification.kind,
  );
const buy = (id: string, student: TestStudent) => call('POST', `/payments/initialize/${id}`, student, {});
const pay = (accessCode: string, outcome = 'success') =>
  campus.app.server.inject({
    method: 'POST',
    url: `/dev/paystack/checkout/${accessCode}`,
    payload: { outcome, channel: 'mobile_money' },
  });
const bought = async (id: string, student: TestStudent) => {
  const { data } = (await buy(id, student)).body;
  await pay(data.accessCode);
  await call('GET', `/payments/verify/${data.reference}`, student);
  return data as { paymentId: string; reference: string; accessCode: string };
};
const order = async (id: string, student: TestStudent) =>
  (await call('GET', `/payments/${id}`, student)).body.data;
const run = (
  job:
    | 'payments.expire-due'
    | 'events.offers-due'
    | 'payments.release-due'
    | 'hives.end-undo'
    | 'payments.release-scanned'
    | 'payments.refund-cancelled-events',
) => campus.app.platform.jobs.runNow(job, {});
const remove = (id: string) => call('DELETE', `/hives/${id}`, organiser);
const cancelledForGood = async (id: string) => {
  expect((await remove(id)).status).toBe(200);
  campus.clock.advance(UNDO_LIFETIME);
  await run('hives.end-undo');
  await run('payments.refund-cancelled-events');
};

describe('cancelling an event after tickets were sold', () => {
  const paid = { admission: 'paid', price: 50, capacity: 5 };

  it('refunds every buyer at once, and their tickets show it', async () => {
    const id = await newEvent(paid);
    const [first, second] = [await bought(id, member), await bought(id, two)];
    await cancelledForGood(id);
    for (const [student, { paymentId }] of [
      [member, first],
      [two, second],
    ] as const) {
      const { orderStatus, refund } = await order(paymentId, student);
      expect([orderStatus, refund.reason, refund.amount]).toEqual(['refunded', 'event_cancelled', 53.25]);
      expect(await newsOf(student)).toEqual(expect.arrayContaining(['event_cancelled', 'payment_refunded']));
      const { data } = (await call('GET', '/tickets?limit=50', student)).body;
      const held = data.find(({ listing }: { listing: { id: string } }) => listing.id === id);
      expect(held?.listing.status).toBe('deleted');
    }
    const before = (await newsOf(member)).length;
    await run('payments.refund-cancelled-events');
    expect((await newsOf(member)).length).toBe(before);
  });

  it('keeps the money held while it can be undone', async () => {
    const id = await newEvent(paid);
    const { paymentId } = await bought(id, member);
    await remove(id);
    await run('payments.refund-cancelled-events');
    expect((await call('POST', `/hives/${id}/restore`, organiser)).status).toBe(200);
    campus.clock.advance(UNDO_LIFETIME);
    await run('hives.end-undo');
    await run('payments.refund-cancelled-events');
    expect((await order(paymentId, member)).orderStatus).toBe('held');
  });

  it('also refunds a payment that arrives later', async () => {
    const id = await newEvent(paid);
    const late = (await buy(id, member)).body.data;
    await cancelledForGood(id);
    await pay(late.accessCode);
    await call('GET', `/payments/verify/${late.reference}`, member);
    await run('payments.refund-cancelled-events');
    expect((await order(late.paymentId, member)).orderStatus).toBe('refunded');
  });

  it('is refused once the event is over and money is held for it', async () => {
    const id = await newEvent({ ...paid, eventDate: inDays(0.5) });
    // The other students have used up their hourly payment limit.
    await bought(id, three);
    campus.clock.advance(12 * HOUR);
    expect((await remove(id)).body.code).toBe('payment_in_flight');
  });
});
