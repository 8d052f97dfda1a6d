import { RESERVATION_LIFETIME } from '@campushive/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';
import { bundleItems, listings, liveSales, orders } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import { findPriceRange } from '../../../catalogue/hives/prices/price-range.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let rival: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  sales = createSales(campus);
});
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  rival = await campus.student('Yaw Rival');
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const some = (count: number, price = 100) =>
  Promise.all(Array.from({ length: count }, (_, n) => listingOf(seller, price + n)));
const begin = ([hiveId = '', ...bundledIds]: readonly string[], student = buyer) =>
  campus.request('POST', `/payments/initialize/${hiveId}`, {
    token: student.token,
    body: bundledIds.length > 0 ? { bundledIds } : {},
  });
const started = async (ids: readonly string[], student = buyer) => {
  const answer = await begin(ids, student);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data as { paymentId: string; reference: string; accessCode: string };
};
const verify = async (reference: string, student = buyer) => {
  const answer = await campus.request('GET', `/payments/verify/${reference}`, { token: student.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const statuses = async (ids: readonly string[]) => {
  const rows = await db()
    .select()
    .from(listings)
    .where(inArray(listings.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const live = async (ids: readonly string[]) =>
  (
    await db()
      .select()
      .from(liveSales)
      .where(inArray(liveSales.listingId, [...ids]))
  ).length;
/** Expects the database's own constraint to refuse a second live sale. */
const refusedByDatabase = (write: Promise<unknown>) =>
  expect(write).rejects.toMatchObject({ cause: { code: '23505', constraint: 'live_sales_pkey' } });

describe('the database', () => {
  const rowOf = async (id: string) => {
    const [row] = await db().select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('No such order');
    return row;
  };

  it('refuses a second live sale of one item, alone or in another bundle', async () => {
    const [lamp = '', kettle = ''] = await some(2);
    const [rug = ''] = await some(1);
    const first = await rowOf((await started([lamp, kettle])).paymentId);
    const again = {
      ...first,
      id: newId(),
      reference: 'cmp-other',
    };
    await refusedByDatabase(
      db()
        .insert(orders)
        .values({ ...again, listingId: kettle, moreItems: 0 }),
    );
    const { paymentId } = await started([rug], rival);
    const beside = { orderId: paymentId, listingId: kettle, position: 1, title: 'Kettle', price: 100 };
    await refusedByDatabase(db().insert(bundleItems).values(beside));
    expect(await live([lamp, kettle, rug])).toBe(3);
  });

  it('refuses to reopen an order while one of its items is sold elsewhere', async () => {
    const ids = await some(3);
    const { paymentId } = await started(ids);
    await campus.request('POST', `/payments/${paymentId}/cancel`, { token: buyer.token, body: {} });
    expect(await live(ids)).toBe(0);
    await started(ids.slice(1, 2), rival);
    await refusedByDatabase(db().update(orders).set({ status: 'held' }).where(eq(orders.id, paymentId)));
  });
});

describe('concurrent orders of overlapping bundles', () => {
  it('reserve all items for one buyer and none for the other', async () => {
    const ids = await some(4);
    const [a = '', b = '', c = '', d = ''] = ids;
    const answers = await Promise.all([begin([a, b, c]), begin([d, c, b], rival)]);
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toMatch(/listing_reserved|conflict/);
    expect((await statuses(ids)).filter((one) => one === 'reserved')).toHaveLength(3);
    expect(await live(ids)).toBe(3);
  });

  it('do not deadlock, whatever the sequence of their items', async () => {
    const ids = await some(5);
    const buyers = await Promise.all([1, 2, 3, 4].map((n) => campus.student(`Buyer ${n}`)));
    const requestedIds = [ids, ids.toReversed(), ids.slice(2), ids.slice(0, 1)];
    const answers = await Promise.all(buyers.map((student, n) => begin(requestedIds[n] ?? [], student)));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const reservedCount = (await statuses(ids)).filter((one) => one === 'reserved').length;
    expect(await live(ids)).toBe(reservedCount);
  });
});

describe('a late payment of a bundle', () => {
  const lapsed = async (ids: readonly string[]) => {
    const order = await started(ids);
    campus.clock.advance(RESERVATION_LIFETIME + 1_000);
    await campus.app.platform.jobs.runNow('payments.expire-due', {});
    expect(await statuses(ids)).toEqual(ids.map(() => 'active'));
    return order;
  };

  it('is accepted when every item is still available', async () => {
    const ids = await some(3);
    const { accessCode, reference } = await lapsed(ids);
    await sales.checkout(accessCode);
    await vi.waitFor(async () => expect((await verify(reference)).orderStatus).toBe('held'), 120_000);
    expect(await statuses(ids)).toEqual(['sold', 'sold', 'sold']);
  });

  it('is refunded when one item has been taken', async () => {
    const ids = await some(3);
    const { accessCode, reference } = await lapsed(ids);
    await started(ids.slice(2), rival);
    await sales.checkout(accessCode);
    await vi.waitFor(async () => expect((await verify(reference)).orderStatus).toBe('refunded'), 120_000);
    expect(await statuses(ids)).toEqual(['active', 'active', 'reserved']);
  });
});

it('freezes the whole bundle on a chargeback and keeps its items off sale', async () => {
  const ids = await some(2);
  const { accessCode, reference } = await started(ids);
  await sales.checkout(accessCode);
  await vi.waitFor(async () => expect((await verify(reference)).orderStatus).toBe('held'), 120_000);
  const { id } = await sales.bank({ action: 'raise', reference });
  await sales.sendDisputeEvent('charge.dispute.create', id, reference);
  await vi.waitFor(async () => expect((await verify(reference)).orderStatus).toBe('frozen'), 120_000);
  expect(await statuses(ids)).toEqual(['sold', 'sold']);
  expect(await live(ids)).toBe(2);
});

it('includes the paid price of each bundled item in the price range of past sales', async () => {
  // Excludes the sales of other tests.
  await db().update(listings).set({ status: 'hidden' });
  const prices = [100, 101, 102, 103, 104];
  const ids = await some(5);
  const { accessCode, reference, paymentId } = await started(ids);
  await sales.checkout(accessCode);
  await vi.waitFor(async () => expect((await verify(reference)).orderStatus).toBe('held'), 120_000);
  const { handoverCode } = await verify(reference);
  await campus.request('POST', `/payments/${paymentId}/handover`, {
    token: seller.token,
    body: { code: handoverCode },
  });
  expect(await statuses(ids)).toEqual(ids.map(() => 'completed'));
  // A later price of the listing must not count, only the price paid.
  await db().update(listings).set({ priceMinor: 900_000 }).where(inArray(listings.id, ids));
  const range = await findPriceRange(db(), 'laptops-phones', 'ug', campus.app.platform.clock.now());
  expect(range).toMatchObject({ count: prices.length, median: 102 });
});

it('returns 404 for the payment and the receipt of a bundle to a stranger', async () => {
  const { paymentId } = await started(await some(2));
  for (const path of ['', '/receipt']) {
    const answer = await campus.request('GET', `/payments/${paymentId}${path}`, { token: rival.token });
    expect(answer.status).toBe(404);
  }
});
