import { AUTO_RELEASE_AFTER, DAY, RESERVATION_LIFETIME } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { tickets } from '../../../platform/database/schema/index.js';

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
const state = async (id: string, student: TestStudent | null = null) =>
  (await call('GET', `/hives/${id}/rsvp`, student)).body.data;
const checkIn = (id: string, code: string, student = organiser) =>
  call('POST', `/hives/${id}/check-in`, student, { code });
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
