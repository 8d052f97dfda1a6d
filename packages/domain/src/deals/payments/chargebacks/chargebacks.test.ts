import { AUTO_RELEASE_AFTER, DAY, HOUR } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ageAccounts } from '../../../../../../apps/api/test/sales.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type StartedPayment, type Sales } from '../../../../../../apps/api/test/money.js';
import { chargebacks, ledgerPostings, orders, users } from '../../../platform/database/schema/index.js';
import type { Jobs } from '../../../platform/jobs.js';
import { balanceOf } from '../ledger/ledger.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  await sales.switch({ webhooks: 'normal', refunds: 'processed', transfers: 'success' });
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  moderator = await campus.student('Nana Moderator', undefined, 'moderator');
  await call('PUT', '/payouts/account', seller, {
    network: 'mtn',
    phone: '0551234987',
    name: 'Akosua Mensah',
  });
  await ageAccounts(campus);
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent, body?: unknown) =>
  campus.request(method, path, { token: student.token, body });
const read = async (id: string, student = buyer) => (await call('GET', `/payments/${id}`, student)).body.data;
const statusOf = async ({ paymentId }: { paymentId: string }): Promise<string> =>
  (await read(paymentId)).orderStatus;
const kinds = async (student: TestStudent): Promise<string[]> =>
  (await call('GET', '/notifications', student)).body.data.map((one: { kind: string }) => one.kind);
const balance = (account: string) => balanceOf(campus.app.platform.db, account);
const runNow: Jobs['runNow'] = (name, data) => campus.app.platform.jobs.runNow(name, data);
const subjectsFor = async ({ email }: TestStudent) =>
  ((await campus.app.platform.mailbox?.read(email)) ?? []).map(({ subject }) => subject);
const rowsOf = (paymentId: string) =>
  campus.app.platform.db.select().from(chargebacks).where(eq(chargebacks.orderId, paymentId));
const until = (read: () => Promise<unknown>, expected: unknown) =>
  vi.waitFor(async () => expect(await read()).toEqual(expected), 120_000);
const outcomeOf = async ({ paymentId }: { paymentId: string }) => (await rowsOf(paymentId))[0]?.outcome;
const referenceOf = async (id: string) => (await read(id)).reference as string;

async function raise(order: { paymentId: string }, more: object = {}): Promise<number> {
  const reference = await referenceOf(order.paymentId);
  const { id } = await sales.bank({ action: 'raise', reference, ...more });
  await vi.waitFor(async () => expect(await rowsOf(order.paymentId)).not.toEqual([]), 120_000);
  return id;
}
async function resolve(order: { paymentId: string }, id: number, resolution: string): Promise<void> {
  await sales.bank({ action: 'resolve', id, resolution });
  await vi.waitFor(async () => expect(await outcomeOf(order)).not.toBeNull(), 120_000);
}
const releasedSale = async () => ({ paymentId: await sales.released(seller, buyer, 100) });
async function paidOutSale() {
  const sale = await releasedSale();
  await call('POST', '/payouts', seller, {});
  await until(() => statusOf(sale), 'paid_out');
  return sale;
}
async function sumsToZero(): Promise<void> {
  const [row] = await campus.app.platform.db
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings);
  expect(row?.sum).toBe(0);
}

describe('a chargeback of held money', () => {
  it('blocks handover, cancellation and automatic release, and notifies both sides and moderators', async () => {
    const order = await sales.held(seller, buyer, 100);
    await raise(order);
    await until(() => statusOf(order), 'frozen');
    expect(await read(order.paymentId)).toMatchObject({ handoverCode: null, autoReleaseAt: null });
    const handover = `/payments/${order.paymentId}/handover`;
    expect((await call('POST', handover, seller, { code: order.code })).body.code).toBe('order_not_held');
    for (const student of [seller, buyer]) {
      const cancelled = await call('POST', `/payments/${order.paymentId}/cancel`, student, {});
      expect(cancelled.body.code).toBe('payment_not_pending');
      expect(await kinds(student)).toContain('chargeback_raised');
    }
    expect(await kinds(moderator)).toContain('chargeback_opened');
    campus.clock.advance(AUTO_RELEASE_AFTER + DAY);
    await runNow('payments.release-due', {});
    const { db } = campus.app.platform;
    const [row] = await db.select().from(orders).where(eq(orders.id, order.paymentId));
    expect(row?.status).toBe('frozen');
  });

  it('returns the order to held when the bank declines the claim, and extends the release by the freeze', async () => {
    const order = await sales.held(seller, buyer, 100);
    const before = Date.parse((await read(order.paymentId)).autoReleaseAt);
    const id = await raise(order);
    await until(() => statusOf(order), 'frozen');
    campus.clock.advance(20 * HOUR);
    await resolve(order, id, 'declined');
    const payment = await read(order.paymentId);
    expect(payment.orderStatus).toBe('held');
    const longer = Date.parse(payment.autoReleaseAt) - before;
    expect(Math.round(longer / HOUR)).toBe(20);
    expect(await kinds(seller)).toContain('chargeback_won');
    const handover = `/payments/${order.paymentId}/handover`;
    expect((await call('POST', handover, seller, { code: order.code })).status).toBe(200);
  });

  it.each(['auto-accepted', 'merchant-accepted'])(
    'ends the order when the bank resolves it as %s',
    async (resolution) => {
      const held = await balance('held');
      const order = await sales.held(seller, buyer, 100);
      const id = await raise(order);
      await resolve(order, id, resolution);
      expect(await statusOf(order)).toBe('charged_back');
      expect(await balance('held')).toBe(held);
      expect(await balance(`user:${seller.id}`)).toBe(0);
      for (const student of [seller, buyer]) expect(await kinds(student)).toContain('chargeback_lost');
      await sumsToZero();
    },
  );

  it('refunds the rest to the buyer when it covers only a part', async () => {
    const order = await sales.held(seller, buyer, 100);
    const id = await raise(order, { amount: 4_000 });
    await resolve(order, id, 'auto-accepted');
    await vi.waitFor(async () => {
      const { refund } = await read(order.paymentId);
      expect(refund).toMatchObject({ reason: 'charged_back', amount: 66.5, status: 'processed' });
    }, 120_000);
    await sumsToZero();
  });

  it('blocks the decision about a complaint until the bank has decided', async () => {
    const order = await sales.held(seller, buyer, 100);
    const complaint = { reason: 'damaged', text: 'Broken.' };
    const { body } = await call('POST', `/payments/${order.paymentId}/dispute`, buyer, complaint);
    const id = await raise(order);
    await until(() => statusOf(order), 'frozen');
    const path = `/moderation/disputes/${body.data.dispute.id}/resolve`;
    const decide = () => call('POST', path, moderator, { decision: 'release', note: 'Seen.' });
    expect((await decide()).body.code).toBe('order_frozen');
    await resolve(order, id, 'declined');
    expect(await statusOf(order)).toBe('disputed');
    expect((await decide()).status).toBe(200);
  });
});

describe('a chargeback after the release', () => {
  it.each([
    ['released', releasedSale],
    ['paid out', paidOutSale],
  ])('becomes a debt of the seller for a %s sale, and reduces the next payout', async (_name, sell) => {
    const order = await sell();
    const before = await statusOf(order);
    await raise(order);
    await until(() => balance(`seller_debt:${seller.id}`), 9_900);
    expect(await statusOf(order)).toBe(before);
    await sales.released(seller, buyer, 300);
    const payout = await call('POST', '/payouts', seller, {});
    const owed = before === 'paid_out' ? 29_700 : 29_700 + 9_900;
    expect(payout.body.data).toMatchObject({ amount: (owed - 9_900 - 100) / 100, debt: 99 });
    expect(await balance(`seller_debt:${seller.id}`)).toBe(0);
    await sumsToZero();
  });

  it('blocks payouts while the debt is larger than the balance', async () => {
    const order = await paidOutSale();
    await raise(order);
    await until(() => balance(`seller_debt:${seller.id}`), 9_900);
    await sales.released(seller, buyer, 50);
    expect((await call('POST', '/payouts', seller, {})).body.code).toBe('payout_too_small');
    expect((await call('GET', '/payouts/account', seller)).body.data).toMatchObject({
      available: 0,
      debt: 99,
    });
    await runNow('payouts.daily', {});
    expect((await call('GET', '/payouts', seller)).body.data).toHaveLength(1);
  });

  it('adds the deducted debt to the next payout when the bank later declines the claim', async () => {
    const order = await paidOutSale();
    const id = await raise(order);
    await until(() => balance(`seller_debt:${seller.id}`), 9_900);
    await sales.released(seller, buyer, 300);
    await call('POST', '/payouts', seller, {});
    await resolve(order, id, 'declined');
    expect(await balance(`seller_debt:${seller.id}`)).toBe(-9_900);
    await runNow('payouts.daily', {});
    await until(() => balance(`seller_debt:${seller.id}`), 0);
    const [latest] = (await call('GET', '/payouts', seller)).body.data;
    expect(latest).toMatchObject({ amount: 99, debt: -99, kind: 'daily', sales: 0 });
    await sumsToZero();
  });

  it('leaves the debt with the seller when it is lost, and books the fees as a loss of the platform', async () => {
    const losses = await balance('chargeback_losses');
    const order = await paidOutSale();
    const id = await raise(order);
    await resolve(order, id, 'auto-accepted');
    expect(await statusOf(order)).toBe('paid_out');
    expect(await balance(`seller_debt:${seller.id}`)).toBe(9_900);
    expect(await balance('chargeback_losses')).toBe(losses + 10_650 - 9_900);
    expect(await kinds(seller)).toContain('chargeback_lost');
    await sumsToZero();
  });

  it('leaves the debt with the seller when it is lost and an earlier one is won', async () => {
    const order = await releasedSale();
    const first = await raise(order);
    const { id: second } = await sales.bank({
      action: 'raise',
      reference: await referenceOf(order.paymentId),
    });
    await until(async () => (await rowsOf(order.paymentId)).length, 2);
    await sales.bank({ action: 'resolve', id: first, resolution: 'declined' });
    await until(() => balance(`seller_debt:${seller.id}`), 0);
    await sales.bank({ action: 'resolve', id: second, resolution: 'merchant-accepted' });
    await until(() => balance(`seller_debt:${seller.id}`), 9_900);
    await sumsToZero();
  });
});

describe('a chargeback of an order in another state', () => {
  it('holds back an unsent refund, and closes it when the bank has repaid the buyer', async () => {
    const order = await sales.held(seller, buyer, 100);
    const { jobs } = campus.app.platform;
    const send = vi.spyOn(jobs, 'send').mockResolvedValue();
    await call('POST', `/payments/${order.paymentId}/cancel`, buyer, {});
    send.mockRestore();
    const id = await raise(order);
    await runNow('payments.refund', { orderId: order.paymentId });
    expect((await read(order.paymentId)).refund.status).toBe('requested');
    await resolve(order, id, 'auto-accepted');
    expect((await read(order.paymentId)).refund.status).toBe('processed');
    expect(await balance('refunds_on_the_way')).toBe(0);
    await sumsToZero();
  });

  it('freezes the order when it arrives before the payment was noticed', async () => {
    await sales.switch({ webhooks: 'lost' });
    const order = await sales.startPayment(seller, buyer, 100);
    await sales.checkout(order.accessCode);
    await sales.bank({ action: 'raise', reference: order.reference });
    await runNow('payments.reconcile-chargebacks', {});
    expect(await statusOf(order)).toBe('frozen');
  });
});

it('mails both sides about a chargeback in their language', async () => {
  await campus.app.platform.db
    .update(users)
    .set({ settings: sql`jsonb_set(coalesce(settings, '{}'), '{language}', '"fr"')` })
    .where(eq(users.id, seller.id));
  const order: StartedPayment = await sales.held(seller, buyer, 100);
  await raise(order);
  await vi.waitFor(async () => {
    expect(await subjectsFor(seller)).toContain('Un paiement pour vous est bloqué');
    expect(await subjectsFor(buyer)).toContain('Your bank asked for your payment back');
  }, 120_000);
});
