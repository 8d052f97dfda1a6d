import { DAY, HOUR } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { later } from '../../../platform/clock.js';
import { blocks, orders } from '../../../platform/database/schema/index.js';

type Student = Awaited<ReturnType<TestCampus['student']>>;

let campus: TestCampus;
let sales: Sales;
let seller: Student;
let buyer: Student;
let id: string;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
afterAll(() => campus.close());
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  id = (await sales.held(seller, buyer, 50)).paymentId;
});

const find = async () => {
  const [order] = await campus.app.platform.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('Orders are never deleted');
  return order;
};
const releaseDue = () => campus.app.platform.jobs.runNow('payments.release-due', {});
const makeDue = () =>
  campus.app.platform.db
    .update(orders)
    .set({ autoReleaseAt: later(campus.clock.now(), -1) })
    .where(eq(orders.id, id));

/** Returns the difference between the time that was added to the release and the time since the first block, at the latest change. */
async function pauseSince(before: number, startedAt: number): Promise<number> {
  const { autoReleaseAt, updatedAt } = await find();
  return (autoReleaseAt?.getTime() ?? 0) - before - (updatedAt.getTime() - startedAt);
}

it('does not release a due order before the blocker has chosen, and releases it after the choice', async () => {
  await makeDue();
  await seller.client.users.block({ id: buyer.id });
  await releaseDue();
  expect((await find()).status).toBe('held');
  await seller.client.users.block({ id: buyer.id, orders: 'keep' });
  await makeDue();
  await releaseDue();
  expect((await find()).status).toBe('released');
});

it('pauses the release for a block that was stored before blockers could choose', async () => {
  await makeDue();
  await campus.app.platform.db
    .insert(blocks)
    .values({ blockerId: buyer.id, blockedId: seller.id, createdAt: later(campus.clock.now(), -30 * DAY) });
  await releaseDue();
  expect((await find()).status).toBe('held');
  await buyer.client.users.unblock({ id: seller.id });
  // The pause began when money was held, which is less than the 30 days of the block.
  expect((await find()).autoReleaseAt?.getTime()).toBeLessThan(later(campus.clock.now(), DAY).getTime());
  await makeDue();
  await releaseDue();
  expect((await find()).status).toBe('released');
});

it('adds each part of the pause to the release time once, while two blocks overlap', async () => {
  const blockOf = async (blockerId: string) => {
    const [block] = await campus.app.platform.db.select().from(blocks).where(eq(blocks.blockerId, blockerId));
    return block;
  };
  const before = (await find()).autoReleaseAt?.getTime() ?? 0;
  await seller.client.users.block({ id: buyer.id });
  const startedAt = (await blockOf(seller.id))?.createdAt.getTime() ?? 0;
  campus.clock.advance(8 * HOUR);
  await buyer.client.users.block({ id: seller.id });
  campus.clock.advance(HOUR);
  await seller.client.users.block({ id: buyer.id, orders: 'keep' });
  expect(await pauseSince(before, startedAt)).toBe(0);
  expect((await blockOf(buyer.id))?.pausedSince).toEqual((await find()).updatedAt);
  campus.clock.advance(HOUR);
  await buyer.client.users.unblock({ id: seller.id });
  expect(await pauseSince(before, startedAt)).toBe(0);
  expect((await find()).autoReleaseAt?.getTime()).toBeGreaterThanOrEqual(before + 10 * HOUR);
});

it('sends the refund to the provider when the blocker cancels', async () => {
  await buyer.client.users.block({ id: seller.id, orders: 'cancel' });
  await campus.app.platform.jobs.runNow('payments.refund', { orderId: id });
  expect((await buyer.client.payments.get({ id })).data.refund).toMatchObject({ status: 'processed' });
});
