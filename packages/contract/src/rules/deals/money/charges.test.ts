import { describe, expect, it } from 'vitest';
import { REFUND_REASONS } from '../../../deals/disputes.js';
import { feesFor } from '../../../money/fees.js';
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import { decideCharge, isStray, fullRefund, type ChargeFacts, type ReportedCharge } from './charges.js';
import { chargePostings, refundPaidPostings, type Posting } from './postings.js';

const TABLE = {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, payout: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, payout: 100 } },
};
const amounts = feesFor('purchase', 10_000, TABLE);
const facts = (status: OrderStatus, isAvailable = true): ChargeFacts => ({
  status,
  amounts,
  currency: 'AAA',
  isAvailable,
});
const paid = (more: Partial<ReportedCharge> = {}): ReportedCharge => ({
  status: 'success',
  amount: amounts.total,
  currency: 'AAA',
  providerFee: 208,
  ...more,
});
const sum = (postings: readonly Posting[]) => postings.reduce((total, posting) => total + posting.amount, 0);
const balances = (postings: readonly Posting[]) => {
  const all = new Map<string, number>();
  for (const { account, amount } of postings) all.set(account, (all.get(account) ?? 0) + amount);
  return Object.fromEntries([...all].filter(([, amount]) => amount !== 0));
};

const MOVES = { hold: 'held', fail: 'failed', send_back: 'refunded' } as const;

describe('a payment of the requested amount and currency', () => {
  it.each([
    ['pending_payment', true, 'hold'],
    ['pending_payment', false, 'hold'],
    ['expired', true, 'hold'],
    ['failed', true, 'hold'],
    ['expired', false, 'send_back'],
    ['failed', false, 'send_back'],
    ['cancelled', true, 'send_back'],
    ['held', true, 'nothing'],
    ['refunded', true, 'nothing'],
  ] as const)('for a %s order (available: %s) leads to %s', (status, isAvailable, expected) => {
    expect(decideCharge(paid(), facts(status, isAvailable)).do).toBe(expected);
  });

  it('is booked with the fee of the provider, whether it is held or refunded', () => {
    const postings = chargePostings({ ...amounts, providerFee: 208 });
    for (const status of ['pending_payment', 'cancelled'] as const)
      expect(decideCharge(paid(), facts(status))).toMatchObject({ postings });
  });

  it('is refunded with its own reason for a cancelled and for an expired order', () => {
    const reason = (status: OrderStatus) => {
      const decision = decideCharge(paid(), facts(status, false));
      return decision.do === 'send_back' ? decision.refund.reason : null;
    };
    expect(reason('cancelled')).toBe('buyer_cancelled');
    expect(reason('expired')).toBe('sold_to_somebody_else');
  });
});

it('fails a pending order after a failed payment, and no other order', () => {
  for (const status of ORDER_STATUSES) {
    const expected = status === 'pending_payment' ? 'fail' : 'nothing';
    expect(decideCharge(paid({ status: 'failed' }), facts(status)).do).toBe(expected);
  }
});

describe.each([
  ['too little', { amount: 1 }, 'wrong_amount', null],
  ['too much', { amount: amounts.total + 1 }, 'wrong_amount', null],
  ['another currency', { currency: 'BBB' }, 'wrong_currency', 'BBB'],
  ['another currency and amount', { amount: 7, currency: 'BBB' }, 'wrong_currency', 'BBB'],
] as const)('a payment of %s', (_name, change, reason, currency) => {
  const charge = paid(change);

  it('is never applied, and is refunded in full', () => {
    for (const status of ['pending_payment', 'expired', 'failed', 'cancelled'] as const) {
      const decision = decideCharge(charge, facts(status));
      expect(decision).toMatchObject({
        do: 'send_back',
        refund: { reason, currency, amount: charge.amount },
      });
    }
  });

  it('is booked in its own currency, and leaves only the fee of the provider', () => {
    const decision = decideCharge(charge, facts('pending_payment'));
    if (decision.do !== 'send_back') throw new Error(decision.do);
    const back = refundPaidPostings(charge.amount, currency);
    for (const entry of [decision.postings, decision.refund.postings, back]) expect(sum(entry)).toBe(0);
    const end = currency === null ? '' : `:${currency}`;
    expect(balances([...decision.postings, ...decision.refund.postings, ...back])).toEqual({
      [`provider${end}`]: -208,
      [`provider_fees${end}`]: 208,
    });
  });

  it('changes nothing about an order that is paid or over', () => {
    for (const status of ORDER_STATUSES.filter((one) => !mayMoveOrder(one, 'refunded') || one === 'held'))
      expect(decideCharge(charge, facts(status)).do).toBe('nothing');
  });
});

it('moves orders only along allowed status changes', () => {
  for (const status of ORDER_STATUSES) {
    for (const charge of [paid(), paid({ status: 'failed' }), paid({ amount: 1 })]) {
      for (const isAvailable of [true, false]) {
        const decision = decideCharge(charge, facts(status, isAvailable));
        if (decision.do !== 'nothing') expect(mayMoveOrder(status, MOVES[decision.do])).toBe(true);
      }
    }
  }
});

it('marks wrong_amount and wrong_currency as the reasons of a stray payment', () => {
  expect(REFUND_REASONS.filter(isStray)).toEqual(['wrong_amount', 'wrong_currency']);
});

it('refunds the full payment with entries that sum to zero', () => {
  const refund = fullRefund(amounts, 'dispute');
  expect(refund).toMatchObject({ amount: amounts.total, currency: null });
  expect(sum(refund.postings)).toBe(0);
});
