import { campus as ghana } from '@campushive/campus-ghana';
import { DAY, MINUTE, RESERVATION_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { serveCampus } from '../../platform/campus.js';
import { listings } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let organiser: TestStudent;
let buyer: TestStudent;
let two: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  organiser = await campus.student('Ama Organiser');
  buyer = await campus.student('Kofi One');
  two = await campus.student('Esi Two');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent, body?: unknown) =>
  campus.request(method, path, { token: student.token, body });
const newEvent = async (): Promise<string> =>
  (
    await call('POST', '/buzz', organiser, {
      title: 'Hall Week Jams',
      description: 'Music and food',
      eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'paid',
      price: 20,
      capacity: 50,
    })
  ).body.data.id;
const make = async (id: string, change: object = {}) => {
  const made = await call('POST', `/hives/${id}/promo-codes`, organiser, {
    code: 'HALL10',
    percent: 10,
    ...change,
  });
  expect(made.status).toBe(201);
  return made.body.data;
};
const buy = (id: string, student: TestStudent, more: object = {}) =>
  call('POST', `/payments/initialize/${id}`, student, { promoCode: 'HALL10', ...more });
const pay = (accessCode: string) =>
  campus.app.server.inject({
    method: 'POST',
    url: `/dev/paystack/checkout/${accessCode}`,
    payload: { outcome: 'success', channel: 'mobile_money' },
  });
const settled = async (
  payment: { reference: string; paymentId: string; accessCode: string },
  student: TestStudent,
) => {
  await pay(payment.accessCode);
  await call('GET', `/payments/verify/${payment.reference}`, student);
  return (await call('GET', `/payments/${payment.paymentId}`, student)).body.data;
};
const uses = async (id: string) =>
  (await call('GET', `/hives/${id}/promo-codes`, organiser)).body.data[0].used;
const whyOf = ({ body }: { body: { fieldErrors?: { promoCode?: { code: string } } } }) =>
  body.fieldErrors?.promoCode?.code;

it('limits uses to the quota for concurrent buyers', async () => {
  const id = await newEvent();
  await make(id, { quota: 3 });
  const buyers = await Promise.all(
    ['Adwoa A', 'Abena B', 'Akua C', 'Yaa D', 'Efua E'].map((name) => campus.student(name)),
  );
  const answers = await Promise.all(buyers.map((student) => buy(id, student)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(whyOf)).toEqual(['promo_used_up', 'promo_used_up']);
  expect(await uses(id)).toBe(3);
});

it('expires at the end of its last day in the time zone of the campus', async () => {
  const id = await newEvent();
  const toMidnight = DAY - (campus.clock.now().getTime() % DAY);
  const today = campus.clock.now().toISOString().slice(0, 10);
  await make(id, { lastDay: today });
  campus.clock.advance(toMidnight - 5 * MINUTE);
  const before = await buy(id, buyer, { price: 18 });
  expect(before.status).toBe(201);
  campus.clock.advance(5 * MINUTE);
  expect(whyOf(await buy(id, two))).toBe('promo_over');
  // An order started with the code can still be paid at its price.
  expect(await settled(before.body.data, buyer)).toMatchObject({ orderStatus: 'held', price: 18 });
});

it('applies to a late payment while uses are left, and otherwise refunds the payment', async () => {
  const id = await newEvent();
  await make(id, { quota: 1 });
  const late = (await buy(id, buyer)).body.data;
  campus.clock.advance(RESERVATION_LIFETIME);
  const quick = (await buy(id, two)).body.data;
  expect(await settled(late, buyer)).toMatchObject({
    orderStatus: 'refunded',
    refund: { amount: 19.17 },
  });
  expect(await settled(quick, two)).toMatchObject({ orderStatus: 'held', price: 18 });
  expect(await uses(id)).toBe(1);

  const other = await newEvent();
  await make(other, { quota: 1 });
  const alone = (await buy(other, buyer)).body.data;
  campus.clock.advance(RESERVATION_LIFETIME);
  await campus.app.platform.jobs.runNow('payments.expire-due', {});
  expect(await uses(other)).toBe(0);
  expect(await settled(alone, buyer)).toMatchObject({ orderStatus: 'held', price: 18 });
  expect(await uses(other)).toBe(1);
});

it('limits attempts to guess a code', async () => {
  const id = await newEvent();
  await make(id);
  const guesser = await campus.student('Yaw Guesser');
  const guess = (promoCode: string) => call('POST', `/hives/${id}/promo-codes/try`, guesser, { promoCode });
  for (let tries = 0; tries < 30; tries += 1)
    expect(whyOf(await guess(`GUESS${tries}`))).toBe('promo_unknown');
  expect(await guess('HALL10')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  // The checkout counts tries as well; an order without a code is not limited.
  expect((await buy(id, guesser)).status).toBe(429);
  expect((await buy(id, guesser, { promoCode: undefined })).status).toBe(201);
});

it('returns 404 for a hidden event and for a listing that is not an event', async () => {
  const id = await newEvent();
  await make(id);
  await campus.app.platform.db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, id));
  const tried = await call('POST', `/hives/${id}/promo-codes/try`, buyer, { promoCode: 'HALL10' });
  expect(tried.status).toBe(404);
  const laptop = await call('POST', '/essentials', organiser, {
    title: 'Calculator',
    description: 'Works',
    price: 20,
    condition: 'good',
    pickupLocation: 'Unity Hall',
  });
  expect((await call('GET', `/hives/${laptop.body.data.id}/promo-codes`, organiser)).status).toBe(404);
  const bought = await buy(laptop.body.data.id, two);
  expect([bought.status, whyOf(bought)]).toEqual([422, 'promo_unknown']);
});

it('shows the full price and the discount on the receipt, also as a PDF', async () => {
  const id = await newEvent();
  await make(id, { percent: null, amount: 5 });
  const paid = await settled((await buy(id, two, { quantity: 2 })).body.data, two);
  expect(paid).toMatchObject({ price: 30, promo: { code: 'HALL10', priceBefore: 40 } });
  const pdf = (await call('GET', `/payments/${paid.id}/receipt`, two)).body.data;
  expect(pdf.lines.slice(0, 2)).toEqual([
    { line: 'price', amount: 40 },
    { line: 'promo_code', amount: -10 },
  ]);
  const file = await fetch(pdf.pdfUrl.replace(/^https?:\/\/[^/]+/, campus.url));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

it('keeps the price at or above the campus minimum, also when the minimum rises later', async () => {
  const id = await newEvent();
  const input = { code: 'NEARLY', percent: 90 };
  const create = (code: string, percent: number) =>
    call('POST', `/hives/${id}/promo-codes`, organiser, { code, percent });
  await make(id, input);
  const price = async () =>
    (await call('POST', `/hives/${id}/promo-codes/try`, buyer, { promoCode: 'NEARLY' })).body.data.price;
  expect(await price()).toBe(2);
  serveCampus({ ...ghana, fees: { ...ghana.fees, minPrice: 500 } });
  try {
    expect(await price()).toBe(5);
    const payment = (await buy(id, buyer, { promoCode: 'NEARLY' })).body.data;
    expect((await call('GET', `/payments/${payment.paymentId}`, buyer)).body.data.price).toBe(5);
    expect((await create('TOO', 76)).body).toMatchObject({
      fieldErrors: { percent: { code: 'promo_too_much', params: { min: 5 } } },
    });
    expect((await create('JUST', 75)).status).toBe(201);
  } finally {
    serveCampus(ghana);
  }
  expect((await create('FREE', 100)).body.fieldErrors.percent.code).toBe('promo_too_much');
});
