import { networksOf } from '@campushive/contract/campus';
import { chargeLimitOf, walletLimitsOf } from '@campushive/contract/rules/wallet-limits';
import { expect, it } from 'vitest';
import { campus } from './index.js';

const all = networksOf(campus);

it.each(all)(
  'charges up to 25,000 cedis from a wallet of $id, and pays out up to 15,000 a day to it',
  ({ id }) => {
    expect(chargeLimitOf(campus, id)).toBe(2_500_000);
    expect(walletLimitsOf(campus, id, []).aDay).toBe(1_500_000);
  },
);

it('applies no limit when the network names none, or when the campus lacks the network', () => {
  const networks = all.map(({ limits: _, ...network }) => network);
  const without = { payments: { ...campus.payments, mobileMoney: { networks } } };
  expect([chargeLimitOf(without, 'mtn'), walletLimitsOf(without, 'mtn', []).aDay]).toEqual([null, null]);
  expect(chargeLimitOf(campus, 'elsewhere')).toBeNull();
});

const refusal = { amount: 1_500_000, isToday: true, isUnanswered: true };
const small = { ...refusal, amount: 300_000 };

it.each([
  ['nothing refused', [], { aDay: 1_500_000, isLowered: false, isFull: false, isStopped: false }],
  ['a large payout', [refusal], { aDay: 300_000, isLowered: true, isFull: false, isStopped: false }],
  ['a small payout today', [refusal, small], { aDay: 300_000, isFull: true, isStopped: false }],
  ['a small payout before', [{ ...small, isToday: false }], { isFull: false, isStopped: false }],
  ['three small payouts', [small, small, small], { isFull: true, isStopped: true }],
  [
    'three, with an arrival between them',
    [small, small, { ...small, isUnanswered: false }],
    { isStopped: false },
  ],
])('lowers the limit of a wallet after refusals: %s', (_name, refusals, limits) => {
  expect(walletLimitsOf(campus, 'mtn', refusals)).toMatchObject(limits);
});

it('stops payouts to a wallet whose network has no lowest tier', () => {
  const networks = all.map((network) => ({
    ...network,
    limits: { charge: 2_500_000, payoutADay: 1_500_000 },
  }));
  const without = { payments: { ...campus.payments, mobileMoney: { networks } } };
  expect(walletLimitsOf(without, 'mtn', [refusal])).toMatchObject({ aDay: 1_500_000, isStopped: true });
});
