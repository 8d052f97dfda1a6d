import { DAY, OFFER_LIFETIME, RESERVATION_LIFETIME } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
const join = (id: string, student: TestStudent) => call('PUT', `/hives/${id}/rsvp`, student);
const leave = (id: string, student: TestStudent) => call('DELETE', `/hives/${id}/rsvp`, student);
const state = async (id: string, student: TestStudent | null = null) =>
  (await call('GET', `/hives/${id}/rsvp`, student)).body.data;
const checkIn = (id: string, code: string, student = organiser) =>
  call('POST', `/hives/${id}/check-in`, student, { code });
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

describe('an event ticket', () => {
  it('is sold one at a time until the event is full', async () => {
    const id = await newEvent({ price: 50, admission: 'paid', capacity: 2 });
    expect((await join(id, member)).body.code).toBe('ticket_needed');
    const first = await bought(id, member);
    expect(await order(first.paymentId, member)).toMatchObject({
      orderStatus: 'held',
      item: 'ticket',
      amount: 53.25,
      handoverCode: null,
      transactionHive: { status: 'active' },
    });
    expect((await state(id, member)).mine).toMatchObject({
      status: 'going',
      paymentId: first.paymentId,
    });
    expect((await buy(id, member)).body.code).toBe('already_going');
    await bought(id, two);
    expect((await buy(id, three)).body.code).toBe('event_full');
    expect((await join(id, three)).body.data.mine).toMatchObject({ status: 'waiting', position: 1 });
    expect((await leave(id, member)).body.code).toBe('ticket_paid');
  });

  it('is never sold beyond the capacity when 20 buyers start at once', async () => {
    const id = await newEvent({ price: 5, admission: 'paid', capacity: 4 });
    const crowd: TestStudent[] = [];
    for (let n = 0; n < 20; n += 1) crowd.push(await campus.student(`Buyer ${n}`));
    const answers = await Promise.all(crowd.map((student) => buy(id, student)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(4);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer.body.code).toBe('event_full');
    expect(await state(id)).toMatchObject({ going: 0, placesLeft: 0 });
  });

  it('is reserved for 15 minutes while it is being paid, and can be resumed', async () => {
    const id = await newEvent({ price: 5, admission: 'paid', capacity: 1 });
    const payment = (await buy(id, member)).body.data;
    expect((await buy(id, member)).body.data.reference).toBe(payment.reference);
    expect((await state(id, member)).mine).toMatchObject({ status: 'reserved', code: null });
    expect((await buy(id, two)).body.code).toBe('event_full');
    campus.clock.advance(RESERVATION_LIFETIME);
    expect((await buy(id, two)).status).toBe(201);
    expect((await order(payment.paymentId, member)).orderStatus).toBe('expired');
    expect((await state(id, member)).mine).toBeNull();
  });

  it('becomes free when the payment fails, is given up or late, and a late payment is refunded', async () => {
    const id = await newEvent({ price: 5, admission: 'paid', capacity: 1 });
    const declined = (await buy(id, member)).body.data;
    await pay(declined.accessCode, 'failed');
    await call('GET', `/payments/verify/${declined.reference}`, member);
    expect((await state(id)).placesLeft).toBe(1);
    const payment = (await buy(id, member)).body.data;
    await call('POST', `/payments/${payment.paymentId}/cancel`, member, {});
    expect((await state(id)).placesLeft).toBe(1);
    const late = (await buy(id, member)).body.data;
    campus.clock.advance(RESERVATION_LIFETIME);
    await bought(id, two);
    await pay(late.accessCode);
    await call('GET', `/payments/verify/${late.reference}`, member);
    expect((await order(late.paymentId, member)).orderStatus).toBe('refunded');
    expect((await state(id)).going).toBe(1);
    expect((await state(id, member)).mine).toBeNull();
  });

  it('goes to a late payer when there is still room', async () => {
    const id = await newEvent({ price: 5, admission: 'paid', capacity: 1 });
    const late = (await buy(id, member)).body.data;
    campus.clock.advance(RESERVATION_LIFETIME);
    await run('payments.expire-due');
    expect((await state(id, member)).mine).toBeNull();
    await pay(late.accessCode);
    await call('GET', `/payments/verify/${late.reference}`, member);
    expect((await state(id, member)).mine).toMatchObject({ status: 'going', paymentId: late.paymentId });
  });

  it('is offered to the next student on the waitlist for two hours, and then to the one after', async () => {
    const id = await newEvent({ price: 5, admission: 'paid', capacity: 1 });
    const payment = (await buy(id, member)).body.data;
    for (const student of [two, three]) await join(id, student);
    await call('POST', `/payments/${payment.paymentId}/cancel`, member, {});
    expect((await state(id, two)).mine.status).toBe('offered');
    expect((await newsOf(two))[0]).toBe('event_offered');
    expect((await buy(id, member)).body.code).toBe('event_full');
    campus.clock.advance(OFFER_LIFETIME);
    await run('events.offers-due');
    expect((await state(id, two)).mine).toBeNull();
    expect((await newsOf(two))[0]).toBe('event_offer_over');
    expect((await state(id, three)).mine.status).toBe('offered');
    await bought(id, three);
    expect((await state(id, three)).mine.status).toBe('going');
  });

  it('is never sold beyond the capacity when orders of several tickets start at once', async () => {
    const id = await newEvent({ price: 50, admission: 'paid', capacity: 5 });
    const buyers = await Promise.all(Array.from({ length: 6 }, (_, n) => campus.student(`Buyer ${n}`)));
    const started = await Promise.all(
      buyers.map((buyer) => call('POST', `/payments/initialize/${id}`, buyer, { quantity: 2 })),
    );
    const taken = started.filter(({ status }) => status === 201 || status === 200);
    expect(taken).toHaveLength(2);
    expect(await state(id)).toMatchObject({ placesLeft: 1 });
    const refused = started.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'event_full', fieldErrors: { quantity: { code: 'tickets_left' } } });
    await Promise.all(taken.map(({ body }) => pay(body.data.accessCode)));
    const settle = async (buyer: TestStudent, reference: string) =>
      expect((await call('GET', `/payments/verify/${reference}`, buyer)).body.data.orderStatus).toBe('held');
    await Promise.all(
      buyers.map((buyer, n) =>
        started[n]?.status === 409 ? undefined : settle(buyer, started[n]?.body.data.reference ?? ''),
      ),
    );
    expect(await state(id)).toMatchObject({ going: 4, placesLeft: 1 });
  });

  it('returns to the waitlist with all others of its order when the order fails or is cancelled', async () => {
    const id = await newEvent({ price: 50, admission: 'paid', capacity: 3 });
    const begin = async () =>
      (await call('POST', `/payments/initialize/${id}`, member, { quantity: 3 })).body.data;
    const first = await begin();
    await join(id, two);
    await join(id, three);
    await pay(first.accessCode, 'failed');
    await call('GET', `/payments/verify/${first.reference}`, member);
    const offered = async (student: TestStudent) => (await state(id, student)).mine?.status;
    expect([await offered(two), await offered(three)]).toEqual(['offered', 'offered']);
    // The event has one free seat, and the order is for three.
    expect((await call('POST', `/payments/initialize/${id}`, member, { quantity: 3 })).status).toBe(409);
    await leave(id, two);
    await leave(id, three);
    const second = await begin();
    await pay(second.accessCode);
    await call('GET', `/payments/verify/${second.reference}`, member);
    expect(await state(id)).toMatchObject({ going: 3, placesLeft: 0 });
    await join(id, two);
    expect((await call('POST', `/payments/${second.paymentId}/cancel`, member)).status).toBe(200);
    const { refund, amount } = await order(second.paymentId, member);
    expect(refund.amount).toBe(amount);
    expect(await state(id, two)).toMatchObject({ going: 0, placesLeft: 2, mine: { status: 'offered' } });
  });

  it('is checked in once at several doors, and its order pays the organiser once', async () => {
    const times = { eventDate: inDays(0.1), eventEndDate: inDays(0.3) };
    const id = await newEvent({ price: 50, admission: 'paid', capacity: 3, ...times });
    const { data } = (await call('POST', `/payments/initialize/${id}`, member, { quantity: 3 })).body;
    await pay(data.accessCode);
    await call('GET', `/payments/verify/${data.reference}`, member);
    const codes = (await state(id, member)).myTickets.map((ticket: { code: string }) => ticket.code);
    const doors = await Promise.all([...codes, ...codes].map((code: string) => checkIn(id, code)));
    expect(doors.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    campus.clock.advance(0.1 * DAY);
    await run('payments.release-scanned');
    await vi.waitFor(async () => expect((await order(data.paymentId, member)).orderStatus).toBe('released'), {
      timeout: 120_000,
    });
  });

  it('goes to a late payer only when all tickets of the order are still free', async () => {
    const id = await newEvent({ price: 50, admission: 'paid', capacity: 3 });
    const begin = async (student: TestStudent, quantity: number) =>
      (await call('POST', `/payments/initialize/${id}`, student, { quantity })).body.data;
    const late = await begin(member, 2);
    campus.clock.advance(RESERVATION_LIFETIME);
    await run('payments.expire-due');
    const quick = await begin(two, 2);
    await pay(quick.accessCode);
    await call('GET', `/payments/verify/${quick.reference}`, two);
    await pay(late.accessCode);
    await call('GET', `/payments/verify/${late.reference}`, member);
    expect((await order(late.paymentId, member)).orderStatus).toBe('refunded');
    expect(await state(id)).toMatchObject({ going: 2, placesLeft: 1 });
  });
});
