import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type StartedPayment, type Sales } from '../../../../../../apps/api/test/money.js';
import { webhookEvents } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;

beforeAll(async () => {
  campus = await openTestCampus();
  sales = createSales(campus);
  seller = await campus.student('Kojo Seller');
  buyer = await campus.student('Ama Buyer');
});
afterAll(() => campus.close());

/** Creates a paid order whose webhook was lost. */
const paid = async (): Promise<StartedPayment> => {
  await sales.switch({ webhooks: 'lost' });
  const order = await sales.startPayment(seller, buyer, 30);
  await sales.checkout(order.accessCode);
  return order;
};
const tell = ({ reference }: StartedPayment) => sales.webhook('charge.success', { reference });
const status = async ({ paymentId }: StartedPayment): Promise<string> => {
  const { body } = await campus.request('GET', `/payments/${paymentId}`, { token: buyer.token });
  return body.data.orderStatus;
};
const heldSoon = (order: StartedPayment) =>
  expect.poll(() => status(order), { timeout: 20_000 }).toBe('held');
const rows = async (query: ReturnType<typeof sql>): Promise<unknown[]> =>
  ((await campus.app.platform.db.execute(query)) as unknown as { rows: unknown[] }).rows;
const stored = ({ reference }: StartedPayment) =>
  rows(sql`select id from webhook_events where reference = ${reference}`);

describe('the payment webhook', () => {
  it('is refused without a valid signature', async () => {
    const order = await paid();
    const body = JSON.stringify({ event: 'charge.success', data: { reference: order.reference } });
    for (const signature of [undefined, 'x', 'a'.repeat(128)]) {
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        ...(signature && { 'x-paystack-signature': signature }),
      };
      expect((await campus.request('POST', '/payments/webhook', { body, headers })).status).toBe(401);
    }
    expect(await status(order)).toBe('pending_payment');
    expect(await stored(order)).toEqual([]);
  });

  it('is stored together with its job or not at all, and acknowledged only then', async () => {
    const order = await paid();
    const broken = campus
      .apps()
      .map(({ platform }) =>
        vi.spyOn(platform.jobs, 'send').mockRejectedValueOnce(new Error('The process dies here.')),
      );
    await expect(tell(order)).rejects.toThrow();
    for (const one of broken) one.mockRestore();
    expect(await stored(order)).toEqual([]);
    await tell(order);
    const jobs = sql`
      select job.id from pgboss.job job join webhook_events event on job.data->>'eventId' = event.id::text
      where job.name = 'payments.webhook' and event.reference = ${order.reference}`;
    expect(await rows(jobs)).toHaveLength(1);
    await heldSoon(order);
  });

  it('is processed when the provider repeats an event that was stored but not processed', async () => {
    const order = await paid();
    const body = { event: 'charge.success', data: { reference: order.reference } };
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const { db, clock } = campus.app.platform;
    const { event, data } = body;
    await db
      .insert(webhookEvents)
      .values({ digest, event, reference: data.reference, body, receivedAt: clock.now() });
    expect(await status(order)).toBe('pending_payment');
    await tell(order);
    await heldSoon(order);
    expect(await stored(order)).toHaveLength(1);
  });
});
