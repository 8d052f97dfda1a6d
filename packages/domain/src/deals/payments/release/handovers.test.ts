import { HANDOVER_TRIES, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { heldSale, taskOf } from '../../../../../../apps/api/test/sales.js';
import { Attempts } from '../../../platform/attempts.js';
import { deliveries, ledgerEntries, orders } from '../../../platform/database/schema/index.js';
import type { PaymentsContext } from '../context.js';
import { release } from './release.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  seller = await campus.student('Akosua Seller');
  buyer = await campus.student('Kwame Buyer');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => campus.close());

async function held() {
  const id = await heldSale(campus, seller, buyer);
  const code = (await buyer.client.payments.get({ id })).data.handoverCode ?? '';
  return { id, code, wrong: code === '000000' ? '111111' : '000000' };
}
/** Returns a delivery whose poster has paid. */
async function heldDelivery() {
  const hiveId = await taskOf(buyer);
  await seller.client.applications.create({ id: hiveId, message: 'I pass there' });
  await buyer.client.hives.assign({ id: hiveId, assignedToId: seller.id });
  const payment = (await buyer.client.payments.initialize({ hiveId })).data;
  await sales.checkout(payment.accessCode);
  const { data } = await buyer.client.payments.verify({ reference: payment.reference });
  return { hiveId, id: data.id, code: data.handoverCode ?? '', pickupCode: data.delivery?.pickupCode ?? '' };
}
const enter = (student: TestStudent, id: string, code: string) =>
  student.client.payments.handover({ id, code });
const statusOf = async (id: string) => (await buyer.client.payments.get({ id })).data.orderStatus;
const releasesOf = async (id: string) => {
  const rows = await campus.app.platform.db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, id));
  return rows.filter(({ kind }) => kind === 'release').length;
};

describe('a wrong handover code', () => {
  it('is reported at its field', async () => {
    const { id, wrong } = await held();
    await expect(enter(seller, id, wrong)).rejects.toMatchObject({
      code: 'handover_code_wrong',
      fieldErrors: { code: { code: 'handover_code_wrong' } },
    });
  });

  it('is reported as the pick-up code when it is the one of the delivery', async () => {
    const { id, pickupCode } = await heldDelivery();
    await expect(enter(seller, id, pickupCode)).rejects.toMatchObject({
      code: 'pickup_code_at_dropoff',
      fieldErrors: { code: { code: 'pickup_code_at_dropoff' } },
    });
    expect(await statusOf(id)).toBe('held');
  });
});

describe('entering five wrong codes', () => {
  it('locks the order for a quarter of an hour, even for the right code', async () => {
    const { id, code, wrong } = await held();
    for (let tries = 0; tries < HANDOVER_TRIES; tries += 1)
      await expect(enter(seller, id, wrong)).rejects.toMatchObject({ code: 'handover_code_wrong' });
    await expect(enter(seller, id, code)).rejects.toMatchObject({ status: 429 });
    expect(await statusOf(id)).toBe('held');
    campus.clock.advance(15 * MINUTE);
    expect((await enter(seller, id, code)).data.orderStatus).toBe('released');
  });
});

describe('the count of wrong codes', () => {
  it('excludes repetitions of the right code after the release', async () => {
    const { id, code } = await held();
    for (let times = 0; times < 7; times += 1)
      expect((await enter(seller, id, code)).data.orderStatus).toBe('released');
    expect(await releasesOf(id)).toBe(1);
  });

  it('excludes attempts by the buyer, which do not lock out the seller', async () => {
    const { id, code } = await held();
    for (let tries = 0; tries < 7; tries += 1)
      await expect(enter(buyer, id, code)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await enter(seller, id, code)).data.orderStatus).toBe('released');
  });

  it('excludes attempts while the money is not held', async () => {
    const { id, code } = await held();
    await buyer.client.payments.dispute({ id, reason: 'other', text: 'It does not start.' });
    for (let tries = 0; tries < 7; tries += 1)
      await expect(enter(seller, id, code)).rejects.toMatchObject({ code: 'order_not_held' });
    await buyer.client.settlements.withdraw({ id });
    expect((await enter(seller, id, code)).data.orderStatus).toBe('released');
  });
});

describe('a right handover code', () => {
  it('completes the delivery and its listing, and refreshes the pages of both sides', async () => {
    const { id, hiveId, code } = await heldDelivery();
    const { db, outbox } = campus.app.platform;
    const written = vi.spyOn(outbox, 'write');
    expect((await enter(seller, id, code)).data.orderStatus).toBe('released');
    expect(written.mock.calls.map(([, topic, payload]) => [topic, payload])).toContainEqual([
      'order.changed',
      { orderId: id },
    ]);
    written.mockRestore();
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.releasedAt).not.toBeNull();
    const [delivery] = await db.select().from(deliveries).where(eq(deliveries.orderId, id));
    expect(delivery?.deliveredAt).toEqual(order?.releasedAt);
    expect((await buyer.client.hives.get({ id: hiveId })).data.status).toBe('completed');
  });

  it('does not release an order that was disputed in the meantime', async () => {
    const { id } = await held();
    await buyer.client.payments.dispute({ id, reason: 'other', text: 'It does not start.' });
    const { db } = campus.app.platform;
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (order === undefined) throw new Error('Orders are never deleted');
    const context = { platform: campus.app.platform } as unknown as PaymentsContext;
    await expect(release(context, order, 'payment_released')).rejects.toMatchObject({
      code: 'order_not_held',
    });
    expect([await statusOf(id), await releasesOf(id)]).toEqual(['disputed', 0]);
  });

  it('releases once when it is sent twice at the same moment, with the same response to both', async () => {
    const { id, code } = await held();
    const count = Attempts.prototype.countFailure;
    const counted = vi.spyOn(Attempts.prototype, 'countFailure').mockImplementationOnce(async function (
      this: Attempts,
      key,
    ) {
      // The other one is faster, after the first has looked and before it has written.
      expect((await enter(seller, id, code)).data.orderStatus).toBe('released');
      await count.call(this, key);
    });
    expect((await enter(seller, id, code)).data.orderStatus).toBe('released');
    expect(counted).toHaveBeenCalledTimes(2);
    expect(await releasesOf(id)).toBe(1);
  });

  it('is answered with an error when the release fails, and can be entered again', async () => {
    const { id, code } = await held();
    const written = vi
      .spyOn(campus.app.platform.outbox, 'write')
      .mockRejectedValueOnce(new Error('disk full'));
    await expect(enter(seller, id, code)).rejects.toMatchObject({ status: 500 });
    written.mockRestore();
    expect([await statusOf(id), await releasesOf(id)]).toEqual(['held', 0]);
    expect((await enter(seller, id, code)).data.orderStatus).toBe('released');
  });
});
