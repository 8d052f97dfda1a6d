import { AUTO_RELEASE_AFTER, DAY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { later } from '../../../platform/clock.js';
import { completions, ledgerEntries, orders } from '../../../platform/database/schema/index.js';
import { collectEvidence } from '../chargebacks/evidence.js';

let campus: TestCampus;
let sales: Sales;
let poster: TestStudent;
let worker: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  poster = await campus.student('Akosua Mensah');
  worker = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

async function held(): Promise<string> {
  const { id: hiveId } = (
    await poster.client.category.create({
      category: 'sidehustle',
      title: 'Type my project',
      description: 'Forty pages',
      price: 80,
      applicationDeadline: later(campus.clock.now(), 300 * DAY).toISOString(),
    })
  ).data;
  await worker.client.applications.create({ id: hiveId, message: 'I type fast' });
  await poster.client.hives.assign({ id: hiveId, assignedToId: worker.id });
  const payment = (await poster.client.payments.initialize({ hiveId })).data;
  await sales.checkout(payment.accessCode);
  return (await poster.client.payments.verify({ reference: payment.reference })).data.id;
}
const finish = (id: string) => worker.client.completions.finish({ id, note: 'All of it' });
const revise = (id: string) => poster.client.completions.revise({ id, reason: 'Page 3' });
const accept = (id: string) => poster.client.completions.accept({ id });
const find = async (id: string) => {
  const [order] = await campus.app.platform.db.select().from(orders).where(eq(orders.id, id));
  return order;
};
const releases = async (id: string) =>
  (
    await campus.app.platform.db
      .select({ kind: ledgerEntries.kind })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.orderId, id))
  ).filter(({ kind }) => kind === 'release').length;

it('releases the money seven days after the work is marked as done, not after the payment', async () => {
  const id = await held();
  const { db } = campus.app.platform;
  expect((await find(id))?.autoReleaseAt).toBeNull();
  await finish(id);
  expect((await find(id))?.workDueAt).toBeNull();
  const doneAt = Date.parse(
    (await worker.client.payments.get({ id })).data.completion?.rounds[0]?.doneAt ?? '',
  );
  expect((await find(id))?.autoReleaseAt?.getTime()).toBe(doneAt + AUTO_RELEASE_AFTER);
  await campus.app.platform.jobs.runNow('payments.release-due', {});
  expect((await find(id))?.status).toBe('held');
  await db.update(orders).set({ autoReleaseAt: campus.clock.now() }).where(eq(orders.id, id));
  await campus.app.platform.jobs.runNow('payments.release-due', {});
  expect((await find(id))?.status).toBe('released');
});

it('stores one round, and either releases once or sends back, under concurrent requests', async () => {
  const id = await held();
  await Promise.allSettled([finish(id), finish(id), finish(id)]);
  const [row] = await campus.app.platform.db.select().from(completions).where(eq(completions.orderId, id));
  expect(row?.rounds).toHaveLength(1);
  const answers = await Promise.allSettled([accept(id), revise(id), accept(id), revise(id)]);
  const { status } = (await find(id)) ?? {};
  // Either the money was released, or the work was sent back: never both.
  expect(await releases(id)).toBe(status === 'released' ? 1 : 0);
  const sentBack = (await poster.client.payments.get({ id })).data.completion?.status === 'revision';
  expect(sentBack).toBe(status === 'held');
  expect(answers.some((answer) => answer.status === 'fulfilled')).toBe(true);
});

it('lists confirmed work in the evidence for a bank, and a code only after a handover by code', async () => {
  const evidenceOf = async (id: string) => {
    const { db, clock } = campus.app.platform;
    const row = { orderId: id, amount: 8_120, createdAt: clock.now() };
    // The evidence reads only these columns of a chargeback.
    const found = await collectEvidence(db, row as Parameters<typeof collectEvidence>[1]);
    return { ...found, told: found?.events.map(({ what }) => what) ?? [] };
  };
  const code = /handover code/;
  const accepted = await held();
  await finish(accepted);
  await revise(accepted);
  await finish(accepted);
  await accept(accepted);
  const work = await evidenceOf(accepted);
  expect(work.told.filter((what) => code.test(what))).toEqual([]);
  expect(work.told.filter((what) => /work/.test(what))).toEqual([
    'The seller marked the work as done',
    'The buyer sent the work back',
    'The seller marked the work as done',
    'The buyer confirmed the finished work; the money was released',
  ]);
  const [row] = await campus.app.platform.db
    .select()
    .from(completions)
    .where(eq(completions.orderId, accepted));
  expect(work.deliveredAt?.toISOString()).toBe(row?.rounds.at(-1)?.doneAt);
  const handed = await held();
  const { handoverCode } = (await poster.client.payments.get({ id: handed })).data;
  await worker.client.payments.handover({ id: handed, code: handoverCode ?? '' });
  const evidence = await evidenceOf(handed);
  expect(evidence.told.filter((what) => code.test(what))).toHaveLength(1);
  expect(evidence.deliveredAt).toEqual((await find(handed))?.releasedAt);
});
