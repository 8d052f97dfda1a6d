import type { FeeTable } from '../campus-schema.js';
import type { ErrorCode } from '../errors.js';

/** What a payout is decided on. Amounts in minor units. */
export interface PayoutFacts {
  /** What the seller's sales brought and no payout carries yet. */
  readonly owed: number;
  /** What the seller owes for chargebacks; negative when too much was kept. */
  readonly debt: number;
  /** Undefined until the seller named one. */
  readonly account: { readonly needsAttention: boolean } | undefined;
}

/** What arrives, what having it at once costs, and what of the debt it pays. */
export interface PayoutDecision {
  readonly amount: number;
  readonly fee: number;
  readonly debt: number;
}
export interface PayoutRefusal {
  readonly refused: Extract<ErrorCode, 'payout_account_missing' | 'payout_too_small'>;
}

/** What is left of a seller's sales after their debt. */
export const availableOf = ({ owed, debt }: Pick<PayoutFacts, 'owed' | 'debt'>): number =>
  Math.max(0, owed - debt);

/** Decides a payout: `instant` is asked for and costs a fee, `daily` needs the minimum and an account that works. */
export function decidePayout(
  kind: 'instant' | 'daily',
  facts: PayoutFacts,
  { minimum, instantFee }: FeeTable['payout'],
): PayoutDecision | PayoutRefusal {
  const { account, debt } = facts;
  if (account === undefined || (kind === 'daily' && account.needsAttention))
    return { refused: 'payout_account_missing' };
  const fee = kind === 'instant' ? instantFee : 0;
  const available = availableOf(facts);
  if (kind === 'instant' ? available <= fee : available < minimum) return { refused: 'payout_too_small' };
  return { amount: available - fee, fee, debt };
}
