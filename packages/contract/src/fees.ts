/**
 * The one place where a price becomes what is paid, kept and received. Rates are basis points (1 bp = 0.01%); every fee
 * is rounded half up to a whole minor unit once, and never again.
 */

/** Who pays whom: `purchase` is goods, tutoring and tickets (viewer pays poster); `gig` is gigs and deliveries (poster pays worker). */
export type SaleKind = 'purchase' | 'gig';

interface FeeRates {
  /** Added to the price for the payer. */
  readonly payer: { readonly platform: number; readonly processing: number };
  /** Taken off the price for the payee. */
  readonly payee: { readonly platform: number; readonly mobileMoney: number };
}

/** The fee table, in basis points. */
export const FEE_RATES: Readonly<Record<SaleKind, FeeRates>> = {
  purchase: { payer: { platform: 500, processing: 150 }, payee: { platform: 0, mobileMoney: 100 } },
  gig: { payer: { platform: 0, processing: 150 }, payee: { platform: 500, mobileMoney: 100 } },
};

/** What sending a seller's money out takes, in minor units: daily from `minimum`, or at once for `instantFee`. */
export const PAYOUT_RATES = { minimum: 2_000, instantFee: 100 } as const;

/** What the provider takes of us: basis points of a charge, minor units of a mobile money transfer. */
export const PROVIDER_RATES = { charge: 195, transfer: 100 } as const;

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
export function feesFor(
  kind: SaleKind,
  price: number,
  table: Readonly<Record<SaleKind, FeeRates>> = FEE_RATES,
): FeeBreakdown {
  if (!Number.isSafeInteger(price) || price < 0) {
    throw new RangeError(`A price must be a whole number of minor units, 0 or more; got ${price}`);
  }
  const rates = table[kind];
  const platformFee = feeOf(price, rates.payer.platform);
  const processingFee = feeOf(price, rates.payer.processing);
  const payeePlatformFee = feeOf(price, rates.payee.platform);
  const mobileMoneyFee = feeOf(price, rates.payee.mobileMoney);
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
