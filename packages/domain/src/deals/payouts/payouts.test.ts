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

describe('the payout account', () => {
  it('accepts a Ghanaian number in any spelling and returns it masked', async () => {
    expect((await account()).account).toBeNull();
    for (const phone of ['0551234987', '+233 55 123 4987', '233-55-123-4987', 'tel:+2330551234987']) {
      const { body } = await setAccount(phone);
      expect(body.data.account).toMatchObject({
        network: 'mtn',
        maskedNumber: '055 ••• 4987',
        needsAttention: false,
      });
      expect(JSON.stringify(body)).not.toContain('1234987');
    }
  });

  it('refuses numbers that do not exist in Ghana with a field error', async () => {
    for (const phone of [
      '',
      '12345',
      '0301234567',
      '0991234567',
      '+44 7700 900123',
      '055123498',
      '05512349876',
    ]) {
      const { status, body } = await setAccount(phone);
      expect(status).toBe(422);
      expect(Object.keys(body.fieldErrors)).toEqual(['phone']);
    }
    expect((await setAccount('0551234987', 'orange')).body.fieldErrors).toHaveProperty('network');
  });

  it('saves the right number after ten refused spellings, and limits lookups at the network', async () => {
    for (let at = 0; at < 11; at += 1) expect((await setAccount(`05512349${at % 10}`)).status).toBe(422);
    for (let at = 0; at < 10; at += 1)
      expect((await setAccount('\u202a+233 (0) 55 123 4987\u202c')).status).toBe(200);
    expect((await setAccount()).status).toBe(429);
  });

  it('accepts a number that was ported to another network', async () => {
    expect((await setAccount('0201234567', 'mtn')).status).toBe(200);
  });

  it('is visible to its owner only, who is notified of each change', async () => {
    await setAccount();
    expect((await account(buyer)).account).toBeNull();
    expect((await call('GET', '/payouts/account', null)).status).toBe(401);
    const notificationsOf = async () =>
      (await call('GET', '/notifications', seller)).body.data.filter(({ kind }: { kind: string }) =>
        kind.startsWith('payout_account_'),
      );
    const kinds = async () => (await notificationsOf()).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['payout_account_added']);
    await setAccount();
    expect(await notificationsOf()).toHaveLength(1);
    await setAccount('0241111111');
    expect(await kinds()).toEqual(['payout_account_changed', 'payout_account_added']);
    const mails = (await campus.app.platform.mailbox?.read(seller.email)) ?? [];
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Your CampusHive payout account was added',
        'Your CampusHive payouts go to another account',
      ]),
    );
  });
});

describe('a new payout account', () => {
  const paidFrom = async () => (await account()).account.paidFrom;

  it('receives payouts after a day, and its owner is informed by email', async () => {
    await nameAccount();
    await released(50);
    const opens = Date.parse(await paidFrom());
    expect(opens - campus.clock.now().getTime()).toBeGreaterThan(DAY - MINUTE);
    const refused = await payMeNow();
    expect(refused).toMatchObject({ status: 409, body: { code: 'payout_account_new' } });
    await run('payouts.daily');
    expect(await list()).toEqual([]);
    const mails = (await campus.app.platform.mailbox?.read(seller.email)) ?? [];
    const mail = mails.find(({ subject }) => subject === 'Your CampusHive payout account was added');
    expect(mail?.text).toContain('055 ••• 4987');
    expect(mail?.text).not.toContain('1234987');
    campus.clock.advance(DAY - MINUTE);
    expect((await payMeNow()).body.code).toBe('payout_account_new');
    campus.clock.advance(MINUTE);
    await run('payouts.daily');
    await until('paid');
    expect(await paidFrom()).toBeNull();
  });

  it('waits again after a change or a change back, but not when the same account is saved', async () => {
    await setAccount();
    await released(50);
    await nameAccount();
    expect(await paidFrom()).toBeNull();
    await nameAccount('0241111111');
    expect(await paidFrom()).not.toBeNull();
    await nameAccount();
    expect((await payMeNow()).body.code).toBe('payout_account_new');
  });

  it('waits again when only its network changes, because that is another wallet', async () => {
    await setAccount();
    await released(50);
    await nameAccount('055 123 4987', 'telecel');
    expect(await paidFrom()).not.toBeNull();
    expect((await payMeNow()).body.code).toBe('payout_account_new');
    await run('payouts.daily');
    expect(await list()).toEqual([]);
  });

  it('does not redirect a payout that is already under way', async () => {
    await setAccount();
    await released(50);
    await sales.switch({ transfers: 'pending' });
    expect((await payMeNow()).status).toBe(201);
    await nameAccount('0241111111');
    expect((await first()).maskedNumber).toBe('055 ••• 4987');
  });

  it('is saved with the holder name of the network only after the seller has confirmed it', async () => {
    const body = { network: 'mtn', phone: '0240000000', name: seller.name };
    const refused = await call('PUT', '/payouts/account', seller, body);
    expect(refused).toMatchObject({
      status: 422,
      body: { fieldErrors: { name: { code: 'not_the_holder', params: { holder: 'ADWOA HOLDER' } } } },
    });
    expect((await account()).account).toBeNull();
    const saved = await call('PUT', '/payouts/account', seller, { ...body, name: 'Holder Adwoa' });
    expect(saved.body.data.account.name).toBe('ADWOA HOLDER');
    const moderator = await campus.student('Nana Moderator', undefined, 'moderator');
    const seen = async ({ email }: TestStudent) =>
      (await call('GET', `/moderation/users?q=${email}`, moderator)).body.data[0].payoutName;
    expect(await seen(seller)).toBe('ADWOA HOLDER');
    await setAccount();
    expect(await seen(seller)).toBeNull();
  });
});

describe('"Pay me now"', () => {
  it('sends everything less ₵1, marks the sales, and books the provider’s fee', async () => {
    await setAccount();
    const [one, two] = [await released(10), await released(2450)];
    expect(await account()).toMatchObject({
      available: 2435.4,
      onTheWay: 0,
      held: 0,
      minimum: 20,
      instantFee: 1,
    });
    const { status, body } = await payMeNow();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      kind: 'instant',
      amount: 2434.4,
      fee: 1,
      sales: 2,
      maskedNumber: '055 ••• 4987',
    });
    expect(body.data.reference).toMatch(/^[a-z0-9_-]{16,50}$/);
    await until('paid');
    expect(await account()).toMatchObject({ available: 0, onTheWay: 0 });
    for (const order of [one, two]) expect(await orderStatus(order)).toBe('paid_out');
    expect(await balance()).toBe(0);
    expect(await moved(body.data.id, 'payouts_on_the_way')).toBe(0);
    expect(await moved(body.data.id, 'provider_fees')).toBe(100);
  });

  it('requires an account and an amount above the fee', async () => {
    await released(100);
    expect((await payMeNow()).body.code).toBe('payout_account_missing');
    const poor = await campus.student('Yaw Poor');
    await setAccount('0551234987', 'mtn', poor);
    expect((await payMeNow(poor)).body.code).toBe('payout_too_small');
    await sales.released(poor, buyer, 1);
    expect((await payMeNow(poor)).body.code).toBe('payout_too_small');
    expect((await call('POST', '/payouts', null, {})).status).toBe(401);
  });

  it('pays once for concurrent requests', async () => {
    await setAccount();
    await released(50);
    const answers = await Promise.all([payMeNow(), payMeNow(), payMeNow()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    await until('paid');
    expect(await list()).toHaveLength(1);
    expect(await balance()).toBe(0);
  });

  it('returns the same payout for a repeated Idempotency-Key', async () => {
    await setAccount();
    await released(50);
    const send = () =>
      campus.request('POST', '/payouts', {
        token: seller.token,
        body: {},
        headers: { 'idempotency-key': `payout-${seller.id}` },
      });
    const [one, two] = [await send(), await send()];
    expect(two.body.data.id).toBe(one.body.data.id);
  });
});

it('lists payouts to their seller only, newest first, in pages', async () => {
  await setAccount();
  for (const price of [30, 40, 50]) {
    await released(price);
    await payMeNow();
    await until('paid');
  }
  expect((await list()).map((one: { amount: number }) => one.amount)).toEqual([48.5, 38.6, 28.7]);
  const page = (await call('GET', '/payouts?limit=2', seller)).body;
  const rest = (await call('GET', `/payouts?limit=2&cursor=${page.pagination.nextCursor}`, seller)).body;
  expect([page.data.length, rest.data.length]).toEqual([2, 1]);
  expect(await list(buyer)).toEqual([]);
});
