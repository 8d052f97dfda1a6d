import type { FeeTable } from '../campus-schema.js';
import { DAY } from '../limits.js';

/** Period in which an admin's credits count towards their limit, in ms. */
export const CREDITS_COUNT_FOR = DAY;

/** Why an amount cannot be given: it is less or more than one credit may be, or more than the admin has left. In minor units. */
export interface CreditRefusal {
  readonly refused: 'too_small' | 'too_large' | 'used_up';
  /** The least or the most that could be given. */
  readonly limit: number;
}

/**
 * Decides a credit: `given` is what the admin gave in the last 24 hours and did not take back. It is more than an instant payout
 * costs, or the student could never have it, and could not close the account.
 */
export function decideCredit(
  amount: number,
  { given }: { readonly given: number },
  { payout, goodwill }: Pick<FeeTable, 'payout' | 'goodwill'>,
): CreditRefusal | null {
  const least = payout.instantFee + 1;
  if (amount < least) return { refused: 'too_small', limit: least };
  if (amount > goodwill.max) return { refused: 'too_large', limit: goodwill.max };
  const left = Math.max(0, goodwill.aDay - given);
  return amount > left ? { refused: 'used_up', limit: left } : null;
}

/** Why a credit cannot be taken back: it is the admin's own, or a payout carries it, or it was taken back. Null when it can. */
export function refusalToWithdraw(credit: {
  readonly isOwn: boolean;
  readonly isWaiting: boolean;
}): 'forbidden' | 'credit_not_waiting' | null {
  if (credit.isOwn) return 'forbidden';
  return credit.isWaiting ? null : 'credit_not_waiting';
}
