import { DAY } from '../../../limits.js';
import type { FeeTable } from '../../../campus/fee-schema.js';

/** Period in which an admin's credits count towards their limit, in ms. */
export const CREDITS_COUNT_FOR = DAY;

/** Reason why an amount cannot be given: outside the limits of one credit, or above the admin's remaining limit. In minor units. */
export interface CreditRefusal {
  readonly refused: 'too_small' | 'too_large' | 'used_up';
  /** The lowest or highest amount that is possible. */
  readonly limit: number;
}

/**
 * Decides a credit. `given` is the admin's total of the last 24 hours, less withdrawn credits. The amount must exceed the fee of an instant
 * payout, or the student could neither receive it nor close the account.
 */
export function decideCredit(
  amount: number,
  { given: earlier }: { readonly given: number },
  { payout, goodwill }: Pick<FeeTable, 'payout' | 'goodwill'>,
): CreditRefusal | null {
  const least = payout.instantFee + 1;
  if (amount < least) return { refused: 'too_small', limit: least };
  if (amount > goodwill.max) return { refused: 'too_large', limit: goodwill.max };
  const remaining = Math.max(0, goodwill.aDay - earlier);
  return amount > remaining ? { refused: 'used_up', limit: remaining } : null;
}

/** Returns why a credit cannot be withdrawn: it is the admin's own, part of a payout, or already withdrawn. Null when it can. */
export function refusalToWithdraw(credit: {
  readonly isOwn: boolean;
  readonly isWaiting: boolean;
}): 'forbidden' | 'credit_not_waiting' | null {
  if (credit.isOwn) return 'forbidden';
  return credit.isWaiting ? null : 'credit_not_waiting';
}
