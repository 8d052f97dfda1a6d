import { and, eq, inArray, sql } from 'drizzle-orm';
import { LIVE_ORDER_STATUSES, MINUTE } from '@campushive/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import {
  charges,
  idempotencyKeys,
  listings,
  orders,
  sandboxTransactions,
} from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
});
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const KEY = { 'idempotency-key': 'the-same' };
const pay = (hiveId: string, student = buyer) =>
  campus.request('POST', `/payments/initialize/${hiveId}`, { token: student.token, body: {}, headers: KEY });
const charge = (hiveId: string) =>
  campus.request('POST', `/payments/charge/${hiveId}`, {
    token: buyer.token,
    body: { phone: '0247770201' },
    headers: KEY,
  });
const post = () =>
  campus.request('POST', '/essentials', {
    token: seller.token,
    headers: KEY,
    body: { title: 'Kettle', description: 'Fine', price: 20, condition: 'good', pickupLocation: 'Hall' },
  });
const db = () => campus.app.platform.db;

/** Simulates a request whose process died a minute ago, after its transaction or before. */
const cutOff = async (student: TestStudent, hasEffect: boolean) => {
  const owner = crypto.randomUUID();
  const left = await db()
    .update(idempotencyKeys)
    .set({ answer: null, owner, hasEffect, createdAt: later(campus.clock.now(), -MINUTE) })
    .where(eq(idempotencyKeys.userId, student.id))
    .returning();
  expect(left).toHaveLength(1);
  // Makes the order too old for a process on another machine to be working on it.
  await db()
    .update(orders)
    .set({ createdAt: sql`${orders.createdAt} - interval '7 seconds'` })
    .where(eq(orders.buyerId, student.id));
};
const liveOrders = (hiveId: string) =>
  db()
    .select()
    .from(orders)
    .where(and(eq(orders.listingId, hiveId), inArray(orders.status, LIVE_ORDER_STATUSES)));

it('resumes a payment at once when its process died before it called the provider', async () => {
  const hiveId = await listingOf(seller);
  const first = (await pay(hiveId)).body.data;
  await db().delete(sandboxTransactions).where(eq(sandboxTransactions.reference, first.reference));
  await db()
    .update(orders)
    .set({ authorizationUrl: null, accessCode: null })
    .where(eq(orders.id, first.paymentId));
  await cutOff(buyer, true);
  const again = await pay(hiveId);
  expect(again.status).toBe(201);
  expect(again.body.data).toMatchObject({ paymentId: first.paymentId, reference: first.reference });
  expect(again.body.data.authorizationUrl).not.toBe('');
  expect(await liveOrders(hiveId)).toHaveLength(1);
});

it('starts another payment at once when the provider knows the reference and its page is lost', async () => {
  const hiveId = await listingOf(seller);
  const first = (await pay(hiveId)).body.data;
  await db()
    .update(orders)
    .set({ authorizationUrl: null, accessCode: null })
    .where(eq(orders.id, first.paymentId));
  await cutOff(buyer, true);
  const again = await pay(hiveId);
  expect(again.status).toBe(201);
  expect(again.body.data.paymentId).not.toBe(first.paymentId);
  // An order that no one can pay reserves nothing.
  expect(await liveOrders(hiveId)).toMatchObject([{ id: again.body.data.paymentId, buyerId: buyer.id }]);
  const [old] = await db().select().from(orders).where(eq(orders.id, first.paymentId));
  expect(old?.status).toBe('failed');
});

it('sends the prompt at once when the process died before it sent one', async () => {
  const hiveId = await listingOf(seller);
  const first = (await charge(hiveId)).body.data;
  await db().delete(sandboxTransactions).where(eq(sandboxTransactions.reference, first.reference));
  await db().update(charges).set({ step: 'wait', sandboxUrl: null }).where(eq(charges.orderId, first.id));
  await cutOff(buyer, true);
  const again = await charge(hiveId);
  expect(again.body.data).toMatchObject({ id: first.id, charge: { step: 'approve' } });
  const requested = await db()
    .select()
    .from(sandboxTransactions)
    .where(eq(sandboxTransactions.reference, first.reference));
  expect(requested).toHaveLength(1);
  expect(await liveOrders(hiveId)).toHaveLength(1);
});

it('sends one prompt when the process died after sending it', async () => {
  const hiveId = await listingOf(seller);
  const first = (await charge(hiveId)).body.data;
  await db().update(charges).set({ step: 'wait' }).where(eq(charges.orderId, first.id));
  await cutOff(buyer, true);
  expect((await charge(hiveId)).body.data.id).toBe(first.id);
  expect(await liveOrders(hiveId)).toHaveLength(1);
});

it('posts a listing once, whatever the process had done when it died', async () => {
  const mine = () => db().select().from(listings).where(eq(listings.posterId, seller.id));
  await post();
  await cutOff(seller, true);
  const done = await post();
  expect(done).toMatchObject({ status: 409, body: { code: 'idempotency_interrupted' } });
  expect(await mine()).toHaveLength(1);
  await cutOff(seller, false);
  await db().delete(listings).where(eq(listings.posterId, seller.id));
  expect((await post()).status).toBe(201);
  expect(await mine()).toHaveLength(1);
  expect((await post()).status).toBe(201);
  expect(await mine()).toHaveLength(1);
});
