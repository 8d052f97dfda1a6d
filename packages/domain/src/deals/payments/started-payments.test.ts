import { RESERVATION_LIFETIME, type Payment } from '@campushive/contract';
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

/** Starts a payment for a new listing. */
async function begun(price?: number) {
  const hiveId = await newListing(price);
  const { body } = await initialize(hiveId);
  return {
    hiveId,
    ...(body.data as { reference: string; accessCode: string; paymentId: string; authorizationUrl: string }),
  };
}

describe('a started payment', () => {
  it('fails and frees the listing when the card is declined', async () => {
    const order = await begun();
    await checkout(order.accessCode, 'failed');
    const verified = await call('GET', `/payments/verify/${order.reference}`, buyer);
    expect(verified.body.data).toMatchObject({
      status: 'failed',
      orderStatus: 'failed',
      failureReason: 'Declined',
    });
    expect(await listingStatus(order.hiveId)).toBe('active');
  });

  it('stays pending when the checkout is abandoned, and can still be paid', async () => {
    const order = await begun();
    await checkout(order.accessCode, 'abandoned');
    const verified = await call('GET', `/payments/verify/${order.reference}`, buyer);
    expect(verified.body.data.status).toBe('pending');
    await checkout(order.accessCode, 'success');
    await until('held', order.paymentId);
  });

  it('is settled without a webhook by verification and by reconciliation', async () => {
    await webhooks('lost');
    const [one, two] = [await begun(), await begun()];
    for (const order of [one, two]) await checkout(order.accessCode, 'success');
    expect(await status(one.paymentId)).toBe('pending_payment');
    await call('GET', `/payments/verify/${one.reference}`, buyer);
    expect(await status(one.paymentId)).toBe('held');
    await campus.app.platform.jobs.runNow('payments.reconcile', { orderId: two.paymentId, round: 0 });
    expect(await status(two.paymentId)).toBe('held');
  });

  it('is booked once, however often its success is reported', async () => {
    await webhooks('doubled');
    const before = await balanceOf(campus.app.platform.db, 'held');
    const order = await begun(100);
    await checkout(order.accessCode, 'success');
    await Promise.all([1, 2, 3].map(() => call('GET', `/payments/verify/${order.reference}`, buyer)));
    await until('held', order.paymentId);
    expect(await balanceOf(campus.app.platform.db, 'held')).toBe(before - 10_000);
  });

  it('expires after 15 minutes and frees the listing', async () => {
    const order = await begun();
    campus.clock.advance(RESERVATION_LIFETIME);
    await campus.app.platform.jobs.runNow('payments.expire-due', {});
    expect(await status(order.paymentId)).toBe('expired');
    expect(await listingStatus(order.hiveId)).toBe('active');
  });

  it('is held when it is paid late and the listing is still free', async () => {
    await webhooks('lost');
    const order = await begun();
    campus.clock.advance(RESERVATION_LIFETIME);
    await campus.app.platform.jobs.runNow('payments.expire-due', {});
    await checkout(order.accessCode, 'success');
    await call('GET', `/payments/verify/${order.reference}`, buyer);
    expect(await status(order.paymentId)).toBe('held');
    expect(await listingStatus(order.hiveId)).toBe('sold');
  });

  it('is refunded when it is paid late and another buyer has reserved the listing', async () => {
    await webhooks('lost');
    const order = await begun(100);
    campus.clock.advance(RESERVATION_LIFETIME);
    const second = (await initialize(order.hiveId, rival)).body.data;
    await checkout(order.accessCode, 'success');
    await call('GET', `/payments/verify/${order.reference}`, buyer);
    expect(await read(order.paymentId)).toMatchObject({ status: 'failed', orderStatus: 'refunded' });
    const refund = () => campus.app.platform.jobs.runNow('payments.refund', { orderId: order.paymentId });
    await Promise.all([refund(), refund()]);
    await refund();
    const found = await campus.app.platform.db.execute(
      sql`select status from sandbox_transactions where reference = ${order.reference}`,
    );
    expect(JSON.stringify(found)).toContain('reversed');
    await checkout(second.accessCode, 'success');
    await call('GET', `/payments/verify/${second.reference}`, rival);
    expect((await read(second.paymentId, rival)).orderStatus).toBe('held');
  });

  it('is refunded when the charged amount differs', async () => {
    await webhooks('lost');
    const order = await begun();
    await campus.app.platform.db.execute(
      sql`update sandbox_transactions set amount = 100 where reference = ${order.reference}`,
    );
    await checkout(order.accessCode, 'success');
    const verified = await call('GET', `/payments/verify/${order.reference}`, buyer);
    expect(verified.body.data).toMatchObject({ orderStatus: 'refunded', refund: { reason: 'wrong_amount' } });
  });

  it('can be cancelled by the buyer only', async () => {
    const order = await begun();
    expect((await call('POST', `/payments/${order.paymentId}/cancel`, seller, {})).status).toBe(403);
    expect((await call('POST', `/payments/${order.paymentId}/cancel`, buyer, {})).body.data.orderStatus).toBe(
      'cancelled',
    );
    expect(await listingStatus(order.hiveId)).toBe('active');
  });

  it('is refunded when its money arrives after the buyer gave up, and the listing stays free', async () => {
    await webhooks('lost');
    const order = await begun();
    const give = (student: TestStudent) => call('POST', `/payments/${order.paymentId}/cancel`, student, {});
    expect((await give(rival)).status).toBe(404);
    await give(buyer);
    await checkout(order.accessCode, 'success');
    await call('GET', `/payments/verify/${order.reference}`, buyer);
    expect(await read(order.paymentId)).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'buyer_cancelled' },
    });
    expect(await listingStatus(order.hiveId)).toBe('active');
    await webhooks('normal');
  });
});
