import type { FeeBreakdown } from '@campushive/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { ledgerEntries, ledgerPostings } from '../../platform/database/schema/index.js';

/**
 * Double-entry book-keeping in pesewas: positive amounts are debits, negative ones credits, and every entry sums to
 * zero. Who is owed what follows from here and from nowhere else.
 */
export interface Posting {
  readonly account: string;
  readonly amount: number;
}
export type EntryKind = (typeof ledgerEntries.$inferSelect)['kind'];

/** What the provider has collected for us and not passed on. */
const PROVIDER = 'provider';
/** What belongs to neither side yet. */
const HELD = 'held';
const PLATFORM_FEES = 'platform_fees';
const PROCESSING_FEES = 'processing_fees';
const MOBILE_MONEY_FEES = 'mobile_money_fees';
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
    { account: PROVIDER, amount: -amounts.total },
  ]);
}

const withoutZeros = (postings: readonly Posting[]) => postings.filter((one) => one.amount !== 0);

/** Writes an entry inside the caller's transaction; the database refuses a second one of its kind for the order. */
export async function post(
  tx: Db,
  orderId: string,
  kind: EntryKind,
  postings: readonly Posting[],
  now: Date,
): Promise<void> {
  const [entry] = await tx
    .insert(ledgerEntries)
    .values({ orderId, kind, createdAt: now })
    .returning({ id: ledgerEntries.id });
  if (entry === undefined) throw new Error('An insert answers its row');
  await tx.insert(ledgerPostings).values(postings.map((one) => ({ ...one, entryId: entry.id })));
}

/** What an account holds, in pesewas; what we owe is negative. */
export async function balanceOf(db: Db, account: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)::int` })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.account, account));
  return row?.sum ?? 0;
}
