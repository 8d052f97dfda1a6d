import { expect, it } from 'vitest';
import {
  decidePayout,
  isSameHolder,
  isSameName,
  isSameAccount,
  keepsAccount,
  leftOf,
  paidFromOf,
  payableNow,
  partsOf,
} from './payouts.js';
import {
  payoutFailedPostings,
  payoutPostings,
  payoutReversedPostings,
  payoutPaidPostings,
} from './postings.js';

const FEES = { minimum: 2_000, instantFee: 100 };
const NOW = new Date('2026-11-23T12:00:00Z');
const account = { needsAttention: false, paidFrom: null };

it('pays out the balance minus the debt, and minus the fee when it is instant', () => {
  expect(decidePayout('daily', { owed: 9_900, debt: 4_000, account }, FEES, NOW)).toEqual({
    amount: 5_900,
    fee: 0,
    debt: 4_000,
  });
  expect(decidePayout('instant', { owed: 9_900, debt: 0, account }, FEES, NOW)).toEqual({
    amount: 9_800,
    fee: 100,
    debt: 0,
  });
});

it.each(['daily', 'instant'] as const)(
  'limits the %s payout to the amount that the account may still receive today',
  (kind) => {
    const fee = kind === 'instant' ? 100 : 0;
    const facts = { owed: 9_900, debt: 1_000, account };
    const decide = (leftToday: number | null) => decidePayout(kind, { ...facts, leftToday }, FEES, NOW);
    expect([null, 8_900, 8_900 - fee].map(decide)).toEqual([
      { amount: 8_900 - fee, fee, debt: 1_000 },
      { amount: 8_900 - fee, fee, debt: 1_000 },
      { amount: 8_900 - fee, fee, debt: 1_000 },
    ]);
    expect(decide(5_000)).toEqual({ amount: 5_000, fee, debt: 1_000 });
    const least = kind === 'instant' ? 101 : 2_000;
    expect(decide(least)).toMatchObject({ amount: least });
    expect([least - 1, 0].map(decide)).toEqual(Array(2).fill({ refused: 'payout_limit_reached' }));
    const few = { ...facts, owed: 1_050, leftToday: 0 };
    expect(decidePayout(kind, few, FEES, NOW)).toEqual({ refused: 'payout_too_small' });
  },
);

it('calculates in advance the amount of an instant payout', () => {
  const brings = (owed: number, leftToday: number | null) => payableNow({ owed, debt: 0, leftToday }, FEES);
  expect([brings(9_900, null), brings(9_900, 5_000), brings(9_900, 100), brings(50, null)]).toEqual([
    ...[9_800, 5_000, 0, 0],
  ]);
  expect([leftOf(null, 5), leftOf(10, 4), leftOf(10, 11)]).toEqual([null, 6, 0]);
});

it('settles the items that a payout covers in full, in order, with the parts of earlier payouts', () => {
  const items = [{ amount: 5_000 }, { amount: 0 }, { amount: 3_000 }, { amount: 1_000 }];
  const settled = (owed: number, carried: number) =>
    partsOf(items, owed, { amount: carried - 100, fee: 100, debt: 0 })
      .filter(({ isLast }) => isLast)
      .map(({ amount }) => amount);
  expect([9_000, 8_999, 4_999].map((carried) => settled(9_000, carried))).toEqual([
    [5_000, 0, 3_000, 1_000],
    [5_000, 0, 3_000],
    [],
  ]);
  // An earlier payout carried 4,000 of the first item.
  expect([1_000, 999, 5_000].map((carried) => settled(5_000, carried))).toEqual([
    [5_000, 0],
    [],
    [5_000, 0, 3_000, 1_000],
  ]);
  // A returned fee is owed in addition to the sales.
  expect(settled(9_100, 9_100)).toEqual([5_000, 0, 3_000, 1_000]);
});

it('carries a part of the item that exceeds the rest of the payout', () => {
  const items = [{ amount: 1_000 }, { amount: 5_000 }, { amount: 10 }];
  const carried = (owed: number, amount: number) =>
    partsOf(items, owed, { amount, fee: 0, debt: 0 }).map((part) => [part.amount, part.isLast]);
  expect(carried(6_010, 4_000)).toEqual([
    [1_000, true],
    [3_000, false],
  ]);
  expect(carried(6_010, 1_000)).toEqual([[1_000, true]]);
  // A returned fee of 100 goes out first.
  expect(carried(6_110, 100)).toEqual([]);
  expect(carried(6_110, 1_600)).toEqual([
    [1_000, true],
    [500, false],
  ]);
});

it('prevents closing an account with a payable balance or an open chargeback', () => {
  const keeps = (owed: number, debt = 0, hasOpenChargeback = false) =>
    keepsAccount({ owed, debt, hasOpenChargeback }, FEES);
  expect([0, 1, 100, 101].map((owed) => keeps(owed))).toEqual([false, false, false, true]);
  expect([9_900, 9_800, 9_799].map((debt) => keeps(9_900, debt))).toEqual([false, false, true]);
  expect([keeps(9_900, 9_900, true), keeps(0, 9_900, true), keeps(0, -101)]).toEqual([true, false, true]);
});

it('pays back an excess deduction with the next payout', () => {
  expect(decidePayout('instant', { owed: 0, debt: -500, account }, FEES, NOW)).toMatchObject({ amount: 400 });
});

it('refuses a payout while the debt leaves too little', () => {
  const refused = { refused: 'payout_too_small' };
  expect(decidePayout('instant', { owed: 9_900, debt: 9_900, account }, FEES, NOW)).toEqual(refused);
  expect(decidePayout('instant', { owed: 9_900, debt: 9_800, account }, FEES, NOW)).toEqual(refused);
  expect(decidePayout('daily', { owed: 9_900, debt: 8_000, account }, FEES, NOW)).toEqual(refused);
});

it('sends a daily payout from the minimum, and an instant one above the fee', () => {
  const facts = { owed: 2_000, debt: 0, account };
  expect(decidePayout('daily', facts, FEES, NOW)).toEqual({ amount: 2_000, fee: 0, debt: 0 });
  expect(decidePayout('instant', { ...facts, owed: 101 }, FEES, NOW)).toMatchObject({ amount: 1 });
});

it.each(['daily', 'instant'] as const)('refuses the %s payout of a seller without an account', (kind) => {
  expect(decidePayout(kind, { owed: 9_900, debt: 0, account: undefined }, FEES, NOW)).toEqual({
    refused: 'payout_account_missing',
  });
});

it.each(['daily', 'instant'] as const)(
  'refuses the %s payout while another one waits for the operator',
  (kind) => {
    const facts = { owed: 9_900, debt: 0, account };
    expect(decidePayout(kind, { ...facts, isDelayed: true }, FEES, NOW)).toEqual({
      refused: 'payout_delayed',
    });
    expect(decidePayout(kind, { ...facts, isDelayed: false }, FEES, NOW)).toHaveProperty('amount');
  },
);

it('refuses a daily payout to an account that failed, but sends an instant one', () => {
  const facts = { owed: 9_900, debt: 0, account: { ...account, needsAttention: true } };
  expect(decidePayout('daily', facts, FEES, NOW)).toEqual({ refused: 'payout_account_missing' });
  expect(decidePayout('instant', facts, FEES, NOW)).toMatchObject({ amount: 9_800 });
});

it.each([-20_000, -1, 0, 1, 4_000, 9_700])(
  'books a payout with a debt of %i to zero, and reverses it in full',
  (debt) => {
    const decision = decidePayout('instant', { owed: 9_900, debt, account }, FEES, NOW);
    if ('refused' in decision) throw new Error(decision.refused);
    const amounts = { userId: 's', ...decision };
    const made = payoutPostings(amounts);
    const total = (postings: typeof made) => postings.reduce((sum, posting) => sum + posting.amount, 0);
    expect(decision.amount).toBeGreaterThan(0);
    expect(total(made)).toBe(0);
    const failed = [...made, ...payoutFailedPostings(amounts)];
    const reversed = [...made, ...payoutPaidPostings(amounts, 0), ...payoutReversedPostings(amounts)];
    for (const book of [failed, reversed]) {
      for (const name of ['user:s', 'seller_debt:s', 'payouts_on_the_way', 'provider'])
        expect(total(book.filter((posting) => posting.account === name))).toBe(0);
    }
  },
);

it('refuses payouts to a new account until its waiting time is over', () => {
  const paidFrom = paidFromOf(NOW);
  const facts = { owed: 9_900, debt: 0, account: { ...account, paidFrom } };
  const soon = new Date(paidFrom.getTime() - 1);
  for (const kind of ['daily', 'instant'] as const) {
    expect(decidePayout(kind, facts, FEES, soon)).toEqual({ refused: 'payout_account_new' });
    expect(decidePayout(kind, facts, FEES, paidFrom)).toHaveProperty('amount');
  }
  expect(paidFrom.getTime() - NOW.getTime()).toBe(24 * 3_600_000);
});

it.each([
  ['Akosua Mensah', 'AKOSUA MENSAH', true],
  ['Akosua Mensah', 'MENSAH AKOSUA ADJEI', true],
  ['José  Núñez', 'jose nunez', true],
  ['Akosua Mensah', 'KOFI MENSAH', false],
  ['Akosua Mensah', '', false],
])('treats %s and %s as one person: %s', (one, other, same) => {
  expect(isSameHolder(one, other)).toBe(same);
  expect(isSameHolder(other, one)).toBe(same);
});

it.each([
  ['Akosua  Mensah', 'MENSAH AKOSUA', true],
  ['Mensah, Akosua.', ' akosua mensah', true],
  ['Akosua Mensah', 'AKOSUA ADJEI MENSAH', false],
  ['Akosua Mensah', 'Akosua', false],
])('treats %s and %s as the same name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
  expect(isSameName(other, one)).toBe(same);
});

const noAccount = { network: null, phone: null, bankCode: null, accountNumber: null };

it.each([
  [{ network: 'mtn', phone: '0551234987' }, true],
  [{ network: 'telecel', phone: '0551234987' }, false],
  [{ network: 'mtn', phone: '0241111111' }, false],
  [{ network: 'telecel', phone: '0241111111' }, false],
  [{ bankCode: 'mtn', accountNumber: '0551234987' }, false],
])('treats %o as the wallet of MTN 0551234987: %s', (other, same) => {
  const wallet = { ...noAccount, network: 'mtn', phone: '0551234987' };
  expect(isSameAccount(wallet, { ...noAccount, ...other })).toBe(same);
  expect(isSameAccount({ ...noAccount, ...other }, wallet)).toBe(same);
});

it.each([
  [{ bankCode: '058', accountNumber: '0123456789' }, true],
  [{ bankCode: '044', accountNumber: '0123456789' }, false],
  [{ bankCode: '058', accountNumber: '0123456780' }, false],
])('treats %o as the account 0123456789 of bank 058: %s', (other, same) => {
  const account = { ...noAccount, bankCode: '058', accountNumber: '0123456789' };
  expect(isSameAccount(account, { ...noAccount, ...other })).toBe(same);
});
