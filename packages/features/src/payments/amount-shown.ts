import type { OrderStatus, Payment } from '@campushive/contract';

/** Orders for which no money is with us or has moved on. */
const WITHOUT_MONEY: readonly OrderStatus[] = [
  'pending_payment',
  'failed',
  'expired',
  'cancelled',
  'refunded',
  'charged_back',
];

/**
 * What an order means to the one who looks at it: the buyer paid all of it, the seller gets the price less fees.
 * In major units; no sign while nothing was paid, and once it was given back.
 */
export function amountShown({ role, orderStatus, amount, payout }: Payment): {
  readonly sign: '+' | '−' | '';
  readonly amount: number;
} {
  const own = role === 'seller' ? payout : amount;
  if (WITHOUT_MONEY.includes(orderStatus)) return { sign: '', amount: own };
  return { sign: role === 'seller' ? '+' : '−', amount: own };
}
