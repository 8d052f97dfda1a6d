import { DAY, HOUR } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentDesk, PHONE, viewerOf } from '../../../../../../apps/api/test/payment-desk.js';
import { eventOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { tickets } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import { lockListing } from '../../../catalogue/hives/read-listing.js';
import type { OrderRow } from '../orders/orders.js';
import { resumeOwn, type PaymentPhone } from './resume.js';
import { startOnce } from './starting.js';

let desk: PaymentDesk;

beforeAll(async () => void (desk = await PaymentDesk.open()));
beforeEach(() => desk.next());
afterAll(() => desk.campus.close());

const db = () => desk.campus.app.platform.db;
const statusOf = async ({ id }: OrderRow) => (await desk.find(id)).status;
const rival = () => desk.campus.student('Yaw Rival');
const KIND = newId();
const NONE = { session: null, quantity: 2, kindId: null, promoCode: null };
const eventIn = (days: number) => eventOf(desk.seller, later(desk.now, days * DAY), 20);
const two = async (hiveId: string, student = desk.buyer) => {
  const { data } = await student.client.payments.initialize({ hiveId, quantity: 2 });
  return desk.find(data.paymentId);
};
const again = (
  listingId: string,
  choice: Parameters<typeof resumeOwn>[3] = NONE,
  { phone }: { phone?: PaymentPhone } = {},
) =>
  db().transaction(async (tx) => {
    const listing = await lockListing(tx, listingId);
    if (listing === undefined) throw new Error('It is there');
    return resumeOwn(desk.context(), tx, listing, choice, {
      ...{ viewer: viewerOf(desk.buyer), phone, now: desk.now },
    });
  });
const seats = async (listingId: string) =>
  (await db().select().from(tickets).where(eq(tickets.listingId, listingId)).orderBy(tickets.number)).map(
    ({ userId, status, orderId }) => ({ userId, status, orderId }),
  );

it('resumes the pending ticket order of the same buyer only', async () => {
  const event = await eventIn(9);
  expect(await again(event)).toBeUndefined();
  const theirs = await two(event, await rival());
  await two(await eventIn(10));
  expect(await again(event)).toBeUndefined();
  const own = await two(event);
  expect(await again(event)).toEqual(own);
  await desk.set(own.id, { status: 'held' });
  expect(await again(event)).toBeUndefined();
  expect([await statusOf(theirs), await statusOf(own)]).toEqual(['pending_payment', 'held']);
});

it('keeps the places for the buyer when a prompt or another quantity replaces the order', async () => {
  const event = await eventIn(9);
  const [userId, orderId] = [desk.buyer.id, null];
  for (const change of [{ quantity: 1 }, {}]) {
    const order = await two(event);
    const phone = 'quantity' in change ? {} : { phone: PHONE };
    expect(await again(event, { ...NONE, ...change }, phone)).toBeUndefined();
    expect(await desk.find(order.id)).toMatchObject({ status: 'cancelled', updatedAt: desk.now });
    expect(await seats(event)).toEqual([
      { userId, orderId, status: 'offered' },
      { userId, orderId, status: 'offered' },
    ]);
  }
});

it('replaces the order when quantity, kind, promo code or time differ', async () => {
  const event = await eventIn(9);
  const [startsAt, endsAt] = [later(desk.now, DAY), later(desk.now, DAY + HOUR)];
  const order = await two(event);
  await desk.set(order.id, { kindId: KIND, promoCode: 'HALF', startsAt, endsAt });
  const same = { session: { startsAt, endsAt, hours: 1 }, quantity: 2, kindId: KIND, promoCode: 'HALF' };
  expect(await again(event, same)).toMatchObject({ id: order.id });
  for (const change of [
    { quantity: 3 },
    { kindId: newId() },
    { kindId: null },
    { promoCode: 'QUARTER' },
    { promoCode: null },
    { session: { ...same.session, startsAt: later(startsAt, 1) } },
    { session: { ...same.session, endsAt: later(endsAt, 1) } },
    { session: null },
  ]) {
    expect([change, await again(event, { ...same, ...change })]).toEqual([change, undefined]);
    expect(await statusOf(order)).toBe('cancelled');
    await desk.set(order.id, { status: 'pending_payment' });
  }
  expect(await again(event, same)).toMatchObject({ id: order.id });
});

it('does not replace a ticket order while its phone prompt is open', async () => {
  const event = await eventIn(9);
  const order = await two(event);
  await desk.prompt(order);
  const code = 'charge_under_way';
  await expect(again(event)).rejects.toMatchObject({ code });
  await expect(again(event, { ...NONE, quantity: 1 }, { phone: PHONE })).rejects.toMatchObject({ code });
  expect(await again(event, NONE, { phone: PHONE })).toMatchObject({ id: order.id });
});

it('expires overdue ticket orders of every buyer on the next request', async () => {
  const event = await eventIn(9);
  const theirs = await two(event, await rival());
  const own = await two(event);
  desk.now = own.reservedUntil;
  await desk.set(theirs.id, { reservedUntil: later(desk.now, 1) });
  expect(await again(event)).toBeUndefined();
  expect([await statusOf(own), await statusOf(theirs)]).toEqual(['expired', 'pending_payment']);
  desk.now = later(desk.now, 1);
  expect(await again(event)).toBeUndefined();
  expect(await statusOf(theirs)).toBe('expired');
  expect((await seats(event)).map(({ status }) => status)).toEqual(['left', 'left', 'left', 'left']);
});

it('does not replace a ticket order while its start is in flight, unless the quantity changes', async () => {
  const event = await eventIn(9);
  const order = await desk.unstarted(await two(event));
  await startOnce(order, async () => {
    await expect(again(event, NONE, { phone: PHONE })).rejects.toMatchObject({ code: 'conflict' });
    expect(await again(event)).toEqual(order);
    expect(await again(event, { ...NONE, quantity: 1 })).toBeUndefined();
  });
  expect(await statusOf(order)).toBe('cancelled');
});
