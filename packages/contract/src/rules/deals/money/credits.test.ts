import { expect, it } from 'vitest';
import { decideCredit, refusalToWithdraw } from './credits.js';
import { decidePayout } from './payouts.js';
import { creditPostings, creditWithdrawnPostings, payoutFailedPostings, payoutPostings } from './postings.js';

const FEES = { payout: { minimum: 2_000, instantFee: 100 }, goodwill: { max: 50_000, aDay: 120_000 } };
const decide = (amount: number, earlier = 0) => decideCredit(amount, { given: earlier }, FEES);

it('grants a credit within the limits of one credit and of a day', () => {
  expect(decide(101)).toBeNull();
  expect(decide(50_000)).toBeNull();
  expect(decide(50_000, 70_000)).toBeNull();
});

it('refuses a credit that the fee of an instant payout would consume', () => {
  for (const amount of [-1, 0, 100]) expect(decide(amount)).toEqual({ refused: 'too_small', limit: 101 });
});

it('refuses a credit above the maximum of one, whatever is left of the day', () => {
  expect(decide(50_001)).toEqual({ refused: 'too_large', limit: 50_000 });
});

it('refuses a credit above the rest of the daily limit', () => {
  expect(decide(20_001, 100_000)).toEqual({ refused: 'used_up', limit: 20_000 });
  expect(decide(20_000, 100_000)).toBeNull();
  expect(decide(101, 120_000)).toEqual({ refused: 'used_up', limit: 0 });
  // The campus has lowered its limit since.
  expect(decide(101, 500_000)).toEqual({ refused: 'used_up', limit: 0 });
});

it('lets an admin withdraw a waiting credit, but not their own', () => {
  expect(refusalToWithdraw({ isOwn: false, isWaiting: true })).toBeNull();
  expect(refusalToWithdraw({ isOwn: false, isWaiting: false })).toBe('credit_not_waiting');
  expect(refusalToWithdraw({ isOwn: true, isWaiting: true })).toBe('forbidden');
});

const total = (postings: readonly { amount: number }[]) => postings.reduce((sum, one) => sum + one.amount, 0);

it('books a credit to zero, and its withdrawal back to nothing', () => {
  const postings = creditPostings('s', 3_000);
  expect(total(postings)).toBe(0);
  const book = [...postings, ...creditWithdrawnPostings('s', 3_000)];
  for (const account of ['user:s', 'goodwill'])
    expect(total(book.filter((posting) => posting.account === account))).toBe(0);
});

it.each([0, 1_000, 2_899])(
  'pays a debt of %i first, and owes the credit again when the payout fails',
  (debt) => {
    const account = { needsAttention: false, paidFrom: null };
    const decision = decidePayout(
      'instant',
      { owed: 3_000, debt, account },
      FEES.payout,
      new Date('2026-11-26'),
    );
    if ('refused' in decision) throw new Error(decision.refused);
    const amounts = { userId: 's', ...decision };
    expect(decision.amount).toBe(3_000 - debt - 100);
    const book = [
      ...creditPostings('s', 3_000),
      ...payoutPostings(amounts),
      ...payoutFailedPostings(amounts),
    ];
    expect(total(book.filter((posting) => posting.account === 'user:s'))).toBe(-3_000);
    expect(total(book.filter((posting) => posting.account === 'goodwill'))).toBe(3_000);
  },
);
