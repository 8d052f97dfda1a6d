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

describe('settling a charge', () => {
  it('holds a successful payment once, for seven days from then', async () => {
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

  it('starts the release time at the end of a session when that is later than the payment', async () => {
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

  it('starts the release time at the event for a ticket, and sets only a work deadline for a package', async () => {
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

  it('frees the listing when the charge failed, and notifies the buyer only', async () => {
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

  it.each([undefined, 'open'] as const)('changes nothing while the charge is %s', async (status) => {
    const order = await desk.pending();
    desk.charge = () => status && chargeOf(order, { status });
    await settle(desk.context(), order.reference);
    expect(await desk.find(order.id)).toMatchObject({ status: 'pending_payment' });
    expect(desk.notified).toEqual([]);
  });

  it('sends no request to the provider for an unknown or already paid order', async () => {
    await settle(desk.context(), 'cmp-unknown');
    const order = await desk.held();
    await settle(desk.context(), order.reference);
    expect(desk.requests).toEqual([]);
  });

  it('is refused when the provider answers about another charge', async () => {
    const [order, other] = [await desk.pending(), await desk.held()];
    desk.charge = () => chargeOf(other, { amount: order.total });
    await expect(settle(desk.context(), order.reference)).rejects.toThrow(ProviderError);
    expect(await desk.find(order.id)).toMatchObject({ status: 'pending_payment' });
  });

  it('refunds a lesson paid at the end of its reservation or later when another order has the slot', async () => {
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

  it('fails a late lesson order whose charge failed, and notifies the buyer', async () => {
    const order = await desk.pending();
    await desk.set(order.id, { item: 'session', reservedUntil: desk.now });
    desk.charge = () => chargeOf(order, { status: 'failed', reason: 'Declined' });
    await settle(desk.context(), order.reference);
    expect(await desk.find(order.id)).toMatchObject({ status: 'failed', failureReason: 'Declined' });
    expect(desk.kinds()).toEqual([['buyer', 'payment_failed']]);
  });

  it('refunds a lesson that its buyer gave up, even when the slot is still free', async () => {
    const order = await desk.pending();
    const startsAt = later(desk.now, DAY);
    const time = { item: 'session', startsAt, endsAt: later(startsAt, 60 * MINUTE) } as const;
    await desk.set(order.id, { ...time, status: 'cancelled', reservedUntil: desk.now });
    desk.charge = () => chargeOf(order);
    await settle(desk.context(), order.reference);
    const failureReason = 'You had cancelled before your payment arrived.';
    expect(await desk.find(order.id)).toMatchObject({ status: 'refunded', failureReason });
  });

  it('holds a late payment while the item is still free', async () => {
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
  ] as const)('refunds the payment when the order was %s and the item is sold', async (status, reason) => {
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

describe('settling a mismatched payment', () => {
  it.each([
    ['too little', { amount: 4_000 }, { reason: 'wrong_amount', amount: 4_000, currency: null }, 104],
    ['another currency', { currency: 'USD' }, { reason: 'wrong_currency', currency: 'USD' }, null],
  ] as const)(
    'with %s refunds the whole amount, frees the item and notifies both sides',
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

  it('refunds a late payment and does not affect the next buyer of the item', async () => {
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

describe('settling the earlier order of a buyer', () => {
  it('returns the order when it was paid and covers all requested items', async () => {
    const order = await desk.pending();
    desk.charge = () => chargeOf(order);
    expect(await settlePending(desk.context(), [order.listingId], desk.buyer.id)).toBe(order.id);
    expect((await desk.find(order.id)).status).toBe('held');
  });

  it('returns nothing when the buyer requests more items than the order covers', async () => {
    const order = await desk.pending();
    desk.charge = () => chargeOf(order);
    const ids = [order.listingId, await listingOf(desk.seller, 50)];
    expect(await settlePending(desk.context(), ids, desk.buyer.id)).toBeUndefined();
    expect((await desk.find(order.id)).status).toBe('held');
  });

  it('returns nothing when the order is unpaid or belongs to another student', async () => {
    const order = await desk.pending();
    expect(await settlePending(desk.context(), [order.listingId], desk.buyer.id)).toBeUndefined();
    desk.charge = () => chargeOf(order);
    expect(await settlePending(desk.context(), [order.listingId], desk.seller.id)).toBeUndefined();
    expect((await desk.find(order.id)).status).toBe('pending_payment');
  });

  it('is refused when the outcome of the order is unknown', async () => {
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
