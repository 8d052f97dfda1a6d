import { DAY, HOUR } from '@campushive/contract';
import {
  accountOf,
  creditPostings,
  debtAccountOf,
  payoutPostings,
} from '@campushive/contract/rules/postings';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { heldSale } from '../../../../../apps/api/test/sales.js';
import { campus as here } from '../../platform/campus.js';
import { later } from '../../platform/clock.js';
import {
  credits,
  ledgerEntries,
  ledgerPostings,
  orders,
  payoutAccounts,
  payouts,
  users,
} from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import { balanceOf, post } from '../payments/ledger/ledger.js';
import type { PayoutsContext } from './context.js';
import { createDuePayouts, createPayout } from './create-payout.js';
import { readAccount } from './mobile-money.js';
import { freeParts } from './unsettled-amounts.js';
import { lockWaitingCredits } from './waiting-credits.js';

let campus: TestCampus;
let other: TestStudent;
let seller: TestStudent;
let sold: typeof orders.$inferSelect;
let now: Date;
let send: (name: string, data: object) => Promise<void>;
let sent: unknown[];
let errors: unknown[];

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
  now = campus.clock.now();
  [sent, errors] = [[], []];
  send = (name, data) => Promise.resolve(void sent.push([name, data]));
});
afterAll(() => campus.close());

const { minimum, instantFee } = here.fees.payout;
const db = () => campus.app.platform.db;
const context = (): PayoutsContext => {
  const { platform } = campus.app;
  const jobs = Object.assign(Object.create(platform.jobs), {
    send: (name: string, data: object) => send(name, data),
  });
  const log = { error: (facts: object) => void errors.push(facts) };
  return { platform: { ...platform, clock: { now: () => now }, jobs, log } } as unknown as PayoutsContext;
};
const refusal = (code: string) => expect.objectContaining({ code });
const nameAccount = (student = seller, change: Partial<typeof payoutAccounts.$inferInsert> = {}) =>
  db()
    .insert(payoutAccounts)
    .values({
      ...{ userId: student.id, network: 'mtn', phone: '0551234987', name: student.name },
      ...{ createdAt: now, updatedAt: now, ...change },
    });
const setAccount = (change: Partial<typeof payoutAccounts.$inferInsert>) =>
  db().update(payoutAccounts).set(change).where(eq(payoutAccounts.userId, seller.id));
/** Columns of a sale whose money is still held. */
const heldStill = { status: 'held', releasedAt: null } as const;
/** Creates a sale that brings the seller this amount. */
const sale = async (payout: number, change: Partial<typeof orders.$inferInsert> = {}) => {
  const id = newId();
  const fresh = {
    id,
    reference: `cmp-${id}`,
    sellerId: seller.id,
    status: 'released',
    releasedAt: now,
    // A service can have several sales.
    item: 'service',
  } as const;
  const made = { ...sold, ...fresh, payout, ...change };
  await db().insert(orders).values(made);
  if (payout > 0 && made.releasedAt !== null && made.payoutId === null) {
    const account = accountOf(made.sellerId);
    const postings = [
      { account, amount: -payout },
      { account: 'held', amount: payout },
    ];
    await post(db(), { orderId: id, kind: 'release' }, postings, now);
  }
  return id;
};
const credit = async (amount: number, change: Partial<typeof credits.$inferInsert> = {}) => {
  const id = newId();
  const row = { id, userId: seller.id, amount, reason: 'Thank you', givenById: other.id, createdAt: now };
  const made = { payoutId: null, withdrawnAt: null, ...row, ...change };
  await db().insert(credits).values(made);
  if (made.payoutId === null && made.withdrawnAt === null)
    await post(db(), { creditId: id, kind: 'credit' }, creditPostings(made.userId, amount), now);
  return id;
};
/** Books a seller's debt for a chargeback; negative where too much was deducted. */
const owe = async (amount: number) =>
  post(
    db(),
    { orderId: await sale(0, heldStill), kind: 'release' },
    [
      { account: debtAccountOf(seller.id), amount },
      { account: 'provider', amount: -amount },
    ],
    now,
  );
const payoutsOf = ({ id }: TestStudent) => db().select().from(payouts).where(eq(payouts.userId, id));
const carriers = async (ids: readonly string[]) =>
  (
    await db()
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids]))
      .orderBy(orders.id)
  ).map(({ payoutId }) => payoutId);
const creditCarriers = async (ids: readonly string[]) =>
  (
    await db()
      .select()
      .from(credits)
      .where(inArray(credits.id, [...ids]))
      .orderBy(credits.id)
  ).map(({ payoutId }) => payoutId);

describe('an instant payout', () => {
  it('contains all released money of the seller less debt and fee, and is booked and sent', async () => {
    await nameAccount();
    const sales = [await sale(4_000), await sale(3_000)];
    const credits = [await credit(500)];
    await owe(1_000);
    now = later(now, 1_000);
    const made = await createPayout(context(), seller.id);
    expect(made).toMatchObject({
      ...{ userId: seller.id, status: 'requested', kind: 'instant', reference: `cmp-out-${made.id}` },
      ...{ amount: 6_500 - instantFee, fee: instantFee, debt: 1_000, sales: 2, credits: 1 },
      ...{ network: 'mtn', phone: '0551234987', name: seller.name, createdAt: now, updatedAt: now },
    });
    expect(await payoutsOf(seller)).toEqual([made]);
    expect(await carriers(sales)).toEqual([made.id, made.id]);
    expect(await creditCarriers(credits)).toEqual([made.id]);
    const [entry] = await db().select().from(ledgerEntries).where(eq(ledgerEntries.payoutId, made.id));
    expect(entry).toMatchObject({ kind: 'payout', createdAt: now });
    const moved = await db()
      .select()
      .from(ledgerPostings)
      .where(eq(ledgerPostings.entryId, entry?.id ?? ''));
    expect(moved.map(({ account, amount }) => ({ account, amount }))).toEqual(
      expect.arrayContaining(payoutPostings(made).map(({ account, amount }) => ({ account, amount }))),
    );
    expect(sent).toEqual([['payouts.send', { payoutId: made.id }]]);
  });

  it('leaves out money of other sellers, held or withdrawn money and money in another payout', async () => {
    await nameAccount();
    await sale(2_000);
    const first = await createPayout(context(), seller.id);
    const left = [
      await sale(4_000, { sellerId: other.id }),
      await sale(4_000, heldStill),
      await sale(4_000, { payoutId: first.id }),
    ];
    const gifts = [
      await credit(700, { userId: other.id }),
      await credit(700, { withdrawnAt: now }),
      await credit(700, { payoutId: first.id }),
    ];
    await sale(3_000);
    const made = await createPayout(context(), seller.id);
    expect(made).toMatchObject({ amount: 3_000 - instantFee, debt: 0, sales: 1, credits: 0 });
    expect(await carriers(left)).toEqual([null, null, first.id]);
    expect(await creditCarriers(gifts)).toEqual([null, null, first.id]);
    await expect(createPayout(context(), seller.id)).rejects.toThrow(refusal('payout_too_small'));
  });

  it('requires an account past its waiting period and an amount above the fee', async () => {
    const id = await sale(instantFee);
    const ask = () => createPayout(context(), seller.id);
    await expect(ask()).rejects.toThrow(refusal('payout_account_missing'));
    await nameAccount(seller, { paidFrom: later(now, 1) });
    await expect(ask()).rejects.toThrow(refusal('payout_account_new'));
    now = later(now, 1);
    await expect(ask()).rejects.toThrow(refusal('payout_too_small'));
    expect([await carriers([id]), await payoutsOf(seller), sent]).toEqual([[null], [], []]);
    await credit(1);
    expect(await ask()).toMatchObject({ amount: 1 });
  });
});

describe('the daily limit of a wallet', () => {
  /** Maximum amount a wallet can receive per day. */
  const limit = 1_500_000;
  const arrive = (id: string, at: Date) =>
    db().update(payouts).set({ status: 'paid', paidAt: at }).where(eq(payouts.id, id));

  it('splits a payout over two days and settles the sale with the second part', async () => {
    await nameAccount();
    const ids = [await sale(1_000_000), await sale(1_000_000)];
    const gifts = [await credit(500)];
    const first = await createPayout(context(), seller.id);
    expect(first).toMatchObject({ amount: limit, fee: instantFee, sales: 1, credits: 0 });
    expect(await carriers(ids)).toEqual([first.id, null]);
    await expect(createPayout(context(), seller.id)).rejects.toThrow(refusal('payout_limit_reached'));
    await arrive(first.id, now);
    await expect(createPayout(context(), seller.id)).rejects.toThrow(refusal('payout_limit_reached'));
    await createDuePayouts(context());
    expect(await payoutsOf(seller)).toHaveLength(1);
    now = later(now, DAY);
    await createDuePayouts(context());
    const rest = (await payoutsOf(seller)).find(({ id }) => id !== first.id);
    expect(rest).toMatchObject({ kind: 'daily', amount: 500_500 - instantFee, sales: 1, credits: 1 });
    expect(await carriers(ids)).toEqual([first.id, rest?.id]);
    expect(await creditCarriers(gifts)).toEqual([rest?.id]);
    expect(await balanceOf(db(), accountOf(seller.id))).toBe(0);
  });

  it('counts open payouts of an earlier day, but no failed payouts and none to another number', async () => {
    await nameAccount();
    await sale(limit);
    const open = await createPayout(context(), seller.id);
    now = later(now, DAY);
    await sale(limit);
    const ask = () => createPayout(context(), seller.id);
    await expect(ask()).rejects.toThrow(refusal('payout_limit_reached'));
    await setAccount({ phone: '0551234988' });
    expect(await ask()).toMatchObject({ amount: limit - instantFee });
    await setAccount({ phone: '0551234987' });
    await db().update(payouts).set({ status: 'failed' }).where(eq(payouts.id, open.id));
    await sale(3_000);
    expect(await ask()).toMatchObject({ amount: 3_000 - instantFee });
  });

  it('starts again at midnight of the campus', async () => {
    await nameAccount();
    await sale(3 * limit);
    now = new Date('2026-12-01T23:59:00Z');
    const late = await createPayout(context(), seller.id);
    await arrive(late.id, now);
    now = new Date('2026-12-02T00:00:00Z');
    expect(await createPayout(context(), seller.id)).toMatchObject({ amount: limit, sales: 0 });
  });
});

describe('the daily payout round', () => {
  const round = () => createDuePayouts(context());

  it('pays sellers who reach the minimum by sales, credits or excess deductions, without a fee', async () => {
    await nameAccount();
    await sale(minimum);
    const [sold, credited, waiting] = [
      seller,
      await campus.student('Esi Given'),
      await campus.student('Ato Kept'),
    ];
    seller = credited;
    await nameAccount();
    await credit(minimum);
    seller = waiting;
    await nameAccount();
    await owe(-minimum);
    await round();
    for (const [student, facts] of [
      [sold, { sales: 1, credits: 0, debt: 0 }],
      [credited, { sales: 0, credits: 1, debt: 0 }],
      [waiting, { sales: 0, credits: 0, debt: -minimum }],
    ] as const) {
      expect(await payoutsOf(student)).toMatchObject([{ kind: 'daily', amount: minimum, fee: 0, ...facts }]);
    }
    expect(sent).toHaveLength(3);
    await round();
    expect(sent).toHaveLength(3);
  });

  it('skips sellers below the minimum, suspended sellers and accounts that are faulty or still waiting', async () => {
    await nameAccount();
    await sale(minimum - 1);
    await round();
    await credit(1);
    await setAccount({ needsAttention: true });
    await round();
    await setAccount({ needsAttention: false, paidFrom: later(now, HOUR) });
    await round();
    await setAccount({ paidFrom: now });
    await db().update(users).set({ suspendedAt: now }).where(eq(users.id, seller.id));
    await round();
    expect([await payoutsOf(seller), sent]).toEqual([[], []]);
    await db().update(users).set({ suspendedAt: null }).where(eq(users.id, seller.id));
    await round();
    expect(await payoutsOf(seller)).toHaveLength(1);
  });

  it('continues after the payout of one seller fails and logs that seller', async () => {
    const sellers = [seller, await campus.student('Esi Second')];
    for (seller of sellers) {
      await nameAccount();
      await sale(minimum);
    }
    const rest = send;
    const err = new Error('out of memory');
    let unsent = {};
    send = (_name, data) => {
      [send, unsent] = [rest, data];
      return Promise.reject(err);
    };
    await round();
    const made = (await Promise.all(sellers.map(payoutsOf))).flat();
    expect(made).toMatchObject([{ amount: minimum }, { amount: minimum }]);
    expect(sent).toHaveLength(1);
    const [failed] = made.filter(({ id }) => id === Object.values(unsent)[0]);
    expect(errors).toEqual([{ err, userId: failed?.userId }]);
  });
});

describe('a credit of the campus', () => {
  it('waits until a payout carries it, and waits again when that payout does not arrive', async () => {
    await nameAccount();
    const waiting = async (id = seller.id) =>
      (await lockWaitingCredits(db(), id)).reduce((sum, { amount }) => sum + amount, 0);
    await credit(700);
    await credit(300);
    await credit(50, { withdrawnAt: now });
    expect(await waiting()).toBe(1_000);
    expect(await waiting(newId())).toBe(0);
    const made = await createPayout(context(), seller.id);
    await credit(20);
    expect(await waiting()).toBe(20);
    await freeParts(db(), newId());
    expect(await waiting()).toBe(20);
    await freeParts(db(), made.id);
    expect(await waiting()).toBe(1_020);
  });
});

describe('reading a typed account', () => {
  it('returns the campus number with the given network, or else with the network of the number', () => {
    expect(readAccount('+233 55 123 4987')).toEqual({ phone: '0551234987', network: 'mtn' });
    expect(readAccount('0551234987', 'telecel')).toEqual({ phone: '0551234987', network: 'telecel' });
    const wrong = (field: string, code: string) =>
      expect.objectContaining({ fieldErrors: { [field]: expect.objectContaining({ code }) } });
    expect(() => readAccount('12345', 'mtn')).toThrow(wrong('phone', 'invalid_phone'));
    expect(() => readAccount('0551234987', 'pigeon')).toThrow(wrong('network', 'network_missing'));
  });
});
