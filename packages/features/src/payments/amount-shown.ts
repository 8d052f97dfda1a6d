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

/** The amount that the buyer paid in the end, in major units: all of it, less what went or goes back. */
export function netPaid({ amount, refund }: Pick<Payment, 'amount' | 'refund'>): number {
  const back = isPartRefund({ refund }) && refund?.status !== 'failed' ? (refund?.amount ?? 0) : 0;
  // Decimals of binary fractions are cut off: no currency has more than three.
  return Math.round((amount - back) * 1_000) / 1_000;
}

/** Whether a part of a payment went or goes back, and the rest is the seller's. */
export const isPartRefund = ({ refund }: Pick<Payment, 'refund'>): boolean => refund?.reason === 'settlement';

/**
 * The reader's amount of an order: the buyer paid all of it less a part refund, the seller gets the price less fees.
 * In major units; no sign while nothing was paid, and once it was given back.
 */
export function amountShown({ role, orderStatus, amount, payout, refund }: Payment): {
  readonly sign: '+' | '−' | '';
  readonly amount: number;
} {
  const own = role === 'seller' ? payout : netPaid({ amount, refund });
  if (WITHOUT_MONEY.includes(orderStatus)) return { sign: '', amount: role === 'seller' ? payout : amount };
  return { sign: role === 'seller' ? '+' : '−', amount: own };
}
