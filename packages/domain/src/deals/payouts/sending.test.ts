import { DAY, HOUR, MINUTE, type PayoutFailureCode } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, entryKinds, timesHeard, type Sales } from '../../../../../apps/api/test/money.js';
import { ageAccounts } from '../../../../../apps/api/test/sales.js';
import { later } from '../../platform/clock.js';
import {
  ledgerEntries,
  ledgerPostings,
  orders,
  payoutAccounts,
  payouts,
} from '../../platform/database/schema/index.js';
import { ProviderError, type NewTransfer, type Transfer } from '../../platform/paystack/provider.js';
import { balanceOf } from '../payments/ledger/ledger.js';
import type { PayoutsContext, PayoutRow } from './context.js';
import { reconcile, send } from './send.js';
import { applyTransfer, giveBack, settleTransfer } from './settle.js';
import { limitsOf } from './wallet.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
/** Requests that the provider received, and its answers. */
const requests: { transfers: NewTransfer[]; recipients: object[]; references: string[] } = {
  transfers: [],
  recipients: [],
  references: [],
};
let existing: (reference: string) => Transfer | undefined;
let answer: (transfer: NewTransfer) => Transfer;
const notified: unknown[] = [];
const alarms: unknown[] = [];
let now: Date;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  vi.spyOn(campus.app.platform.outbox, 'write');
});
beforeEach(async () => {
  for (const list of [requests.transfers, requests.recipients, requests.references, notified, alarms])
    list.length = 0;
  existing = () => undefined;
  answer = (transfer) => transferOf(transfer);
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  now = campus.clock.now();
});
afterAll(() => campus.close());

const transferOf = (
  { reference, amount }: Pick<PayoutRow, 'reference' | 'amount'>,
  other: Partial<Transfer> = {},
): Transfer => ({
  reference,
  amount,
  ...{ code: 'TRF_1', status: 'pending', currency: 'GHS', reason: null, failure: null },
  ...other,
});

const context = (): PayoutsContext =>
  ({
    platform: { ...campus.app.platform, clock: { now: () => now } },
    notify: (_tx: unknown, one: unknown) => Promise.resolve(notified.push(one)),
    notifyAll: (_tx: unknown, _to: unknown, one: unknown) => Promise.resolve(alarms.push(one)),
    provider: {
      verifyTransfer: (reference: string) => {
        requests.references.push(reference);
        return Promise.resolve(existing(reference));
      },
      createRecipient: (account: object) => {
        requests.recipients.push(account);
        return Promise.resolve({ recipient: `RCP_${requests.recipients.length}` });
      },
      transfer: async (transfer: NewTransfer) => {
        requests.transfers.push(transfer);
        return Promise.resolve(answer(transfer));
      },
    },
  }) as unknown as PayoutsContext;

const nameAccount = (phone: string, network = 'mtn') =>
  campus.request('PUT', '/payouts/account', {
    token: seller.token,
    body: { network, phone, name: seller.name },
  });

/** Creates a payout that is booked but not sent. */
async function decided(): Promise<PayoutRow> {
  await nameAccount('0551234987');
  await ageAccounts(campus);
  await sales.released(seller, buyer, 50);
  const unsent = vi.spyOn(campus.app.platform.jobs, 'send').mockResolvedValue();
  const made = await campus.request('POST', '/payouts', { token: seller.token, body: {} });
  unsent.mockRestore();
  expect(made.status).toBe(201);
  return find(made.body.data.id);
}

async function find(id: string): Promise<PayoutRow> {
  const [row] = await campus.app.platform.db.select().from(payouts).where(eq(payouts.id, id));
  if (row === undefined) throw new Error('Payouts are never deleted');
  return row;
}
const set = (id: string, change: Partial<PayoutRow>) =>
  campus.app.platform.db.update(payouts).set(change).where(eq(payouts.id, id));
const entriesOf = (id: string) => entryKinds(campus, 'payoutId', id);
/** Returns the non-zero sums that the payout has moved, by account. */
const movedBy = async (id: string) => {
  const rows = await campus.app.platform.db
    .select({ account: ledgerPostings.account, sum: sql`sum(${ledgerPostings.amount})`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(eq(ledgerEntries.payoutId, id))
    .groupBy(ledgerPostings.account);
  return Object.fromEntries(rows.filter(({ sum }) => sum !== 0).map(({ account, sum }) => [account, sum]));
};
const heardOf = (orderId: string | undefined) => timesHeard(campus, orderId);
const saleOf = async () => {
  const [sale] = await campus.app.platform.db.select().from(orders).where(eq(orders.sellerId, seller.id));
  return sale;
};
const account = async () => {
  const [row] = await campus.app.platform.db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, seller.id));
  return row;
};
const owedToSeller = async () => 0 - (await balanceOf(campus.app.platform.db, `user:${seller.id}`));
/** Fee postings of a transfer that arrived. */
const FEES = { provider: -100, provider_fees: 100 };
const refuseFor =
  (failure: PayoutFailureCode, words = 'No') =>
  () => {
    const answer = { http: 400, code: null, words };
    throw new ProviderError(words, { refused: true, failure, answer });
  };
const refuse = refuseFor('recipient_invalid', 'Recipient specified is invalid');
const fallSilent = () => {
  throw new ProviderError('No answer');
};

describe('sending a payout', () => {
  it('requests a transfer of the amount, under the reference, to the account stored in the payout', async () => {
    const payout = await decided();
    await send(context(), payout.id);
    expect(requests.recipients).toEqual([{ network: 'mtn', phone: payout.phone, name: seller.name }]);
    expect(requests.transfers).toEqual([
      { reference: payout.reference, recipient: 'RCP_1', amount: 4850, reason: 'CampusHive sales' },
    ]);
    expect(await find(payout.id)).toMatchObject({ status: 'pending', transferCode: 'TRF_1' });
    expect(await account()).toMatchObject({ recipientCode: 'RCP_1' });
  });

  it('reuses the stored recipient, and creates a new one when the account has changed', async () => {
    const payout = await decided();
    await campus.app.platform.db.update(payoutAccounts).set({ recipientCode: 'RCP_KNOWN' });
    await send(context(), payout.id);
    expect(requests.transfers[0]?.recipient).toBe('RCP_KNOWN');
    expect(requests.recipients).toEqual([]);
    await set(payout.id, { status: 'requested', attemptedAt: null });
    await nameAccount('0241111111');
    await send(context(), payout.id);
    expect(requests.recipients).toMatchObject([{ phone: payout.phone }]);
    expect(await account()).toMatchObject({ recipientCode: null });
  });

  it('creates a new recipient when only the network of the account has changed', async () => {
    const payout = await decided();
    await campus.app.platform.db.update(payoutAccounts).set({ recipientCode: 'RCP_KNOWN' });
    await nameAccount('0551234987', 'telecel');
    expect(await account()).toMatchObject({ network: 'telecel', recipientCode: null });
    await campus.app.platform.db.update(payoutAccounts).set({ recipientCode: 'RCP_TELECEL' });
    await send(context(), payout.id);
    expect(requests.recipients).toMatchObject([{ network: 'mtn', phone: payout.phone }]);
    expect(requests.transfers[0]?.recipient).toBe('RCP_1');
    expect(await account()).toMatchObject({ recipientCode: 'RCP_TELECEL' });
  });

  it('is limited to one process for two minutes', async () => {
    const payout = await decided();
    await set(payout.id, { attemptedAt: later(now, -2 * MINUTE + 1) });
    await send(context(), payout.id);
    expect(requests.references).toEqual([]);
    await set(payout.id, { attemptedAt: later(now, -2 * MINUTE) });
    await send(context(), payout.id);
    expect(requests.transfers).toHaveLength(1);
  });

  it.each(['pending', 'paid', 'failed', 'reversed'] as const)(
    'starts no transfer when the payout is already %s',
    async (status) => {
      const payout = await decided();
      await set(payout.id, { status });
      await send(context(), payout.id);
      expect(requests.references).toEqual([]);
    },
  );

  it('starts no second transfer when an earlier attempt has started one', async () => {
    const payout = await decided();
    existing = () => transferOf(payout, { status: 'success' });
    await send(context(), payout.id);
    expect(requests.transfers).toEqual([]);
    expect(await find(payout.id)).toMatchObject({ status: 'paid', paidAt: now });
  });

  it('returns the money and blocks the account when the provider refuses the recipient', async () => {
    const payout = await decided();
    answer = refuse;
    await send(context(), payout.id);
    const failed = {
      ...{ status: 'failed', failure: 'account', failureCode: 'recipient_invalid' },
      failureReason: 'Recipient specified is invalid',
    };
    expect(await find(payout.id)).toMatchObject(failed);
    expect(await entriesOf(payout.id)).toEqual(['payout', 'payout_failed']);
    expect(await saleOf()).toMatchObject({ status: 'released', payoutId: null });
    expect(await account()).toMatchObject({ needsAttention: true });
  });

  it('adopts the existing transfer when the provider refuses the request but knows the reference', async () => {
    const payout = await decided();
    answer = refuse;
    existing = () => (requests.transfers.length > 0 ? transferOf(payout, { code: 'TRF_THEIRS' }) : undefined);
    await send(context(), payout.id);
    expect(await find(payout.id)).toMatchObject({ status: 'pending', transferCode: 'TRF_THEIRS' });
  });

  it('keeps a payout without an answer for an immediate retry', async () => {
    const payout = await decided();
    answer = fallSilent;
    await expect(send(context(), payout.id)).rejects.toThrow('No answer');
    expect(await find(payout.id)).toMatchObject({
      ...{ status: 'requested', attemptedAt: null },
      unansweredAt: now,
    });
    answer = (transfer) => transferOf(transfer);
    await send(context(), payout.id);
    expect(await find(payout.id)).toMatchObject({ status: 'pending' });
  });

  it('ignores a refusal in the hour after a request without an answer', async () => {
    const payout = await decided();
    await set(payout.id, { unansweredAt: later(now, -HOUR + 1) });
    answer = refuse;
    await expect(send(context(), payout.id)).rejects.toThrow('Recipient');
    const waiting = { status: 'requested', attemptedAt: null, unansweredAt: later(now, -HOUR + 1) };
    expect(await find(payout.id)).toMatchObject(waiting);
    await set(payout.id, { unansweredAt: later(now, -HOUR) });
    await send(context(), payout.id);
    expect(await find(payout.id)).toMatchObject({ status: 'failed' });
  });

  it('treats an attempt of a crashed process as one without an answer', async () => {
    const payout = await decided();
    const died = later(now, -3 * MINUTE);
    await set(payout.id, { attemptedAt: died });
    answer = refuse;
    await expect(send(context(), payout.id)).rejects.toThrow('Recipient');
    expect(await find(payout.id)).toMatchObject({ status: 'requested', unansweredAt: died });
  });

  it('keeps the attempt marked as running after an internal error', async () => {
    const payout = await decided();
    answer = () => {
      throw new Error('out of memory');
    };
    await expect(send(context(), payout.id)).rejects.toThrow('out of memory');
    expect(await find(payout.id)).toMatchObject({ status: 'requested', attemptedAt: now });
  });
});

describe('reconciling payouts', () => {
  it('sends unsent payouts and queries sent ones once they are five minutes old', async () => {
    const [unsent, sent, young] = [await decided(), await decided(), await decided()];
    const old = later(now, -5 * MINUTE);
    await set(unsent.id, { updatedAt: old });
    await set(sent.id, { updatedAt: old, status: 'pending' });
    await set(young.id, { updatedAt: later(now, -5 * MINUTE + 1) });
    existing = (reference) =>
      reference === sent.reference ? transferOf(sent, { status: 'success' }) : undefined;
    await reconcile(context());
    const references = requests.transfers.map(({ reference }) => reference);
    expect(references).toContain(unsent.reference);
    expect(references).not.toContain(sent.reference);
    expect(references).not.toContain(young.reference);
    expect((await find(sent.id)).status).toBe('paid');
    expect((await find(young.id)).status).toBe('requested');
  });

  it('continues after a missing answer of the provider, but stops at an internal error', async () => {
    const [first, second] = [await decided(), await decided()];
    for (const { id } of [first, second]) await set(id, { updatedAt: later(now, -HOUR) });
    answer = fallSilent;
    await reconcile(context());
    // Other payouts may remain from earlier tests.
    const references = requests.transfers.map(({ reference }) => reference);
    expect(references).toEqual(expect.arrayContaining([first.reference, second.reference]));
    await set(first.id, { updatedAt: later(now, -HOUR) });
    answer = () => {
      throw new Error('out of memory');
    };
    await expect(reconcile(context())).rejects.toThrow('out of memory');
  });
});

describe('a transfer status from the provider', () => {
  it.each([{ reference: 'cmp-out-another' }, { amount: 4851 }, { currency: 'NGN' }])(
    'is ignored when it contains %o',
    async (wrong) => {
      const payout = await decided();
      await applyTransfer(context(), payout.id, transferOf(payout, { status: 'success', ...wrong }));
      expect(await find(payout.id)).toMatchObject({ status: 'requested', transferCode: null });
      expect(await entriesOf(payout.id)).toEqual(['payout']);
    },
  );

  it('is applied once, marks the sale as paid out and notifies its seller', async () => {
    const payout = await decided();
    for (const code of ['TRF_1', 'TRF_2'])
      await applyTransfer(context(), payout.id, transferOf(payout, { status: 'success', code }));
    expect(await find(payout.id)).toMatchObject({ status: 'paid', transferCode: 'TRF_1' });
    expect(await entriesOf(payout.id)).toEqual(['payout', 'payout_paid']);
    const sale = await saleOf();
    expect(sale).toMatchObject({ status: 'paid_out', payoutId: payout.id });
    // Paid, handed over, and paid out.
    expect(heardOf(sale?.id)).toBe(3);
    const values = { account: '055 ••• 4987', amountMinor: 4850 };
    expect(notified).toEqual([
      { userId: seller.id, type: 'payment', kind: 'payout_paid', values, subject: null },
    ]);
  });

  it('changes nothing when it is pending and the payout is already paid', async () => {
    const payout = await decided();
    await applyTransfer(context(), payout.id, transferOf(payout, { status: 'success' }));
    await applyTransfer(context(), payout.id, transferOf(payout, { code: 'TRF_LATE' }));
    expect(await find(payout.id)).toMatchObject({ status: 'paid', transferCode: 'TRF_1' });
  });

  it.each([
    ['failed', ['payout', 'payout_failed'], {}],
    ['reversed', ['payout', 'payout_paid', 'payout_reversed'], FEES],
  ] as const)('returns the money once when an open transfer %s', async (status, booked, stored) => {
    const payout = await decided();
    const transfer = transferOf(payout, {
      ...{ status, reason: 'Closed account', failure: 'account_not_credited' },
    });
    await applyTransfer(context(), payout.id, transfer);
    await applyTransfer(context(), payout.id, transfer);
    expect(await find(payout.id)).toMatchObject({ status, failureReason: 'Closed account' });
    expect(await entriesOf(payout.id)).toEqual(booked);
    expect(await movedBy(payout.id)).toEqual(stored);
    const sale = await saleOf();
    expect(sale).toMatchObject({ status: 'released', payoutId: null });
    expect(heardOf(sale?.id)).toBe(3);
    expect(await account()).toMatchObject({ needsAttention: true });
    expect(notified).toMatchObject([{ userId: seller.id, kind: 'payout_failed' }]);
  });

  it.each(['failed', 'reversed'] as const)(
    'reverses an arrived payout once when the transfer %s',
    async (status) => {
      const payout = await decided();
      await applyTransfer(context(), payout.id, transferOf(payout, { status: 'success' }));
      for (const _time of [1, 2]) await applyTransfer(context(), payout.id, transferOf(payout, { status }));
      expect((await find(payout.id)).status).toBe('reversed');
      expect(await entriesOf(payout.id)).toEqual(['payout', 'payout_paid', 'payout_reversed']);
      expect(await movedBy(payout.id)).toEqual(FEES);
      expect(await saleOf()).toMatchObject({ status: 'released', payoutId: null });
      expect(notified).toMatchObject([{ kind: 'payout_paid' }, { kind: 'payout_failed' }]);
    },
  );

  it.each([
    [30 * MINUTE, { fee: 100, feeReturned: 0 }, {}],
    [30 * MINUTE + 1, { fee: 0, feeReturned: 100 }, { feeReturnedMinor: 100 }],
  ])(
    'decides the instant fee by the arrival of the transfer after %i ms',
    async (after, fees, notifications) => {
      const payout = await decided();
      now = later(payout.createdAt, after);
      for (const _time of [1, 2])
        await applyTransfer(context(), payout.id, transferOf(payout, { status: 'success' }));
      expect(await find(payout.id)).toMatchObject({ status: 'paid', amount: 4850, ...fees });
      const values = { account: '055 ••• 4987', amountMinor: 4850, ...notifications };
      expect(notified).toEqual([expect.objectContaining({ kind: 'payout_paid', values })]);
      expect(await owedToSeller()).toBe(fees.feeReturned);
      // The money comes back later: the fee is returned once.
      await applyTransfer(context(), payout.id, transferOf(payout, { status: 'failed' }));
      expect(await find(payout.id)).toMatchObject({ status: 'reversed', fee: 0, feeReturned: 100 });
      expect(await owedToSeller()).toBe(4950);
    },
  );

  it('lowers the limit when the wallet is full and stops the account after three refusals in a row', async () => {
    const payouts = [await decided(), await decided(), await decided()];
    now = later(now, DAY);
    for (const [at, payout] of payouts.entries()) {
      const limitMinor = at < 2 ? 300_000 : null;
      const ended = { status: 'failed', failure: 'wallet_limit' } as const;
      await applyTransfer(context(), payout.id, transferOf(payout, ended));
      expect(await find(payout.id)).toMatchObject({ status: 'failed', failureCode: 'wallet_limit' });
      const values = { limitMinor, feeReturnedMinor: 100 };
      expect(notified.at(-1)).toMatchObject({ kind: 'payout_limited', values });
      expect(await account()).toMatchObject({ needsAttention: limitMinor === null });
    }
    // An account that is saved again starts without refusals.
    const saved = await account();
    if (saved === undefined) throw new Error('The account is saved');
    const fresh = { ...saved, updatedAt: later(now, 1) };
    expect(await limitsOf(campus.app.platform.db, fresh, now)).toMatchObject({ isLowered: false });
  });

  it('returns the money even when the account no longer exists', async () => {
    const payout = await decided();
    await campus.app.platform.db.delete(payoutAccounts).where(eq(payoutAccounts.userId, seller.id));
    await applyTransfer(
      context(),
      payout.id,
      transferOf(payout, { status: 'failed', failure: 'account_not_credited' }),
    );
    expect((await find(payout.id)).status).toBe('failed');
  });

  it.each([
    ['phone', '0241111111', 'mtn'],
    ['network', '0551234987', 'telecel'],
  ])('does not flag an account with another %s', async (_what, phone, network) => {
    const payout = await decided();
    await nameAccount(phone, network);
    await applyTransfer(
      context(),
      payout.id,
      transferOf(payout, { status: 'failed', failure: 'account_not_credited' }),
    );
    expect((await find(payout.id)).status).toBe('failed');
    expect(await account()).toMatchObject({ network, needsAttention: false });
  });

  it('is requested only for open payouts with a known reference', async () => {
    const payout = await decided();
    expect(await settleTransfer(context(), 'cmp-out-unknown')).toBe(false);
    for (const status of ['failed', 'reversed'] as const) {
      await set(payout.id, { status });
      expect(await settleTransfer(context(), payout.reference)).toBe(true);
    }
    expect(requests.references).toEqual([]);
    await set(payout.id, { status: 'pending' });
    expect(await settleTransfer(context(), payout.reference)).toBe(true);
    expect(requests.references).toEqual([payout.reference]);
    expect((await find(payout.id)).status).toBe('pending');
  });

  it('is awaited before the money of a pending payout is returned', async () => {
    const payout = await decided();
    await set(payout.id, { status: 'pending' });
    await giveBack(context(), payout.id, { code: 'recipient_invalid', words: null });
    expect((await find(payout.id)).status).toBe('pending');
    expect(await entriesOf(payout.id)).toEqual(['payout']);
  });
});
