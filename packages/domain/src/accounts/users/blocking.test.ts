import { MINUTE } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { heldSale, listingOf } from '../../../../../apps/api/test/sales.js';
import { later } from '../../platform/clock.js';
import { blocks, follows, offers, orders, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { applyBlock, resumeReleases } from '../../deals/payments/orders/blocked-orders.js';
import type { PaymentsContext } from '../../deals/payments/context.js';
import { Blocking, type BlockingDeps } from './blocking.js';

type Tail<F extends (context: PaymentsContext, ...rest: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never;

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
let stranger: TestStudent;
let orderId: string;
let now: Date;
let calls: unknown[][];
let notices: { readonly values: object }[];
let blocking: Blocking;
let refusal: Error | undefined;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  stranger = await campus.student('Yaw Other');
  orderId = await heldSale(campus, seller, buyer);
});
beforeEach(async () => {
  now = campus.clock.now();
  [calls, notices, refusal] = [[], [], undefined];
  await db().delete(blocks);
  await db().delete(follows);
  await db()
    .update(orders)
    .set({ status: 'held', paidAt: later(now, -1_000 * MINUTE), autoReleaseAt: now });
  const record =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
      return Promise.resolve();
    };
  const outbox = { write: record('write'), flush: record('flush') };
  const realtime = { emitVolatile: (...args: unknown[]) => void calls.push(['presence', ...args]) };
  const platform = { ...campus.app.platform, clock: { now: () => now }, outbox, realtime };
  const notify = (_tx: unknown, notice: { values: object }) => Promise.resolve(void notices.push(notice));
  const context = { platform, notify } as unknown as PaymentsContext;
  const deps = {
    onBlocked: (...block: Tail<typeof applyBlock>) => applyBlock(context, ...block),
    onPauseEnded: (...pause: Tail<typeof resumeReleases>) => resumeReleases(context, ...pause),
    openOrders: (...args: unknown[]) => Promise.resolve([args]),
    requireCancellable: async (...args: unknown[]) => {
      await record('requireCancellable')(...args);
      if (refusal !== undefined) throw refusal;
    },
    cancelOpenOrders: record('cancelOpenOrders'),
  };
  blocking = new Blocking(platform as unknown as Platform, deps as unknown as BlockingDeps);
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const UNKNOWN = '01934c00-ffff-7000-8000-00000000ffff';
const block = (choice?: 'keep' | 'cancel', [one, other] = [seller.id, buyer.id]) =>
  blocking.block(one, other, choice);
const stored = async (blockerId = seller.id, blockedId = buyer.id) => {
  const pair = and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));
  const [row] = await db().select().from(blocks).where(pair);
  return row;
};
const releaseAt = async () => {
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
  return order?.autoReleaseAt?.getTime();
};
const names = () => calls.map(([name]) => name);

describe('a block', () => {
  it('is stored at once, pauses the releases, and shows each student offline to the other', async () => {
    await block();
    expect(await stored()).toMatchObject({ keepsOrders: false, createdAt: now, pausedSince: null });
    expect(notices).toMatchObject([{ userId: buyer.id, values: { kept: false } }]);
    expect(calls).toEqual([
      ['write', expect.anything(), 'order.changed', { orderId }],
      ['flush'],
      ['presence', buyer.id, 'presence', { userId: seller.id, presence: 'offline' }],
      ['presence', seller.id, 'presence', { userId: buyer.id, presence: 'offline' }],
    ]);
  });

  it('is refused for oneself, and for an unknown or deleted student', async () => {
    await expect(block(undefined, [seller.id, seller.id])).rejects.toMatchObject({ code: 'forbidden' });
    await expect(block(undefined, [seller.id, UNKNOWN])).rejects.toMatchObject({ code: 'not_found' });
    await db().update(users).set({ deletedAt: now }).where(eq(users.id, stranger.id));
    await expect(block(undefined, [seller.id, stranger.id])).rejects.toMatchObject({ code: 'not_found' });
    await expect(blocking.openOrders(seller.id, stranger.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(blocking.unblock(seller.id, stranger.id)).rejects.toMatchObject({ code: 'not_found' });
    await db().update(users).set({ deletedAt: null }).where(eq(users.id, stranger.id));
    expect(await blocking.openOrders(seller.id, buyer.id)).toEqual([[seller.id, buyer.id]]);
    expect(await stored(seller.id, stranger.id)).toBeUndefined();
  });

  it('checks that open orders can be cancelled before it is stored, and sends no notice of a choice', async () => {
    refusal = new Error('too late');
    await expect(block('cancel')).rejects.toBe(refusal);
    expect([await stored(), names()]).toEqual([undefined, ['requireCancellable']]);
    refusal = undefined;
    await block('cancel');
    expect(calls.slice(1)).toEqual([
      ['requireCancellable', seller.id, buyer.id],
      ['cancelOpenOrders', seller.id, buyer.id],
      expect.anything(),
      expect.anything(),
    ]);
    expect([(await stored())?.keepsOrders, notices]).toEqual([false, []]);
  });

  it('ends following between the two in both directions, and no other follow', async () => {
    const pairs = [
      [seller, buyer],
      [buyer, seller],
      [seller, stranger],
      [stranger, buyer],
    ] as const;
    for (const [one, other] of pairs)
      await db().insert(follows).values({ followerId: one.id, followedId: other.id, createdAt: now });
    await block();
    const left = await db().select().from(follows);
    expect(left.map(({ followedId }) => followedId).sort()).toEqual([stranger.id, buyer.id].sort());
  });

  it('ends the open offers between the two', async () => {
    const hiveId = await listingOf(seller);
    const { data } = await buyer.client.offers.create({ hiveId, amount: 2_000 });
    const ends = async () => (await db().select().from(offers).where(eq(offers.id, data.id)))[0]?.status;
    await block(undefined, [seller.id, stranger.id]);
    expect(await ends()).toBe('open');
    await block();
    expect(await ends()).toBe('expired');
  });
});

describe('the choice about open orders', () => {
  it('adds the pause since the block once, and notifies the other side, when the orders are kept', async () => {
    await block();
    const due = now.getTime();
    now = later(now, 10 * MINUTE);
    await block('keep');
    expect(await stored()).toMatchObject({ keepsOrders: true, pausedSince: now });
    expect(await releaseAt()).toBe(due + 10 * MINUTE);
    expect(notices.map(({ values }) => values)).toMatchObject([{ kept: false }, { kept: true }]);
    now = later(now, 10 * MINUTE);
    await block('keep');
    await block();
    expect(await stored()).toMatchObject({ keepsOrders: true });
    expect(await releaseAt()).toBe(due + 10 * MINUTE);
    expect(notices).toHaveLength(2);
  });

  it('adds no pause when it is made together with the block to keep the orders', async () => {
    await block('keep');
    expect(await stored()).toMatchObject({ keepsOrders: true, pausedSince: null });
    expect(await releaseAt()).toBe(now.getTime());
    expect(notices).toMatchObject([{ values: { kept: true } }]);
  });

  it('pauses the releases again from now when it changes from keep to cancel', async () => {
    await block('keep');
    now = later(now, 10 * MINUTE);
    await block('cancel');
    expect(await stored()).toMatchObject({ keepsOrders: false, pausedSince: now });
  });

  it('stays undecided, without a second notice, when the block is repeated', async () => {
    await block();
    await block();
    expect(await stored()).toMatchObject({ keepsOrders: false, pausedSince: null });
    expect(notices).toHaveLength(1);
  });
});

describe('the end of a block', () => {
  it('adds its pause to the release, while a block by the other side pauses on from then', async () => {
    const due = now.getTime();
    await block();
    now = later(now, 10 * MINUTE);
    await block(undefined, [buyer.id, seller.id]);
    now = later(now, 5 * MINUTE);
    calls = [];
    await blocking.unblock(seller.id, buyer.id);
    expect(await stored()).toBeUndefined();
    expect(await stored(buyer.id, seller.id)).toMatchObject({ pausedSince: now });
    expect(await releaseAt()).toBe(due + 15 * MINUTE);
    expect(names()).toEqual(['write', 'flush']);
    now = later(now, MINUTE);
    await blocking.unblock(buyer.id, seller.id);
    expect(await releaseAt()).toBe(due + 16 * MINUTE);
  });

  it('adds no pause when the orders were kept or when there is no block', async () => {
    await block('keep');
    now = later(now, 10 * MINUTE);
    const due = await releaseAt();
    await blocking.unblock(seller.id, buyer.id);
    await blocking.unblock(seller.id, buyer.id);
    expect(await releaseAt()).toBe(due);
  });

  it('leaves the pauses of other pairs unchanged', async () => {
    await block();
    const began = now;
    await block(undefined, [seller.id, stranger.id]);
    await block(undefined, [stranger.id, buyer.id]);
    now = later(now, MINUTE);
    await blocking.unblock(seller.id, buyer.id);
    for (const [one, other] of [
      [seller, stranger],
      [stranger, buyer],
    ] as const)
      expect(await stored(one.id, other.id)).toMatchObject({ createdAt: began, pausedSince: null });
  });
});

describe('the list of blocks', () => {
  it('contains the blocks of the viewer, latest first, page by page', async () => {
    const ids = [stranger.id, buyer.id];
    for (const [at, blockedId] of ids.entries())
      await db()
        .insert(blocks)
        .values({ blockerId: seller.id, blockedId, createdAt: later(now, at) });
    await db().insert(blocks).values({ blockerId: buyer.id, blockedId: seller.id, createdAt: now });
    const first = await blocking.list(seller.id, { limit: 1 });
    expect(first.data).toMatchObject([{ id: buyer.id }]);
    const cursor = first.pagination.nextCursor ?? '';
    const rest = await blocking.list(seller.id, { limit: 1, cursor });
    expect(rest).toMatchObject({ data: [{ id: stranger.id }], pagination: { nextCursor: null } });
    expect((await blocking.list(seller.id, {})).data.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await blocking.list(stranger.id, {})).data).toEqual([]);
  });

  it('continues among blocks of the same moment by their ids', async () => {
    const ids = [stranger.id, buyer.id].sort().reverse();
    for (const blockedId of ids)
      await db().insert(blocks).values({ blockerId: seller.id, blockedId, createdAt: now });
    const first = await blocking.list(seller.id, { limit: 1 });
    const rest = await blocking.list(seller.id, { limit: 1, cursor: first.pagination.nextCursor ?? '' });
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids);
  });
});
