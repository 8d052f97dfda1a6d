import type { FeeTable } from './campus-schema.js';

/**
 * The one place where a price becomes what is paid, kept and received. Rates are basis points (1 bp = 0.01%) of the campus's
 * fee table; every fee is rounded half up to a whole minor unit once, and never again.
 */

/** Who pays whom: `purchase` is goods, tutoring and tickets (viewer pays poster); `gig` is gigs and deliveries (poster pays worker). */
export type SaleKind = 'purchase' | 'gig';

/** All amounts in minor units. `total` is what the payer is charged, `payout` what the payee receives. */
export interface FeeBreakdown {
  readonly price: number;
  readonly platformFee: number;
  readonly processingFee: number;
  readonly total: number;
  readonly payeePlatformFee: number;
  readonly mobileMoneyFee: number;
  readonly payout: number;
}

/** `amount` (minor units) times `basisPoints`, rounded half up to a minor unit. */
export function feeOf(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}

/** What a sale of `price` minor units costs the payer and brings the payee. Throws RangeError on a price that is not a whole, non-negative number. */
export function feesFor(kind: SaleKind, price: number, table: Pick<FeeTable, SaleKind>): FeeBreakdown {
  if (!Number.isSafeInteger(price) || price < 0) {
    throw new RangeError(`A price must be a whole number of minor units, 0 or more; got ${price}`);
  }
  const { payer, payee } = table[kind];
  const platformFee = feeOf(price, payer.platform);
  const processingFee = feeOf(price, payer.processing);
  const payeePlatformFee = feeOf(price, payee.platform);
  const mobileMoneyFee = feeOf(price, payee.mobileMoney);
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
