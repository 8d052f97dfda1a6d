import { DAY } from '@campushive/contract';
import { accountOf, creditPostings } from '@campushive/contract/rules/postings';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { heldSale } from '../../../../../apps/api/test/sales.js';
import { later } from '../../platform/clock.js';
import {
  credits,
  orders,
  payoutAccounts,
  payoutParts,
  payouts,
} from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Transfer } from '../../platform/paystack/provider.js';
import { balanceOf, post } from '../payments/ledger/ledger.js';
import type { PayoutRow, PayoutsContext } from './context.js';
import { createDuePayouts } from './create-payout.js';
import { isCarried } from './unsettled-amounts.js';
import { applyTransfer } from './settle.js';

/** Maximum amount a wallet can receive per day. */
const LIMIT = 1_500_000;

let campus: TestCampus;
let sold: typeof orders.$inferSelect;
let seller: TestStudent;
let now: Date;
const heard: unknown[] = [];

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  const other = await campus.student('Yaw Other');
  const id = await heldSale(campus, other, await campus.student('Kwame Boateng'));
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('It was bought');
  sold = order;
});
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  now = campus.clock.now();
  heard.length = 0;
  await db()
    .insert(payoutAccounts)
    .values({
      ...{ userId: seller.id, network: 'mtn', phone: '0551234987', name: seller.name },
      ...{ createdAt: now, updatedAt: now },
    });
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const context = (): PayoutsContext => {
  const { platform } = campus.app;
  const jobs = Object.assign(Object.create(platform.jobs), { send: () => Promise.resolve() });
  return {
    platform: { ...platform, clock: { now: () => now }, jobs },
    notify: (_tx: unknown, notified: unknown) => Promise.resolve(heard.push(notified)),
  } as unknown as PayoutsContext;
};
const sale = async (payout: number): Promise<string> => {
  const id = newId();
  const fresh = { id, reference: `cmp-${id}`, sellerId: seller.id, item: 'service' } as const;
  await db()
    .insert(orders)
    .values({ ...sold, ...fresh, status: 'released', releasedAt: now, payout });
  const postings = [
    { account: accountOf(seller.id), amount: -payout },
    { account: 'held', amount: payout },
  ];
  await post(db(), { orderId: id, kind: 'release' }, postings, now);
  return id;
};
const statusOf = async (id: string) => {
  const [row] = await db().select().from(orders).where(eq(orders.id, id));
  return row?.status;
};
const mine = () => db().select().from(payouts).where(eq(payouts.userId, seller.id)).orderBy(asc(payouts.id));
/** Creates the daily payout of the next day, with a working account. */
const next = async (): Promise<PayoutRow | undefined> => {
  now = later(now, DAY);
  await db()
    .update(payoutAccounts)
    .set({ needsAttention: false })
    .where(eq(payoutAccounts.userId, seller.id));
  const before = new Set((await mine()).map(({ id }) => id));
  await createDuePayouts(context());
  return (await mine()).find(({ id }) => !before.has(id));
};
const end = async ({ id, reference, amount }: PayoutRow, status: Transfer['status']) => {
  const failure = status === 'failed' ? ('account_not_credited' as const) : null;
  const transfer = { reference, amount, status, code: 'TRF', currency: 'GHS', reason: null, failure };
  await applyTransfer(context(), id, transfer);
};
/** Returns the part of the sale that arrived and did not come back. */
const arrivedOf = async (id: string): Promise<number> => {
  const rows = await db()
    .select({ amount: payoutParts.amount })
    .from(payoutParts)
    .innerJoin(payouts, eq(payouts.id, payoutParts.payoutId))
    .where(eq(payoutParts.orderId, id));
  const paid = (await mine())
    .filter(({ status }) => status === 'paid')
    .reduce((sum, one) => sum + one.amount, 0);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(paid);
  return paid;
};

describe('a sale split over two payouts', () => {
  const ENDS = ['success', 'failed', 'returned'] as const;
  type End = (typeof ENDS)[number];
  const orderings = ENDS.flatMap((first) =>
    ENDS.flatMap((second) =>
      ([true, false] as const).map((firstEndsFirst) => [first, second, firstEndsFirst] as const),
    ),
  );

  it.each(orderings)(
    'is paid out once both parts have arrived: %s and %s, in order: %s',
    async (a, b, inOrder) => {
      const id = await sale(2 * LIMIT);
      const first = await next();
      // The second payout is decided on the next day, while the first is at the network or has arrived.
      if (first === undefined) throw new Error('A payout is due');
      if (inOrder && a !== 'returned') await end(first, a);
      if (inOrder && a === 'returned') await end(first, 'success');
      await db()
        .update(payouts)
        .set({ paidAt: later(now, -DAY) })
        .where(eq(payouts.id, first.id));
      if (!inOrder) await raiseLimit(first);
      const second = await next();
      if (second === undefined) throw new Error('A payout is due');
      const steps: (() => Promise<void>)[] = [];
      const finish = (one: PayoutRow, how: End) =>
        how === 'returned' ? [() => end(one, 'success'), () => end(one, 'failed')] : [() => end(one, how)];
      if (inOrder)
        steps.push(...finish(second, b), ...(a === 'returned' ? [() => end(first, 'failed')] : []));
      else steps.push(...finish(second, b), ...finish(first, a));
      for (const step of steps) {
        await step();
        expect(await statusOf(id)).toBe((await arrivedOf(id)) === 2 * LIMIT ? 'paid_out' : 'released');
      }
      // Money that came back is sent again, until nothing is owed.
      for (let round = 0; round < 3; round += 1) {
        const again = await next();
        if (again === undefined) break;
        expect(await statusOf(id)).toBe('released');
        await end(again, 'success');
        // A repeated answer changes nothing.
        await end(again, 'success');
      }
      expect(await balanceOf(db(), accountOf(seller.id))).toBe(0);
      expect([await statusOf(id), await arrivedOf(id)]).toEqual(['paid_out', 2 * LIMIT]);
    },
  );

  /** Moves the first payout to another number, so that the wallet takes a second one meanwhile. */
  const raiseLimit = (payout: PayoutRow) =>
    db().update(payouts).set({ phone: '0551234000' }).where(eq(payouts.id, payout.id));
});

it('sends the part of a returned payout again without reopening the other sale', async () => {
  const [large, small] = [await sale(LIMIT + 500_000), await sale(400_000)];
  const first = await next();
  if (first === undefined) throw new Error('A payout is due');
  await end(first, 'success');
  const rest = await next();
  expect(rest).toMatchObject({ amount: 900_000, sales: 2 });
  if (rest === undefined) throw new Error('A payout is due');
  await end(rest, 'success');
  expect([await statusOf(large), await statusOf(small)]).toEqual(['paid_out', 'paid_out']);
  await end(first, 'failed');
  expect([await statusOf(large), await statusOf(small)]).toEqual(['released', 'paid_out']);
  const again = await next();
  expect(again).toMatchObject({ amount: LIMIT, sales: 1 });
});

it('prevents the withdrawal of a credit while a part of it is under way', async () => {
  const id = newId();
  await sale(LIMIT - 1_000);
  const row = {
    userId: seller.id,
    amount: 5_000,
    reason: 'Thanks',
    givenById: sold.sellerId,
    createdAt: now,
  };
  await db()
    .insert(credits)
    .values({ id, ...row });
  await post(db(), { creditId: id, kind: 'credit' }, creditPostings(seller.id, 5_000), now);
  expect(await isCarried(db(), id)).toBe(false);
  const first = await next();
  expect([first?.credits, await isCarried(db(), id)]).toEqual([0, true]);
  if (first === undefined) throw new Error('A payout is due');
  await end(first, 'failed');
  expect(await isCarried(db(), id)).toBe(false);
});
