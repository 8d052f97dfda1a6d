import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, entryKinds, type Sales } from '../../../../../apps/api/test/money.js';
import { ageAccounts } from '../../../../../apps/api/test/sales.js';
import { payoutAccounts, payouts, providerAnswers } from '../../platform/database/schema/index.js';
import { later } from '../../platform/clock.js';
import type { TransferMode } from '../../../../../apps/api/src/platform/paystack/sandbox/transfer-modes.js';
import { balanceOf } from '../payments/ledger/ledger.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let admin: TestStudent;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  buyer = await campus.student('Kwame Boateng');
  admin = await campus.student('Nana Admin', undefined, 'admin');
});
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  // Other sellers' payouts would be tried again beside this one's.
  await db().update(payouts).set({ status: 'failed' });
});
afterAll(() => campus.close());

const db = () => campus.app.platform.db;
const call = (method: string, path: string, student: TestStudent, body?: unknown) =>
  campus.request(method, path, { token: student.token, body });
const run = (name: 'payouts.reconcile' | 'payouts.daily') => campus.app.platform.jobs.runNow(name, {});
const switchTo = (transfers: TransferMode) => sales.switch({ transfers });
const first = async () => (await call('GET', '/payouts', seller)).body.data[0];
const account = async () => (await call('GET', '/payouts/account', seller)).body.data;
const kinds = async (student = seller) =>
  (await call('GET', '/notifications?limit=50', student)).body.data.map(({ kind }: { kind: string }) => kind);
const delayed = async () => (await call('GET', '/moderation/payouts', admin)).body.data;
const until = (facts: object) =>
  vi.waitFor(async () => expect(await first()).toMatchObject(facts), { timeout: 120_000, interval: 50 });
const transfersOf = async (id: string) => {
  const { rows } = await campus.app.platform.execute(
    `select reference, status from sandbox_transfers where reference like 'cmp-out-${id}%' order by reference`,
  );
  return rows;
};

/** Sells something for ₵50 and asks for the money while transfers end in `mode`. */
async function ask(mode: TransferMode): Promise<string> {
  await call('PUT', '/payouts/account', seller, { network: 'mtn', phone: '0551234987', name: seller.name });
  await ageAccounts(campus);
  // Looking at payments is limited to so many a minute for each student.
  await sales.released(seller, await campus.student('Kwame Boateng'), 50);
  await switchTo(mode);
  const made = await call('POST', '/payouts', seller, {});
  expect(made.status).toBe(201);
  return made.body.data.id;
}

describe('a failure of the account', () => {
  it.each([
    ['failed', 'failed', 'The account could not be credited'],
    ['reversed', 'reversed', 'The account could not be credited'],
    ['recipient_invalid', 'failed', 'Recipient specified is invalid'],
    ['account_invalid', 'failed', 'Account number is invalid'],
  ] as const)('returns the money and asks the seller to act (%s)', async (mode, status, failureReason) => {
    await ask(mode);
    await until({ status, failure: 'account', failureReason, retryAt: null });
    expect(await account()).toMatchObject({
      available: 49.5,
      onTheWay: 0,
      account: { needsAttention: true },
    });
    expect(await first()).toMatchObject({ fee: 0, feeReturned: 1 });
    expect(await kinds()).toContain('payout_failed');
    expect(await kinds()).not.toContain('payout_delayed');
    expect(await delayed()).toEqual([]);
  });
});

describe('a payout above the limit of a wallet', () => {
  it.each(['wallet_limit', 'wallet_limit_refused'] as const)(
    'makes later payouts smaller and flags neither the account nor the operator (%s)',
    async (mode) => {
      await ask(mode);
      await until({ status: 'failed', failure: 'account', failureCode: 'wallet_limit' });
      expect(await first()).toMatchObject({ fee: 0, feeReturned: 1 });
      expect(await account()).toMatchObject({
        ...{ available: 49.5, payableNow: 0, limitADay: 3_000 },
        account: { needsAttention: false, takesLess: true },
      });
      expect(await kinds()).toContain('payout_limited');
      expect(await kinds()).not.toContain('payout_failed');
      expect(await delayed()).toEqual([]);
      expect((await call('POST', '/payouts', seller, {})).body.code).toBe('payout_limit_reached');
      await switchTo('success');
      // A day passes for this seller; the sessions of the test would end.
      const [saved, refused] = [2, 1].map((days) => later(campus.clock.now(), -days * DAY));
      await db().update(payoutAccounts).set({ updatedAt: saved }).where(eq(payoutAccounts.userId, seller.id));
      await db().update(payouts).set({ updatedAt: refused }).where(eq(payouts.userId, seller.id));
      await run('payouts.daily');
      await until({ status: 'paid', amount: 49.5 });
    },
  );
});

describe('a failure for the operator to resolve', () => {
  it.each([
    ['refused', 'balance_too_low', 'requested', true],
    ['starter_business', 'business_not_registered', 'requested', true],
    ['limit', 'transfer_limit', 'requested', true],
    ['currency', 'currency_refused', 'requested', true],
    ['key', 'key_refused', 'requested', true],
    ['faulty_request', 'request_refused', 'requested', false],
    ['unknown_refusal', 'unknown_answer', 'requested', false],
    ['abandoned', 'transfer_abandoned', 'requested', false],
    ['blocked', 'transfer_blocked', 'requested', false],
    ['rejected', 'approval_refused', 'requested', false],
    ['otp', 'transfer_otp', 'pending', false],
    ['unknown_status', 'unknown_answer', 'pending', false],
  ] as const)(
    'delays the payout without flagging the account (%s, %s)',
    async (mode, code, status, isTried) => {
      const id = await ask(mode);
      await until({ status, failure: 'operator', failureReason: null });
      const { retryAt } = await first();
      expect(retryAt !== null).toBe(isTried);
      const { available, onTheWay, account: named } = await account();
      // A late payout was not sent at once: the fee is the seller's again.
      expect([available, onTheWay, named.needsAttention]).toEqual([1, 48.5, false]);
      expect(await first()).toMatchObject({ fee: 0, feeReturned: 1 });
      expect(await entryKinds(campus, 'payoutId', id)).toEqual(['payout', 'payout_fee_returned']);
      expect(await kinds()).not.toContain('payout_failed');
      expect((await kinds()).filter((kind: string) => kind === 'payout_delayed')).toHaveLength(1);
      expect(await kinds(admin)).toContain('payouts_waiting');
      expect(await delayed()).toMatchObject([
        {
          id,
          code,
          failure: 'operator',
          amount: 48.5,
          maskedNumber: '055 ••• 4987',
          atProvider: status === 'pending',
        },
      ]);
    },
  );

  it('is retried within the hour once the cause is resolved, without an operator', async () => {
    const id = await ask('refused');
    await until({ failure: 'operator' });
    await switchTo('success');
    campus.clock.advance(59 * MINUTE);
    await run('payouts.reconcile');
    expect((await first()).status).toBe('requested');
    campus.clock.advance(MINUTE);
    await run('payouts.reconcile');
    await until({ status: 'paid', failure: null });
    expect(await transfersOf(id)).toHaveLength(1);
    expect(await balanceOf(db(), `user:${seller.id}`)).toBe(-100);
  });

  it('prevents a second payout, daily or instant, while the first one is delayed', async () => {
    await ask('refused');
    await until({ failure: 'operator' });
    await sales.released(seller, buyer, 80);
    expect(await call('POST', '/payouts', seller, {})).toMatchObject({
      status: 409,
      body: { code: 'payout_delayed' },
    });
    await run('payouts.daily');
    expect((await call('GET', '/payouts', seller)).body.data).toHaveLength(1);
  });

  it('queries the provider about a transfer that waits for a code and starts no second transfer', async () => {
    const id = await ask('otp');
    await until({ status: 'pending', failure: 'operator' });
    expect((await call('POST', `/moderation/payouts/${id}/retry`, admin)).status).toBe(200);
    campus.clock.advance(6 * MINUTE);
    await run('payouts.reconcile');
    expect(await first()).toMatchObject({ status: 'pending', failure: 'operator' });
    // The operator types the code at the dashboard.
    await db().execute(
      sql`update sandbox_transfers set status = 'success' where reference = ${`cmp-out-${id}`}`,
    );
    expect((await call('POST', `/moderation/payouts/${id}/retry`, admin)).status).toBe(200);
    await until({ status: 'paid', failure: null });
    expect(await transfersOf(id)).toHaveLength(1);
  });

  it('starts a transfer under a new reference after the provider ended the first one', async () => {
    const id = await ask('rejected');
    await until({ status: 'requested', failure: 'operator', reference: `cmp-out-${id}-2` });
    campus.clock.advance(3 * HOUR);
    await run('payouts.reconcile');
    expect(await transfersOf(id)).toHaveLength(1);
    await switchTo('success');
    expect((await call('POST', `/moderation/payouts/${id}/retry`, admin)).status).toBe(200);
    await until({ status: 'paid' });
    expect(await transfersOf(id)).toEqual([
      { reference: `cmp-out-${id}`, status: 'rejected' },
      { reference: `cmp-out-${id}-2`, status: 'success' },
    ]);
    // A late event about the ended transfer changes nothing.
    await sales.webhook('transfer.failed', { reference: `cmp-out-${id}` });
    await run('payouts.reconcile');
    expect((await first()).status).toBe('paid');
  });
});

describe('a temporary failure', () => {
  it.each(['rate_limited', 'unavailable'] as const)(
    'leads to a retry under the same reference (%s)',
    async (mode) => {
      const id = await ask(mode);
      await until({ status: 'requested', failure: 'temporary', failureReason: null });
      expect(await kinds()).not.toContain('payout_delayed');
      expect(await delayed()).toMatchObject([{ failure: 'temporary' }]);
      await switchTo('success');
      campus.clock.advance(6 * MINUTE);
      await run('payouts.reconcile');
      await until({ status: 'paid', failure: null });
      expect(await transfersOf(id)).toEqual([{ reference: `cmp-out-${id}`, status: 'success' }]);
    },
  );

  it.each(['network_failed', 'network_timeout'] as const)(
    'leads to three attempts before the operator is involved (%s)',
    async (mode) => {
      const id = await ask(mode);
      for (const attempt of [2, 3]) {
        await until({ failure: 'temporary', reference: `cmp-out-${id}-${attempt}` });
        campus.clock.advance(2 * HOUR);
        await run('payouts.reconcile');
      }
      await until({ status: 'requested', failure: 'operator' });
      expect(await delayed()).toMatchObject([{ id, code: 'keeps_failing' }]);
      expect(await account()).toMatchObject({ onTheWay: 48.5, account: { needsAttention: false } });
    },
  );

  it('does not include the statuses received and pending', async () => {
    await ask('received');
    await until({ status: 'pending', failure: null });
    expect(await delayed()).toEqual([]);
  });
});

it('stores and counts each provider answer that is missing from the tables', async () => {
  for (const mode of ['unknown_status', 'unknown_refusal', 'unknown_failure'] as const) {
    seller = await campus.student('Akosua Mensah');
    await ask(mode);
    await until({ failure: 'operator' });
  }
  const stored = await db().select().from(providerAnswers);
  expect(stored.map(({ kind, words }) => [kind, words])).toEqual(
    expect.arrayContaining([
      ['status', 'on-hold'],
      ['refusal', '400 teapot The moon is full'],
      ['failure', 'Gremlins'],
    ]),
  );
  const metrics = await campus.app.server.inject('/metrics');
  expect(metrics.body).toMatch(/provider_answers_unknown\{kind="status"\} [1-9]/);
  expect(metrics.body).toMatch(/payouts_waiting\{reason="operator"\} [1-9]/);
  expect(metrics.body).toContain('payouts_waiting{reason="temporary"} 0');
});
