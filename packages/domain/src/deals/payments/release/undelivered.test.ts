import {
  AUTO_RELEASE_AFTER,
  DAY,
  ERRAND_TIME,
  MINUTE,
  WORK_CANCELLABLE_AFTER,
  WORK_REFUNDED_AFTER,
  WORK_TIME,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { later } from '../../../platform/clock.js';
import { completions, ledgerEntries, orders } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let poster: TestStudent;
let worker: TestStudent;
let stranger: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  poster = await campus.student('Akosua Mensah');
  worker = await campus.student('Kwame Boateng');
  stranger = await campus.student('Yaa Asantewaa');
});
afterAll(() => campus.close());

async function held(category: 'sidehustle' | 'logistics' = 'logistics'): Promise<string> {
  const gig = {
    category: 'sidehustle',
    title: 'Type my project',
    description: 'Forty pages',
    price: 80,
    applicationDeadline: later(campus.clock.now(), DAY).toISOString(),
  } as const;
  const errand = { category: 'logistics', title: 'Carry a fridge', price: 80 } as const;
  const { id: hiveId } = (await poster.client.category.create(category === 'sidehustle' ? gig : errand)).data;
  await worker.client.applications.create({ id: hiveId, message: 'I type fast' });
  await poster.client.hives.assign({ id: hiveId, assignedToId: worker.id });
  const payment = (await poster.client.payments.initialize({ hiveId })).data;
  await sales.checkout(payment.accessCode);
  return (await poster.client.payments.verify({ reference: payment.reference })).data.id;
}
const db = () => campus.app.platform.db;
const find = async (id: string) => {
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('Orders are never deleted');
  return order;
};
const runJobs = async () => {
  await campus.app.platform.jobs.runNow('payments.release-due', {});
  await campus.app.platform.jobs.runNow('payments.undelivered', {});
};
/** Moves the deadline of an order to some time before now. */
const setDueBefore = (id: string, milliseconds: number) =>
  db()
    .update(orders)
    .set({ workDueAt: later(campus.clock.now(), -milliseconds) })
    .where(eq(orders.id, id));
const notifiedOf = async (student: TestStudent, id: string) => {
  const rows = (await student.client.notifications.list({ limit: 50 })).data;
  return rows
    .filter(({ subject }) => subject?.id === id)
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('work_') || kind.includes('refund'))
    .toReversed();
};

describe('work that is not marked as done', () => {
  it('has a deadline by its kind, and is never released automatically', async () => {
    for (const [category, time] of [
      ['sidehustle', WORK_TIME],
      ['logistics', ERRAND_TIME],
    ] as const) {
      const { id, paidAt, workDueAt, autoReleaseAt } = await find(await held(category));
      expect(autoReleaseAt).toBeNull();
      expect(workDueAt).toEqual(later(paidAt ?? new Date(0), time));
      await setDueBefore(id, AUTO_RELEASE_AFTER + DAY);
      await runJobs();
      expect((await find(id)).status).toBe('held');
    }
  });

  it('triggers one reminder to the worker when due, and one to both sides when overdue', async () => {
    const id = await held();
    await runJobs();
    expect(await notifiedOf(worker, id)).toEqual([]);
    await setDueBefore(id, 0);
    await runJobs();
    await runJobs();
    expect(await notifiedOf(worker, id)).toEqual(['work_due']);
    expect(await notifiedOf(poster, id)).toEqual([]);
    await setDueBefore(id, WORK_CANCELLABLE_AFTER);
    await runJobs();
    await runJobs();
    expect(await notifiedOf(worker, id)).toEqual(['work_due', 'work_overdue']);
    expect(await notifiedOf(poster, id)).toEqual(['work_overdue']);
  });

  it('can be cancelled by its payer only, from three days after its deadline, for a full refund', async () => {
    const id = await held();
    campus.clock.advance(40 * MINUTE);
    await setDueBefore(id, WORK_CANCELLABLE_AFTER - MINUTE);
    await expect(poster.client.payments.cancel({ id })).rejects.toMatchObject({ code: 'cancel_too_late' });
    await setDueBefore(id, WORK_CANCELLABLE_AFTER);
    await expect(stranger.client.payments.cancel({ id })).rejects.toMatchObject({ code: 'not_found' });
    const { data } = await poster.client.payments.cancel({ id });
    expect(data).toMatchObject({
      orderStatus: 'refunded',
      work: null,
      refund: { reason: 'buyer_cancelled', amount: data.amount },
    });
  });

  it('is refunded in full once after 30 days, and both sides are notified', async () => {
    const id = await held();
    await setDueBefore(id, WORK_REFUNDED_AFTER);
    await Promise.all([runJobs(), runJobs()]);
    const { data } = await poster.client.payments.get({ id });
    expect(data).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'not_delivered', amount: data.amount },
    });
    const entries = await db().select().from(ledgerEntries).where(eq(ledgerEntries.orderId, id));
    expect(entries.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect(await notifiedOf(poster, id)).toContain('payment_refunded');
    expect((await notifiedOf(worker, id)).filter((kind) => kind === 'work_refunded')).toHaveLength(1);
    await expect(worker.client.completions.finish({ id, note: 'Late' })).rejects.toMatchObject({
      code: 'order_not_held',
    });
  });

  it('is not refunded when it is marked as done first, however late', async () => {
    const id = await held();
    await setDueBefore(id, WORK_REFUNDED_AFTER);
    await worker.client.completions.finish({ id, note: 'At the porter’s' });
    await runJobs();
    expect(await find(id)).toMatchObject({ status: 'held', workDueAt: null });
  });

  it('has its deadline postponed by the duration of a complaint', async () => {
    const id = await held();
    const before = (await find(id)).workDueAt?.getTime() ?? 0;
    await poster.client.payments.dispute({ id, reason: 'not_received', text: 'Nothing came' });
    campus.clock.advance(10 * MINUTE);
    await poster.client.settlements.withdraw({ id });
    const after = (await find(id)).workDueAt?.getTime() ?? 0;
    expect(after - before).toBeGreaterThanOrEqual(10 * MINUTE);
  });
});

describe('work that was paid before deadlines existed', () => {
  const asBefore = (id: string) =>
    db().update(orders).set({ workDueAt: null, autoReleaseAt: campus.clock.now() }).where(eq(orders.id, id));

  it('is not released without being marked as done, and gets a new deadline', async () => {
    const id = await held();
    await asBefore(id);
    const from = later(campus.clock.now(), WORK_TIME);
    await runJobs();
    const { status, autoReleaseAt, workDueAt } = await find(id);
    expect({ status, autoReleaseAt }).toEqual({ status: 'held', autoReleaseAt: null });
    expect(workDueAt?.getTime()).toBeGreaterThanOrEqual(from.getTime());
    expect(workDueAt?.getTime()).toBeLessThanOrEqual(later(campus.clock.now(), WORK_TIME).getTime());
  });

  it('is not released when it was last sent back', async () => {
    const id = await held('sidehustle');
    await worker.client.completions.finish({ id, note: 'All of it' });
    await poster.client.completions.revise({ id, reason: 'Page 3' });
    await asBefore(id);
    await runJobs();
    expect(await find(id)).toMatchObject({ status: 'held', autoReleaseAt: null });
  });

  it('is released on its date when it was marked as done', async () => {
    const id = await held('sidehustle');
    await worker.client.completions.finish({ id, note: 'All of it' });
    await asBefore(id);
    // A version before deadlines leaves a deadline where it found one.
    await db().update(orders).set({ workDueAt: campus.clock.now() }).where(eq(orders.id, id));
    await runJobs();
    expect((await find(id)).status).toBe('released');
    const [row] = await db().select().from(completions).where(eq(completions.orderId, id));
    expect(row?.rounds).toHaveLength(1);
  });
});
