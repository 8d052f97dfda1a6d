import { feesOf } from './order-shown.js';
import type { State, Student } from './state.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** Returns a student's earnings from sales and credits that no payout has sent, in minor units. */
export const owedTo = ({ orders, credits, payouts }: State, student: Student): number =>
  sum(
    orders
      .filter((one) => one.seller === student && one.releasedAt !== null)
      .map((one) => feesOf(one).payout),
  ) +
  sum(
    credits
      .filter((one) => one.student === student && one.withdrawal === null)
      .map(({ amountMinor }) => amountMinor),
  ) -
  sum(
    payouts
      .filter((one) => one.seller === student && one.status !== 'failed')
      .map(({ amount, fee, debt }) => amount + fee + debt),
  );
