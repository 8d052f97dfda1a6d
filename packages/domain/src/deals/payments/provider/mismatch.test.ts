import type { Payment } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type StartedPayment, type Sales } from '../../../../../../apps/api/test/money.js';
import { ledgerEntries, orders, refunds, sandboxRefunds } from '../../../platform/database/schema/index.js';
import { balanceOf } from '../ledger/ledger.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  await sales.switch({ webhooks: 'normal', refunds: 'processed' });
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const pays = async ({ accessCode }: StartedPayment, paid: object) => {
  const answer = await campus.app.server.inject({
    method: 'POST',
    url: `/dev/paystack/checkout/${accessCode}`,
    payload: { outcome: 'success', ...paid },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const read = async ({ paymentId }: StartedPayment, student = buyer): Promise<Payment> =>
  (await campus.request('GET', `/payments/${paymentId}`, { token: student.token })).body.data;
const backWith = (sale: StartedPayment) =>
  vi.waitFor(async () => {
    const payment = await read(sale);
    expect(payment).toMatchObject({ orderStatus: 'refunded', refund: { status: 'processed' } });
    return payment;
  }, 120_000);
const listingStatus = async ({ hiveId }: StartedPayment) =>
  (await campus.request('GET', `/hives/${hiveId}`, { token: buyer.token })).body.data.status;
const entriesOf = async ({ paymentId }: StartedPayment) => {
  const { db } = campus.app.platform;
  const found = await db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, paymentId));
  return found.map(({ kind }) => kind).sort();
};
const kinds = async (student: TestStudent) =>
  (await student.client.notifications.list({})).data.map(({ kind }) => kind as string);

describe('a payment in the wrong amount or currency', () => {
  it.each([
    ['too little', { amount: 4_000 }, { reason: 'wrong_amount', amount: 40, currency: 'GHS' }],
    ['too much', { amount: 6_000 }, { reason: 'wrong_amount', amount: 60, currency: 'GHS' }],
    ['another currency', { currency: 'USD' }, { reason: 'wrong_currency', amount: 53.25, currency: 'USD' }],
  ])('is refunded once, and both sides are notified (%s)', async (_name, paid, refund) => {
    await sales.switch({ webhooks: 'doubled' });
    const sale = await sales.startPayment(seller, buyer, 50);
    await pays(sale, paid);
    // The return to the site checks the payment as well, at the same time.
    await Promise.all([
      campus.request('GET', `/payments/verify/${sale.reference}`, { token: buyer.token }),
      campus.app.platform.jobs.runNow('payments.reconcile', { orderId: sale.paymentId, round: 0 }),
      sales.webhook('charge.success', { reference: sale.reference }),
    ]);
    const payment = await backWith(sale);
    expect(payment).toMatchObject({ paidAt: null, handoverCode: null, refund });
    await campus.app.platform.jobs.runNow('payments.refund', { orderId: sale.paymentId });
    const { db } = campus.app.platform;
    const sent = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, sale.reference));
    expect(sent).toMatchObject([{ amount: refund.amount * 100 }]);
    expect(await entriesOf(sale)).toEqual(['charge', 'refund', 'refund_paid']);
    expect(await listingStatus(sale)).toBe('active');
    for (const student of [buyer, seller]) {
      expect((await kinds(student)).filter((kind) => kind === 'payment_mismatched')).toHaveLength(1);
      await vi.waitFor(async () => {
        const mails = (await campus.app.platform.mailbox?.read(student.email)) ?? [];
        // The buyer has a second one once the money is back.
        const about = mails.filter(({ text }) => text.includes(sale.paymentId));
        const letters = about.filter(({ text }) => /, but .+ received /.test(text));
        expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('53.25')]);
      }, 120_000);
    }
    expect(await kinds(seller)).not.toContain('payment_held');
  });

  it('is refunded when it comes from the sandbox phone', async () => {
    const sale = await sales.promptPayment(seller, buyer, 50);
    const url = `/dev/paystack/phone/${sale.accessCode}`;
    const payload = { answer: 'approve', amount: 100 };
    expect((await campus.app.server.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    expect((await backWith(sale)).refund).toMatchObject({ reason: 'wrong_amount', amount: 1 });
  });

  it('leaves only the fee of the provider in the books', async () => {
    const { db } = campus.app.platform;
    const before = await balanceOf(db, 'refunds_on_the_way');
    const sale = await sales.startPayment(seller, buyer, 50);
    await pays(sale, { amount: 4_000 });
    await backWith(sale);
    await vi.waitFor(async () => expect(await entriesOf(sale)).toContain('refund_paid'), 120_000);
    expect(await balanceOf(db, 'stray_payments')).toBe(0);
    expect(await balanceOf(db, 'stray_payments:USD')).toBe(0);
    expect(await balanceOf(db, 'refunds_on_the_way')).toBe(before);
    const total = await db.execute(sql`select coalesce(sum(amount), 0)::int as total from ledger_postings`);
    expect(JSON.stringify(total)).toContain('"total":0');
  });

  it('is refunded after its order has ended, and an event about one does not change a held order', async () => {
    await sales.switch({ webhooks: 'lost' });
    const payment = await sales.startPayment(seller, buyer, 50);
    await campus.request('POST', `/payments/${payment.paymentId}/cancel`, { token: buyer.token, body: {} });
    await pays(payment, { amount: 100 });
    await sales.switch({ webhooks: 'normal' });
    await sales.webhook('charge.success', { reference: payment.reference });
    expect((await backWith(payment)).refund?.reason).toBe('wrong_amount');

    const held = await sales.held(seller, buyer, 50);
    await sales.webhook('charge.success', { reference: held.reference, amount: 1, currency: 'USD' });
    await campus.app.platform.jobs.runNow('payments.reconcile', { orderId: held.paymentId, round: 1 });
    expect((await read(held)).orderStatus).toBe('held');
  });

  it('stays a failed refund when the provider cannot send the money back', async () => {
    await sales.switch({ refunds: 'failed' });
    const sale = await sales.startPayment(seller, buyer, 50);
    await pays(sale, { amount: 4_000 });
    await vi.waitFor(async () => expect((await read(sale)).refund?.status).toBe('failed'), 120_000);
    const { db } = campus.app.platform;
    expect(await db.select().from(refunds).where(eq(refunds.orderId, sale.paymentId))).toHaveLength(1);
    const [order] = await db.select().from(orders).where(eq(orders.id, sale.paymentId));
    expect(order).toMatchObject({ status: 'refunded', paidAt: null });
    expect(await kinds(buyer)).toContain('payment_refund_failed');
  });
});
