import type { FeeBreakdown } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { ledgerEntries, ledgerPostings, type LEDGER_KINDS } from '../../platform/database/schema/index.js';

/**
 * Double-entry book-keeping in minor units: positive amounts are debits, negative ones credits, and every entry sums to
 * zero. Who is owed what follows from here and from nowhere else.
 */
export interface Posting {
  readonly account: string;
  readonly amount: number;
}
type EntryKind = (typeof LEDGER_KINDS)[number];
type PayoutEntry = Extract<EntryKind, `payout${string}`>;
/** What an entry is about. */
export type EntrySubject =
  | { readonly orderId: string; readonly kind: Exclude<EntryKind, PayoutEntry> }
  | { readonly payoutId: string; readonly kind: PayoutEntry };

/** What the provider has collected for us and not passed on. */
const PROVIDER = 'provider';
/** What belongs to neither side yet. */
const HELD = 'held';
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
export const accountOf = (userId: string) => `user:${userId}`;

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
  return withoutZeros([
    { account: HELD, amount: amounts.price },
    { account: PLATFORM_FEES, amount: amounts.platformFee },
    { account: PROCESSING_FEES, amount: amounts.processingFee },
    { account: REFUNDS_ON_THE_WAY, amount: -amounts.total },
  ]);
}

/** The payer has it back. */
export function refundPaidPostings(amounts: FeeBreakdown): Posting[] {
  return withoutZeros([
    { account: REFUNDS_ON_THE_WAY, amount: amounts.total },
    { account: PROVIDER, amount: -amounts.total },
  ]);
}

interface PayoutAmounts {
  readonly userId: string;
  /** What arrives. */
  readonly amount: number;
  /** What the seller pays for having it at once. */
  readonly fee: number;
}

/** Decided on: it is not the seller's to spend twice from now on. */
export function payoutPostings({ userId, amount, fee }: PayoutAmounts): Posting[] {
  return withoutZeros([
    { account: accountOf(userId), amount: amount + fee },
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

/** It never arrived: the seller has all of it again, the fee too. */
export function payoutFailedPostings(amounts: PayoutAmounts): Posting[] {
  return payoutPostings(amounts).map(({ account, amount }) => ({ account, amount: -amount }));
}

/** It had arrived and came back; what the provider took stays our loss. */
export function payoutReversedPostings({ userId, amount, fee }: PayoutAmounts): Posting[] {
  return withoutZeros([
    { account: PROVIDER, amount },
    { account: INSTANT_PAYOUT_FEES, amount: fee },
    { account: accountOf(userId), amount: -amount - fee },
  ]);
}

const withoutZeros = (postings: readonly Posting[]) => postings.filter((one) => one.amount !== 0);

/** Writes an entry inside the caller's transaction; the database refuses a second one of its kind for its subject. */
export async function post(
  tx: Db,
  subject: EntrySubject,
  postings: readonly Posting[],
  now: Date,
): Promise<void> {
  const [entry] = await tx
    .insert(ledgerEntries)
    .values({ ...subject, createdAt: now })
    .returning({ id: ledgerEntries.id });
  if (entry === undefined) throw new Error('An insert answers its row');
  await tx.insert(ledgerPostings).values(postings.map((one) => ({ ...one, entryId: entry.id })));
}

/** What an account holds, in minor units; what we owe is negative. */
export async function balanceOf(db: Db, account: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.account, account));
  return row?.sum ?? 0;
}
