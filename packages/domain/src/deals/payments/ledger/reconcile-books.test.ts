import { DAY, HOUR } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import {
  orders,
  payouts,
  reconciliationCases,
  sandboxTransactions,
  users,
} from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  moderator = await campus.student('Nana Moderator', undefined, 'moderator');
});
beforeEach(async () => {
  await sales.switch({ webhooks: 'normal', refunds: 'processed', transfers: 'success' });
  await flaw({ action: 'agree' });
  await campus.app.platform.db.delete(reconciliationCases);
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const flaw = async (payload: object) => {
  const answer = await campus.app.server.inject({ method: 'POST', url: '/dev/paystack/books', payload });
  expect(answer.statusCode, answer.body).toBe(200);
};
const night = async () => {
  campus.clock.advance(2 * HOUR);
  await campus.app.platform.jobs.runNow('payments.reconcile-books', {});
};
const cases = () => campus.app.platform.db.select().from(reconciliationCases).orderBy(reconciliationCases.id);
const found = async () =>
  (await cases())
    .filter(({ closedAt }) => closedAt === null)
    .map(({ of, kind, reference, ours, theirs }) => ({ of, kind, reference, ours, theirs }));
/** Nights go by, and sessions with them. */
const newToken = async ({ email, password }: TestStudent) =>
  (await campus.client().auth.login({ email, password })).data.token;
const request = async (path: string, student = moderator) =>
  campus.request('GET', path, { token: await newToken(student) });

/** Returns a payment that was refunded. */
async function refunded() {
  const sale = await sales.held(seller, buyer, 50);
  await campus.request('POST', `/payments/${sale.paymentId}/cancel`, { token: seller.token, body: {} });
  await vi.waitFor(async () => {
    const { body } = await campus.request('GET', `/payments/${sale.paymentId}`, { token: buyer.token });
    expect(body.data.refund.status).toBe('processed');
  }, 120_000);
  return sale.reference;
}

/** Returns a payout that arrived. */
async function paidOut() {
  await campus.request('PUT', '/payouts/account', {
    token: seller.token,
    body: { network: 'mtn', phone: '0551234987', name: 'Akosua Mensah' },
  });
  await sales.released(seller, buyer, 50);
  campus.clock.advance(DAY + HOUR);
  await campus.app.platform.jobs.runNow('payouts.daily', {});
  return vi.waitFor(async () => {
    const [row] = await campus.app.platform.db.select().from(payouts).where(eq(payouts.userId, seller.id));
    expect(row?.status).toBe('paid');
    return { reference: row?.reference ?? '', amount: row?.amount ?? 0 };
  }, 120_000);
}

it('finds no difference after charges, refunds and mismatched payments', async () => {
  await sales.held(seller, buyer, 50);
  await refunded();
  const short = await sales.startPayment(seller, buyer, 30);
  await sales.checkout(short.accessCode, 'success', 100);
  await vi.waitFor(async () => {
    const { body } = await campus.request('GET', `/payments/${short.paymentId}`, { token: buyer.token });
    expect(body.data.refund?.status).toBe('processed');
  }, 120_000);
  await night();
  expect(await found()).toEqual([]);
  const { body } = await request('/moderation/ledger');
  expect(body.data).toMatchObject({ difference: 0, openCases: 0 });
  expect(body.data.reported).toBe(body.data.atProvider);
});

it('finds no difference after credits of the campus that were paid out or are pending', async () => {
  const admin = await campus.student('Efua Giver', undefined, 'admin');
  const give = (amount: number) =>
    campus.request('POST', `/moderation/users/${seller.id}/credits`, {
      token: admin.token,
      body: { amount, reason: 'Your order was late.' },
    });
  const before = (await request('/moderation/ledger')).body.data;
  expect((await give(30)).status).toBe(201);
  const { amount } = await paidOut();
  expect(amount).toBe(4_950 + 3_000);
  const again = await newToken(admin);
  const waiting = await campus.request('POST', `/moderation/users/${seller.id}/credits`, {
    token: again,
    body: { amount: 20, reason: 'And once more.' },
  });
  expect(waiting.status).toBe(201);
  await night();
  expect(await found()).toEqual([]);
  const after = (await request('/moderation/ledger')).body.data;
  expect(after).toMatchObject({ difference: 0, openCases: 0 });
  expect(after.reported).toBe(after.atProvider);
  expect(after.goodwill - before.goodwill).toBeCloseTo(50);
  // A payment of 53.25 came, less 1.04; 79.50 went out, and 1.00 for the transfer.
  expect(after.atProvider - before.atProvider).toBeCloseTo(53.25 - 1.04 - 79.5 - 1);
});

describe('the reconciliation of charges', () => {
  it('reports once a charge that the provider lost, changed or invented', async () => {
    const [first, second] = [await sales.held(seller, buyer, 50), await sales.held(seller, buyer, 20)];
    await flaw({ action: 'hide', of: 'charge', reference: first.reference });
    await flaw({ action: 'amount', of: 'charge', reference: second.reference, amount: 2_000 });
    await flaw({ action: 'invent', of: 'charge', reference: 'not-ours-1', amount: 700 });
    await night();
    await night();
    expect(await found()).toEqual([
      { of: 'charge', kind: 'amount', reference: second.reference, ours: 2_130, theirs: 2_000 },
      { of: 'charge', kind: 'missing_here', reference: 'not-ours-1', ours: null, theirs: 700 },
      { of: 'charge', kind: 'missing_there', reference: first.reference, ours: 5_325, theirs: null },
    ]);
    const notifications = (await request('/notifications')).body.data.filter(
      (one: { kind: string }) => one.kind === 'ledger_differs',
    );
    expect(notifications).toHaveLength(1);
  });

  it('applies a charge whose webhook was lost instead of reporting it', async () => {
    await sales.switch({ webhooks: 'lost' });
    const sale = await sales.startPayment(seller, buyer, 50);
    await sales.checkout(sale.accessCode);
    await night();
    expect(await found()).toEqual([]);
    const [order] = await campus.app.platform.db.select().from(orders).where(eq(orders.id, sale.paymentId));
    expect(order?.status).toBe('held');
  });
});

it('reports a refund that the provider lost, changed or invented', async () => {
  const [first, second] = [await refunded(), await refunded()];
  await flaw({ action: 'hide', of: 'refund', reference: first });
  await flaw({ action: 'amount', of: 'refund', reference: second, amount: 5_000 });
  await flaw({ action: 'invent', of: 'refund', reference: 'not-ours-2', amount: 300 });
  await night();
  expect(await found()).toEqual([
    { of: 'refund', kind: 'amount', reference: second, ours: 5_325, theirs: 5_000 },
    { of: 'refund', kind: 'missing_here', reference: 'not-ours-2', ours: null, theirs: 300 },
    { of: 'refund', kind: 'missing_there', reference: first, ours: 5_325, theirs: null },
  ]);
});

it('reports a refund that the provider sent twice', async () => {
  const reference = await refunded();
  await flaw({ action: 'invent', of: 'refund', reference, amount: 5_325 });
  await night();
  expect(await found()).toEqual([{ of: 'refund', kind: 'amount', reference, ours: 5_325, theirs: 10_650 }]);
});

it('reports a payout that the provider lost, changed or invented', async () => {
  const { reference, amount } = await paidOut();
  await night();
  expect(await found()).toEqual([]);
  await flaw({ action: 'hide', of: 'transfer', reference });
  await flaw({ action: 'invent', of: 'transfer', reference: 'not-ours-3', amount: 900 });
  await night();
  expect(await found()).toEqual([
    { of: 'transfer', kind: 'missing_here', reference: 'not-ours-3', ours: null, theirs: 900 },
    { of: 'transfer', kind: 'missing_there', reference, ours: amount, theirs: null },
  ]);
  await campus.app.platform.db.delete(reconciliationCases);
  await flaw({ action: 'agree' });
  await flaw({ action: 'amount', of: 'transfer', reference, amount: 1 });
  await night();
  expect(await found()).toEqual([{ of: 'transfer', kind: 'amount', reference, ours: amount, theirs: 1 }]);
});

it('reports a balance that differs from the books, and closes the case once it agrees again', async () => {
  await flaw({ action: 'balance', by: -1_234 });
  await night();
  const [one] = await cases();
  expect(one).toMatchObject({ of: 'balance', kind: 'amount', closedAt: null });
  expect((one?.theirs ?? 0) - (one?.ours ?? 0)).toBe(-1_234);
  expect((await request('/moderation/ledger')).body.data).toMatchObject({ difference: -12.34, openCases: 1 });
  await flaw({ action: 'agree' });
  await night();
  expect(await cases()).toMatchObject([{ id: one?.id, closedAt: expect.any(Date), closedById: null }]);
});

it('reads all pages of the lists of the provider', async () => {
  const { db, clock } = campus.app.platform;
  const now = clock.now();
  const rows = Array.from({ length: 230 }, (_, at) => ({
    reference: `abandoned-${at}`,
    accessCode: `abandoned-${at}`,
    email: 'a@st.knust.edu.gh',
    amount: 100,
    status: 'abandoned' as const,
    createdAt: now,
  }));
  await db.insert(sandboxTransactions).values(rows);
  const sale = await sales.held(seller, buyer, 50);
  await night();
  expect(await found()).toEqual([]);
  await flaw({ action: 'hide', of: 'charge', reference: sale.reference });
  await night();
  expect(await found()).toHaveLength(1);
});

it.each(['charge', 'transfer'] as const)(
  'does not let a moderator close a difference about a %s of their own',
  async (of) => {
    const { reference } = of === 'charge' ? await sales.held(seller, buyer, 50) : await paidOut();
    await flaw({ action: 'hide', of, reference });
    await night();
    const [one] = await cases();
    const close = async (student: TestStudent) =>
      campus.request('POST', `/moderation/ledger/cases/${one?.id}/close`, {
        token: await newToken(student),
        body: { note: 'Fine.' },
      });
    await campus.app.platform.db.update(users).set({ role: 'moderator' }).where(eq(users.id, seller.id));
    expect(await close(seller)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await found()).toHaveLength(1);
    expect((await close(moderator)).status).toBe(200);
    expect(await found()).toEqual([]);
  },
);

it('opens no case while the provider does not answer', async () => {
  const { provider } = {
    provider: vi.spyOn(campus.app.server, 'inject').mockRejectedValueOnce(new Error('away')),
  };
  await expect(campus.app.platform.jobs.runNow('payments.reconcile-books', {})).rejects.toMatchObject({
    name: 'ProviderError',
  });
  provider.mockRestore();
  expect(await cases()).toEqual([]);
});
