import { AUTO_RELEASE_AFTER, DAY, MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeOf, fail, fallSilent, PaymentDesk } from '../../../../../../apps/api/test/payment-desk.js';
import { eventOf, listingOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { listings } from '../../../platform/database/schema/index.js';
import { ProviderError } from '../../../platform/paystack/provider.js';
import { settle, settlePending } from './settle.js';
import { expireDue } from '../checkout/unpaid.js';

let desk: PaymentDesk;
beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(() => desk.next());
afterAll(() => desk.campus.close());

describe('what the provider says of a charge', () => {
  it('holds what was paid, once, for seven days from then', async () => {
    const order = await desk.pending();
    desk.charge = () => chargeOf(order);
    await Promise.all([settle(desk.context(), order.reference), settle(desk.context(), order.reference)]);
    expect(await desk.find(order.id)).toMatchObject({
      ...{ status: 'held', paidAt: desk.now, autoReleaseAt: later(desk.now, AUTO_RELEASE_AFTER) },
      ...{ channel: 'card', providerFee: 104, failureReason: null },
    });
    expect(await desk.entriesOf(order.id)).toEqual(['charge']);
    expect(desk.kinds()).toEqual([
      ['seller', 'payment_held'],
      ['buyer', 'payment_made'],
    ]);
    expect(await desk.listingStatus(order)).toBe('sold');
    expect([desk.sent, desk.heardOf(order)]).toEqual([[], 1]);
  });

  it('counts the days to complain from when they meet, where that is later', async () => {
    const meeting = later(desk.now, 20 * 24 * 60 * MINUTE);
    for (const [endsAt, from] of [
      [meeting, meeting],
      [later(desk.now, -MINUTE), desk.now],
      [desk.now, desk.now],
    ] as const) {
      const order = await desk.pending();
      await desk.set(order.id, { item: 'session', endsAt, startsAt: later(endsAt, -MINUTE) });
      desk.charge = () => chargeOf(order);
      await settle(desk.context(), order.reference);
      expect((await desk.find(order.id)).autoReleaseAt).toEqual(later(from, AUTO_RELEASE_AFTER));
    }
  });

  it('counts them from the event of a ticket, and of a package only once it is done', async () => {
    const service = await desk.pending();
    await desk.set(service.id, { item: 'service', kindDays: 3 });
    const ticket = await desk.pending(await eventOf(desk.seller, later(desk.now, 10 * DAY), 50));
    for (const [order, clocks] of [
      [service, { autoReleaseAt: null, workDueAt: later(desk.now, 3 * DAY) }],
      [ticket, { autoReleaseAt: later(desk.now, 10 * DAY + AUTO_RELEASE_AFTER), workDueAt: null }],
    ] as const) {
      desk.charge = () => chargeOf(order);
      await settle(desk.context(), order.reference);
      expect(await desk.find(order.id)).toMatchObject({ status: 'held', ...clocks });
    }
  });

  it('frees the listing where it failed, and notifies the buyer alone', async () => {
    const order = await desk.pending();
    expect(await desk.listingStatus(order)).toBe('reserved');
    desk.charge = () => chargeOf(order, { status: 'failed', reason: 'Declined' });
    await settle(desk.context(), order.reference);
    const failed = { status: 'failed', failureReason: 'Declined', channel: 'card', paidAt: null };
    expect(await desk.find(order.id)).toMatchObject(failed);
    expect(desk.kinds()).toEqual([['buyer', 'payment_failed']]);
    expect([desk.sent, desk.heardOf(order)]).toEqual([[], 1]);
    expect(await desk.entriesOf(order.id)).toEqual([]);
    expect(await desk.listingStatus(order)).toBe('active');
  });

  it.each([undefined, 'open'] as const)('changes nothing while it is %s', async (status) => {
    const order = await desk.pending();
    desk.charge = () => status && chargeOf(order, { status });
    await settle(desk.context(), order.reference);
    expect(await desk.find(order.id)).toMatchObject({ status: 'pending_payment' });
    expect(desk.notified).toEqual([]);
  });

  it('is asked about no order that is not ours, or whose payment has arrived', async () => {
    await settle(desk.context(), 'cmp-unknown');
    const order = await desk.held();
    await settle(desk.context(), order.reference);
    expect(desk.requests).toEqual([]);
  });

  it('is not believed where it is about another charge', async () => {
    const [order, other] = [await desk.pending(), await desk.held()];
    desk.charge = () => chargeOf(other, { amount: order.total });
    await expect(settle(desk.context(), order.reference)).rejects.toThrow(ProviderError);
    expect(await desk.find(order.id)).toMatchObject({ status: 'pending_payment' });
  });

  it('of a lesson comes too late with its last minute, where others have the time', async () => {
    const startsAt = later(desk.now, 60 * MINUTE);
    const time = { item: 'session', startsAt, endsAt: later(startsAt, 60 * MINUTE) } as const;
    for (const [left, status] of [
      [1, 'held'],
      [0, 'refunded'],
    ] as const) {
      const order = await desk.pending();
      await desk.set(order.id, { ...time, reservedUntil: later(desk.now, left) });
      desk.charge = () => chargeOf(order);
      await settle(desk.context(), order.reference);
      expect((await desk.find(order.id)).status).toBe(status);
    }
  });

  it('of a lesson that failed after its last minute has failed, and its buyer hears of it', async () => {
    const order = await desk.pending();
    await desk.set(order.id, { item: 'session', reservedUntil: desk.now });
    desk.charge = () => chargeOf(order, { status: 'failed', reason: 'Declined' });
    await settle(desk.context(), order.reference);
    expect(await desk.find(order.id)).toMatchObject({ status: 'failed', failureReason: 'Declined' });
    expect(desk.kinds()).toEqual([['buyer', 'payment_failed']]);
  });

  it('of a lesson that its buyer gave up goes back, though its time is still free', async () => {
    const order = await desk.pending();
    const startsAt = later(desk.now, DAY);
    const time = { item: 'session', startsAt, endsAt: later(startsAt, 60 * MINUTE) } as const;
    await desk.set(order.id, { ...time, status: 'cancelled', reservedUntil: desk.now });
    desk.charge = () => chargeOf(order);
    await settle(desk.context(), order.reference);
    const failureReason = 'You had cancelled before your payment arrived.';
    expect(await desk.find(order.id)).toMatchObject({ status: 'refunded', failureReason });
  });

  it('still counts after its time was over, while no one else has the item', async () => {
    const order = await desk.pending();
    await desk.set(order.id, { reservedUntil: desk.now });
    await expireDue(desk.context());
    expect(await desk.listingStatus(order)).toBe('active');
    desk.charge = () => chargeOf(order);
    await settle(desk.context(), order.reference);
    expect(await desk.find(order.id)).toMatchObject({ status: 'held', paidAt: desk.now });
    expect(await desk.entriesOf(order.id)).toEqual(['charge']);
    expect(await desk.listingStatus(order)).toBe('sold');
  });

  it.each([
    ['expired', 'It was sold to someone else before your payment arrived.'],
    ['failed', 'It was sold to someone else before your payment arrived.'],
    ['cancelled', 'You had cancelled before your payment arrived.'],
  ] as const)('goes back where the order was %s and the item is sold', async (status, reason) => {
    const order = await desk.pending();
    await desk.set(order.id, { status });
    await desk.campus.app.platform.db
      .update(listings)
      .set({ status: 'completed' })
      .where(eq(listings.id, order.listingId));
    desk.charge = () => chargeOf(order);
    await settle(desk.context(), order.reference);
    expect(await desk.find(order.id)).toMatchObject({
      ...{ status: 'refunded', failureReason: reason, paidAt: desk.now, providerFee: 104 },
    });
    expect(await desk.entriesOf(order.id)).toEqual(['charge', 'refund']);
    expect(desk.kinds()).toEqual([['buyer', 'payment_refunded']]);
    expect(desk.sent).toEqual([['payments.refund', { orderId: order.id }]]);
  });
});

describe('a payment that is not what was asked for', () => {
  it.each([
    ['too little', { amount: 4_000 }, { reason: 'wrong_amount', amount: 4_000, currency: null }, 104],
    ['another currency', { currency: 'USD' }, { reason: 'wrong_currency', currency: 'USD' }, null],
  ] as const)(
    'as %s goes back whole, frees what it reserved, and both hear of it',
    async (_what, paid, row, fee) => {
      const order = await desk.pending();
      desk.charge = () => chargeOf(order, paid);
      await settle(desk.context(), order.reference);
      const { amount, currency } = chargeOf(order, paid);
      expect(await desk.find(order.id)).toMatchObject({
        ...{ status: 'refunded', paidAt: null, refundedAt: desk.now, channel: 'card', providerFee: fee },
        failureReason: `The payment was ${currency} ${amount / 100}.`,
      });
      expect(await desk.refundRow(order)).toMatchObject({ ...row, amount, status: 'requested' });
      expect(await desk.listingStatus(order)).toBe('active');
      expect(desk.kinds()).toEqual([
        ['seller', 'payment_mismatched'],
        ['buyer', 'payment_mismatched'],
      ]);
      expect(desk.sent).toEqual([['payments.refund', { orderId: order.id }]]);
    },
  );

  it('goes back after its time as well, and takes nothing from who has the item by then', async () => {
    const order = await desk.pending();
    await desk.set(order.id, { reservedUntil: desk.now });
    await expireDue(desk.context());
    const next = await desk.pending(order.listingId);
    desk.charge = () => chargeOf(order, { amount: 4_000 });
    await settle(desk.context(), order.reference);
    expect((await desk.find(order.id)).status).toBe('refunded');
    expect([(await desk.find(next.id)).status, await desk.listingStatus(next)]).toEqual([
      'pending_payment',
      'reserved',
    ]);
  });
});

describe('what a buyer began before', () => {
  it('is answered where it was paid and is all that is wanted', async () => {
    const order = await desk.pending();
    desk.charge = () => chargeOf(order);
    expect(await settlePending(desk.context(), [order.listingId], desk.buyer.id)).toBe(order.id);
    expect((await desk.find(order.id)).status).toBe('held');
  });

  it('is not answered where more is wanted than it buys', async () => {
    const order = await desk.pending();
    desk.charge = () => chargeOf(order);
    const ids = [order.listingId, await listingOf(desk.seller, 50)];
    expect(await settlePending(desk.context(), ids, desk.buyer.id)).toBeUndefined();
    expect((await desk.find(order.id)).status).toBe('held');
  });

  it('is not answered where it was not paid, or is another student’s', async () => {
    const order = await desk.pending();
    expect(await settlePending(desk.context(), [order.listingId], desk.buyer.id)).toBeUndefined();
    desk.charge = () => chargeOf(order);
    expect(await settlePending(desk.context(), [order.listingId], desk.seller.id)).toBeUndefined();
    expect((await desk.find(order.id)).status).toBe('pending_payment');
  });

  it('has to be known before something new begins', async () => {
    const order = await desk.pending();
    desk.charge = fallSilent;
    await expect(settlePending(desk.context(), [order.listingId], desk.buyer.id)).rejects.toMatchObject({
      code: 'payment_provider_failed',
    });
    desk.charge = fail;
    await expect(settlePending(desk.context(), [order.listingId], desk.buyer.id)).rejects.toThrow(
      'out of memory',
    );
  });
});
