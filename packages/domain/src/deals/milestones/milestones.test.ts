import { DAY, HOUR, MILESTONES_ANSWER_TIME, MINUTE, RESERVATION_LIFETIME } from '@campushive/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { later } from '../../platform/clock.js';
import { milestonePlans, orders } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let campus: TestCampus;
let sales: Sales;
let poster: TestStudent;
let worker: TestStudent;
let other: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  poster = await campus.student('Akosua Mensah');
  worker = await campus.student('Kwame Boateng');
  other = await campus.student('Esi Owusu');
});
afterAll(() => campus.close());

const TWO = [
  { title: 'First draft', price: 250 },
  { title: 'Final version', price: 350 },
];

/** Posts a gig of ₵600 and assigns it to a student. */
async function given(to = worker): Promise<string> {
  const { id } = (
    await poster.client.category.create({
      category: 'sidehustle',
      title: 'Edit my thesis',
      description: 'Two hundred pages',
      price: 600,
      applicationDeadline: later(campus.clock.now(), 300 * DAY).toISOString(),
    })
  ).data;
  for (const student of new Set([to, other]))
    await student.client.applications.create({ id, message: 'I edit' });
  await poster.client.hives.assign({ id, assignedToId: to.id });
  return id;
}
async function divided(to = worker): Promise<string> {
  const id = await given(to);
  const planId = (await poster.client.milestones.propose({ id, milestones: TWO })).data.proposal?.id ?? '';
  await to.client.milestones.accept({ id, planId });
  return id;
}
const begin = async (hiveId: string) => (await poster.client.payments.initialize({ hiveId })).data;
async function pay(hiveId: string) {
  const payment = await begin(hiveId);
  await sales.checkout(payment.accessCode);
  return (await poster.client.payments.verify({ reference: payment.reference })).data;
}
async function release({ id }: { id: string }, student = worker) {
  await student.client.completions.finish({ id, note: 'Here it is' });
  return (await poster.client.completions.accept({ id })).data;
}
const rowsOf = (listingId: string) =>
  campus.app.platform.db.select().from(orders).where(eq(orders.listingId, listingId));
const plansOf = (listingId: string) =>
  campus.app.platform.db.select().from(milestonePlans).where(eq(milestonePlans.listingId, listingId));
const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code,
  );

it('starts one order for a milestone when it is started several times at the same moment', async () => {
  const id = await divided();
  const payment = await Promise.allSettled([1, 2, 3].map(() => begin(id)));
  expect(codesOf(payment)).toContain('done');
  const live = (await rowsOf(id)).filter(({ status }) => status === 'pending_payment');
  expect(live).toHaveLength(1);
  expect(live[0]).toMatchObject({ milestoneNumber: 1, milestoneCount: 2, price: 25_000 });
});

it('refuses, in the database, a second order of a milestone and a second live order of a gig', async () => {
  const id = await divided();
  const paid = await release(await pay(id));
  const [row] = (await rowsOf(id)).filter((one) => one.id === paid.id);
  if (row === undefined) throw new Error('It was paid');
  const again = { ...row, id: newId(), reference: `cmp-${newId()}`, status: 'held' as const };
  const { db } = campus.app.platform;
  await expect(db.insert(orders).values(again)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('orders_one_of_milestone') },
  });
  // A second live order of the gig is refused, too, whatever it pays.
  await begin(id);
  const whole = { ...again, milestoneId: null, milestoneNumber: null, milestoneCount: null };
  await expect(db.insert(orders).values(whole)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('orders_one_live') },
  });
});

it('keeps one open proposal and applies one answer when several arrive at the same moment', async () => {
  const id = await given();
  await Promise.allSettled([1, 2, 3].map(() => poster.client.milestones.propose({ id, milestones: TWO })));
  const open = (await plansOf(id)).filter(({ status }) => status === 'proposed');
  expect(open).toHaveLength(1);
  const planId = open[0]?.id ?? '';
  const answers = await Promise.allSettled([
    worker.client.milestones.accept({ id, planId }),
    worker.client.milestones.decline({ id, planId, reason: 'Too little' }),
    poster.client.milestones.withdraw({ id, planId }),
    poster.client.milestones.propose({ id, milestones: TWO.toReversed() }),
  ]);
  const accepted = (await plansOf(id)).filter(({ status }) => status === 'accepted');
  expect(accepted.every((one) => one.id === planId)).toBe(true);
  expect(codesOf(answers).filter((code) => code === 'done').length).toBeGreaterThan(0);
  expect(codesOf(answers).every((code) => ['done', 'milestones_changed'].includes(code))).toBe(true);
});

it('expires a proposal without an answer in time, and notifies both sides once', async () => {
  const id = await given();
  await poster.client.milestones.propose({ id, milestones: TWO });
  const { jobs } = campus.app.platform;
  const statuses = async () => (await plansOf(id)).map(({ status }) => status);
  const toldOf = async (student: TestStudent) =>
    (await student.client.notifications.list({ limit: 50 })).data.filter(
      ({ kind, subject }) => kind === 'milestones_expired' && subject?.id === id,
    );
  for (let hours = 0; hours < MILESTONES_ANSWER_TIME - 12 * HOUR; hours += 12 * HOUR) {
    campus.clock.advance(12 * HOUR);
    for (const { client } of [poster, worker, other]) await client.auth.me({});
  }
  campus.clock.advance(12 * HOUR - MINUTE);
  await jobs.runNow('milestones.expire-due', {});
  expect(await statuses()).toEqual(['proposed']);
  campus.clock.advance(MINUTE);
  await Promise.all([1, 2].map(() => jobs.runNow('milestones.expire-due', {})));
  expect(await statuses()).toEqual(['expired']);
  expect(await toldOf(poster)).toMatchObject([{ title: 'Your milestones were not answered in time' }]);
  expect(await toldOf(worker)).toMatchObject([{ title: 'The milestones ended without your answer' }]);
  expect(await toldOf(other)).toEqual([]);
});

it('holds a late payment when its milestone is still due, and refunds it otherwise', async () => {
  await sales.switch({ webhooks: 'lost' });
  const id = await divided();
  const payment = await begin(id);
  campus.clock.advance(RESERVATION_LIFETIME);
  await campus.app.platform.jobs.runNow('payments.expire-due', {});
  // Payments are refused while the worker has yet to answer.
  const { proposal } = (await poster.client.milestones.propose({ id, milestones: TWO.toReversed() })).data;
  await sales.checkout(payment.accessCode);
  const late = (await poster.client.payments.verify({ reference: payment.reference })).data;
  expect(late).toMatchObject({ orderStatus: 'refunded', milestone: { number: 1, title: 'First draft' } });
  await worker.client.milestones.accept({ id, planId: proposal?.id ?? '' });
  const next = await begin(id);
  campus.clock.advance(RESERVATION_LIFETIME);
  await campus.app.platform.jobs.runNow('payments.expire-due', {});
  await sales.checkout(next.accessCode);
  const held = (await poster.client.payments.verify({ reference: next.reference })).data;
  expect(held).toMatchObject({ orderStatus: 'held', milestone: { number: 1, title: 'Final version' } });
  await sales.switch({ webhooks: 'normal' });
});

it('refunds a late payment for a student who no longer has the gig', async () => {
  await sales.switch({ webhooks: 'lost' });
  const id = await given();
  const payment = await begin(id);
  campus.clock.advance(RESERVATION_LIFETIME);
  await campus.app.platform.jobs.runNow('payments.expire-due', {});
  await poster.client.hives.setStatus({ id, status: 'active' });
  await poster.client.hives.assign({ id, assignedToId: other.id });
  await sales.checkout(payment.accessCode);
  const late = (await poster.client.payments.verify({ reference: payment.reference })).data;
  expect(late.orderStatus).toBe('refunded');
  await sales.switch({ webhooks: 'normal' });
});

it('ends the milestones when the poster assigns the gig to another student, who starts without any', async () => {
  const id = await divided();
  await release(await pay(id));
  await poster.client.hives.setStatus({ id, status: 'active' });
  await poster.client.hives.assign({ id, assignedToId: other.id });
  expect((await plansOf(id)).map(({ status }) => status)).toEqual(['ended']);
  expect((await poster.client.milestones.get({ id })).data).toMatchObject({
    standing: null,
    proposal: null,
    mayPropose: true,
  });
  await expect(worker.client.milestones.get({ id })).rejects.toMatchObject({ code: 'forbidden' });
  expect((await pay(id)).price).toBe(600);
});

it('ends the milestones and reopens the gig when the worker deletes their account', async () => {
  const leaver = await campus.student('Yaw Leaver');
  const id = await divided(leaver);
  await poster.client.milestones.propose({ id, milestones: TWO.toReversed() });
  const removed = await campus.request('DELETE', '/users/me', {
    token: leaver.token,
    body: { password: leaver.password },
  });
  expect(removed.status, JSON.stringify(removed.body)).toBe(200);
  expect((await poster.client.hives.get({ id })).data).toMatchObject({
    status: 'active',
    assignedToId: null,
  });
  expect((await plansOf(id)).map(({ status }) => status).toSorted()).toEqual(['ended', 'withdrawn']);
});

it('refuses payment while the worker is suspended, and lets the poster unassign the gig', async () => {
  const suspended = await campus.student('Kojo Paused');
  const id = await divided(suspended);
  await campus.app.platform.db.execute(
    sql`update users set suspended_at = now(), suspension_reason = 'x' where id = ${suspended.id}`,
  );
  await expect(begin(id)).rejects.toMatchObject({ code: 'listing_unavailable' });
  await poster.client.hives.setStatus({ id, status: 'active' });
  expect((await plansOf(id)).map(({ status }) => status)).toEqual(['ended']);
});

it('shows the due milestone as a next step on the dashboard of the poster', async () => {
  const id = await divided();
  const steps = async () =>
    (await poster.client.dashboard.get({})).data.next.filter(
      (step) => step.kind === 'milestone' && step.listingId === id,
    );
  expect(await steps()).toMatchObject([{ milestone: 'First draft', number: 1, count: 2, amount: 253.75 }]);
  const held = await pay(id);
  expect(await steps()).toEqual([]);
  await release(held);
  expect(await steps()).toMatchObject([{ milestone: 'Final version', number: 2, count: 2 }]);
  const { db } = campus.app.platform;
  const booked = await db
    .select()
    .from(orders)
    .where(and(eq(orders.listingId, id), eq(orders.status, 'released')));
  expect(booked).toHaveLength(1);
});
