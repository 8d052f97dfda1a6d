import { HOUR } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ageAccounts } from '../../../../../../apps/api/test/sales.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import events from '../../../../../../apps/api/test/paystack/events.json';
import { chargebacks, ledgerPostings, webhookEvents } from '../../../platform/database/schema/index.js';
import type { Jobs } from '../../../platform/jobs.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  await sales.switch({ webhooks: 'normal', refunds: 'processed', transfers: 'success' });
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  moderator = await campus.student('Nana Moderator', undefined, 'moderator');
  await call('PUT', '/payouts/account', seller, {
    network: 'mtn',
    phone: '0551234987',
    name: 'Akosua Mensah',
  });
  await ageAccounts(campus);
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent, body?: unknown) =>
  campus.request(method, path, { token: student.token, body });
const read = async (id: string, student = buyer) => (await call('GET', `/payments/${id}`, student)).body.data;
const statusOf = async ({ paymentId }: { paymentId: string }): Promise<string> =>
  (await read(paymentId)).orderStatus;
const kinds = async (student: TestStudent): Promise<string[]> =>
  (await call('GET', '/notifications', student)).body.data.map((one: { kind: string }) => one.kind);
const runNow: Jobs['runNow'] = (name, data) => campus.app.platform.jobs.runNow(name, data);
const rowsOf = (paymentId: string) =>
  campus.app.platform.db.select().from(chargebacks).where(eq(chargebacks.orderId, paymentId));
const until = (read: () => Promise<unknown>, expected: unknown) =>
  vi.waitFor(async () => expect(await read()).toEqual(expected), 120_000);
const referenceOf = async (id: string) => (await read(id)).reference as string;

async function raise(order: { paymentId: string }, more: object = {}): Promise<number> {
  const reference = await referenceOf(order.paymentId);
  const { id } = await sales.bank({ action: 'raise', reference, ...more });
  await vi.waitFor(async () => expect(await rowsOf(order.paymentId)).not.toEqual([]), 120_000);
  return id;
}
async function sumsToZero(): Promise<void> {
  const [row] = await campus.app.platform.db
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings);
  expect(row?.sum).toBe(0);
}

describe('the events about chargebacks', () => {
  it('have one effect when they arrive doubled, reordered, late or not at all', async () => {
    for (const webhooks of ['doubled', 'reordered', 'lost']) {
      const order = await sales.held(seller, buyer, 100);
      await sales.switch({ webhooks });
      const { id } = await sales.bank({ action: 'raise', reference: order.reference });
      await sales.bank({ action: 'remind', id });
      await sales.bank({ action: 'resolve', id, resolution: 'auto-accepted' });
      await sales.switch({ webhooks: 'normal' });
      // The next event releases the one held back.
      if (webhooks === 'reordered') await sales.bank({ action: 'remind', id });
      if (webhooks === 'lost') {
        await sales.sendDisputeEvent('charge.dispute.resolve', id, order.reference);
        await sales.sendDisputeEvent('charge.dispute.create', id, order.reference);
      }
      await until(() => statusOf(order), 'charged_back');
      expect(await rowsOf(order.paymentId)).toHaveLength(1);
      expect((await kinds(buyer)).filter((kind) => kind === 'chargeback_lost')).toHaveLength(1);
      buyer = await campus.student('Kwame Boateng');
    }
    await sumsToZero();
  });

  it('remind moderators once a day until a chargeback is answered or decided', async () => {
    const order = await sales.held(seller, buyer, 100);
    const id = await raise(order, { dueInHours: 30 });
    const reminded = async () => (await rowsOf(order.paymentId))[0]?.remindedAt ?? null;
    await runNow('payments.reconcile-chargebacks', {});
    expect(await reminded()).toBeNull();
    await sales.bank({ action: 'remind', id });
    await vi.waitFor(async () => expect(await reminded()).not.toBeNull(), 120_000);
    expect(await kinds(moderator)).toContain('chargeback_due');
    const first = await reminded();
    campus.clock.advance(HOUR);
    await runNow('payments.reconcile-chargebacks', {});
    expect(await reminded()).toEqual(first);
    campus.clock.advance(23.5 * HOUR);
    await runNow('payments.reconcile-chargebacks', {});
    expect(await reminded()).not.toEqual(first);
  });

  it('are parsed in the format of the provider, and raise an alarm for an unknown payment', async () => {
    const { db } = campus.app.platform;
    for (const name of ['charge-dispute-create', 'charge-dispute-resolve'] as const) {
      const { event, data } = events[name];
      await sales.webhook(event, data);
      await vi.waitFor(async () => {
        const [row] = await db
          .select()
          .from(webhookEvents)
          .where(eq(webhookEvents.disputeId, String(data.id)));
        expect(row).toMatchObject({ alarm: 'unknown_subject', processedAt: null });
      }, 120_000);
    }
  });

  it('raise an alarm and are stored whole when their kind is unknown, and stay unprocessed', async () => {
    await sales.webhook('charge.dispute.mystery', { id: 7, reference: 'x-mystery', more: ['kept'] });
    const { db } = campus.app.platform;
    await vi.waitFor(async () => {
      const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.reference, 'x-mystery'));
      expect(row).toMatchObject({ alarm: 'unknown_event', processedAt: null });
      expect(row?.body).toMatchObject({ data: { more: ['kept'] } });
    }, 120_000);
  });

  it('are processed despite names with broken characters, which are replaced in storage', async () => {
    const order = await sales.startPayment(seller, buyer, 30);
    await sales.switch({ webhooks: 'lost' });
    await sales.checkout(order.accessCode);
    const cut = { customer: { first_name: 'Kofi \ud83d', last_name: '\0' } };
    await sales.webhook('charge.success', { reference: order.reference, ...cut });
    await until(() => statusOf(order), 'held');
    await sales.webhook('charge.unheard-of', { reference: 'x-cut', ...cut, 'odd\0key': 1 });
    const { db } = campus.app.platform;
    await vi.waitFor(async () => {
      const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.reference, 'x-cut'));
      expect(row).toMatchObject({ alarm: 'unknown_event', processedAt: null });
      expect(row?.body).toMatchObject({ data: { customer: { first_name: 'Kofi \ufffd' } } });
    }, 120_000);
  });

  it('are refused when empty, not JSON, or when a key field has characters that the database cannot store', async () => {
    for (const body of [
      '',
      'no',
      '[]',
      '{"event":1}',
      '{"event":"charge.success","data":{"reference":"a\\u0000"}}',
      '{"event":"unheard.of","data":{"reference":"a\\ud800"}}',
    ]) {
      expect(await sales.rawWebhook(body)).toBe(400);
    }
  });
});
