import { PROMPT_LIFETIME, SECOND } from '@campushive/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentDesk, PHONE, viewerOf } from '../../../../../../apps/api/test/payment-desk.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { listings } from '../../../platform/database/schema/index.js';
import { lockWithBundles } from '../../sold/bundle/bundled-listings.js';
import type { OrderRow } from '../orders/orders.js';
import { resumeOrExpire, type PaymentPhone } from './resume.js';
import { startOnce } from './starting.js';

let desk: PaymentDesk;

beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(() => desk.next());
afterAll(() => desk.campus.close());

const db = () => desk.campus.app.platform.db;
const requested = (phone: PaymentPhone | undefined, student = desk.buyer) => ({
  ...{ viewer: viewerOf(student), phone, now: desk.now },
});
/** Tries to buy these listings, by phone if one is named. `held` are the rows that the caller locked. */
const resume = (
  ids: readonly string[],
  {
    phone,
    student,
    held = ids,
  }: { phone?: PaymentPhone; student?: typeof desk.buyer; held?: readonly string[] } = {},
) =>
  db().transaction(async (tx) => {
    const all = await lockWithBundles(tx, ids);
    const locked = held === ids ? all : all.filter(({ id }) => held.includes(id));
    return resumeOrExpire(
      desk.context(),
      tx,
      { listings: locked, listingIds: ids },
      requested(phone, student),
    );
  });
const statusOf = async ({ id }: OrderRow) => (await desk.find(id)).status;
const listed = async (ids: readonly string[]) => {
  const rows = await db().select({ id: listings.id, status: listings.status }).from(listings);
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const rival = () => desk.campus.student('Yaw Rival');

describe('a pending order', () => {
  it('is resumed by its buyer, and blocks other buyers until it expires', async () => {
    const order = await desk.pending();
    const other = { student: await rival() };
    expect(await resume([order.listingId])).toEqual(order);
    desk.now = later(order.reservedUntil, -1_001);
    const reserved = {
      code: 'listing_reserved',
      message: 'Another student is paying for this right now. Try again in 15 minutes.',
    };
    const look = () => resume([order.listingId], other);
    await expect(look()).rejects.toMatchObject({ ...reserved, retryAfter: 2, fieldErrors: undefined });
    desk.now = later(order.reservedUntil, -1);
    await expect(look()).rejects.toMatchObject({ ...reserved, retryAfter: 1 });
    expect([await statusOf(order), await desk.listingStatus(order)]).toEqual(['pending_payment', 'reserved']);
    desk.now = order.reservedUntil;
    expect(await look()).toBeUndefined();
    expect(await desk.find(order.id)).toMatchObject({ status: 'expired', updatedAt: desk.now });
    expect(await desk.listingStatus(order)).toBe('active');
    expect(await look()).toBeUndefined();
  });

  it('is refused as sold once it is paid, even to its buyer', async () => {
    const order = await desk.held();
    await expect(resume([order.listingId])).rejects.toMatchObject({
      ...{ code: 'listing_unavailable', message: 'This is already sold.', retryAfter: undefined },
    });
    expect(await statusOf(order)).toBe('held');
  });

  it('is cancelled when its buyer switches to a phone prompt', async () => {
    const order = await desk.pending();
    expect(await resume([order.listingId], { phone: PHONE })).toBeUndefined();
    expect(await desk.find(order.id)).toMatchObject({ status: 'cancelled', updatedAt: desk.now });
    expect(await desk.listingStatus(order)).toBe('active');
  });

  it('expires when its start was cut off more than half a minute ago', async () => {
    const order = await desk.unstarted(await desk.pending());
    const prompted = await desk.pending();
    await desk.prompt(prompted);
    const opened = await desk.pending();
    await desk.set(opened.id, { createdAt: desk.now });
    desk.now = later(desk.now, 30 * SECOND);
    expect(await resume([order.listingId])).toMatchObject({ id: order.id });
    desk.now = later(desk.now, 1);
    expect(await resume([order.listingId])).toBeUndefined();
    expect([await statusOf(order), await desk.listingStatus(order)]).toEqual(['expired', 'active']);
    expect(await resume([prompted.listingId], { phone: PHONE })).toMatchObject({ id: prompted.id });
    expect(await resume([opened.listingId])).toMatchObject({ id: opened.id });
  });
});

describe('an order with an open phone prompt', () => {
  const underWay = {
    code: 'charge_under_way',
    message: 'A phone is being asked for this payment. Answer there, or cancel it first.',
  };

  it('is resumed for the same phone only, until the prompt ends', async () => {
    const order = await desk.pending();
    await desk.prompt(order);
    const pay = (phone?: PaymentPhone) => resume([order.listingId], phone && { phone });
    expect(await pay(PHONE)).toMatchObject({ id: order.id });
    const seconds = { retryAfter: PROMPT_LIFETIME / SECOND };
    await expect(pay({ ...PHONE, phoneHash: 'another' })).rejects.toMatchObject({ ...underWay, ...seconds });
    await expect(pay({ ...PHONE, network: 'telecel' })).rejects.toMatchObject(underWay);
    await expect(pay()).rejects.toMatchObject(underWay);
    desk.now = later(desk.now, PROMPT_LIFETIME - 1);
    await expect(pay()).rejects.toMatchObject({ ...underWay, retryAfter: 1 });
    expect(await statusOf(order)).toBe('pending_payment');
    desk.now = later(desk.now, 1);
    expect(await pay(PHONE)).toBeUndefined();
    expect([await statusOf(order), await desk.listingStatus(order)]).toEqual(['cancelled', 'active']);
  });

  it('does not affect other orders of the same buyer', async () => {
    const [order, other] = [await desk.pending(), await desk.pending()];
    await desk.prompt(other);
    expect(await resume([order.listingId])).toMatchObject({ id: order.id });
  });
});

describe('an order whose start is in flight', () => {
  it('is not replaced before the start has ended', async () => {
    const order = await desk.unstarted(await desk.pending());
    await startOnce(order, async () => {
      await expect(resume([order.listingId], { phone: PHONE })).rejects.toMatchObject({
        ...{ code: 'conflict', message: 'This payment is starting. Try again in a moment.', retryAfter: 1 },
      });
      expect(await resume([order.listingId])).toEqual(order);
    });
    expect(await resume([order.listingId], { phone: PHONE })).toBeUndefined();
    expect(await statusOf(order)).toBe('cancelled');
  });

  it('is replaced when the provider knows it, or when its buyer chooses other items', async () => {
    const opened = await desk.pending();
    await startOnce(opened, async () => {
      expect(await resume([opened.listingId], { phone: PHONE })).toBeUndefined();
    });
    const prompted = await desk.pending();
    await desk.prompt(prompted);
    desk.now = later(desk.now, PROMPT_LIFETIME);
    await startOnce(prompted, async () => {
      expect(await resume([prompted.listingId], { phone: PHONE })).toBeUndefined();
    });
    const other = await desk.unstarted(await desk.pending());
    await startOnce(other, async () => {
      const input = [other.listingId, await listingOf(desk.seller, 50)];
      expect(await resume(input)).toBeUndefined();
    });
    for (const order of [opened, prompted, other]) expect(await statusOf(order)).toBe('cancelled');
  });

  it('expires when its start takes too long', async () => {
    const order = await desk.unstarted(await desk.pending());
    desk.now = later(desk.now, 30 * SECOND + 1);
    await startOnce(order, async () => {
      expect(await resume([order.listingId])).toBeUndefined();
    });
    expect(await statusOf(order)).toBe('expired');
  });
});

describe('an order of several items', () => {
  /** Creates three listings and an order for the last two, the last one first. */
  const bundle = async () => {
    const [lamp, kettle, rug] = [
      await listingOf(desk.seller, 50),
      await listingOf(desk.seller, 60),
      await listingOf(desk.seller, 70),
    ];
    const payment = await desk.buyer.client.payments.initialize({ hiveId: rug, bundledIds: [kettle] });
    return { lamp, kettle, rug, order: await desk.find(payment.data.paymentId) };
  };

  it('is resumed for the same items in any order', async () => {
    const { kettle, rug, order } = await bundle();
    for (const input of [
      [rug, kettle],
      [kettle, rug],
    ])
      expect(await resume(input)).toEqual(order);
  });

  it.each(['fewer', 'more', 'other'])('is replaced as a whole for %s of them', async (which) => {
    const { lamp, kettle, rug, order } = await bundle();
    const input = { fewer: [kettle], more: [rug, kettle, lamp], other: [kettle, lamp] }[which] ?? [];
    expect(await resume(input)).toBeUndefined();
    expect([await statusOf(order), await listed([kettle, rug])]).toEqual(['cancelled', ['active', 'active']]);
  });

  it('blocks other buyers with the field of the reserved item, until it expires', async () => {
    const { lamp, kettle, rug, order } = await bundle();
    const look = () => rival().then((student) => resume([lamp, kettle], { student }));
    desk.now = later(order.reservedUntil, -SECOND);
    await expect(look()).rejects.toMatchObject({
      ...{ code: 'listing_reserved', retryAfter: 1 },
      fieldErrors: { 'bundledIds.0': { code: 'bundle_reserved' } },
    });
    expect(await statusOf(order)).toBe('pending_payment');
    desk.now = order.reservedUntil;
    expect(await look()).toBeUndefined();
    expect([await statusOf(order), await listed([kettle, rug])]).toEqual(['expired', ['active', 'active']]);
  });

  it('is not replaced by a request that has not locked all of its items', async () => {
    const { kettle, rug, order } = await bundle();
    const conflict = {
      ...{ code: 'conflict', message: 'You’re already paying for this another way. Try again in a moment.' },
      retryAfter: 1,
    };
    for (const held of [[kettle], [rug], []])
      await expect(resume([kettle], { held })).rejects.toMatchObject(conflict);
    expect(await statusOf(order)).toBe('pending_payment');
    // Resuming needs only the order's own rows.
    expect(await resume([rug, kettle], { held: [] })).toEqual(order);
  });

  it('is ended together with other orders that hold one of the items', async () => {
    const { lamp, kettle, rug, order } = await bundle();
    const student = await rival();
    const { data } = await student.client.payments.initialize({ hiveId: lamp });
    const theirs = await desk.find(data.paymentId);
    await desk.set(theirs.id, { reservedUntil: desk.now });
    expect(await resume([lamp, kettle])).toBeUndefined();
    expect([await statusOf(order), await statusOf(theirs)]).toEqual(['cancelled', 'expired']);
    expect(await listed([lamp, kettle, rug])).toEqual(['active', 'active', 'active']);
  });
});
