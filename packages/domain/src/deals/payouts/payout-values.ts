import { maskPhone } from '@campushive/contract';
import type { PayoutRow } from './context.js';

/** Values of notifications about a payout. `feeReturned`: the fee that the event gives back, or 0. */
export const payoutValues = ({ phone, amount }: PayoutRow, feeReturned: number) => ({
  account: maskPhone(phone),
  amountMinor: amount,
  ...(feeReturned > 0 && { feeReturnedMinor: feeReturned }),
});
