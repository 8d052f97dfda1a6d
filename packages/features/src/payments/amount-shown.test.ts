import { expect, it } from 'vitest';
import { aPayment } from '../testing/fixtures.js';
import { amountShown } from './amount-shown.js';

const { amount, payout } = aPayment(0);

it('shows the buyer what they paid and the seller what they get', () => {
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
