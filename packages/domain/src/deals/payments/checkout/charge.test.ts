import { MINUTE, PROMPT_LIFETIME, SECOND, type Payment } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let rival: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  sales = createSales(campus);
  seller = await campus.student('Akosua Mensah');
  rival = await campus.student('Yaw Rival');
});
beforeEach(async () => {
  // A new buyer each time: the number of prompts per student is limited.
  buyer = await campus.student('Kwame Boateng');
  await sales.switch({ webhooks: 'normal', charges: 'prompt' });
});
afterAll(() => campus.close());

let numbers = 0;
/** Returns a new number each time: the number of prompts per phone and hour is limited. */
const newPhone = (prefix = '024') => `${prefix}${String((numbers += 1)).padStart(7, '0')}`;
const post = (path: string, student: TestStudent, body: object = {}) =>
  campus.request('POST', path, { token: student.token, body });
const charge = (hiveId: string, fields: object, student = buyer) =>
  post(`/payments/charge/${hiveId}`, student, fields);
const read = async (id: string, student = buyer): Promise<Payment> =>
  (await campus.request('GET', `/payments/${id}`, { token: student.token })).body.data;
const verify = async ({ reference }: Payment): Promise<Payment> =>
  (await campus.request('GET', `/payments/verify/${reference}`, { token: buyer.token })).body.data;
const listingStatus = async (id: string) => (await buyer.client.hives.get({ id })).data.status;
const until = (expected: string, { id }: Payment) =>
  vi.waitFor(async () => expect((await read(id)).orderStatus).toBe(expected), 120_000);

/** Charges a phone for a listing. */
async function asked(phone = newPhone(), hiveId?: string): Promise<Payment & { phone: string }> {
  const { status, body } = await charge(hiveId ?? (await listingOf(seller)), { phone });
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...body.data, phone };
}
/** Answers the prompt on the pretended phone. */
async function onPhone(payment: Payment, answer: 'approve' | 'decline'): Promise<void> {
  const url = new URL(payment.charge?.sandboxUrl ?? '').pathname;
  const done = await campus.app.server.inject({ method: 'POST', url, payload: { answer } });
  expect(done.statusCode, done.body).toBe(200);
}

describe('a phone prompt', () => {
  it('reserves the listing, returns the next step, and holds the money when it is approved', async () => {
    const payment = await asked('+233 24 999 0001');
    expect(payment).toMatchObject({
      role: 'buyer',
      orderStatus: 'pending_payment',
      authorizationUrl: null,
      charge: { network: 'mtn', maskedPhone: '024 ••• 0001', step: 'approve' },
    });
    expect(await listingStatus(payment.hiveId)).toBe('reserved');
    expect((await read(payment.id, seller)).charge).toBeNull();
    // A test's clock keeps running, and machines may be slow.
    expect(payment.charge?.secondsLeft).toBeGreaterThan(120);
    campus.clock.advance(60 * SECOND);
    expect((await read(payment.id)).charge?.secondsLeft).toBeLessThanOrEqual(120);
    await onPhone(payment, 'approve');
    await until('held', payment);
    expect(await read(payment.id)).toMatchObject({ status: 'success', channel: 'mobile_money' });
  });

  it('is sent once when it is requested again, concurrently, or by another buyer', async () => {
    const payment = await asked();
    const again = await charge(payment.hiveId, { phone: payment.phone });
    expect(again.body.data.id).toBe(payment.id);
    const other = await charge(payment.hiveId, { phone: newPhone() });
    expect(other.body.code).toBe('charge_under_way');
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
    const hosted = await post(`/payments/initialize/${payment.hiveId}`, buyer);
    expect(hosted.body.code).toBe('charge_under_way');
    const theirs = await charge(payment.hiveId, { phone: newPhone() }, rival);
    expect(theirs.body.code).toBe('listing_reserved');
    const two = await listingOf(seller);
    const phone = newPhone();
    const answers = await Promise.all([charge(two, { phone }), charge(two, { phone })]);
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
  });

  it('frees the listing when it is declined, and can be sent again', async () => {
    const payment = await asked();
    await onPhone(payment, 'decline');
    expect(await verify(payment)).toMatchObject({
      orderStatus: 'failed',
      failureReason: 'Declined on the phone',
    });
    expect(await listingStatus(payment.hiveId)).toBe('active');
    const again = await asked(payment.phone, payment.hiveId);
    expect(again.reference).not.toBe(payment.reference);
  });

  it('does not use up the limit when it is declined, refused or repeated', async () => {
    const phone = newPhone();
    const hiveId = await listingOf(seller);
    for (let tries = 0; tries < 11; tries += 1) {
      // A new buyer each time: one who gives up six reservations a day has to wait.
      buyer = await campus.student('Kwame Boateng');
      const payment = await asked(phone, hiveId);
      await charge(hiveId, { phone });
      expect((await charge(hiveId, { phone }, rival)).body.code).toBe('listing_reserved');
      await onPhone(payment, 'decline');
      await verify(payment);
    }
    expect((await charge(hiveId, { phone })).status).toBe(201);
  });

  it('is limited to ten an hour for a phone that does not answer', async () => {
    const phone = newPhone();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const student = await campus.student('Efua Stranger');
      const answer = await charge(await listingOf(seller), { phone }, student);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });

  it('fails after 180 seconds without an answer', async () => {
    const payment = await asked();
    campus.clock.advance(PROMPT_LIFETIME);
    expect(await verify(payment)).toMatchObject({ orderStatus: 'failed', charge: { secondsLeft: 0 } });
  });

  it('is not sent again when the first one was approved and its webhook was lost', async () => {
    await sales.switch({ webhooks: 'lost' });
    const payment = await asked();
    await onPhone(payment, 'approve');
    campus.clock.advance(PROMPT_LIFETIME);
    const again = await charge(payment.hiveId, { phone: newPhone() });
    expect(again.body.data).toMatchObject({ id: payment.id, orderStatus: 'held' });
  });

  it('is refunded when it is approved after the buyer gave up and another one bought the item', async () => {
    await sales.switch({ webhooks: 'lost' });
    const payment = await asked();
    await post(`/payments/${payment.id}/cancel`, buyer);
    await sales.switch({ charges: 'approved' });
    const theirs = await charge(payment.hiveId, { phone: newPhone() }, rival);
    expect(theirs.body.data.orderStatus).toBe('held');
    await onPhone(payment, 'approve');
    expect((await verify(payment)).orderStatus).toBe('refunded');
  });

  it('is refunded when the approved amount differs', async () => {
    await sales.switch({ webhooks: 'lost' });
    const payment = await asked();
    await campus.app.platform.db.execute(
      sql`update sandbox_transactions set amount = 100 where reference = ${payment.reference}`,
    );
    await onPhone(payment, 'approve');
    expect((await verify(payment)).orderStatus).toBe('refunded');
  });
});

describe('a payment voucher', () => {
  it('is accepted from the buyer only, once, and completes the payment', async () => {
    const payment = await asked(newPhone('020'));
    expect(payment.charge).toMatchObject({ network: 'telecel', step: 'voucher' });
    // Lasts as long as the reservation: the payer has to dial first.
    expect(payment.charge?.secondsLeft).toBeGreaterThan(PROMPT_LIFETIME / SECOND);
    const give = (voucher: string, student = buyer) =>
      post(`/payments/${payment.id}/voucher`, student, { voucher });
    expect((await give('123456', rival)).status).toBe(404);
    expect((await give('123456', seller)).body.code).toBe('forbidden');
    expect((await give('12')).body.fieldErrors).toHaveProperty('voucher');
    expect((await give('1234')).body.code).toBe('voucher_wrong');
    expect((await read(payment.id)).charge?.step).toBe('voucher');
    const answers = await Promise.all([give('123456'), give('123456')]);
    expect(answers.map((answer) => answer.body.code ?? answer.status).sort()).toEqual([
      200,
      'payment_not_pending',
    ]);
    await until('held', payment);
    expect((await give('123456')).body.code).toBe('payment_not_pending');
  });

  it('fails the charge when the network calls it invalid', async () => {
    const payment = await asked(newPhone('050'));
    const { body } = await post(`/payments/${payment.id}/voucher`, buyer, { voucher: '000000' });
    expect(body.data).toMatchObject({ orderStatus: 'failed', failureReason: 'Invalid voucher' });
  });

  it('is refused when no voucher was requested, and after too many attempts', async () => {
    const prompt = await asked();
    const give = (id: string) => post(`/payments/${id}/voucher`, buyer, { voucher: '1234' });
    expect((await give(prompt.id)).body.code).toBe('payment_not_pending');
    const payment = await asked(newPhone('020'));
    for (let i = 0; i < 5; i += 1) expect((await give(payment.id)).body.code).toBe('voucher_wrong');
    expect((await give(payment.id)).body.code).toBe('rate_limited');
  });
});

describe('a charge on a slow, silent or failing network', () => {
  it.each(['pending', 'unanswered'])(
    'takes its next step from the provider when the network leaves the charge %s',
    async (mode) => {
      await sales.switch({ charges: mode });
      const payment = await asked();
      expect(payment.charge?.step).toBe('wait');
      campus.clock.advance(11 * SECOND);
      const existing = await verify(payment).then(({ id }) => read(id));
      expect(existing.charge?.step).toBe('approve');
      await onPhone(existing, 'approve');
      await until('held', payment);
    },
  );

  it('fails when the request never reached the network', async () => {
    await sales.switch({ charges: 'down' });
    const payment = await asked();
    campus.clock.advance(MINUTE);
    expect((await verify(payment)).orderStatus).toBe('failed');
    expect(await listingStatus(payment.hiveId)).toBe('active');
  });

  it('frees the listing when the network refuses the number', async () => {
    await sales.switch({ charges: 'refused' });
    const hiveId = await listingOf(seller);
    const { body } = await charge(hiveId, { phone: newPhone() });
    expect(body).toMatchObject({ code: 'charge_refused', fieldErrors: { phone: { code: 'phone_refused' } } });
    expect(await listingStatus(hiveId)).toBe('active');
  });

  it('is settled at once when the network answers at once', async () => {
    await sales.switch({ charges: 'approved', webhooks: 'lost' });
    expect(await asked()).toMatchObject({ orderStatus: 'held' });
    await sales.switch({ charges: 'declined' });
    expect(await asked()).toMatchObject({ orderStatus: 'failed' });
  });
});

it('replaces a hosted checkout with a charge, and keeps the last ticket reserved', async () => {
  const { data: event } = await seller.client.category.create({
    category: 'buzz',
    title: 'Highlife night',
    description: 'At the pool side',
    price: 20,
    eventDate: new Date(campus.clock.now().getTime() + 48 * 60 * MINUTE).toISOString(),
    location: 'Legon',
    organizer: 'SRC',
    eventType: 'party',
    admission: 'paid',
    capacity: 1,
  });
  const hosted = (await buyer.client.payments.initialize({ hiveId: event.id })).data;
  const payment = await asked(newPhone(), event.id);
  expect(payment.id).not.toBe(hosted.paymentId);
  expect((await read(hosted.paymentId)).orderStatus).toBe('cancelled');
  expect((await charge(event.id, { phone: newPhone() }, rival)).body.code).toBe('event_full');
  await onPhone(payment, 'approve');
  await until('held', payment);
});
