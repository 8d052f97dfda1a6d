import type { FeeBreakdown } from '../fees.js';

/**
 * Double-entry book-keeping in minor units: positive amounts are debits, negative ones credits, and every entry sums to
 * zero. Who is owed what follows from here and from nowhere else.
 */
export interface Posting {
  readonly account: string;
  readonly amount: number;
}

/** What the provider has collected for us and not passed on. */
const PROVIDER = 'provider';
/** Payments that were not what their order asked for, until they are sent back. */
const STRAY_PAYMENTS = 'stray_payments';
/** What belongs to neither side yet. */
export const HELD = 'held';
const PLATFORM_FEES = 'platform_fees';
const PROCESSING_FEES = 'processing_fees';
const MOBILE_MONEY_FEES = 'mobile_money_fees';
/** What sellers pay for having their money at once. */
const INSTANT_PAYOUT_FEES = 'instant_payout_fees';
/** On its way to sellers, and not confirmed yet. */
const PAYOUTS_ON_THE_WAY = 'payouts_on_the_way';
/** Owed to buyers, and not confirmed to have reached them. */
const REFUNDS_ON_THE_WAY = 'refunds_on_the_way';
/** What the provider keeps. */
const PROVIDER_FEES = 'provider_fees';
/** What banks ask back of money that sellers have, until it is decided. */
const CHARGEBACKS_OPEN = 'chargebacks_open';
/** What banks took back and no seller owes. */
const CHARGEBACK_LOSSES = 'chargeback_losses';
/** What the campus gave students out of its own. */
const GOODWILL = 'goodwill';
/** What belongs to a seller and was not paid out. */
export const accountOf = (userId: string) => `user:${userId}`;
/** Debt of a seller for chargebacks and cancelled events; later payouts are less by it. */
export const debtAccountOf = (userId: string) => `seller_debt:${userId}`;

type Amounts = FeeBreakdown & { readonly providerFee: number };

/** The payer's money arrives: the price is held, the fees are ours, the provider keeps its own. */
export function chargePostings(amounts: Amounts): Posting[] {
  return withoutZeros([
    { account: PROVIDER, amount: amounts.total - amounts.providerFee },
    { account: PROVIDER_FEES, amount: amounts.providerFee },
    { account: HELD, amount: -amounts.price },
    { account: PLATFORM_FEES, amount: -amounts.platformFee },
    { account: PROCESSING_FEES, amount: -amounts.processingFee },
  ]);
}

/** They met: the held price is the payee's, less their fees. */
export function releasePostings(amounts: FeeBreakdown, sellerId: string): Posting[] {
  return withoutZeros([
    { account: HELD, amount: amounts.price },
    { account: accountOf(sellerId), amount: -amounts.payout },
    { account: PLATFORM_FEES, amount: -amounts.payeePlatformFee },
    { account: MOBILE_MONEY_FEES, amount: -amounts.mobileMoneyFee },
  ]);
}

/** All of it goes back to the payer; what the provider kept stays our loss. */
export function refundPostings(amounts: FeeBreakdown): Posting[] {
  return withoutZeros([...fromHeld(amounts), { account: REFUNDS_ON_THE_WAY, amount: -amounts.total }]);
}

/**
 * All of it goes back to the payer although the payee has their share, which they owe from now on. `taken` is the part that a bank
 * has taken back before, `owed` what the payee owes for that already.
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

/** How the two split held money; what the payer gets back is of everything that they paid. */
interface SplitAmounts {
  readonly refund: number;
  readonly platformFee: number;
  readonly processingFee: number;
  readonly payout: number;
  readonly payeePlatformFee: number;
  readonly mobileMoneyFee: number;
}

/** They agreed: part of the money goes back to the payer, the rest is the payee's. */
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

/** The payer has it back; `currency` is null for the campus's own. */
export function refundPaidPostings(amount: number, currency: string | null = null): Posting[] {
  return bookedIn(currency, [
    { account: REFUNDS_ON_THE_WAY, amount },
    { account: PROVIDER, amount: -amount },
  ]);
}

/** Money arrives that no order asked for in this amount or currency: it is neither side's. */
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

/** All of it goes back to the payer. */
export function strayRefundPostings(amount: number, currency: string | null): Posting[] {
  return bookedIn(currency, [
    { account: STRAY_PAYMENTS, amount },
    { account: REFUNDS_ON_THE_WAY, amount: -amount },
  ]);
}

/** Another currency has accounts of its own, such as `provider:USD`, because its units do not add up with ours. */
const bookedIn = (currency: string | null, postings: readonly Posting[]): Posting[] =>
  withoutZeros(
    currency === null
      ? postings
      : postings.map(({ account, amount }) => ({ account: `${account}:${currency}`, amount })),
  );

/** A bank asks for money that the seller has: the seller owes their share of it until it is decided. */
export function chargebackPostings(sellerId: string, share: number): Posting[] {
  return withoutZeros([
    { account: debtAccountOf(sellerId), amount: share },
    { account: CHARGEBACKS_OPEN, amount: -share },
  ]);
}

/** The payment stands: the seller owes nothing for it. */
export function chargebackWonPostings(sellerId: string, share: number): Posting[] {
  return chargebackPostings(sellerId, -share);
}

/** The bank took `taken` out of held money; the rest goes back to the payer, because nothing was handed over. */
export function heldChargebackLostPostings(amounts: FeeBreakdown, taken: number): Posting[] {
  return withoutZeros([
    ...fromHeld(amounts),
    { account: PROVIDER, amount: -taken },
    { account: REFUNDS_ON_THE_WAY, amount: taken - amounts.total },
  ]);
}

/**
 * The bank took `taken` of money that the seller has: `covered` of it was owed to the payer anyway, as a part refund that was not
 * sent, and of the `share` that was booked, `owed` stays the seller's debt.
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

/** The bank took `taken`; `covered` of it was owed to the payer anyway, as a refund that was not sent. */
export function refundChargebackLostPostings(taken: number, covered: number): Posting[] {
  return withoutZeros([
    { account: REFUNDS_ON_THE_WAY, amount: covered },
    { account: CHARGEBACK_LOSSES, amount: taken - covered },
    { account: PROVIDER, amount: -taken },
  ]);
}

/** The campus gives a student of its own: it is theirs as what their sales brought. */
export function creditPostings(userId: string, amount: number): Posting[] {
  return withoutZeros([
    { account: GOODWILL, amount },
    { account: accountOf(userId), amount: -amount },
  ]);
}

/** It was taken back before a payout carried it. */
export function creditWithdrawnPostings(userId: string, amount: number): Posting[] {
  return creditPostings(userId, -amount);
}

interface PayoutAmounts {
  readonly userId: string;
  /** What arrives. */
  readonly amount: number;
  /** What the seller pays for having it at once. */
  readonly fee: number;
  /** What the seller owed for chargebacks and pays with it; negative when too much was kept before. */
  readonly debt: number;
}

/** Decided on: it is not the seller's to spend twice from now on. */
export function payoutPostings({ userId, amount, fee, debt }: PayoutAmounts): Posting[] {
  return withoutZeros([
    { account: accountOf(userId), amount: amount + fee + debt },
    { account: debtAccountOf(userId), amount: -debt },
    { account: PAYOUTS_ON_THE_WAY, amount: -amount },
    { account: INSTANT_PAYOUT_FEES, amount: -fee },
  ]);
}

/** It has arrived, and the provider takes its own. */
export function payoutPaidPostings({ amount }: PayoutAmounts, providerFee: number): Posting[] {
  return withoutZeros([
    { account: PAYOUTS_ON_THE_WAY, amount },
    { account: PROVIDER, amount: -amount - providerFee },
    { account: PROVIDER_FEES, amount: providerFee },
  ]);
}

/** It is delayed, so the seller does not pay for having it at once. */
export function payoutFeeReturnedPostings({ userId, fee }: Pick<PayoutAmounts, 'userId' | 'fee'>): Posting[] {
  return withoutZeros([
    { account: INSTANT_PAYOUT_FEES, amount: fee },
    { account: accountOf(userId), amount: -fee },
  ]);
}

/** It never arrived: the seller has all of it again, the fee and the debt too. */
export function payoutFailedPostings(amounts: PayoutAmounts): Posting[] {
  return payoutPostings(amounts).map(({ account, amount }) => ({ account, amount: -amount }));
}

/** It had arrived and came back; what the provider took stays our loss. */
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

const withoutZeros = (postings: readonly Posting[]) => postings.filter((one) => one.amount !== 0);
