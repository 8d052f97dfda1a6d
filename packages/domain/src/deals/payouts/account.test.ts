import { DAY, HOUR } from '@campushive/contract';
import { accountOf, debtAccountOf } from '@campushive/contract/rules/postings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { heldSale } from '../../../../../apps/api/test/sales.js';
import { campus as here } from '../../platform/campus.js';
import { later } from '../../platform/clock.js';
import { orders, payoutAccounts, payouts } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Mail } from '../../platform/mail/mail.js';
import { post } from '../payments/ledger/ledger.js';
import { describeAccount, lockAccount, saveAccount } from './account.js';
import type { PayoutsContext } from './context.js';

let campus: TestCampus;
let sold: typeof orders.$inferSelect;
let other: TestStudent;
let seller: TestStudent;
let now: Date;
let holder: string | undefined;
let limited: unknown[][];
let notices: object[];
let mails: Mail[];
let flushes: number;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  other = await campus.student('Yaw Other');
  const id = await heldSale(campus, other, await campus.student('Kwame Boateng'));
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('It was bought');
  sold = order;
});
beforeEach(async () => {
  seller = await campus.student('Akosua Mensah');
  now = new Date('2026-12-01T09:30:00.500Z');
  [holder, limited, notices, mails, flushes] = [undefined, [], [], [], 0];
});
afterAll(() => campus.close());

const { payout: fees } = here.fees;
const db = () => campus.app.platform.db;
const context = (): PayoutsContext =>
  ({
    platform: {
      ...campus.app.platform,
      clock: { now: () => now },
      limits: { hit: (...hit: unknown[]) => Promise.resolve(void limited.push(hit)) },
      outbox: { flush: () => Promise.resolve(void (flushes += 1)) },
      mail: { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) },
    },
    provider: { holderOf: () => Promise.resolve(holder) },
    notify: (_tx: unknown, notice: object) => Promise.resolve(void notices.push(notice)),
  }) as unknown as PayoutsContext;
const described = () => describeAccount(context(), seller.id);
const save = (account: { phone: string; network: string; name: string }) =>
  saveAccount(context(), seller.id, account);
const stored = () => lockAccount(db(), seller.id);
const typed = { phone: '055 123 4987', network: 'mtn', name: 'Akosua Mensah' };

const order = async (change: Partial<typeof orders.$inferInsert>) => {
  const id = newId();
  const fresh = {
    id,
    reference: `cmp-${id}`,
    sellerId: seller.id,
    item: 'service',
    releasedAt: null,
  } as const;
  await db()
    .insert(orders)
    .values({ ...sold, ...fresh, ...change });
  return id;
};
const book = async (account: string, amount: number) =>
  post(
    db(),
    { orderId: await order({ status: 'refunded' }), kind: 'release' },
    [
      { account, amount },
      { account: 'held', amount: -amount },
    ],
    now,
  );
const payout = (
  change: Pick<typeof payouts.$inferInsert, 'status'> & Partial<typeof payouts.$inferInsert>,
) => {
  const id = newId();
  const made = {
    id,
    userId: seller.id,
    reference: `cmp-out-${id}`,
    kind: 'instant',
    fee: 0,
    debt: 0,
  } as const;
  const sent = { network: 'mtn', phone: '0551234987', name: seller.name, createdAt: now, updatedAt: now };
  return db()
    .insert(payouts)
    .values({ ...made, ...sent, amount: 100, sales: 1, credits: 0, ...change });
};

describe('the description of a payout account', () => {
  it('contains no account and zero amounts before an account is saved', async () => {
    expect(await described()).toEqual({
      ...{ account: null, available: 0, debt: 0, onTheWay: 0, held: 0, payableNow: 0, limitADay: null },
      ...{ minimum: fees.minimum / 100, instantFee: fees.instantFee / 100 },
      nextPayoutAt: '2026-12-02T09:00:00.000Z',
    });
  });

  it('sums each figure from the rows of its owner only', async () => {
    await order({ status: 'held', payout: 1_100 });
    await order({ status: 'disputed', payout: 200 });
    await order({ status: 'released', payout: 9_000 });
    await order({ status: 'refunded', payout: 9_000 });
    await order({ status: 'held', payout: 9_000, sellerId: other.id });
    await payout({ amount: 300, status: 'requested' });
    await payout({ amount: 40, status: 'pending' });
    await payout({ amount: 9_000, status: 'paid', paidAt: now });
    await payout({ amount: 9_000, status: 'pending', userId: other.id });
    await book(accountOf(seller.id), -50_000);
    await book(accountOf(other.id), -9_000);
    await book(debtAccountOf(seller.id), 2_000);
    const facts = await described();
    expect(facts).toMatchObject({ held: 13, onTheWay: 3.4, available: 480, debt: 20 });
    expect(facts.payableNow).toBe((48_000 - fees.instantFee) / 100);
  });

  it('reports an excess deduction as available money and not as a debt', async () => {
    await book(debtAccountOf(seller.id), -700);
    expect(await described()).toMatchObject({ debt: 0, available: 7 });
  });

  it('limits the amount payable today to the rest that the wallet can receive', async () => {
    await save(typed);
    await book(accountOf(seller.id), -4_000_000);
    expect(await described()).toMatchObject({ limitADay: 15_000, payableNow: 15_000 });
    await payout({ amount: 600_000, status: 'paid', paidAt: now });
    expect(await described()).toMatchObject({ limitADay: 15_000, payableNow: 9_000 });
  });

  it('masks the account number and gives the start of payouts only during the waiting period', async () => {
    await save(typed);
    const account = {
      network: 'mtn',
      bankName: null,
      maskedNumber: '055 ••• 4987',
      name: 'Akosua Mensah',
      needsAttention: false,
      takesLess: false,
    };
    expect((await described()).account).toEqual({
      ...account,
      paidFrom: '2026-12-02T09:30:00.500Z',
      updatedAt: now.toISOString(),
    });
    now = later(now, DAY);
    expect((await described()).account).toMatchObject({ ...account, paidFrom: null });
    await db().update(payoutAccounts).set({ paidFrom: null, needsAttention: true });
    expect((await described()).account).toMatchObject({ paidFrom: null, needsAttention: true });
  });

  it.each([
    ['2026-12-01T08:59:59.999Z', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z'],
    ['2026-12-01T09:00:00.001Z', '2026-12-02T09:00:00.000Z'],
  ])('schedules the next daily payout after %s at %s', async (at, next) => {
    now = new Date(at);
    expect((await described()).nextPayoutAt).toBe(next);
  });
});

describe('saving a payout account', () => {
  it('starts a wait of one day for the first account and informs its owner by notification and email', async () => {
    await save(typed);
    expect(await stored()).toMatchObject({
      ...{ userId: seller.id, network: 'mtn', phone: '0551234987', name: 'Akosua Mensah' },
      ...{
        needsAttention: false,
        recipientCode: null,
        paidFrom: later(now, DAY),
        createdAt: now,
        updatedAt: now,
      },
    });
    expect(limited).toEqual([[`payout-account:${seller.id}`, 10, 3_600]]);
    expect(notices).toEqual([
      {
        ...{ userId: seller.id, actorId: null, type: 'payment', kind: 'payout_account_added', subject: null },
        values: { account: '055 ••• 4987' },
      },
    ]);
    expect(mails).toMatchObject([{ subject: 'Your CampusHive payout account was added' }]);
    expect(mails[0]?.text).toContain('/dashboard/payouts');
    expect(flushes).toBe(1);
  });

  it('restarts the wait for another number or network and discards the earlier recipient code of the provider', async () => {
    await save(typed);
    for (const change of [{ phone: '0551234988' }, { network: 'telecel' }]) {
      await db()
        .update(payoutAccounts)
        .set({ recipientCode: 'RCP_1', paidFrom: null, needsAttention: true })
        .where(eq(payoutAccounts.userId, seller.id));
      now = later(now, HOUR);
      [notices, mails] = [[], []];
      await save({ ...typed, phone: '0551234988', ...change });
      expect(await stored()).toMatchObject({
        ...{ recipientCode: null, needsAttention: false, paidFrom: later(now, DAY), updatedAt: now },
      });
      expect(notices).toMatchObject([{ kind: 'payout_account_changed' }]);
      expect(mails).toMatchObject([{ subject: 'Your CampusHive payouts go to another account' }]);
    }
  });

  it('neither restarts the wait nor notifies the owner when the wallet is the same', async () => {
    await save(typed);
    await db()
      .update(payoutAccounts)
      .set({ recipientCode: 'RCP_1', paidFrom: null, needsAttention: true })
      .where(eq(payoutAccounts.userId, seller.id));
    [notices, mails, flushes] = [[], [], 0];
    await save({ ...typed, name: 'Mensah Akosua' });
    expect(await stored()).toMatchObject({
      ...{ recipientCode: 'RCP_1', paidFrom: null, needsAttention: false, name: 'Mensah Akosua' },
    });
    expect([notices, mails, flushes]).toEqual([[], [], 1]);
  });

  it('stores the holder name of the network and refuses another name without storing anything', async () => {
    holder = 'MENSAH AKOSUA';
    await save(typed);
    expect(await stored()).toMatchObject({ name: 'MENSAH AKOSUA' });
    holder = 'KOFI OWUSU';
    await expect(save({ ...typed, phone: '0551234988' })).rejects.toMatchObject({
      code: 'validation_failed',
      fieldErrors: { name: expect.objectContaining({ code: 'not_the_holder' }) },
    });
    expect(await stored()).toMatchObject({ phone: '0551234987' });
    expect(limited).toHaveLength(2);
  });

  it('does not count an unreadable number towards the rate limit', async () => {
    await expect(save({ ...typed, phone: '12' })).rejects.toMatchObject({ code: 'validation_failed' });
    expect([limited, await stored()]).toEqual([[], undefined]);
  });
});
