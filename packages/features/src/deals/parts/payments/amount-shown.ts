import type { OrderStatus, Payment } from '@campushive/contract';

/** Order statuses in which no payment is held or has been released. */
const WITHOUT_MONEY: readonly OrderStatus[] = [
  'pending_payment',
  'failed',
  'expired',
  'cancelled',
  'refunded',
  'charged_back',
];

/** Returns the amount that the buyer paid in the end, in major units: the total less a part refund, paid or pending. */
export function netPaid({ amount, refund }: Pick<Payment, 'amount' | 'refund'>): number {
  const back = isPartRefund({ refund }) && refund?.status !== 'failed' ? (refund?.amount ?? 0) : 0;
  // Removes binary rounding errors. Three decimals are enough for every currency.
  return Math.round((amount - back) * 1_000) / 1_000;
}

/** Returns true when part of a payment is refunded and the seller keeps the rest. */
export const isPartRefund = ({ refund }: Pick<Payment, 'refund'>): boolean => refund?.reason === 'settlement';

/**
 * Returns the viewer's amount of an order, in major units: the buyer's total less a part refund, or the seller's price less fees. The
 * sign is empty while nothing was paid, and after a refund.
 */
export function amountShown({ role, orderStatus, amount, payout, refund }: Payment): {
  readonly sign: '+' | '−' | '';
  readonly amount: number;
} {
  const own = role === 'seller' ? payout : netPaid({ amount, refund });
  if (WITHOUT_MONEY.includes(orderStatus)) return { sign: '', amount: role === 'seller' ? payout : amount };
  return { sign: role === 'seller' ? '+' : '−', amount: own };
}
