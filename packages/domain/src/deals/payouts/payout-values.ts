import type { PayoutRow } from './context.js';
import { maskedNumberOf } from './destination.js';

/** Values of notifications about a payout. `feeReturned`: the fee that the event gives back, or 0. */
export const payoutValues = (payout: PayoutRow, feeReturned: number) => ({
  account: maskedNumberOf(payout),
  amountMinor: payout.amount,
  ...(feeReturned > 0 && { feeReturnedMinor: feeReturned }),
});
