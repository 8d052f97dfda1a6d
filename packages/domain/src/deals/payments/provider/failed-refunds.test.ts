import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentDesk, viewerOf } from '../../../../../../apps/api/test/payment-desk.js';
import { later } from '../../../platform/clock.js';
import { auditEntries, orders, refunds, webhookEvents } from '../../../platform/database/schema/index.js';
import type { OrderRow } from '../orders/orders.js';
import { findRefundCases, repeatRefund } from '../refunds/refund-again.js';
import { requestRefund } from '../refunds/refund.js';
import { cancel } from '../checkout/unpaid.js';

let desk: PaymentDesk;
beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(async () => {
  await desk.next();
  await db().delete(webhookEvents);
});
afterAll(() => desk.campus.close());
const db = () => desk.campus.app.platform.db;

describe('a failed refund', () => {
  const failed = async (): Promise<OrderRow> => {
    const order = await desk.held();
    await cancel(desk.context(), order, viewerOf(desk.buyer));
    desk.begin = () => ({ id: 'RFD_1', status: 'failed', amount: order.total });
    await requestRefund(desk.context(), order.id);
    expect((await desk.refundRow(order))?.status).toBe('failed');
    desk.sent.length = 0;
    return order;
  };
  const repeat = (reference: string) => repeatRefund(desk.context().platform, reference);

  it('is requested again by an operator, and the request is audited', async () => {
    const order = await failed();
    const heard = desk.heardOf(order);
    desk.now = later(desk.now, 1_000);
    const flushed = vi.spyOn(desk.campus.app.platform.outbox, 'flush');
    expect(await repeat(order.reference)).toBe(true);
    expect(flushed).toHaveBeenCalled();
    flushed.mockRestore();
    // The failed one's name stays until the new one has its own.
    expect(await desk.refundRow(order)).toMatchObject({
      ...{ status: 'requested', updatedAt: desk.now, providerId: 'RFD_1' },
    });
    expect([desk.sent, desk.heardOf(order)]).toEqual([
      [['payments.refund', { orderId: order.id }]],
      heard + 1,
    ]);
    const noted = await db().select().from(auditEntries).where(eq(auditEntries.targetId, order.id));
    expect(noted).toMatchObject([
      {
        actorId: null,
        action: 'payment.refund_again',
        details: { amount: order.total },
        createdAt: desk.now,
      },
    ]);
    expect(await repeat(order.reference)).toBe(false);
    expect(desk.sent).toHaveLength(1);
  });

  it('is the only refund that can be requested again', async () => {
    const held = await desk.held();
    expect([await repeat(held.reference), await repeat('cmp-unknown')]).toEqual([false, false]);
    expect(desk.sent).toEqual([]);
  });

  it('is listed for operators, latest first', async () => {
    await db().update(refunds).set({ status: 'processed' });
    const [one, two] = [await failed(), await failed()];
    await db()
      .update(refunds)
      .set({ updatedAt: later(desk.now, 1) })
      .where(eq(refunds.orderId, one.id));
    const listed = (await findRefundCases(db(), desk.now)).map(({ reference, amount }) => [
      reference,
      amount,
    ]);
    expect(listed).toEqual([
      [one.reference, one.total],
      [two.reference, two.total],
    ]);
    expect(await db().$count(orders, eq(orders.status, 'refunded'))).toBeGreaterThan(1);
  });
});
