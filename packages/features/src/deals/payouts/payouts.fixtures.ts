import type { Credit, Payout, PayoutAccount } from '@campushive/contract';
import { ago, idOf } from '../../testing/fixtures.js';

/** Payout account with money for the next payout. */
export const account: PayoutAccount = {
  account: {
    network: 'mtn',
    bankName: null,
    maskedNumber: '055 ••• 4987',
    name: 'Akosua Mensah',
    needsAttention: false,
    takesLess: false,
    paidFrom: null,
    updatedAt: ago(600),
  },
  available: 2435.4,
  debt: 0,
  onTheWay: 0,
  held: 118.8,
  minimum: 20,
  instantFee: 1,
  payableNow: 2434.4,
  limitADay: 15_000,
  nextPayoutAt: '2026-11-21T09:00:00.000Z',
};

/** Payout sent `n` days ago. */
export const payout = (n: number, change: Partial<Payout> = {}): Payout => ({
  id: idOf(8000 + n),
  reference: `cmp-out-${idOf(8000 + n)}`,
  kind: 'daily',
  status: 'paid',
  amount: 242.5 + n,
  fee: 0,
  feeReturned: 0,
  debt: 0,
  network: 'mtn',
  bankName: null,
  maskedNumber: '055 ••• 4987',
  sales: n + 1,
  credits: 0,
  failure: null,
  failureCode: null,
  failureReason: null,
  retryAt: null,
  createdAt: ago(1_440 * (n + 1)),
  paidAt: ago(1_440 * (n + 1)),
  ...change,
});

/** Credit given `n` days ago. */
export const credit = (n: number, change: Partial<Credit> = {}): Credit => ({
  id: idOf(8100 + n),
  amount: 25 + n,
  reason: 'Your order was late because our payment provider was down.',
  status: 'waiting',
  withdrawal: null,
  createdAt: ago(1_440 * (n + 1)),
  ...change,
});
