import { DAY, MINUTE, RESERVATION_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chargeOf,
  fail,
  fallSilent,
  PaymentDesk,
  viewerOf,
} from '../../../../../../apps/api/test/payment-desk.js';
import { eventOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { tickets } from '../../../platform/database/schema/index.js';
import { cancelHeld } from '../refunds/cancel.js';
import { settle } from '../provider/settle.js';
import { cancel, expireDue } from './unpaid.js';

let desk: PaymentDesk;
beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(() => desk.next());
afterAll(() => desk.campus.close());

describe('cancelling an order', () => {
  it('is allowed to the buyer before the payment, and to both sides after it', async () => {
    const stranger = await desk.campus.student('Yaw Stranger');
    const order = await desk.pending();
    for (const student of [stranger, desk.seller])
      await expect(cancel(desk.context(), order, viewerOf(student))).rejects.toMatchObject({
        code: 'forbidden',
      });
    expect((await desk.find(order.id)).status).toBe('pending_payment');
    const paid = await desk.held();
    await expect(cancel(desk.context(), paid, viewerOf(stranger))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await cancel(desk.context(), paid, viewerOf(desk.seller));
    expect((await desk.find(paid.id)).status).toBe('refunded');
  });

  it.each([
    ['does not know it', () => undefined],
    ['does not answer', fallSilent],
  ])('ends an unpaid order at once when the provider %s', async (_why, says) => {
    const order = await desk.pending();
    desk.charge = says;
    await cancel(desk.context(), order, viewerOf(desk.buyer));
    expect(desk.requests).toEqual([order.reference]);
    expect((await desk.find(order.id)).status).toBe('cancelled');
    expect([desk.heardOf(order), await desk.listingStatus(order)]).toEqual([1, 'active']);
    expect([await desk.entriesOf(order.id), desk.sent]).toEqual([[], []]);
  });

  it('leaves the order pending after an error of our own', async () => {
    const order = await desk.pending();
    desk.charge = fail;
    await expect(cancel(desk.context(), order, viewerOf(desk.buyer))).rejects.toThrow('out of memory');
    expect((await desk.find(order.id)).status).toBe('pending_payment');
  });

  it('refunds a payment that arrived just before', async () => {
    const order = await desk.pending();
    desk.charge = () => chargeOf(order);
    await cancel(desk.context(), order, viewerOf(desk.buyer));
    expect((await desk.find(order.id)).status).toBe('refunded');
    expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund']);
  });

  it.each(['buyer', 'seller'] as const)('refunds a held order in full when the %s cancels', async (by) => {
    const order = await desk.held();
    await cancel(desk.context(), order, viewerOf(by === 'buyer' ? desk.buyer : desk.seller));
    expect(await desk.find(order.id)).toMatchObject({ status: 'refunded', refundedAt: desk.now });
    expect(await desk.refundRow(order)).toMatchObject({ amount: order.total, status: 'requested' });
    expect(desk.kinds()).toEqual([
      ['buyer', 'payment_refunded'],
      [by === 'buyer' ? 'seller' : 'buyer', 'payment_cancelled'],
    ]);
    expect(desk.notified.at(-1)).toMatchObject({
      ...{ type: 'payment', values: { by }, subject: { type: 'payment', id: order.id } },
    });
    expect(desk.sent).toEqual([['payments.refund', { orderId: order.id }]]);
    expect(await desk.listingStatus(order)).toBe('active');
  });

  it('frees the place of a ticket and keeps the event active', async () => {
    const order = await desk.pending(await eventOf(desk.seller, later(desk.now, 10 * DAY), 50));
    desk.charge = () => chargeOf(order);
    await settle(desk.context(), order.reference);
    const { db } = desk.campus.app.platform;
    const ticket = async () => (await db.select().from(tickets).where(eq(tickets.orderId, order.id)))[0];
    expect((await ticket())?.status).toBe('going');
    await cancel(desk.context(), await desk.find(order.id), viewerOf(desk.seller));
    // The row stays, so that the door can say why the ticket opens nothing.
    expect([(await ticket())?.status, await desk.listingStatus(order)]).toEqual(['left', 'active']);
  });

  it('does not refund an order that was never paid', async () => {
    const order = await desk.pending();
    const code = 'payment_not_pending';
    await expect(cancelHeld(desk.context(), order, 'buyer')).rejects.toMatchObject({ code });
    expect((await desk.find(order.id)).status).toBe('pending_payment');
  });

  it('is refused for a released order', async () => {
    const order = await desk.held();
    await desk.set(order.id, { status: 'released', releasedAt: desk.now });
    const over = await desk.find(order.id);
    await expect(cancel(desk.context(), over, viewerOf(desk.buyer))).rejects.toMatchObject({ status: 409 });
    expect(await desk.entriesOf(order.id)).toEqual(['charge']);
  });
});

describe('the reservation of an order', () => {
  it('expires at its end, and not an instant earlier', async () => {
    const order = await desk.pending();
    await desk.set(order.id, { reservedUntil: later(desk.now, 1) });
    await expireDue(desk.context());
    expect((await desk.find(order.id)).status).toBe('pending_payment');
    await desk.set(order.id, { reservedUntil: desk.now });
    await expireDue(desk.context());
    expect((await desk.find(order.id)).status).toBe('expired');
    expect(desk.sent).toEqual([]);
  });

  it('expires when its end is implausibly far ahead because the clock was wrong', async () => {
    const order = await desk.pending();
    await desk.set(order.id, { reservedUntil: later(desk.now, 2 * RESERVATION_LIFETIME) });
    await expireDue(desk.context());
    expect((await desk.find(order.id)).status).toBe('pending_payment');
    await desk.set(order.id, { reservedUntil: later(desk.now, 2 * RESERVATION_LIFETIME + 1) });
    await expireDue(desk.context());
    expect((await desk.find(order.id)).status).toBe('expired');
  });

  it('is checked with the provider before it expires: a paid order is held, an unpaid one expires', async () => {
    const [paid, unpaid] = [await desk.pending(), await desk.pending()];
    for (const { id } of [paid, unpaid]) await desk.set(id, { reservedUntil: later(desk.now, -MINUTE) });
    desk.charge = (reference) => (reference === paid.reference ? chargeOf(paid) : fallSilent());
    await expireDue(desk.context());
    expect((await desk.find(paid.id)).status).toBe('held');
    expect((await desk.find(unpaid.id)).status).toBe('expired');
  });

  it('stays pending after an error of our own, and expires in the next run', async () => {
    const order = await desk.pending();
    await desk.set(order.id, { reservedUntil: desk.now });
    vi.mocked(desk.campus.app.platform.outbox.write).mockRejectedValueOnce(new Error('out of memory'));
    await expect(expireDue(desk.context())).rejects.toThrow('out of memory');
    expect((await desk.find(order.id)).status).toBe('pending_payment');
    await expireDue(desk.context());
    expect((await desk.find(order.id)).status).toBe('expired');
  });
});
