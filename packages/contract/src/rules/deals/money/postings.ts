import type { FeeBreakdown } from '../../../money/fees.js';

/**
 * Double-entry book-keeping in minor units. Positive amounts are debits, negative ones credits, and every entry sums to zero. These
 * postings are the only source of what anyone is owed.
 */
export interface Posting {
  readonly account: string;
  readonly amount: number;
}

/** Money that the provider has collected for us and not passed on. */
const PROVIDER = 'provider';
/** Payments that did not match their order, until they are refunded. */
const STRAY_PAYMENTS = 'stray_payments';
/** Money that belongs to neither side yet. */
export const HELD = 'held';
const PLATFORM_FEES = 'platform_fees';
const PROCESSING_FEES = 'processing_fees';
const MOBILE_MONEY_FEES = 'mobile_money_fees';
/** Fees that sellers pay for instant payouts. */
const INSTANT_PAYOUT_FEES = 'instant_payout_fees';
/** Money on its way to sellers, not confirmed yet. */
const PAYOUTS_ON_THE_WAY = 'payouts_on_the_way';
/** Money owed to buyers, not confirmed to have reached them. */
const REFUNDS_ON_THE_WAY = 'refunds_on_the_way';
/** Fees that the provider deducts. */
const PROVIDER_FEES = 'provider_fees';
/** Amounts of open chargebacks against money that sellers already have. */
const CHARGEBACKS_OPEN = 'chargebacks_open';
/** Amounts that banks took back and that no seller owes. */
const CHARGEBACK_LOSSES = 'chargeback_losses';
/** Money that the campus gave students from its own funds. */
const GOODWILL = 'goodwill';
/** Returns the account of money that belongs to a seller and is not paid out. */
export const accountOf = (userId: string) => `user:${userId}`;
/** Returns the account of a seller's debt for chargebacks and cancelled events, which reduces later payouts. */
export const debtAccountOf = (userId: string) => `seller_debt:${userId}`;

type Amounts = FeeBreakdown & { readonly providerFee: number };

/** Books a payment: the price is held, the fees are ours, and the provider deducts its fee. */
export function chargePostings(amounts: Amounts): Posting[] {
  return withoutZeros([
    { account: PROVIDER, amount: amounts.total - amounts.providerFee },
    { account: PROVIDER_FEES, amount: amounts.providerFee },
    { account: HELD, amount: -amounts.price },
    { account: PLATFORM_FEES, amount: -amounts.platformFee },
    { account: PROCESSING_FEES, amount: -amounts.processingFee },
  ]);
}

/** Books a completed order: the held price goes to the payee, less their fees. */
export function releasePostings(amounts: FeeBreakdown, sellerId: string): Posting[] {
  return withoutZeros([
    { account: HELD, amount: amounts.price },
    { account: accountOf(sellerId), amount: -amounts.payout },
    { account: PLATFORM_FEES, amount: -amounts.payeePlatformFee },
    { account: MOBILE_MONEY_FEES, amount: -amounts.mobileMoneyFee },
  ]);
}

/** Books a full refund of held money. The provider's fee is our loss. */
export function refundPostings(amounts: FeeBreakdown): Posting[] {
  return withoutZeros([...fromHeld(amounts), { account: REFUNDS_ON_THE_WAY, amount: -amounts.total }]);
}

/**
 * Books a full refund after a release. The payee owes their share from then on. `taken` is the part that a bank has taken back before,
 * `owed` the payee's existing debt for it.
 */
export function releasedRefundPostings(
  amounts: FeeBreakdown,
  sellerId: string,
  { taken, owed }: { readonly taken: number; readonly owed: number },
): Posting[] {
  return withoutZeros([
    { account: debtAccountOf(sellerId), amount: amounts.payout - owed },
    { account: PLATFORM_FEES, amount: amounts.platformFee + amounts.payeePlatformFee },
    { account: PROCESSING_FEES, amount: amounts.processingFee },
    { account: MOBILE_MONEY_FEES, amount: amounts.mobileMoneyFee },
    { account: CHARGEBACK_LOSSES, amount: owed - taken },
    { account: REFUNDS_ON_THE_WAY, amount: taken - amounts.total },
  ]);
}

/** A split of held money between payer and payee. `refund` includes the payer's fees. */
interface SplitAmounts {
  readonly refund: number;
  readonly platformFee: number;
  readonly processingFee: number;
  readonly payout: number;
  readonly payeePlatformFee: number;
  readonly mobileMoneyFee: number;
}

/** Books a settlement: part of the money is refunded, and the rest goes to the payee. */
export function settlementPostings(
  { price }: FeeBreakdown,
  split: SplitAmounts,
  sellerId: string,
): Posting[] {
  return withoutZeros([
    { account: HELD, amount: price },
    { account: PLATFORM_FEES, amount: split.platformFee - split.payeePlatformFee },
    { account: PROCESSING_FEES, amount: split.processingFee },
    { account: MOBILE_MONEY_FEES, amount: -split.mobileMoneyFee },
    { account: REFUNDS_ON_THE_WAY, amount: -split.refund },
    { account: accountOf(sellerId), amount: -split.payout },
  ]);
}

/** Books a completed refund. `currency` is null for the campus's own currency. */
export function refundPaidPostings(amount: number, currency: string | null = null): Posting[] {
  return bookedIn(currency, [
    { account: REFUNDS_ON_THE_WAY, amount },
    { account: PROVIDER, amount: -amount },
  ]);
}

/** Books a payment whose amount or currency matches no order. The money belongs to neither side. */
export function strayChargePostings(
  { amount, providerFee }: { readonly amount: number; readonly providerFee: number },
  currency: string | null,
): Posting[] {
  return bookedIn(currency, [
    { account: PROVIDER, amount: amount - providerFee },
    { account: PROVIDER_FEES, amount: providerFee },
    { account: STRAY_PAYMENTS, amount: -amount },
  ]);
}

/** Books the full refund of a stray payment. */
export function strayRefundPostings(amount: number, currency: string | null): Posting[] {
  return bookedIn(currency, [
    { account: STRAY_PAYMENTS, amount },
    { account: REFUNDS_ON_THE_WAY, amount: -amount },
  ]);
}

/**
 * Moves postings in another currency to accounts of that currency, such as `provider:USD`. Amounts of different currencies do not add up.
 */
const bookedIn = (currency: string | null, postings: readonly Posting[]): Posting[] =>
  withoutZeros(
    currency === null
      ? postings
      : postings.map(({ account, amount }) => ({ account: `${account}:${currency}`, amount })),
  );

/** Books a chargeback of released money. The seller owes their share until it is decided. */
export function chargebackPostings(sellerId: string, share: number): Posting[] {
  return withoutZeros([
    { account: debtAccountOf(sellerId), amount: share },
    { account: CHARGEBACKS_OPEN, amount: -share },
  ]);
}

/** Books a won chargeback. The seller owes nothing for it. */
export function chargebackWonPostings(sellerId: string, share: number): Posting[] {
  return chargebackPostings(sellerId, -share);
}

/** Books a lost chargeback of held money. The bank took `taken`, and the rest is refunded to the payer, because nothing was handed over. */
export function heldChargebackLostPostings(amounts: FeeBreakdown, taken: number): Posting[] {
  return withoutZeros([
    ...fromHeld(amounts),
    { account: PROVIDER, amount: -taken },
    { account: REFUNDS_ON_THE_WAY, amount: taken - amounts.total },
  ]);
}

/**
 * Books a lost chargeback of released money. The bank took `taken`. Its part `covered` was owed to the payer as an unsent part refund. Of
 * the `share` that was booked, `owed` remains the seller's debt.
 */
export function releasedChargebackLostPostings(
  sellerId: string,
  {
    taken,
    share,
    owed,
    covered,
  }: { readonly taken: number; readonly share: number; readonly owed: number; readonly covered: number },
): Posting[] {
  return withoutZeros([
    { account: CHARGEBACKS_OPEN, amount: share },
    { account: debtAccountOf(sellerId), amount: owed - share },
    { account: REFUNDS_ON_THE_WAY, amount: covered },
    { account: CHARGEBACK_LOSSES, amount: taken - owed - covered },
    { account: PROVIDER, amount: -taken },
  ]);
}

/** Books a lost chargeback of a refunded order. The bank took `taken`. Its part `covered` was owed as an unsent refund. */
export function refundChargebackLostPostings(taken: number, covered: number): Posting[] {
  return withoutZeros([
    { account: REFUNDS_ON_THE_WAY, amount: covered },
    { account: CHARGEBACK_LOSSES, amount: taken - covered },
    { account: PROVIDER, amount: -taken },
  ]);
}

/** Books a credit that the campus gives a student. The student owns it like the money from sales. */
export function creditPostings(userId: string, amount: number): Posting[] {
  return withoutZeros([
    { account: GOODWILL, amount },
    { account: accountOf(userId), amount: -amount },
  ]);
}

/** Books a credit that is withdrawn before a payout. */
export function creditWithdrawnPostings(userId: string, amount: number): Posting[] {
  return creditPostings(userId, -amount);
}

interface PayoutAmounts {
  readonly userId: string;
  /** Amount that arrives. */
  readonly amount: number;
  /** Fee of an instant payout. */
  readonly fee: number;
  /** Part that pays the seller's debt for chargebacks. Negative when too much was deducted before. */
  readonly debt: number;
}

/** Books a payout when it is decided, so that the seller cannot spend the money twice. */
export function payoutPostings({ userId, amount, fee, debt }: PayoutAmounts): Posting[] {
  return withoutZeros([
    { account: accountOf(userId), amount: amount + fee + debt },
    { account: debtAccountOf(userId), amount: -debt },
    { account: PAYOUTS_ON_THE_WAY, amount: -amount },
    { account: INSTANT_PAYOUT_FEES, amount: -fee },
  ]);
}

/** Books a payout that has arrived, and the provider's fee. */
export function payoutPaidPostings({ amount }: PayoutAmounts, providerFee: number): Posting[] {
  return withoutZeros([
    { account: PAYOUTS_ON_THE_WAY, amount },
    { account: PROVIDER, amount: -amount - providerFee },
    { account: PROVIDER_FEES, amount: providerFee },
  ]);
}

/** Books the return of an instant payout's fee after a delay. */
export function payoutFeeReturnedPostings({ userId, fee }: Pick<PayoutAmounts, 'userId' | 'fee'>): Posting[] {
  return withoutZeros([
    { account: INSTANT_PAYOUT_FEES, amount: fee },
    { account: accountOf(userId), amount: -fee },
  ]);
}

/** Books a failed payout. The seller gets everything back, including the fee and the debt. */
export function payoutFailedPostings(amounts: PayoutAmounts): Posting[] {
  return payoutPostings(amounts).map(({ account, amount }) => ({ account, amount: -amount }));
}

/** Books a payout that was returned after its arrival. The provider's fee is our loss. */
export function payoutReversedPostings({ userId, amount, fee, debt }: PayoutAmounts): Posting[] {
  return withoutZeros([
    { account: PROVIDER, amount },
    { account: INSTANT_PAYOUT_FEES, amount: fee },
    { account: debtAccountOf(userId), amount: debt },
    { account: accountOf(userId), amount: -amount - fee - debt },
  ]);
}

const fromHeld = (amounts: FeeBreakdown): readonly Posting[] => [
  { account: HELD, amount: amounts.price },
  { account: PLATFORM_FEES, amount: amounts.platformFee },
  { account: PROCESSING_FEES, amount: amounts.processingFee },
];

const withoutZeros = (postings: readonly Posting[]) => postings.filter((posting) => posting.amount !== 0);
