import { AUTO_RELEASE_AFTER, MINUTE, type Payment } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { balanceOf } from './ledger/ledger.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
let rival: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Akosua Mensah');
  rival = await campus.student('Yaw Rival');
});
beforeEach(async () => {
  await webhooks('normal');
  // A new buyer each time: one who leaves payments unfinished would have to wait.
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const webhooks = async (mode: string) => {
  const answer = await campus.app.server.inject({
    method: 'POST',
    url: '/dev/paystack/switches',
    payload: { webhooks: mode },
  });
  expect(answer.statusCode).toBe(200);
};
const newListing = async (price: number = 2450) =>
  (
    await call('POST', '/essentials', seller, {
      title: 'HP EliteBook',
      description: 'Fine',
      price,
      condition: 'good',
      pickupLocation: 'Hall',
    })
  ).body.data.id as string;
const initialize = (hiveId: string, student = buyer) =>
  call('POST', `/payments/initialize/${hiveId}`, student, {});
const checkout = async (accessCode: string, outcome: string, channel = 'card') =>
  (
    await campus.app.server.inject({
      method: 'POST',
      url: `/dev/paystack/checkout/${accessCode}`,
      payload: { outcome, channel },
    })
  ).json();
const read = async (id: string, student = buyer): Promise<Payment> =>
  (await call('GET', `/payments/${id}`, student)).body.data;
const status = async (id: string) => (await read(id)).orderStatus;
const listingStatus = async (id: string) => (await call('GET', `/hives/${id}`, buyer)).body.data.status;
const until = (expected: string, id: string) =>
  vi.waitFor(async () => expect(await status(id)).toBe(expected), 120_000);

/** Logs a student in again: tests that move the clock by days outlive sessions. */
const signedInAgain = async (student: TestStudent): Promise<TestStudent> => {
  const { email, password } = student;
  const { data } = await campus.client().auth.login({ email, password, rememberMe: true });
  return { ...student, token: data.token, client: campus.client(data.token) };
};

/** Starts a payment for a new listing. */
async function begun(price?: number) {
  const hiveId = await newListing(price);
  const { body } = await initialize(hiveId);
  return {
    hiveId,
    ...(body.data as { reference: string; accessCode: string; paymentId: string; authorizationUrl: string }),
  };
}
async function held(price?: number) {
  const order = await begun(price);
  await checkout(order.accessCode, 'success');
  await until('held', order.paymentId);
  return { ...order, code: (await read(order.paymentId)).handoverCode ?? '' };
}

describe('paying for a listing', () => {
  it('reserves the listing, charges price and fees, and holds the money', async () => {
    const order = await begun(2450);
    expect(order.authorizationUrl).toContain(`/dev/paystack/checkout/${order.accessCode}`);
    expect(order.reference).toMatch(/^cmp-[a-z0-9-]{12,46}$/);
    expect(await listingStatus(order.hiveId)).toBe('reserved');
    expect(await read(order.paymentId)).toMatchObject({
      role: 'buyer',
      price: 2450,
      platformFee: 122.5,
      processingFee: 36.75,
      amount: 2609.25,
      payout: 2425.5,
      status: 'pending',
      orderStatus: 'pending_payment',
      handoverCode: null,
    });
    const { callbackUrl } = await checkout(order.accessCode, 'success', 'mobile_money');
    expect(callbackUrl).toContain(`reference=${order.reference}`);
    await until('held', order.paymentId);
    const payment = await read(order.paymentId);
    expect(payment).toMatchObject({ status: 'success', channel: 'mobile_money', authorizationUrl: null });
    expect(payment.handoverCode).toMatch(/^\d{6}$/);
    expect((await read(order.paymentId, seller)).handoverCode).toBeNull();
    expect(await listingStatus(order.hiveId)).toBe('sold');
    const notifications = await call('GET', '/notifications', seller);
    expect(notifications.body.data[0]).toMatchObject({ type: 'payment', kind: 'payment_held' });
  });

  it('returns the same payment when it is requested again', async () => {
    const order = await begun();
    const again = await initialize(order.hiveId);
    expect(again.body.data).toMatchObject({
      reference: order.reference,
      authorizationUrl: order.authorizationUrl,
    });
  });

  it('is refused for own, free, unknown, sold and deleted listings, and to visitors', async () => {
    expect((await initialize(await newListing(), seller)).body.code).toBe('own_listing');
    expect((await initialize(await newListing(0))).body.code).toBe('listing_free');
    expect((await initialize('01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await initialize('nonsense')).status).toBe(422);
    const order = await held();
    expect((await initialize(order.hiveId, rival)).body.code).toBe('listing_unavailable');
    const deleted = await newListing();
    await call('DELETE', `/hives/${deleted}`, seller);
    expect((await initialize(deleted)).status).toBe(404);
    expect((await call('POST', `/payments/initialize/${deleted}`, null, {})).status).toBe(401);
  });

  it('succeeds for one of two concurrent buyers, and returns a conflict to the other', async () => {
    const hiveId = await newListing();
    const answers = await Promise.all([initialize(hiveId, buyer), initialize(hiveId, rival)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    const loser = answers.find((answer) => answer.status === 409);
    expect(loser?.body.code).toBe('listing_reserved');
    expect(Number(loser?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('blocks deletion, status and price changes of the listing', async () => {
    const { hiveId } = await begun();
    expect((await call('DELETE', `/hives/${hiveId}`, seller)).body.code).toBe('payment_in_flight');
    expect((await call('PUT', `/hives/${hiveId}/status`, seller, { status: 'sold' })).body.code).toBe(
      'payment_in_flight',
    );
    expect((await call('PUT', `/essentials/${hiveId}`, seller, { price: 1 })).body.code).toBe('conflict');
    expect((await call('PUT', `/essentials/${hiveId}`, seller, { description: 'Still fine' })).status).toBe(
      200,
    );
  });

  it('charges the poster of a gig in favour of the assigned student', async () => {
    const gig = { title: 'Carry a fridge', price: 120 };
    const { id } = (await call('POST', '/logistics', seller, gig)).body.data;
    expect((await initialize(id, seller)).body.code).toBe('listing_unassigned');
    await call('POST', `/hives/${id}/applications`, buyer, { message: 'I have a trolley' });
    await call('PUT', `/hives/${id}/assign`, seller, { assignedToId: buyer.id });
    expect((await initialize(id, buyer)).body.code).toBe('forbidden');
    const { data } = (await initialize(id, seller)).body;
    const payment = (await call('GET', `/payments/${data.paymentId}`, seller)).body.data;
    expect(payment).toMatchObject({ buyerId: seller.id, sellerId: buyer.id, amount: 121.8, payout: 112.8 });
  });
});

describe('the handover of an order', () => {
  it('releases the money to the seller once for the code of the buyer', async () => {
    const order = await held(2450);
    const account = `user:${seller.id}`;
    const before = await balanceOf(campus.app.platform.db, account);
    const enter = (student: TestStudent, code = order.code) =>
      call('POST', `/payments/${order.paymentId}/handover`, student, { code });
    expect((await enter(buyer)).status).toBe(403);
    expect((await enter(rival)).status).toBe(404);
    const answers = await Promise.all([enter(seller), enter(seller)]);
    expect(answers.map((answer) => answer.body.data.orderStatus)).toEqual(['released', 'released']);
    // A retry of the same code, as after a lost answer.
    expect((await enter(seller)).status).toBe(200);
    expect((await enter(seller, order.code === '000000' ? '111111' : '000000')).status).toBe(409);
    expect(await read(order.paymentId)).toMatchObject({ orderStatus: 'released', handoverCode: null });
    expect(await balanceOf(campus.app.platform.db, account)).toBe(before - 242_550);
    expect(await listingStatus(order.hiveId)).toBe('completed');
  });

  it('is locked for a quarter of an hour after five wrong codes', async () => {
    const order = await held();
    const wrong = order.code === '000000' ? '111111' : '000000';
    const enter = (code: string) => call('POST', `/payments/${order.paymentId}/handover`, seller, { code });
    for (let i = 0; i < 5; i += 1) expect((await enter(wrong)).body.code).toBe('handover_code_wrong');
    expect((await enter(order.code)).body.code).toBe('too_many_attempts');
    campus.clock.advance(15 * MINUTE);
    expect((await enter(order.code)).body.data.orderStatus).toBe('released');
  });

  it('is not needed for a release after seven days', async () => {
    const order = await held();
    campus.clock.advance(AUTO_RELEASE_AFTER);
    buyer = await signedInAgain(buyer);
    await campus.app.platform.jobs.runNow('payments.release-due', {});
    expect(await status(order.paymentId)).toBe('released');
  });
});

describe('the payment history', () => {
  it('lists the payments of the caller with filter, search, sort and pages', async () => {
    const fresh = await campus.student('Efua Fresh');
    const ids: string[] = [];
    seller = await signedInAgain(seller);
    for (const price of [30, 10, 20])
      ids.push((await initialize(await newListing(price), fresh)).body.data.paymentId);
    const list = async (query = '') => (await call('GET', `/payments?${query}`, fresh)).body;
    expect((await list()).data.map((one: Payment) => one.id)).toEqual([...ids].reverse());
    expect((await list('sort=amount-asc')).data.map((one: Payment) => one.price)).toEqual([10, 20, 30]);
    const first = await list('limit=2');
    const rest = await list(`limit=2&cursor=${first.pagination.nextCursor}`);
    expect([...first.data, ...rest.data].map((one: Payment) => one.id)).toEqual([...ids].reverse());
    expect((await list('status=success')).data).toEqual([]);
    expect((await list('q=elitebook')).data).toHaveLength(3);
    expect((await list('q=nothing%25')).data).toEqual([]);
    expect((await list('status=maybe')).code).toBe('validation_failed');
  });

  it('is hidden from strangers', async () => {
    const hiveId = await newListing();
    const payer = await campus.student('Abla Private');
    const { paymentId, reference } = (await initialize(hiveId, payer)).body.data;
    const stranger = await campus.student('Kojo Stranger');
    expect((await call('GET', `/payments/${paymentId}`, stranger)).status).toBe(404);
    expect((await call('GET', `/payments/verify/${reference}`, stranger)).status).toBe(404);
    expect((await call('POST', `/payments/${paymentId}/cancel`, stranger, {})).status).toBe(404);
    expect((await call('POST', `/payments/${paymentId}/handover`, stranger, { code: '123456' })).status).toBe(
      404,
    );
  });
});

it('keeps a ledger that refuses changes and unbalanced postings, and that sums to zero', async () => {
  const { db } = campus.app.platform;
  await expect(db.execute(sql`update ledger_postings set amount = amount + 1`)).rejects.toThrow();
  await expect(db.execute(sql`delete from ledger_entries`)).rejects.toThrow();
  await expect(
    db.execute(
      sql`insert into ledger_postings (id, entry_id, account, amount) select gen_random_uuid(), id, 'held', 1 from ledger_entries limit 1`,
    ),
  ).rejects.toThrow();
  const total = await db.execute(sql`select coalesce(sum(amount), 0)::int as total from ledger_postings`);
  expect(JSON.stringify(total)).toContain('"total":0');
});
