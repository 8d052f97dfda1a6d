import { expect, it } from 'vitest';

import { amountShown } from './amount-shown.js';
import { aPayment } from '../../../testing/order-fixtures.js';

const { amount, payout } = aPayment(0);

it('shows the buyer the amount paid and the seller the payout', () => {
  expect(payout).toBeLessThan(amount);
  expect(amountShown(aPayment(0, { role: 'buyer', orderStatus: 'held' }))).toEqual({ sign: '−', amount });
  expect(amountShown(aPayment(0, { role: 'seller', orderStatus: 'held' }))).toEqual({
    sign: '+',
    amount: payout,
  });
});

it.each(['pending_payment', 'failed', 'expired', 'cancelled', 'refunded'] as const)(
  'gives no sign to an order that is %s',
  (orderStatus) => {
    expect(amountShown(aPayment(0, { role: 'buyer', orderStatus })).sign).toBe('');
    expect(amountShown(aPayment(0, { role: 'seller', orderStatus })).sign).toBe('');
  },
);

it('subtracts a part refund from the amount of the buyer, even while it is pending', () => {
  const refund = { ...aRefund, amount: 30 };
  const paid = { role: 'buyer', orderStatus: 'released', amount: 79.88 } as const;
  for (const status of ['requested', 'pending', 'processed'] as const)
    expect(amountShown(aPayment(0, { ...paid, refund: { ...refund, status } }))).toEqual({
      sign: '−',
      amount: 49.88,
    });
  expect(amountShown(aPayment(0, { ...paid, refund: { ...refund, status: 'failed' } })).amount).toBe(79.88);
  expect(amountShown(aPayment(0, { ...paid, role: 'seller', payout: 45, refund })).amount).toBe(45);
});

const aRefund = {
  status: 'processed',
  reason: 'settlement',
  note: null,
  currency: 'GHS',
  createdAt: '2026-11-23T12:00:00.000Z',
  processedAt: null,
} as const;
