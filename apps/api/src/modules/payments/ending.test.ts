import { AUTO_RELEASE_AFTER, MINUTE, RESERVATION_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import { entryKinds, timesHeard } from '../../../test/money.js';
import { heldSale, listingOf } from '../../../test/sales.js';
import { later } from '../../platform/clock.js';
import { listings, orders, refunds } from '../../platform/database/schema/index.js';
import { ProviderError, type Charge, type ProviderRefund } from '../../platform/paystack/provider.js';
import type { Viewer } from '../../http/viewer.js';
import { cancelHeld } from './cancel.js';
import type { PaymentsContext } from './context.js';
import type { OrderRow } from './orders.js';
import { reconcileRefunds, requestRefund, settleRefund } from './refund.js';
import { settle, settlePending } from './settle.js';
import { cancel, expireDue } from './unpaid.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
let now: Date;
/** What the provider says of a charge and of a refund; what it was asked. */
let charge: (reference: string) => Charge | undefined;
let refundOf: () => ProviderRefund | undefined;
let begin: () => ProviderRefund;
const asked: string[] = [];
let begun: number[] = [];
interface Notice {
  readonly userId: string;
  readonly kind: string;
  readonly values: unknown;
}
let notified: Notice[] = [];
let sent: unknown[] = [];

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  seller = await campus.student('Akosua Mensah');
  vi.spyOn(campus.app.platform.outbox, 'write');
});
beforeEach(async () => {
  buyer = await campus.student('Kwame Boateng');
  now = campus.clock.now();
  charge = () => undefined;
  refundOf = () => undefined;
  begin = () => ({ id: 'RFD_1', status: 'pending', amount: begun.at(-1) ?? 0 });
  asked.length = 0;
  [begun, notified, sent] = [[], [], []];
});
afterAll(() => campus.close());

const context = (): PaymentsContext => {
  const { platform } = campus.app;
  const send = (name: string, data: unknown) => Promise.resolve(void sent.push([name, data]));
  return {
    platform: {
      ...platform,
      clock: { now: () => now },
      jobs: Object.assign(Object.create(platform.jobs), { send }),
    },
    notify: (_tx: unknown, one: Notice) => Promise.resolve(void notified.push(one)),
    provider: {
      verify: (reference: string) => {
        asked.push(reference);
        return Promise.resolve().then(() => charge(reference));
      },
      findRefund: () => Promise.resolve().then(() => refundOf()),
      refund: (_reference: string, amount: number) => {
        begun.push(amount);
        return Promise.resolve().then(() => begin());
      },
    },
  } as unknown as PaymentsContext;
};

async function find(id: string): Promise<OrderRow> {
  const [row] = await campus.app.platform.db.select().from(orders).where(eq(orders.id, id));
  if (row === undefined) throw new Error('Orders are never deleted');
  return row;
}
/** An order that waits for its payment. */
async function pending(): Promise<OrderRow> {
  const { data } = await buyer.client.payments.initialize({ hiveId: await listingOf(seller, 50) });
  return find(data.paymentId);
}
const held = async () => find(await heldSale(campus, seller, buyer, 50));
const set = (id: string, change: Partial<OrderRow>) =>
  campus.app.platform.db.update(orders).set(change).where(eq(orders.id, id));
const entriesOf = (orderId: string) => entryKinds(campus, 'orderId', orderId);
const listingStatus = async ({ listingId }: OrderRow) => {
  const { db } = campus.app.platform;
  const [row] = await db.select({ status: listings.status }).from(listings).where(eq(listings.id, listingId));
  return row?.status;
};
const chargeOf = ({ reference, total: amount }: OrderRow, other: Partial<Charge> = {}): Charge => ({
  ...{ reference, amount, status: 'success', currency: 'GHS' },
  ...{ channel: 'card', providerFee: 104, reason: null },
  ...other,
});
const heardOf = ({ id }: OrderRow) => timesHeard(campus, id);
const viewer = ({ id: userId }: TestStudent): Viewer => ({ userId }) as Viewer;
const kinds = () => notified.map(({ userId, kind }) => [userId === buyer.id ? 'buyer' : 'seller', kind]);
const fallSilent = () => {
  throw new ProviderError('No answer');
};
const fail = () => {
  throw new Error('out of memory');
};

describe('what the provider says of a charge', () => {
  it('holds what was paid, once, for seven days from then', async () => {
    const order = await pending();
    charge = () => chargeOf(order);
    await Promise.all([settle(context(), order.reference), settle(context(), order.reference)]);
    expect(await find(order.id)).toMatchObject({
      ...{ status: 'held', paidAt: now, autoReleaseAt: later(now, AUTO_RELEASE_AFTER) },
      ...{ channel: 'card', providerFee: 104, failureReason: null },
    });
    expect(await entriesOf(order.id)).toEqual(['charge']);
    expect(kinds()).toEqual([
      ['seller', 'payment_held'],
      ['buyer', 'payment_made'],
    ]);
    expect(await listingStatus(order)).toBe('sold');
    expect([sent, heardOf(order)]).toEqual([[], 1]);
  });

  it('counts the days to complain from when they meet, where that is later', async () => {
    const meeting = later(now, 20 * 24 * 60 * MINUTE);
    for (const [endsAt, from] of [
      [meeting, meeting],
      [later(now, -MINUTE), now],
      [now, now],
    ] as const) {
      const order = await pending();
      await set(order.id, { endsAt, startsAt: later(endsAt, -MINUTE) });
      charge = () => chargeOf(order);
      await settle(context(), order.reference);
      expect((await find(order.id)).autoReleaseAt).toEqual(later(from, AUTO_RELEASE_AFTER));
    }
  });

  it('frees the listing where it failed, and notifies the buyer alone', async () => {
    const order = await pending();
    expect(await listingStatus(order)).toBe('reserved');
    charge = () => chargeOf(order, { status: 'failed', reason: 'Declined' });
    await settle(context(), order.reference);
    const failed = { status: 'failed', failureReason: 'Declined', channel: 'card', paidAt: null };
    expect(await find(order.id)).toMatchObject(failed);
    expect(kinds()).toEqual([['buyer', 'payment_failed']]);
    expect(heardOf(order)).toBe(1);
    expect(await entriesOf(order.id)).toEqual([]);
    expect(await listingStatus(order)).toBe('active');
  });

  it.each([undefined, 'open'] as const)('changes nothing while it is %s', async (status) => {
    const order = await pending();
    charge = () => status && chargeOf(order, { status });
    await settle(context(), order.reference);
    expect(await find(order.id)).toMatchObject({ status: 'pending_payment' });
    expect(notified).toEqual([]);
  });

  it('is asked about no order that is not ours, or whose payment has arrived', async () => {
    await settle(context(), 'cmp-unknown');
    const order = await held();
    await settle(context(), order.reference);
    expect(asked).toEqual([]);
  });

  it('is not believed where it is about another charge', async () => {
    const [order, other] = [await pending(), await held()];
    charge = () => chargeOf(other, { amount: order.total });
    await expect(settle(context(), order.reference)).rejects.toThrow(ProviderError);
    expect(await find(order.id)).toMatchObject({ status: 'pending_payment' });
  });

  it('of a lesson comes too late with its last minute, where others have the time', async () => {
    const startsAt = later(now, 60 * MINUTE);
    const time = { item: 'session', startsAt, endsAt: later(startsAt, 60 * MINUTE) } as const;
    for (const [left, status] of [
      [1, 'held'],
      [0, 'refunded'],
    ] as const) {
      const order = await pending();
      await set(order.id, { ...time, reservedUntil: later(now, left) });
      charge = () => chargeOf(order);
      await settle(context(), order.reference);
      expect((await find(order.id)).status).toBe(status);
    }
  });

  it('still counts after its time was over, while no one else has the item', async () => {
    const order = await pending();
    await set(order.id, { reservedUntil: now });
    await expireDue(context());
    expect(await listingStatus(order)).toBe('active');
    charge = () => chargeOf(order);
    await settle(context(), order.reference);
    expect(await find(order.id)).toMatchObject({ status: 'held', paidAt: now });
    expect(await entriesOf(order.id)).toEqual(['charge']);
    expect(await listingStatus(order)).toBe('sold');
  });

  it.each([
    ['expired', 'It was sold to someone else before your payment arrived.'],
    ['failed', 'It was sold to someone else before your payment arrived.'],
    ['cancelled', 'You had cancelled before your payment arrived.'],
  ] as const)('goes back where the order was %s and the item is sold', async (status, reason) => {
    const order = await pending();
    await set(order.id, { status });
    await campus.app.platform.db
      .update(listings)
      .set({ status: 'completed' })
      .where(eq(listings.id, order.listingId));
    charge = () => chargeOf(order);
    await settle(context(), order.reference);
    expect(await find(order.id)).toMatchObject({
      ...{ status: 'refunded', failureReason: reason, paidAt: now, providerFee: 104 },
    });
    expect(await entriesOf(order.id)).toEqual(['charge', 'refund']);
    expect(kinds()).toEqual([['buyer', 'payment_refunded']]);
    expect(sent).toEqual([['payments.refund', { orderId: order.id }]]);
  });
});

describe('what a buyer began before', () => {
  it('is answered where it was paid and is all that is wanted', async () => {
    const order = await pending();
    charge = () => chargeOf(order);
    expect(await settlePending(context(), [order.listingId], buyer.id)).toBe(order.id);
    expect((await find(order.id)).status).toBe('held');
  });

  it('is not answered where more is wanted than it buys', async () => {
    const order = await pending();
    charge = () => chargeOf(order);
    const wanted = [order.listingId, await listingOf(seller, 50)];
    expect(await settlePending(context(), wanted, buyer.id)).toBeUndefined();
    expect((await find(order.id)).status).toBe('held');
  });

  it('is not answered where it was not paid, or is another student’s', async () => {
    const order = await pending();
    expect(await settlePending(context(), [order.listingId], buyer.id)).toBeUndefined();
    charge = () => chargeOf(order);
    expect(await settlePending(context(), [order.listingId], seller.id)).toBeUndefined();
    expect((await find(order.id)).status).toBe('pending_payment');
  });

  it('has to be known before something new begins', async () => {
    const order = await pending();
    charge = fallSilent;
    await expect(settlePending(context(), [order.listingId], buyer.id)).rejects.toMatchObject({
      code: 'payment_provider_failed',
    });
    charge = fail;
    await expect(settlePending(context(), [order.listingId], buyer.id)).rejects.toThrow('out of memory');
  });
});

describe('giving up', () => {
  it('is for the buyer of what is not paid, and for the two of what is', async () => {
    const stranger = await campus.student('Yaw Stranger');
    const order = await pending();
    for (const who of [stranger, seller])
      await expect(cancel(context(), order, viewer(who))).rejects.toMatchObject({ code: 'forbidden' });
    expect((await find(order.id)).status).toBe('pending_payment');
    const paid = await held();
    await expect(cancel(context(), paid, viewer(stranger))).rejects.toMatchObject({ code: 'forbidden' });
    await cancel(context(), paid, viewer(seller));
    expect((await find(paid.id)).status).toBe('refunded');
  });

  it.each([
    ['does not know it', () => undefined],
    ['does not answer', fallSilent],
  ])('ends at once where the provider %s', async (_why, says) => {
    const order = await pending();
    charge = says;
    await cancel(context(), order, viewer(buyer));
    expect(asked).toEqual([order.reference]);
    expect((await find(order.id)).status).toBe('cancelled');
    expect([heardOf(order), await listingStatus(order)]).toEqual([1, 'active']);
    expect([await entriesOf(order.id), sent]).toEqual([[], []]);
  });

  it('does not happen where we fail', async () => {
    const order = await pending();
    charge = fail;
    await expect(cancel(context(), order, viewer(buyer))).rejects.toThrow('out of memory');
    expect((await find(order.id)).status).toBe('pending_payment');
  });

  it('gives back what was paid a moment ago', async () => {
    const order = await pending();
    charge = () => chargeOf(order);
    await cancel(context(), order, viewer(buyer));
    expect((await find(order.id)).status).toBe('refunded');
    expect(await entriesOf(order.id)).toEqual(['charge', 'refund']);
  });

  it.each(['buyer', 'seller'] as const)(
    'of a held order gives all of it back, when its %s does',
    async (by) => {
      const order = await held();
      await cancel(context(), order, viewer(by === 'buyer' ? buyer : seller));
      expect(await find(order.id)).toMatchObject({ status: 'refunded', refundedAt: now });
      const { db } = campus.app.platform;
      const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
      expect(refund).toMatchObject({ amount: order.total, status: 'requested' });
      expect(kinds()).toEqual([
        ['buyer', 'payment_refunded'],
        [by === 'buyer' ? 'seller' : 'buyer', 'payment_cancelled'],
      ]);
      expect(notified.at(-1)?.values).toMatchObject({ by });
      expect(sent).toEqual([['payments.refund', { orderId: order.id }]]);
      expect(await listingStatus(order)).toBe('active');
    },
  );

  it('is no refund of what was never paid', async () => {
    const order = await pending();
    const code = 'payment_not_pending';
    await expect(cancelHeld(context(), order, 'buyer')).rejects.toMatchObject({ code });
    expect((await find(order.id)).status).toBe('pending_payment');
  });

  it('of what is over is refused', async () => {
    const order = await held();
    await set(order.id, { status: 'released', releasedAt: now });
    const over = await find(order.id);
    await expect(cancel(context(), over, viewer(buyer))).rejects.toMatchObject({ status: 409 });
    expect(await entriesOf(order.id)).toEqual(['charge']);
  });
});

describe('a reservation', () => {
  it('ends with its time, and not an instant earlier', async () => {
    const order = await pending();
    await set(order.id, { reservedUntil: later(now, 1) });
    await expireDue(context());
    expect((await find(order.id)).status).toBe('pending_payment');
    await set(order.id, { reservedUntil: now });
    await expireDue(context());
    expect((await find(order.id)).status).toBe('expired');
    expect(sent).toEqual([]);
  });

  it('that was made while the clock was ahead ends, too', async () => {
    const order = await pending();
    await set(order.id, { reservedUntil: later(now, 2 * RESERVATION_LIFETIME) });
    await expireDue(context());
    expect((await find(order.id)).status).toBe('pending_payment');
    await set(order.id, { reservedUntil: later(now, 2 * RESERVATION_LIFETIME + 1) });
    await expireDue(context());
    expect((await find(order.id)).status).toBe('expired');
  });

  it('is asked about a last time: what was paid is held, and the others end', async () => {
    const [paid, unpaid] = [await pending(), await pending()];
    for (const { id } of [paid, unpaid]) await set(id, { reservedUntil: later(now, -MINUTE) });
    charge = (reference) => (reference === paid.reference ? chargeOf(paid) : fallSilent());
    await expireDue(context());
    expect((await find(paid.id)).status).toBe('held');
    expect((await find(unpaid.id)).status).toBe('expired');
  });
});

describe('a refund', () => {
  const owed = async () => {
    const order = await held();
    await cancel(context(), order, viewer(buyer));
    notified = [];
    return order;
  };
  const rowOf = async ({ id }: OrderRow) => {
    const { db } = campus.app.platform;
    const [row] = await db.select().from(refunds).where(eq(refunds.orderId, id));
    return row;
  };
  const processed = (order: OrderRow, other: Partial<ProviderRefund> = {}): ProviderRefund => ({
    ...{ id: 'RFD_1', status: 'processed', amount: order.total },
    ...other,
  });

  it('is asked for once, and booked once when it has arrived', async () => {
    const order = await owed();
    await requestRefund(context(), order.id);
    await requestRefund(context(), order.id);
    expect(begun).toEqual([order.total]);
    expect(await rowOf(order)).toMatchObject({ status: 'pending', providerId: 'RFD_1', processedAt: null });
    refundOf = () => processed(order);
    await settleRefund(context(), order.reference);
    await settleRefund(context(), order.reference);
    expect(await rowOf(order)).toMatchObject({ status: 'processed', processedAt: now });
    expect(await entriesOf(order.id)).toEqual(['charge', 'refund', 'refund_paid']);
    expect(kinds()).toEqual([['buyer', 'payment_refund_arrived']]);
    // Paid, given up, asked for at the provider, and arrived.
    expect(heardOf(order)).toBe(4);
  });

  it('is not asked for where there is none', async () => {
    const order = await held();
    await requestRefund(context(), order.id);
    await settleRefund(context(), order.reference);
    await settleRefund(context(), 'cmp-unknown');
    expect(begun).toEqual([]);
  });

  it('that an earlier attempt began is not begun again', async () => {
    const order = await owed();
    refundOf = () => processed(order, { status: 'pending' });
    await requestRefund(context(), order.id);
    expect(begun).toEqual([]);
    expect(await rowOf(order)).toMatchObject({ status: 'pending' });
  });

  it('that is refused because another attempt was faster is the other one', async () => {
    const order = await owed();
    begin = fallSilent;
    refundOf = () => (begun.length > 0 ? processed(order, { id: 'THEIRS', status: 'pending' }) : undefined);
    await requestRefund(context(), order.id);
    expect(await rowOf(order)).toMatchObject({ status: 'pending', providerId: 'THEIRS' });
  });

  it('of another amount is not taken for it', async () => {
    const order = await owed();
    refundOf = () => processed(order, { amount: order.total - 1 });
    await settleRefund(context(), order.reference);
    expect(await rowOf(order)).toMatchObject({ status: 'requested' });
    expect(await entriesOf(order.id)).toEqual(['charge', 'refund']);
  });

  it('that failed is owed on, and its buyer hears of it', async () => {
    const order = await owed();
    begin = () => processed(order, { status: 'failed' });
    await requestRefund(context(), order.id);
    expect(await rowOf(order)).toMatchObject({ status: 'failed', processedAt: null });
    expect(await entriesOf(order.id)).toEqual(['charge', 'refund']);
    expect(kinds()).toEqual([['buyer', 'payment_refund_failed']]);
  });

  it('is looked for again after five minutes, and the others where one gets no answer', async () => {
    const [silent, young, second] = [await owed(), await owed(), await owed()];
    const { db } = campus.app.platform;
    const touch = ({ id }: OrderRow, updatedAt: Date) =>
      db.update(refunds).set({ updatedAt }).where(eq(refunds.orderId, id));
    await db.update(refunds).set({ updatedAt: now });
    await touch(silent, later(now, -5 * MINUTE));
    await touch(second, later(now, -5 * MINUTE));
    await touch(young, later(now, -5 * MINUTE + 1));
    begin = fallSilent;
    await reconcileRefunds(context());
    expect(begun).toHaveLength(2);
    begin = fail;
    now = later(now, 2 * MINUTE);
    await expect(reconcileRefunds(context())).rejects.toThrow('out of memory');
  });
});
