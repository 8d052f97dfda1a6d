import type { ReceiptLine } from '../entities/deals/receipt.js';
import type { FeeTable } from '../campus/fee-schema.js';

/**
 * Computes paid, deducted and received amounts from a price. No other code does. Rates are basis points (1 bp = 0.01%) of the campus's fee
 * table. Every fee is rounded half up to a whole minor unit, exactly once.
 */

/** Kinds of sale. `purchase`: goods, tutoring and tickets (viewer pays poster). `gig`: gigs and deliveries (poster pays worker). */
export type SaleKind = 'purchase' | 'gig';

/** Lines of a receipt that are fees. */
export type FeeLine = Extract<ReceiptLine, `${string}_fee`>;

/** Returns whether a line of a receipt is a fee. `promo_code` and `refunded` are not. */
export const isFeeLine = (line: ReceiptLine): line is FeeLine => line.endsWith('_fee');

/** Returns the rate of a fee, in basis points. */
export function rateOf(line: FeeLine, { payer, payee }: FeeTable[SaleKind]): number {
  switch (line) {
    case 'platform_fee':
      return payer.platform;
    case 'processing_fee':
      return payer.processing;
    case 'payee_platform_fee':
      return payee.platform;
    case 'mobile_money_fee':
      return payee.payout;
    default:
      return line satisfies never;
  }
}

/** Amounts of a sale in minor units. The payer is charged `total`, the payee receives `payout`. */
export interface FeeBreakdown {
  readonly price: number;
  readonly platformFee: number;
  readonly processingFee: number;
  readonly total: number;
  readonly payeePlatformFee: number;
  readonly mobileMoneyFee: number;
  readonly payout: number;
}

/** Returns `amount` (minor units) times `basisPoints`, rounded half up to a minor unit. */
export function feeOf(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}

/** Formats a rate in basis points as `1.95%`. */
export function formatRate(basisPoints: number, tag: string): string {
  if (tag.startsWith('en')) return `${basisPoints / 100}%`;
  return (basisPoints / 10_000).toLocaleString(tag, { style: 'percent', maximumFractionDigits: 2 });
}

/**
 * Computes the payer's cost and the payee's earnings of a sale of `price` minor units. Throws RangeError on a price that is not a whole,
 * non-negative number.
 */
export function feesFor(kind: SaleKind, price: number, table: Pick<FeeTable, SaleKind>): FeeBreakdown {
  if (!Number.isSafeInteger(price) || price < 0) {
    throw new RangeError(`A price must be a whole number of minor units, 0 or more; got ${price}`);
  }
  const { payer, payee } = table[kind];
  const platformFee = feeOf(price, payer.platform);
  const processingFee = feeOf(price, payer.processing);
  const payeePlatformFee = feeOf(price, payee.platform);
  const mobileMoneyFee = feeOf(price, payee.payout);
  return {
    price,
    platformFee,
    processingFee,
    total: price + platformFee + processingFee,
    payeePlatformFee,
    mobileMoneyFee,
    payout: price - payeePlatformFee - mobileMoneyFee,
  };
}
