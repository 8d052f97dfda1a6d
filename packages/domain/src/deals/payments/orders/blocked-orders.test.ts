import { DAY, HOUR } from '@campushive/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { heldSale } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { blocks, disputes, listings, orders, refunds } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import { isClosed } from '../../../talk/messages/closed-thread.js';
import { releaseIsPaused } from '../../orders/block-sql.js';
import {
  applyBlock,
  cancelOpenOrders,
  listOpenOrders,
  requireCancellable,
  resumeReleases,
} from './blocked-orders.js';
import type { PaymentsContext } from '../context.js';
import { findOrder } from './orders.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
let stranger: TestStudent;
let sold: typeof orders.$inferSelect;
let now: Date;
let notices: object[];
let events: unknown[][];
let jobs: unknown[][];
let flushes: number;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  stranger = await campus.student('Yaw Other');
  const id = await heldSale(campus, seller, buyer);
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('It was bought');
  sold = order;
  await db().update(listings).set({ photos: [] });
});
beforeEach(async () => {
  now = campus.clock.now();
  [notices, events, jobs, flushes] = [[], [], [], 0];
  await db().delete(blocks);
  await db().update(orders).set({ status: 'released' });
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const notify = (_tx: unknown, notice: object) => Promise.resolve(void notices.push(notice));
const outbox = {
  write: (_tx: unknown, ...event: unknown[]) => Promise.resolve(void events.push(event)),
  flush: () => Promise.resolve(void (flushes += 1)),
};
const context = (): PaymentsContext => {
  const { platform } = campus.app;
  const send = (...job: unknown[]) => Promise.resolve(void jobs.push(job));
  const doubles = {
    clock: { now: () => now },
    outbox,
    jobs: Object.assign(Object.create(platform.jobs), { send }),
  };
  return { platform: { ...platform, ...doubles }, notify, notifyAll: notify } as unknown as PaymentsContext;
};

/** Stores an order of a service, held unless `change` says otherwise. */
async function order(change: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const fresh = { id, reference: `cmp-${id}`, item: 'service', status: 'held', startsAt: null } as const;
  await db()
    .insert(orders)
    .values({ ...sold, ...fresh, paidAt: later(now, -DAY), ...change });
  return id;
}
const stored = async (id: string) => {
  const row = await findOrder(db(), eq(orders.id, id));
  if (row === undefined) throw new Error('Orders are never deleted');
  return row.order;
};
const open = (blocker = buyer, other = seller) => listOpenOrders(context(), blocker.id, other.id);
const late = { item: 'session', startsAt: new Date(0), endsAt: new Date(1) } as const;

describe('the open orders of two students', () => {
  it('include those with held money in order of creation, with the role of the blocker', async () => {
    const ids = [await order(), await order({ status: 'disputed', moreItems: 2 })];
    await order({ status: 'refunded' });
    await order({ status: 'pending_payment' });
    await order({ buyerId: stranger.id });
    await order({ sellerId: stranger.id });
    const first = { id: ids[0], title: 'HP EliteBook', moreItems: 0, photo: null, amount: sold.total / 100 };
    expect(await open()).toEqual([
      { ...first, role: 'buyer', orderStatus: 'held', canCancel: true },
      { ...first, id: ids[1], moreItems: 2, role: 'buyer', orderStatus: 'disputed', canCancel: false },
    ]);
    expect((await open(seller, buyer)).map(({ role }) => role)).toEqual(['seller', 'seller']);
    expect(await open(seller, stranger)).toHaveLength(1);
  });

  it('show the first photo of the listing', async () => {
    const photo = { id: newId(), url: '/photo', placeholder: 'data:,', width: 4, height: 3, variants: [] };
    await db()
      .update(listings)
      .set({ photos: [photo] });
    await order();
    expect((await open())[0]?.photo).toEqual(photo);
    await db().update(listings).set({ photos: [] });
  });

  it('can be cancelled by the seller but not the buyer once the lesson has started', async () => {
    await order(late);
    expect(await open()).toMatchObject([{ canCancel: false }]);
    expect(await open(seller, buyer)).toMatchObject([{ canCancel: true }]);
    await expect(requireCancellable(context(), buyer.id, seller.id)).rejects.toMatchObject({
      code: 'cancel_too_late',
    });
    await expect(requireCancellable(context(), seller.id, buyer.id)).resolves.toBeUndefined();
    await expect(requireCancellable(context(), buyer.id, stranger.id)).resolves.toBeUndefined();
  });
});

describe('cancelling all open orders of a pair', () => {
  it('refunds each order in full, with the blocking side as the reason', async () => {
    const ids = [await order(), await order()];
    const other = await order({ sellerId: stranger.id });
    await cancelOpenOrders(context(), seller.id, buyer.id);
    for (const id of ids) expect(await stored(id)).toMatchObject({ status: 'refunded' });
    expect(await stored(other)).toMatchObject({ status: 'held' });
    const rows = await db().select().from(refunds).where(inArray(refunds.orderId, ids));
    expect(rows).toHaveLength(2);
    expect(rows).toMatchObject(ids.map(() => ({ reason: 'seller_cancelled' })));
    expect(jobs.map(([name, data]) => [name, data])).toEqual(
      expect.arrayContaining(ids.map((orderId) => ['payments.refund', { orderId }])),
    );
    expect(flushes).toBeGreaterThan(0);
  });

  it('is refused as a whole when an order can no longer be cancelled', async () => {
    const started = await order(late);
    await expect(cancelOpenOrders(context(), buyer.id, seller.id)).rejects.toMatchObject({
      code: 'cancel_too_late',
    });
    expect(await stored(started)).toMatchObject({ status: 'held' });
    expect(jobs).toEqual([]);
  });

  it('skips an order that was released in the meantime', async () => {
    const [one, two] = [await order(), await order()];
    const made = context();
    // The second one is released while the first one is refunded.
    const release = {
      ...made.platform.jobs,
      send: () => db().update(orders).set({ status: 'released' }).where(eq(orders.id, two)),
    };
    await cancelOpenOrders(
      { ...made, platform: { ...made.platform, jobs: release } } as never,
      seller.id,
      buyer.id,
    );
    expect([(await stored(one)).status, (await stored(two)).status]).toEqual(['refunded', 'released']);
  });
});

describe('a block between two sides of an order', () => {
  it('notifies the other side of each open order, and refreshes its pages', async () => {
    const bought = await order();
    const soldByBlocked = await order({ buyerId: seller.id, sellerId: buyer.id });
    await order({ status: 'released' });
    const block = { blockerId: seller.id, blockedId: buyer.id, keepsOrders: true, isNews: true };
    await applyBlock(context(), db(), block, now);
    expect(notices).toMatchObject([
      {
        ...{
          userId: buyer.id,
          type: 'payment',
          kind: 'payment_blocked',
          subject: { type: 'payment', id: bought },
        },
        values: { to: 'buyer', kept: true },
      },
      { userId: buyer.id, subject: { id: soldByBlocked }, values: { to: 'seller', kept: true } },
    ]);
    expect(events).toEqual([
      ['order.changed', { orderId: bought }],
      ['order.changed', { orderId: soldByBlocked }],
    ]);
  });

  it.each([
    [[], true],
    [[false], false],
    [[true], true],
    [[true, false], false],
    [[true, true], true],
  ])('with the choices %j lets the two write about an open order: %s', async (choices, canWrite) => {
    const id = await order();
    const between = [seller.id, buyer.id];
    for (const [at, keepsOrders] of choices.entries()) {
      const [blockerId = '', blockedId = ''] = at === 0 ? between : between.toReversed();
      await db().insert(blocks).values({ blockerId, blockedId, keepsOrders, createdAt: now });
    }
    const closed = (listingId: string | null, other = buyer) =>
      isClosed(db(), seller.id, other.id, listingId);
    expect(await closed(sold.listingId)).toBe(!canWrite);
    expect(await isClosed(db(), buyer.id, seller.id, sold.listingId)).toBe(!canWrite);
    expect(await closed(null)).toBe(choices.length > 0);
    expect(await closed(sold.listingId, stranger)).toBe(false);
    const row = await findOrder(db(), eq(orders.id, id));
    expect(row?.blocks ?? []).toHaveLength(choices.length);
    const [paused] = await db().select({ is: releaseIsPaused }).from(orders).where(eq(orders.id, id));
    expect(paused?.is).toBe(!canWrite);
    await db().update(orders).set({ status: 'released' });
    expect(await closed(sold.listingId)).toBe(choices.length > 0);
  });
});

describe('the end of a release pause', () => {
  const resume = (pausedSince: Date) =>
    resumeReleases(context(), db(), { one: seller.id, other: buyer.id, pausedSince }, now);
  const at = (ms: number) => later(now, ms);

  it('postpones each release by the time since the block, the payment or the end of the complaint', async () => {
    const due = at(HOUR);
    const ids = [
      await order({ autoReleaseAt: due }),
      await order({ autoReleaseAt: due, paidAt: at(-2 * HOUR) }),
      await order({ autoReleaseAt: due }),
    ];
    await db()
      .insert(disputes)
      .values({
        ...{ orderId: ids[2] ?? '', reason: 'not_received', text: 'It never came', createdAt: at(-DAY) },
        resolvedAt: at(-HOUR),
      });
    await resume(at(-5 * HOUR));
    const times = await Promise.all(ids.map(async (id) => (await stored(id)).autoReleaseAt?.getTime()));
    expect(times).toEqual([6, 3, 2].map((hours) => at(hours * HOUR).getTime()));
    expect((await stored(ids[0] ?? '')).updatedAt).toEqual(now);
    expect(events).toEqual(ids.map((orderId) => ['order.changed', { orderId }]));
  });

  it('changes no order without a release time, in a complaint, or of another pair', async () => {
    const due = at(HOUR);
    const ids = [
      await order({ autoReleaseAt: null }),
      await order({ status: 'disputed', autoReleaseAt: due }),
      await order({ buyerId: stranger.id, autoReleaseAt: due }),
    ];
    await resume(at(-5 * HOUR));
    const times = await Promise.all(ids.map(async (id) => (await stored(id)).autoReleaseAt));
    expect(times).toEqual([null, due, due]);
    expect(events).toHaveLength(2);
  });
});
