import { DAY, MINUTE } from '@campushive/contract';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, fallSilent, PaymentDesk, viewerOf } from '../../../../../../apps/api/test/payment-desk.js';
import { later } from '../../../platform/clock.js';
import { chargebacks, refunds } from '../../../platform/database/schema/index.js';
import type { ProviderRefund } from '../../../platform/paystack/provider.js';
import type { OrderRow } from '../orders/orders.js';
import { reconcileRefunds, requestRefund, settleRefund } from './refund.js';
import { cancel } from '../checkout/unpaid.js';

let desk: PaymentDesk;
beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(() => desk.next());
afterAll(() => desk.campus.close());

describe('a refund', () => {
  const owed = async () => {
    const order = await desk.held();
    await cancel(desk.context(), order, viewerOf(desk.buyer));
    desk.notified = [];
    return order;
  };
  const processed = (order: OrderRow, other: Partial<ProviderRefund> = {}): ProviderRefund => ({
    ...{ id: 'RFD_1', status: 'processed', amount: order.total },
    ...other,
  });

  it('is requested from the provider once, and booked once when it has arrived', async () => {
    const order = await owed();
    await requestRefund(desk.context(), order.id);
    await requestRefund(desk.context(), order.id);
    expect(desk.started).toEqual([order.total]);
    expect(await desk.refundRow(order)).toMatchObject({
      status: 'pending',
      providerId: 'RFD_1',
      processedAt: null,
    });
    desk.refundOf = () => processed(order);
    await settleRefund(desk.context(), order.reference);
    await settleRefund(desk.context(), order.reference);
    expect(await desk.refundRow(order)).toMatchObject({ status: 'processed', processedAt: desk.now });
    expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund', 'refund_paid']);
    expect(desk.kinds()).toEqual([['buyer', 'payment_refund_arrived']]);
    // Four changes: paid, cancelled, refund requested, and refund arrived.
    expect(desk.heardOf(order)).toBe(4);
  });

  it('is booked once when two checks find it processed at the same moment', async () => {
    const order = await owed();
    await requestRefund(desk.context(), order.id);
    desk.refundOf = () => processed(order);
    const ask = () => settleRefund(desk.context(), order.reference);
    await Promise.all([ask(), ask()]);
    expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund', 'refund_paid']);
    expect(desk.kinds()).toEqual([['buyer', 'payment_refund_arrived']]);
  });

  it('waits while a chargeback of the same money is open', async () => {
    const order = await owed();
    const { db } = desk.campus.app.platform;
    await db.insert(chargebacks).values({
      ...{ providerId: order.reference, orderId: order.id, amount: order.total, effect: 'recorded' },
      ...{ sellerShare: 0, createdAt: desk.now, updatedAt: desk.now },
    });
    await requestRefund(desk.context(), order.id);
    expect([desk.lookedFor, desk.started]).toEqual([[], []]);
    await db.update(chargebacks).set({ outcome: 'won' }).where(eq(chargebacks.orderId, order.id));
    await requestRefund(desk.context(), order.id);
    expect(desk.started).toEqual([order.total]);
  });

  it('is searched from a day before its order, or from a day before now when the clock was wrong', async () => {
    const order = await owed();
    const since = (at: Date) => ({ reference: order.reference, since: later(at, -DAY), except: null });
    await desk.set(order.id, { createdAt: later(desk.now, -3 * DAY) });
    await settleRefund(desk.context(), order.reference);
    desk.now = later(desk.now, -5 * DAY);
    await settleRefund(desk.context(), order.reference);
    expect(desk.lookedFor).toEqual([since(later(desk.now, 2 * DAY)), since(desk.now)]);
  });

  it('is looked up by its provider id, and a repeated one without the id of the failed one', async () => {
    const order = await owed();
    await requestRefund(desk.context(), order.id);
    await settleRefund(desk.context(), order.reference);
    expect(desk.lookedFor.at(-1)).toEqual({ id: 'RFD_1' });
    const { db } = desk.campus.app.platform;
    await db.update(refunds).set({ status: 'requested' }).where(eq(refunds.orderId, order.id));
    desk.refundOf = () => processed(order, { status: 'failed' });
    await settleRefund(desk.context(), order.reference);
    expect(desk.lookedFor.at(-1)).toMatchObject({ reference: order.reference, except: 'RFD_1' });
    expect((await desk.refundRow(order))?.status).toBe('requested');
  });

  it('is not sent when our own transaction fails', async () => {
    const order = await owed();
    const { db } = desk.campus.app.platform;
    const transaction = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('out of memory'));
    await expect(requestRefund(desk.context(), order.id)).rejects.toThrow('out of memory');
    transaction.mockRestore();
    expect(desk.started).toEqual([]);
  });

  it('is not sent for an order without one', async () => {
    const order = await desk.held();
    await requestRefund(desk.context(), order.id);
    await settleRefund(desk.context(), order.reference);
    await settleRefund(desk.context(), 'cmp-unknown');
    expect(desk.started).toEqual([]);
  });

  it('is not sent again when the provider has one from an earlier attempt', async () => {
    const order = await owed();
    desk.refundOf = () => processed(order, { status: 'pending' });
    await requestRefund(desk.context(), order.id);
    expect(desk.started).toEqual([]);
    expect(await desk.refundRow(order)).toMatchObject({ status: 'pending' });
  });

  it('takes the provider id of a concurrent attempt when its own request fails', async () => {
    const order = await owed();
    desk.begin = fallSilent;
    desk.refundOf = () =>
      desk.started.length > 0 ? processed(order, { id: 'THEIRS', status: 'pending' }) : undefined;
    await requestRefund(desk.context(), order.id);
    expect(await desk.refundRow(order)).toMatchObject({ status: 'pending', providerId: 'THEIRS' });
  });

  it('stays requested when the provider reports another amount', async () => {
    const order = await owed();
    desk.refundOf = () => processed(order, { amount: order.total - 1 });
    await settleRefund(desk.context(), order.reference);
    expect(await desk.refundRow(order)).toMatchObject({ status: 'requested' });
    expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund']);
  });

  it('stays owed when it fails, and its buyer is notified', async () => {
    const order = await owed();
    desk.begin = () => processed(order, { status: 'failed' });
    await requestRefund(desk.context(), order.id);
    expect(await desk.refundRow(order)).toMatchObject({ status: 'failed', processedAt: null });
    expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund']);
    expect(desk.kinds()).toEqual([['buyer', 'payment_refund_failed']]);
  });

  it('is retried after five minutes, and one without a response does not stop the others', async () => {
    const [silent, young, second] = [await owed(), await owed(), await owed()];
    const { db } = desk.campus.app.platform;
    const touch = ({ id }: OrderRow, updatedAt: Date) =>
      db.update(refunds).set({ updatedAt }).where(eq(refunds.orderId, id));
    await db.update(refunds).set({ updatedAt: desk.now });
    await touch(silent, later(desk.now, -5 * MINUTE));
    await touch(second, later(desk.now, -5 * MINUTE));
    await touch(young, later(desk.now, -5 * MINUTE + 1));
    desk.begin = fallSilent;
    await reconcileRefunds(desk.context());
    expect(desk.started).toHaveLength(2);
    desk.begin = fail;
    desk.now = later(desk.now, 2 * MINUTE);
    await expect(reconcileRefunds(desk.context())).rejects.toThrow('out of memory');
  });

  it('is looked up after five minutes when it was sent', async () => {
    const order = await owed();
    await requestRefund(desk.context(), order.id);
    desk.refundOf = () => processed(order);
    desk.now = later(desk.now, 5 * MINUTE);
    const { db } = desk.campus.app.platform;
    await db.update(refunds).set({ updatedAt: desk.now }).where(ne(refunds.orderId, order.id));
    await reconcileRefunds(desk.context());
    expect(await desk.refundRow(order)).toMatchObject({ status: 'processed', updatedAt: desk.now });
  });
});
