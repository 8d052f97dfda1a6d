import { AUTO_RELEASE_AFTER, HOUR } from '@campushive/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { eventOf, taskOf } from '../../../../../../apps/api/test/sales.js';
import { later } from '../../../platform/clock.js';
import { deliveries, ledgerEntries, orders } from '../../../platform/database/schema/index.js';
import { newId } from '../../../platform/ids.js';
import type { PaymentsContext } from '../context.js';
import { releaseDue as releaseAllDue } from './release.js';

let campus: TestCampus;
let sales: Sales;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
afterAll(() => campus.close());

const held = async () => {
  const [seller, buyer] = [await campus.student('Akosua Mensah'), await campus.student('Kwame Boateng')];
  return (await sales.held(seller, buyer, 50)).paymentId;
};
const find = async (id: string) => {
  const [order] = await campus.app.platform.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('Orders are never deleted');
  return order;
};
const statuses = async (...ids: string[]) => (await Promise.all(ids.map(find))).map(({ status }) => status);
const releaseDue = () => campus.app.platform.jobs.runNow('payments.release-due', {});
const isDueIn = (id: string, milliseconds: number) =>
  campus.app.platform.db
    .update(orders)
    .set({ autoReleaseAt: later(campus.clock.now(), milliseconds) })
    .where(eq(orders.id, id));

it('holds the money until its release date, and not an instant less', async () => {
  const id = await held();
  const { paidAt, autoReleaseAt } = await find(id);
  expect(autoReleaseAt?.getTime()).toBe((paidAt?.getTime() ?? 0) + AUTO_RELEASE_AFTER);
  await releaseDue();
  expect(await statuses(id)).toEqual(['held']);
  await isDueIn(id, 1_000_000);
  await releaseDue();
  expect(await statuses(id)).toEqual(['held']);
  await isDueIn(id, 0);
  await releaseDue();
  expect(await statuses(id)).toEqual(['released']);
});

it('releases due orders and keeps the others held in the same run', async () => {
  const [due, next, never] = [await held(), await held(), await held()];
  await isDueIn(due, -1);
  await isDueIn(next, 1_000_000);
  await campus.app.platform.db.update(orders).set({ autoReleaseAt: null }).where(eq(orders.id, never));
  await releaseDue();
  expect(await statuses(due, next, never)).toEqual(['released', 'held', 'held']);
  const entries = await campus.app.platform.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.kind, 'release'));
  expect(entries.filter(({ orderId }) => [due, next, never].includes(orderId ?? '')).length).toBe(1);
});

it('does not mark a delivery as delivered when the money is released by time', async () => {
  const [carrier, poster] = [await campus.student('Yaw Carrier'), await campus.student('Efua Poster')];
  const hiveId = await taskOf(poster);
  await carrier.client.applications.create({ id: hiveId, message: 'I pass there' });
  await poster.client.hives.assign({ id: hiveId, assignedToId: carrier.id });
  const payment = (await poster.client.payments.initialize({ hiveId })).data;
  await sales.checkout(payment.accessCode);
  const { id } = (await poster.client.payments.verify({ reference: payment.reference })).data;
  await isDueIn(id, 0);
  await releaseDue();
  expect(await statuses(id)).toEqual(['held']);
  await carrier.client.completions.finish({ id, note: 'At the porter’s' });
  await isDueIn(id, 0);
  await releaseDue();
  expect(await statuses(id)).toEqual(['released']);
  const { db } = campus.app.platform;
  const [delivery] = await db.select().from(deliveries).where(eq(deliveries.orderId, id));
  expect(delivery).toMatchObject({ deliveredAt: null });
});

it('continues with other orders when one fails, logs the failed one, and retries it in the next run', async () => {
  const { outbox, log } = campus.app.platform;
  const [first, second] = [await held(), await held()];
  await isDueIn(first, -2);
  await isDueIn(second, -1);
  const failure = new Error('disk full');
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const written = vi.spyOn(outbox, 'write').mockRejectedValueOnce(failure);
  await releaseDue();
  written.mockRestore();
  expect(await statuses(first, second)).toEqual(['held', 'released']);
  expect(logged.mock.calls).toEqual([[{ err: failure, orderId: first }, 'order not released']]);
  logged.mockRestore();
  await releaseDue();
  expect(await statuses(first, second)).toEqual(['released', 'released']);
});

it('skips an order that is disputed during the run, without an error in the log', async () => {
  const { db, log } = campus.app.platform;
  const id = await held();
  await isDueIn(id, -1);
  const transaction = db.transaction.bind(db);
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const started = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...args) => {
    await db.update(orders).set({ status: 'disputed' }).where(eq(orders.id, id));
    return transaction(...args);
  });
  await releaseDue();
  started.mockRestore();
  expect(await statuses(id)).toEqual(['disputed']);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('tries a failing order once per run', async () => {
  const { outbox, log } = campus.app.platform;
  const id = await held();
  await isDueIn(id, -1);
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const written = vi.spyOn(outbox, 'write').mockRejectedValueOnce(new Error('disk full'));
  await releaseDue();
  written.mockRestore();
  expect(await statuses(id)).toEqual(['held']);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  await releaseDue();
  expect(await statuses(id)).toEqual(['released']);
});

it('visits each due order once, oldest first, across several pages', async () => {
  const { platform } = campus.app;
  const model = await find(await held());
  const due = Array.from({ length: 401 }, (_, place) => {
    const id = newId();
    // Two of each moment, so that a look can end between them.
    const autoReleaseAt = later(campus.clock.now(), -1 - Math.floor(place / 2));
    return { ...model, id, reference: `cmp-${id}`, item: 'ticket' as const, autoReleaseAt };
  });
  await platform.db.insert(orders).values(due);
  const logged = vi.spyOn(platform.log, 'error').mockImplementation(() => undefined);
  const started = vi.spyOn(platform.db, 'transaction').mockRejectedValue(new Error('disk full'));
  await releaseAllDue({ platform } as unknown as PaymentsContext);
  started.mockRestore();
  const tried = logged.mock.calls.map(([about]) => Object(about).orderId);
  logged.mockRestore();
  const ids = due.map(({ id }) => id);
  await platform.db.delete(orders).where(inArray(orders.id, ids));
  const inOrder = due.toSorted(
    (one, other) =>
      one.autoReleaseAt.getTime() - other.autoReleaseAt.getTime() || one.id.localeCompare(other.id),
  );
  expect(tried).toEqual(inOrder.map(({ id }) => id));
});

it('keeps the event active when the money of a ticket is released', async () => {
  const [seller, buyer] = [await campus.student('Ama Organiser'), await campus.student('Kofi Guest')];
  const hiveId = await eventOf(seller, later(campus.clock.now(), HOUR), 50);
  const payment = (await buyer.client.payments.initialize({ hiveId })).data;
  await sales.checkout(payment.accessCode);
  const { id } = (await buyer.client.payments.verify({ reference: payment.reference })).data;
  await isDueIn(id, 0);
  await releaseDue();
  // The event has not started.
  expect(await statuses(id)).toEqual(['held']);
  campus.clock.advance(HOUR);
  await releaseDue();
  expect(await statuses(id)).toEqual(['released']);
  expect((await buyer.client.hives.get({ id: hiveId })).data.status).toBe('active');
});
