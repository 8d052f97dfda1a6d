import { campus as ghana } from '@campushive/campus-ghana';
import { DAY, MINUTE } from '@campushive/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { ageAccounts } from '../../../../../apps/api/test/sales.js';
import { ledgerEntries, ledgerPostings } from '../../platform/database/schema/index.js';
import { balanceOf } from '../payments/ledger/ledger.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  await sales.switch({ webhooks: 'normal', transfers: 'success' });
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const account = async (student = seller) => (await call('GET', '/payouts/account', student)).body.data;
const nameAccount = (phone = '055 123 4987', network = 'mtn', student = seller) =>
  call('PUT', '/payouts/account', student, { network, phone, name: student.name });
const setAccount = async (...account: Parameters<typeof nameAccount>) => {
  const answer = await nameAccount(...account);
  await ageAccounts(campus);
  return answer;
};
const payMeNow = (student = seller) => call('POST', '/payouts', student, {});
const list = async (student = seller) => (await call('GET', '/payouts', student)).body.data;
const run = (name: 'payouts.daily' | 'payouts.reconcile') => campus.app.platform.jobs.runNow(name, {});
const released = (price: number) => sales.released(seller, buyer, price);
const orderStatus = async (id: string) =>
  (await call('GET', `/payments/${id}`, seller)).body.data.orderStatus;
const first = async (student = seller) => (await list(student))[0];
const until = (status: string, student = seller) =>
  vi.waitFor(async () => expect((await first(student))?.status).toBe(status), 120_000);
/** Sum that one payout moved on an account: other payouts of the file may arrive at any time. */
const moved = async (payoutId: string, account: string) => {
  const [row] = await campus.app.platform.db
    .select({ sum: sql`sum(${ledgerPostings.amount})`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(and(eq(ledgerEntries.payoutId, payoutId), eq(ledgerPostings.account, account)));
  return row?.sum;
};
const balance = (name = `user:${seller.id}`) => balanceOf(campus.app.platform.db, name);

describe('the daily payout', () => {
  it('sends amounts from ₵20 without a fee and leaves smaller ones for another day', async () => {
    await setAccount();
    await released(20);
    await run('payouts.daily');
    expect(await list()).toEqual([]);
    await released(1);
    await run('payouts.daily');
    await run('payouts.daily');
    await until('paid');
    expect(await list()).toMatchObject([{ kind: 'daily', amount: 20.79, fee: 0, sales: 2 }]);
  });

  it('skips suspended sellers and sellers without an account', async () => {
    await released(50);
    await run('payouts.daily');
    expect(await list()).toEqual([]);
    await setAccount();
    await campus.app.platform.db.execute(sql`update users set suspended_at = now() where id = ${seller.id}`);
    await run('payouts.daily');
    expect(await balance()).toBe(-4_950);
  });

  it('has its next time in the account response', async () => {
    const next = new Date((await account()).nextPayoutAt);
    const wait = next.getTime() - campus.clock.now().getTime();
    expect(next.getUTCHours()).toBe(9);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(DAY);
  });
});

describe('the handling of payout outcomes', () => {
  it('returns the money after a refusal by the network and pauses payouts until the account is saved', async () => {
    await setAccount();
    const order = await released(50);
    await sales.switch({ transfers: 'failed' });
    await payMeNow();
    await until('failed');
    expect(await first()).toMatchObject({ failureReason: 'The account could not be credited', paidAt: null });
    expect(await account()).toMatchObject({
      available: 49.5,
      onTheWay: 0,
      account: { needsAttention: true },
    });
    expect(await orderStatus(order)).toBe('released');
    expect(await balance()).toBe(-4_950);
    expect((await call('GET', '/notifications', seller)).body.data[0].kind).toBe('payout_failed');
    await sales.switch({ transfers: 'success' });
    await run('payouts.daily');
    expect(await list()).toHaveLength(1);
    await setAccount();
    await run('payouts.daily');
    await until('paid');
    expect(await orderStatus(order)).toBe('paid_out');
  });

  it('does not flag an account that was changed after the payout', async () => {
    await setAccount();
    await released(50);
    await payMeNow();
    await until('paid');
    const { reference } = await first();
    await nameAccount('0241111111');
    await campus.app.platform.db.execute(
      sql`update sandbox_transfers set status = 'reversed' where reference = ${reference}`,
    );
    await sales.webhook('transfer.reversed', { reference });
    await until('reversed');
    expect(await account()).toMatchObject({
      account: { maskedNumber: '024 ••• 1111', needsAttention: false },
    });
  });

  it('returns the money when an arrived payout is reversed', async () => {
    await setAccount();
    const order = await released(50);
    await payMeNow();
    await until('paid');
    const { reference } = await first();
    await campus.app.platform.db.execute(
      sql`update sandbox_transfers set status = 'reversed' where reference = ${reference}`,
    );
    await sales.webhook('transfer.reversed', { reference });
    await until('reversed');
    expect(await orderStatus(order)).toBe('released');
    expect(await balance()).toBe(-4_950);
    expect(await account()).toMatchObject({ available: 49.5, account: { needsAttention: true } });
    await payMeNow();
    await until('paid');
    expect(await orderStatus(order)).toBe('paid_out');
    expect(await balance()).toBe(0);
  });

  it('books the arrival and its fee when only the reversal was reported', async () => {
    await setAccount();
    await sales.switch({ webhooks: 'lost' });
    const order = await released(50);
    await payMeNow();
    await until('pending');
    const { id, reference } = await first();
    const { db } = campus.app.platform;
    await db.execute(sql`update sandbox_transfers set status = 'reversed' where reference = ${reference}`);
    await sales.webhook('transfer.reversed', { reference });
    await until('reversed');
    expect(await orderStatus(order)).toBe('released');
    expect(await balance()).toBe(-4_950);
    const fee = ghana.fees.provider.transfer;
    expect(await moved(id, 'provider_fees')).toBe(fee);
    expect(await moved(id, 'provider')).toBe(-fee);
    expect(await moved(id, 'payouts_on_the_way')).toBe(0);
    expect(await account()).toMatchObject({ available: 49.5, account: { needsAttention: true } });
  });

  it('settles a payout without the webhook, and settles it once with duplicate webhooks', async () => {
    await setAccount();
    await sales.switch({ webhooks: 'lost' });
    await released(50);
    await payMeNow();
    await until('pending');
    campus.clock.advance(6 * MINUTE);
    await run('payouts.reconcile');
    expect((await first()).status).toBe('paid');
    await sales.switch({ webhooks: 'doubled' });
    await released(30);
    await payMeNow();
    await until('paid');
    expect(await balance()).toBe(0);
  });

  it('ignores a transfer with another amount', async () => {
    await setAccount();
    await sales.switch({ webhooks: 'lost' });
    await released(50);
    await payMeNow();
    await until('pending');
    const { reference } = await first();
    await campus.app.platform.db.execute(
      sql`update sandbox_transfers set amount = 1 where reference = ${reference}`,
    );
    await sales.webhook('transfer.success', { reference });
    campus.clock.advance(6 * MINUTE);
    await run('payouts.reconcile');
    expect((await first()).status).toBe('pending');
  });

  it('sends a payout that was created but never sent', async () => {
    await setAccount();
    await released(50);
    const send = vi.spyOn(campus.app.platform.jobs, 'send').mockResolvedValue();
    await payMeNow();
    send.mockRestore();
    expect((await first()).status).toBe('requested');
    campus.clock.advance(6 * MINUTE);
    await run('payouts.reconcile');
    await until('paid');
  });
});
