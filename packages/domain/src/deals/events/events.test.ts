import {
  AUTO_RELEASE_AFTER,
  DAY,
  HOUR,
  MINUTE,
  OFFER_LIFETIME,
  RESERVATION_LIFETIME,
  UNDO_LIFETIME,
} from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { later } from '../../platform/clock.js';
import { tickets } from '../../platform/database/schema/index.js';
import { readTicketCode } from '@campushive/contract/rules/seats';

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
const remove = (id: string) => call('DELETE', `/hives/${id}`, organiser);
const cancelledForGood = async (id: string) => {
  expect((await remove(id)).status).toBe(200);
  campus.clock.advance(UNDO_LIFETIME);
  await run('hives.end-undo');
  await run('payments.refund-cancelled-events');
};

describe('joining a free event', () => {
  it('gives one place with an unguessable code, also when repeated', async () => {
    const id = await newEvent({ capacity: 3 });
    expect(await state(id)).toMatchObject({ going: 0, waiting: 0, placesLeft: 3, capacity: 3, mine: null });
    const { body } = await join(id, member);
    expect(body.data).toMatchObject({ going: 1, placesLeft: 2, mine: { status: 'going', position: null } });
    expect(body.data.mine.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(body.data.mine.checkInUrl).toContain(
      `/dashboard/hives/buzz/${id}/attendees?code=${body.data.mine.code}`,
    );
    expect((await join(id, member)).body.data).toEqual(body.data);
    expect((await state(id, two)).mine).toBeNull();
  });

  it('moves up the waitlist when the account with the place is deleted', async () => {
    const leaver = await campus.student('Adjoa Leaves');
    const [free, paid] = [
      await newEvent({ capacity: 1 }),
      await newEvent({ capacity: 1, price: 5, admission: 'paid' }),
    ];
    await join(free, leaver);
    await join(free, two);
    await bought(paid, leaver);
    await join(paid, two);
    const remove = () => call('DELETE', '/users/me', leaver, { password: leaver.password });
    expect((await remove()).body.code).toBe('payment_in_flight');
    const { data: orders } = (await call('GET', '/payments', leaver)).body;
    await call('POST', `/payments/${orders[0].id}/cancel`, leaver, {});
    expect((await state(paid, two)).mine).toMatchObject({ status: 'offered' });
    await vi.waitFor(async () => expect((await remove()).status).toBe(200), 120_000);
    expect((await state(free, two)).mine).toMatchObject({ status: 'going' });
    expect(await state(free)).toMatchObject({ going: 1, placesLeft: 0 });
  });

  it('never exceeds the capacity under concurrent requests, and puts the rest on the waitlist in order', async () => {
    const id = await newEvent({ capacity: 10 });
    const crowd: TestStudent[] = [];
    for (let n = 0; n < 50; n += 1) crowd.push(await campus.student(`Crowd ${n}`));
    const answers = await Promise.all(crowd.map((student) => join(id, student)));
    const mine = answers.map((answer) => answer.body.data.mine);
    expect(mine.filter((place) => place.status === 'going')).toHaveLength(10);
    expect(await state(id)).toMatchObject({ going: 10, waiting: 40, placesLeft: 0 });
    const positions = await Promise.all(
      crowd.map(async (student) => (await state(id, student)).mine.position),
    );
    expect(positions.filter((position) => position !== null).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    const codes = new Set(
      (await Promise.all(crowd.map((student) => state(id, student)))).flatMap(
        ({ mine: { code } }) => code ?? [],
      ),
    );
    expect(codes.size).toBe(10);
  });

  it('moves the waitlist up when an attendee leaves, and notifies the next student', async () => {
    const id = await newEvent({ capacity: 1 });
    await join(id, member);
    expect((await join(id, two)).body.data.mine).toMatchObject({
      status: 'waiting',
      position: 1,
      code: null,
    });
    expect((await join(id, three)).body.data.mine).toMatchObject({ status: 'waiting', position: 2 });
    await leave(id, member);
    expect((await state(id, two)).mine).toMatchObject({ status: 'going' });
    expect((await state(id, three)).mine).toMatchObject({ status: 'waiting', position: 1 });
    expect((await newsOf(two))[0]).toBe('event_moved_up');
    expect((await join(id, member)).body.data.mine).toMatchObject({ status: 'waiting', position: 2 });
    await leave(id, three);
    expect((await state(id, member)).mine.position).toBe(1);
    expect((await leave(id, three)).body.data.mine).toBeNull();
  });

  it('is refused for own, external, completed, deleted and non-event listings, and for visitors', async () => {
    const id = await newEvent();
    expect((await join(id, organiser)).body.code).toBe('own_listing');
    expect((await call('PUT', `/hives/${id}/rsvp`, null)).status).toBe(401);
    const elsewhere = await newEvent({ registrationLink: 'https://hallweek.example/join' });
    expect((await join(elsewhere, member)).body.code).toBe('event_elsewhere');
    const lamp = {
      title: 'Lamp',
      description: 'Desk',
      price: 20,
      condition: 'good',
      pickupLocation: 'Hall',
    };
    const other = (await call('POST', '/essentials', organiser, lamp)).body.data.id;
    expect((await join(other, member)).status).toBe(404);
    expect(await state('01934c00-ffff-7000-8000-00000000ffff')).toBeUndefined();
    const done = await newEvent();
    await call('PUT', `/hives/${done}/status`, organiser, { status: 'completed' });
    expect((await join(done, member)).body.code).toBe('listing_unavailable');
    const removed = await newEvent();
    await call('DELETE', `/hives/${removed}`, organiser);
    expect((await join(removed, member)).status).toBe(404);
  });

  it('fills the places of a raised capacity, which cannot fall below the places taken', async () => {
    const id = await newEvent({ capacity: 2 });
    for (const student of [member, two, three]) await join(id, student);
    const less = await call('PUT', `/buzz/${id}`, organiser, { capacity: 1 });
    expect([less.status, less.body.fieldErrors?.capacity]).toEqual([
      422,
      { code: 'capacity_taken', params: { taken: 2 } },
    ]);
    await call('PUT', `/buzz/${id}`, organiser, { capacity: 3 });
    expect((await state(id, three)).mine.status).toBe('going');
    const { eventDate } = (await call('GET', `/hives/${id}`, three)).body.data.buzzDetails;
    const later10 = later(new Date(eventDate), 10 * MINUTE).toISOString();
    await call('PUT', `/buzz/${id}`, organiser, { eventDate: later10 });
    await vi.waitFor(async () => expect((await newsOf(three))[0]).toBe('event_changed'), 120_000);
    await call('PUT', `/buzz/${id}`, organiser, { location: 'Night Market' });
    await vi.waitFor(async () => expect((await newsOf(three))[0]).toBe('event_moved'), 120_000);
    await call('DELETE', `/hives/${id}`, organiser);
    campus.clock.advance(UNDO_LIFETIME);
    await campus.app.platform.jobs.runNow('hives.end-undo', {});
    await vi.waitFor(async () => expect((await newsOf(three))[0]).toBe('event_cancelled'), 120_000);
  });
});

describe('the check-in at an event', () => {
  it('is allowed to the organiser only', async () => {
    const id = await newEvent();
    const { code } = (await join(id, member)).body.data.mine;
    expect((await checkIn(id, code, two)).status).toBe(403);
    expect((await checkIn(id, code, member)).status).toBe(403);
    expect((await call('GET', `/hives/${id}/attendees`, member)).status).toBe(403);
    expect((await call('GET', `/hives/${id}/attendees`, null)).status).toBe(401);
    expect((await state(id, member)).mine.checkedInAt).toBeNull();
  });

  it('admits a ticket once, however the code is written and from however many doors', async () => {
    const id = await newEvent({ eventDate: inDays(0.1) });
    const { code, checkInUrl } = (await join(id, member)).body.data.mine;
    const typed = code.replace(/(.{4})(?=.)/g, '$1-').toLowerCase();
    const answers = await Promise.all([checkIn(id, typed), checkIn(id, checkInUrl), checkIn(id, code)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(answers.find((answer) => answer.status === 200)?.body.data).toMatchObject({
      person: { id: member.id, name: 'Kofi One' },
      paid: false,
    });
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('ticket_used');
    expect((await leave(id, member)).body.code).toBe('ticket_used');
  });

  it('refuses codes of another event, unknown codes and codes that were given up', async () => {
    const [id, other] = [await newEvent(), await newEvent({ capacity: 1 })];
    const { code } = (await join(id, member)).body.data.mine;
    expect((await checkIn(other, code)).body).toMatchObject({
      code: 'ticket_unknown',
      fieldErrors: { code: expect.anything() },
    });
    expect((await checkIn(id, 'AAAA-BBBB-CCCC')).body.code).toBe('ticket_unknown');
    await leave(id, member);
    expect((await checkIn(id, code)).body.code).toBe('ticket_void');
    await join(id, member);
    expect((await state(id, member)).mine.code).not.toBe(code);
  });

  it('shows attendees and waitlist in order, in pages', async () => {
    const id = await newEvent({ capacity: 2 });
    for (const student of [two, member, three]) await join(id, student);
    const list = async (query: string) =>
      (await call('GET', `/hives/${id}/attendees?${query}`, organiser)).body;
    const first = await list('limit=1');
    const second = await list(`limit=1&cursor=${first.pagination.nextCursor}`);
    const names = [...first.data, ...second.data].map((row: { person: { name: string } }) => row.person.name);
    expect(names).toEqual(['Esi Two', 'Kofi One']);
    expect(second.pagination.nextCursor).toBeNull();
    expect((await list('list=waiting')).data).toMatchObject([
      { person: { id: three.id }, status: 'waiting' },
    ]);
  });
});

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
    // One free seat is too few for an order of three.
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

  const kindsOf = async (id: string): Promise<{ id: string; placesLeft: number }[]> =>
    (await state(id)).kinds;
  const twoKinds = [
    { name: 'Early bird', price: 10, quota: 2 },
    { name: 'Regular', price: 20, quota: 2 },
  ];

  it('is never sold beyond the quota of its kind under concurrent requests', async () => {
    const id = await newEvent({ admission: 'paid', ticketKinds: twoKinds });
    const [early, regular] = await kindsOf(id);
    const buyers = await Promise.all(Array.from({ length: 6 }, (_, n) => campus.student(`Buyer ${n}`)));
    const started = await Promise.all(
      buyers.map((buyer) => call('POST', `/payments/initialize/${id}`, buyer, { kindId: early?.id })),
    );
    const taken = started.filter(({ status }) => status < 300);
    expect(taken).toHaveLength(2);
    for (const { body } of started.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ code: 'event_full', fieldErrors: { kindId: { code: 'kind_sold_out' } } });
    expect(await kindsOf(id)).toMatchObject([{ placesLeft: 0 }, { id: regular?.id, placesLeft: 2 }]);
  });

  it('is not sold beyond a quota that the organiser lowers at the same moment', async () => {
    const id = await newEvent({ admission: 'paid', ticketKinds: twoKinds });
    const [early, regular] = await kindsOf(id);
    const less = { ...twoKinds[0], id: early?.id, quota: 1 };
    const more = { ...twoKinds[1], id: regular?.id };
    const [first, second, edit] = await Promise.all([
      call('POST', `/payments/initialize/${id}`, member, { kindId: early?.id }),
      call('POST', `/payments/initialize/${id}`, two, { kindId: early?.id }),
      call('PUT', `/buzz/${id}`, organiser, { ticketKinds: [less, more] }),
    ]);
    const sold = [first, second].filter(({ status }) => status < 300).length;
    const { quota = 0 } = (await state(id)).kinds[0];
    expect([200, 422]).toContain(edit.status);
    expect(quota).toBe(edit.status === 200 ? 1 : 2);
    expect(sold).toBe(quota);
    expect(await kindsOf(id)).toMatchObject([{ placesLeft: 0 }, { placesLeft: 2 }]);
  });

  it('is not sold after the last day of its kind, except for a payment that started before', async () => {
    const lastDay = inDays(0).slice(0, 10);
    const id = await newEvent({ admission: 'paid', ticketKinds: [{ ...twoKinds[0], lastDay }, twoKinds[1]] });
    const [early, regular] = await kindsOf(id);
    const payment = (await call('POST', `/payments/initialize/${id}`, member, { kindId: early?.id })).body
      .data;
    // Moves the last day instead of the clock, which would end sessions as well.
    await campus.app.platform.db.execute(
      sql`update listings set details = jsonb_set(details, '{ticketKinds,0,lastDay}', '"2020-01-31"') where id = ${id}`,
    );
    expect((await state(id)).kinds).toMatchObject([{ sale: 'over', placesLeft: 1 }, { sale: 'open' }]);
    const refused = await call('POST', `/payments/initialize/${id}`, two, { kindId: early?.id });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'listing_unavailable', fieldErrors: { kindId: { code: 'kind_over' } } },
    });
    await pay(payment.accessCode);
    await call('GET', `/payments/verify/${payment.reference}`, member);
    expect((await state(id, member)).mine).toMatchObject({
      status: 'going',
      kind: { name: 'Early bird' },
    });
    // Remaining seats of an ended kind go to no one: the waitlist waits for seats on sale.
    await call('POST', `/payments/initialize/${id}`, two, { kindId: regular?.id, quantity: 2 });
    await join(id, three);
    expect((await state(id, three)).mine).toMatchObject({ status: 'waiting', kind: null });
  });

  it('does not go to a late payer when its kind was removed, and the money is refunded', async () => {
    const id = await newEvent({ admission: 'paid', ticketKinds: twoKinds });
    const [early, regular] = await kindsOf(id);
    const payment = (await call('POST', `/payments/initialize/${id}`, member, { kindId: early?.id })).body
      .data;
    campus.clock.advance(RESERVATION_LIFETIME);
    await run('payments.expire-due');
    const stored = [{ ...twoKinds[1], id: regular?.id }];
    expect((await call('PUT', `/buzz/${id}`, organiser, { ticketKinds: stored })).status).toBe(200);
    await pay(payment.accessCode);
    await call('GET', `/payments/verify/${payment.reference}`, member);
    expect((await order(payment.paymentId, member)).orderStatus).toBe('refunded');
    expect(await state(id)).toMatchObject({ going: 0, placesLeft: 2 });
  });

  it('replaces the unpaid reservation of its buyer for another kind', async () => {
    const id = await newEvent({ admission: 'paid', ticketKinds: twoKinds });
    const [early, regular] = await kindsOf(id);
    const begin = async (kindId: string | undefined, quantity: number) =>
      (await call('POST', `/payments/initialize/${id}`, member, { kindId, quantity })).body.data;
    const first = await begin(early?.id, 2);
    const second = await begin(regular?.id, 1);
    expect(second.paymentId).not.toBe(first.paymentId);
    expect((await order(first.paymentId, member)).orderStatus).toBe('cancelled');
    expect(await kindsOf(id)).toMatchObject([{ placesLeft: 2 }, { placesLeft: 1 }]);
    await pay(first.accessCode);
    await call('GET', `/payments/verify/${first.reference}`, member);
    expect((await order(first.paymentId, member)).orderStatus).toBe('refunded');
    expect((await state(id, member)).myTickets).toMatchObject([
      { status: 'reserved', kind: { name: 'Regular' }, number: 1, of: 1 },
    ]);
  });

  it('counts as taken when the organiser lowers the capacity', async () => {
    const id = await newEvent({ price: 50, admission: 'paid', capacity: 6 });
    await call('POST', `/payments/initialize/${id}`, member, { quantity: 4 });
    const edited = await call('PUT', `/buzz/${id}`, organiser, { capacity: 3 });
    expect(edited).toMatchObject({
      status: 422,
      body: { fieldErrors: { capacity: { code: 'capacity_taken', params: { taken: 4 } } } },
    });
    expect((await call('PUT', `/buzz/${id}`, organiser, { capacity: 4 })).status).toBe(200);
  });

  it('is part of one PDF, whose signed address only the holder receives', async () => {
    const id = await newEvent({ price: 50, admission: 'paid' });
    expect((await state(id, member)).ticketsUrl).toBeNull();
    const { data } = (await call('POST', `/payments/initialize/${id}`, member, { quantity: 3 })).body;
    expect((await state(id, member)).ticketsUrl).toBeNull();
    await pay(data.accessCode);
    await call('GET', `/payments/verify/${data.reference}`, member);
    expect((await state(id, two)).ticketsUrl).toBeNull();
    const { ticketsUrl } = await state(id, member);
    const get = (change: (url: URL) => void = () => undefined) => {
      const url = new URL(new URL(ticketsUrl).pathname + new URL(ticketsUrl).search, campus.url);
      change(url);
      return fetch(url);
    };
    const file = await get();
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    // Two to a page.
    expect(bytes.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    for (const wrong of [
      (url: URL) => url.searchParams.set('holder', two.id),
      (url: URL) => url.searchParams.set('until', String(Date.now() * 2)),
      (url: URL) => url.searchParams.delete('signature'),
      (url: URL) => (url.pathname = url.pathname.replace(id, organiser.id)),
    ])
      expect((await get(wrong)).status).toBe(404);
    await call('POST', `/payments/${data.paymentId}/cancel`, member);
    expect((await get()).status).toBe(404);
  });

  it('releases the money after check-in, and never before the event starts', async () => {
    const id = await newEvent({
      price: 50,
      admission: 'paid',
      eventDate: inDays(0.1),
      eventEndDate: inDays(0.3),
    });
    const { paymentId } = await bought(id, member);
    const { code } = (await state(id, member)).mine;
    expect((await checkIn(id, code)).body.data).toMatchObject({ paid: true });
    await campus.app.platform.outbox.flush();
    await run('payments.release-scanned');
    expect((await order(paymentId, member)).orderStatus).toBe('held');
    campus.clock.advance(0.1 * DAY);
    await run('payments.release-scanned');
    await vi.waitFor(
      async () => expect((await order(paymentId, member)).orderStatus).toBe('released'),
      120_000,
    );
    expect((await call('GET', `/hives/${id}`, member)).body.data.status).toBe('active');
  });

  it('holds the money until seven days after the event, not after the payment', async () => {
    const eventDate = inDays(20);
    const id = await newEvent({ price: 50, admission: 'paid', eventDate });
    const { paymentId } = await bought(id, member);
    const { autoReleaseAt } = await order(paymentId, member);
    expect(Date.parse(autoReleaseAt)).toBe(Date.parse(eventDate) + AUTO_RELEASE_AFTER);
    expect((await call('PUT', `/buzz/${id}`, organiser, { price: 60 })).body.data.price).toBe(60);
    expect((await order(paymentId, member)).price).toBe(50);
    const postponed = inDays(40);
    expect(
      (await call('PUT', `/buzz/${id}`, organiser, { eventDate: postponed, confirmMove: true })).status,
    ).toBe(200);
    const moved = await order(paymentId, member);
    expect(Date.parse(moved.autoReleaseAt)).toBe(Date.parse(postponed) + AUTO_RELEASE_AFTER);
  });

  it('holds the money until seven days after the event, even if it moved during an open report', async () => {
    const id = await newEvent({ price: 50, admission: 'paid', eventDate: inDays(20) });
    const { paymentId } = await bought(id, member);
    const report = { reason: 'other', text: 'Will this take place?' };
    expect((await call('POST', `/payments/${paymentId}/dispute`, member, report)).status).toBe(201);
    const postponed = inDays(40);
    expect(
      (await call('PUT', `/buzz/${id}`, organiser, { eventDate: postponed, confirmMove: true })).status,
    ).toBe(200);
    expect((await call('POST', `/payments/${paymentId}/dispute/withdraw`, member, {})).status).toBe(200);
    const { orderStatus, autoReleaseAt } = await order(paymentId, member);
    expect(orderStatus).toBe('held');
    expect(Date.parse(autoReleaseAt)).toBeGreaterThanOrEqual(Date.parse(postponed) + AUTO_RELEASE_AFTER);
  });

  it('cannot be cancelled by the buyer after check-in', async () => {
    const id = await newEvent({ price: 50, admission: 'paid' });
    const { paymentId } = await bought(id, member);
    // A check-in before the money goes to the organiser.
    const { db } = campus.app.platform;
    await db.update(tickets).set({ checkedInAt: new Date() }).where(eq(tickets.orderId, paymentId));
    const cancelled = await call('POST', `/payments/${paymentId}/cancel`, member, {});
    expect(cancelled.body.code).toBe('cancel_too_late');
    expect((await order(paymentId, member)).orderStatus).toBe('held');
  });

  it('is listed to its holder only, soonest event first', async () => {
    const fan = await campus.student('Abla Fan');
    const [late, soon] = [
      await newEvent({ eventDate: inDays(12) }),
      await newEvent({ eventDate: inDays(2) }),
    ];
    for (const id of [late, soon]) await join(id, fan);
    const mine = async (query = '') => (await call('GET', `/tickets?${query}`, fan)).body;
    const ids = (rows: { listing: { id: string } }[]) => rows.map((row) => row.listing.id);
    expect(ids((await mine()).data)).toEqual([soon, late]);
    const first = await mine('limit=1');
    expect(ids((await mine(`limit=1&cursor=${first.pagination.nextCursor}`)).data)).toEqual([late]);
    expect((await call('GET', '/tickets', organiser)).body.data).toEqual([]);
  });
});

it('refuses, in the database, a second place of the same student', async () => {
  const id = await newEvent();
  await join(id, member);
  const { db } = campus.app.platform;
  await expect(
    db.execute(
      sql`insert into tickets (id, listing_id, user_id, status, code, created_at, updated_at) values (gen_random_uuid(), ${id}, ${member.id}, 'going', 'X', now(), now())`,
    ),
  ).rejects.toThrow();
});

it('accepts attendees until an event ends, and refuses an end in the past', async () => {
  const eventDate = inDays(1 / 24);
  const eventEndDate = later(new Date(eventDate), 5 * HOUR).toISOString();
  const id = await newEvent({ eventDate, eventEndDate });
  const file = await (await fetch(`${campus.url}/api/hives/${id}/calendar.ics`)).text();
  expect(file).toContain(`DTEND:${eventEndDate.replace(/[-:]|\.\d{3}/g, '')}`);
  campus.clock.advance(2 * HOUR);
  expect((await join(id, member)).status).toBe(200);
  const shown = await fetch(`${campus.url}/api/hives?hiveType=buzz&when=today&limit=50`);
  const { data } = (await shown.json()) as { data: { id: string }[] };
  expect(data.map((event) => event.id)).toContain(id);
  const longer = later(new Date(eventDate), 6 * HOUR).toISOString();
  expect((await call('PUT', `/buzz/${id}`, organiser, { eventEndDate: longer })).status).toBe(200);
  const over = await call('PUT', `/buzz/${id}`, organiser, {
    eventEndDate: later(new Date(eventDate), 1).toISOString(),
  });
  expect(over).toMatchObject({
    status: 422,
    body: { fieldErrors: { eventEndDate: { code: 'not_in_future' } } },
  });
});

it('serves the calendar file of a visible event to anyone', async () => {
  const id = await newEvent({ title: 'Hall Week; Jams, food', description: 'One\nTwo' });
  const answer = await fetch(`${campus.url}/api/hives/${id}/calendar.ics`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(await answer.text()).toContain('SUMMARY:Hall Week\\; Jams\\, food\r\n');
  await call('DELETE', `/hives/${id}`, organiser);
  expect((await fetch(`${campus.url}/api/hives/${id}/calendar.ics`)).status).toBe(404);
  expect((await fetch(`${campus.url}/api/hives/nonsense/calendar.ics`)).status).toBe(404);
});

it('reads a ticket code in any notation', () => {
  expect(readTicketCode(' abcd-efgh-jkmn ')).toBe('ABCDEFGHJKMN');
  expect(readTicketCode('Oi1L')).toBe('0111');
  expect(readTicketCode('https://campus.example/dashboard/hives/buzz/1/attendees?code=ABCD1234')).toBe(
    'ABCD1234',
  );
});

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
