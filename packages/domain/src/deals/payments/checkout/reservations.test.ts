import { MINUTE, RESERVATION_LIFETIME } from '@campushive/contract';
import { FREE_UNPAID, MAX_UNPAID } from '@campushive/contract/rules/reservations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  sales = createSales(campus);
});
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const begin = async (hiveId: string, student = buyer) =>
  campus.request('POST', `/payments/initialize/${hiveId}`, { token: student.token, body: {} });
const several = (count: number) => Promise.all(Array.from({ length: count }, () => listingOf(seller)));
const status = async (hiveId: string) =>
  (await campus.request('GET', `/hives/${hiveId}`, { token: buyer.token })).body.data.status;

it('limits the unpaid items of one buyer, even when all are requested at once', async () => {
  const ids = await several(8);
  const answers = await Promise.all(ids.map((id) => begin(id)));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(MAX_UNPAID);
  expect(refused).toHaveLength(8 - MAX_UNPAID);
  for (const one of refused) {
    expect(one.body.code).toBe('too_many_unpaid');
    expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(one.headers.get('retry-after'))).toBeLessThanOrEqual(RESERVATION_LIFETIME / 1_000);
  }
  const reserved = await Promise.all(ids.map(status));
  expect(reserved.filter((one) => one === 'reserved')).toHaveLength(MAX_UNPAID);
  // Pending payments can be resumed, and other buyers are unaffected.
  const [first = ''] = ids.filter((_, at) => answers[at]?.status === 201);
  expect((await begin(first)).status).toBe(201);
  const other = await campus.student('Yaw Rival');
  const [free = ''] = ids.filter((_, at) => answers[at]?.status === 429);
  expect((await begin(free, other)).status).toBe(201);
});

it('pauses a buyer who repeatedly pays and cancels', async () => {
  const id = await listingOf(seller);
  let paid = 0;
  let last = await begin(id);
  while (last.status === 201 && paid < 12) {
    paid += 1;
    const { accessCode, paymentId, reference } = last.body.data;
    await sales.checkout(accessCode);
    await campus.request('GET', `/payments/verify/${reference}`, { token: buyer.token });
    const path = `/payments/${paymentId}/cancel`;
    const { body } = await campus.request('POST', path, { token: buyer.token, body: {} });
    expect(body.data.orderStatus).toBe('refunded');
    last = await begin(id);
  }
  expect(paid).toBe(FREE_UNPAID);
  expect(last.body.code).toBe('reservations_paused');
});

it('pauses a buyer who repeatedly reserves and cancels, also for mobile money', async () => {
  const id = await listingOf(seller);
  let started = 0;
  let last = await begin(id);
  while (last.status === 201 && started < 50) {
    started += 1;
    const path = `/payments/${last.body.data.paymentId}/cancel`;
    await campus.request('POST', path, { token: buyer.token, body: {} });
    last = await begin(id);
  }
  expect(started).toBe(FREE_UNPAID);
  expect(last.body.code).toBe('reservations_paused');
  expect(await status(id)).toBe('active');
  const wait = Number(last.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  // Mobile money has the same limit.
  const body = { phone: '0247770101' };
  const charge = await campus.request('POST', `/payments/charge/${id}`, { token: buyer.token, body });
  expect(charge.body.code).toBe('reservations_paused');
  campus.clock.advance(15 * MINUTE);
  const again = await begin(id);
  expect(again.status).toBe(201);
  campus.clock.advance(RESERVATION_LIFETIME);
  const paused = await begin(id);
  expect(paused.body.code).toBe('reservations_paused');
  expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(15 * 60);
});

it('does not pause a buyer who also pays', async () => {
  for (let at = 0; at < FREE_UNPAID + 2; at += 1) {
    await sales.held(seller, buyer, 50);
    const { paymentId } = await sales.startPayment(seller, buyer, 50);
    await campus.request('POST', `/payments/${paymentId}/cancel`, { token: buyer.token, body: {} });
  }
  expect((await begin(await listingOf(seller))).status).toBe(201);
});

it('does not limit the poster of tasks, whose payments reserve nothing', async () => {
  const helper = await campus.student('Esi Helper');
  for (let at = 0; at < MAX_UNPAID + 1; at += 1) {
    const { data } = await buyer.client.category.create({
      category: 'logistics',
      title: 'A parcel to Legon',
      price: 40,
      specialInstructions: 'Fragile',
    });
    await helper.client.applications.create({ id: data.id, message: 'I can.' });
    await buyer.client.hives.assign({ id: data.id, assignedToId: helper.id });
    expect((await begin(data.id)).status).toBe(201);
  }
});
