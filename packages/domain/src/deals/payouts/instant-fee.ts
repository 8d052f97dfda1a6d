import { isLate } from '@campushive/contract/rules/payouts';
import { payoutFeeReturnedPostings } from '@campushive/contract/rules/postings';
import type { Db } from '../../platform/database/database.js';
import { post } from '../payments/ledger/ledger.js';
import type { PayoutRow } from './context.js';

/** Columns that record the return of a fee, and its amount. */
interface ReturnedFee {
  readonly amount: number;
  readonly change: Partial<PayoutRow>;
}

const NONE: ReturnedFee = { amount: 0, change: {} };

/** Columns of a payout whose fee goes back with the rest of its money. */
export const withoutFee = ({ fee, feeReturned }: PayoutRow): ReturnedFee => ({
  amount: fee,
  change: { fee: 0, feeReturned: feeReturned + fee },
});

/** Books the return of an instant payout's fee: it was not sent at once. The caller writes the columns. */
export async function returnFee(tx: Db, payout: PayoutRow, now: Date): Promise<ReturnedFee> {
  if (payout.fee === 0) return NONE;
  const entry = { payoutId: payout.id, kind: 'payout_fee_returned' } as const;
  await post(tx, entry, payoutFeeReturnedPostings(payout), now);
  return withoutFee(payout);
}

/** As `returnFee`, for a payout that arrives: only where it arrives later than an instant payout may. */
export const returnLateFee = (tx: Db, payout: PayoutRow, now: Date): Promise<ReturnedFee> =>
  isLate(payout.createdAt, now) ? returnFee(tx, payout, now) : Promise.resolve(NONE);
