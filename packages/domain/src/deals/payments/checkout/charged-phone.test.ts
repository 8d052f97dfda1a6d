import type { Payment } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import { charges } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  sales = createSales(campus);
  seller = await campus.student('Akosua Mensah');
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

describe('the phone number of a charge', () => {
  it('must be Ghanaian, and defaults to the number of the payout account', async () => {
    const hiveId = await listingOf(seller);
    for (const phone of ['0301234567', '12345', '+44 7700 900123'])
      expect((await charge(hiveId, { phone })).body.fieldErrors).toHaveProperty('phone');
    expect((await charge(hiveId, {})).body.fieldErrors).toHaveProperty('phone');
    expect((await charge(hiveId, { network: 'mtn' })).body.fieldErrors).toHaveProperty('phone');
    expect((await charge(hiveId, { phone: newPhone(), network: 'glo' })).body.fieldErrors).toHaveProperty(
      'network',
    );
    const account = { network: 'airteltigo', phone: '0241112222', name: 'Kwame Boateng' };
    await campus.request('PUT', '/payouts/account', { token: buyer.token, body: account });
    const { body } = await charge(hiveId, {});
    expect(body.data.charge).toMatchObject({ network: 'airteltigo', maskedPhone: '024 ••• 2222' });
  });

  it('is stored in no table in plain text', async () => {
    const payment = await asked();
    const { db } = campus.app.platform;
    await onPhone(payment, 'approve');
    await until('held', payment);
    const tables = ['charges', 'payment_numbers', 'orders', 'idempotency_keys', 'sandbox_transactions'];
    for (const table of [...tables, 'notifications'])
      expect(JSON.stringify(await db.execute(sql.raw(`select * from ${table}`)))).not.toContain(
        payment.phone,
      );
  });

  it('is remembered masked after a payment, usable without typing, and deleted on request of its owner', async () => {
    const number = async (student = buyer) =>
      (await campus.request('GET', '/payments/number', { token: student.token })).body.data;
    const declined = await asked(newPhone());
    await onPhone(declined, 'decline');
    await verify(declined);
    expect(await number()).toBeNull();
    const remembered = async () => charge(await listingOf(seller), { remembered: true });
    expect((await remembered()).body.fieldErrors).toEqual({ phone: { code: 'required' } });

    const payment = await asked(newPhone('027'));
    await onPhone(payment, 'approve');
    await until('held', payment);
    const shown = { network: 'airteltigo', maskedPhone: payment.charge?.maskedPhone };
    expect(await number()).toEqual(shown);
    const other = await campus.student('Esi Ofori');
    expect(await number(other)).toBeNull();
    expect((await remembered()).body.data.charge).toMatchObject(shown);

    const forget = (student: TestStudent) =>
      campus.request('DELETE', '/payments/number', { token: student.token });
    expect((await forget(other)).status).toBe(200);
    expect(await number()).toEqual(shown);
    expect((await forget(buyer)).status).toBe(200);
    expect(await number()).toBeNull();
    expect((await remembered()).status).toBe(422);
  });

  it('is not remembered from a charge that was open when its owner deleted it', async () => {
    const number = async () =>
      (await campus.request('GET', '/payments/number', { token: buyer.token })).body.data;
    const { db } = campus.app.platform;
    const open = await asked(newPhone());
    const other = await campus.student('Esi Ofori');
    // A call of another student has no effect here.
    await campus.request('DELETE', '/payments/number', { token: other.token });
    const sealed = async () =>
      (await db.select().from(charges).where(eq(charges.orderId, open.id)))[0]?.sealedPhone;
    expect(await sealed()).not.toBeNull();
    await campus.request('DELETE', '/payments/number', { token: buyer.token });
    expect(await sealed()).toBeNull();
    await onPhone(open, 'approve');
    await until('held', open);
    expect(await number()).toBeNull();
    // A number typed after that is remembered again.
    const next = await asked(newPhone());
    await onPhone(next, 'approve');
    await until('held', next);
    expect(await number()).toMatchObject({ maskedPhone: next.charge?.maskedPhone });
  });

  it('is deleted from a charge that is over', async () => {
    const { db } = campus.app.platform;
    const sealed = async ({ id }: Payment) =>
      (await db.select().from(charges).where(eq(charges.orderId, id)))[0]?.sealedPhone;
    const payment = await asked();
    expect(await sealed(payment)).toMatch(/^[A-Za-z0-9_-]{50,}$/);
    await onPhone(payment, 'decline');
    await verify(payment);
    expect(await sealed(payment)).toBeNull();
  });

  it('can be charged again after ten refusals of the provider', async () => {
    await sales.switch({ charges: 'refused' });
    const phone = newPhone();
    const hiveId = await listingOf(seller);
    for (let tries = 0; tries < 11; tries += 1) {
      buyer = await campus.student('Kwame Boateng');
      expect((await charge(hiveId, { phone })).body.code).toBe('charge_refused');
    }
  });
});
