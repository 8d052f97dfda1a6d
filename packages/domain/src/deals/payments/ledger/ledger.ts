import type { Posting } from '@campushive/contract/rules/postings';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { ledgerEntries, ledgerPostings, type LEDGER_KINDS } from '../../../platform/database/schema/index.js';

type EntryKind = (typeof LEDGER_KINDS)[number];
type PayoutEntry = Extract<EntryKind, `payout${string}`>;
type CreditEntry = Extract<EntryKind, `credit${string}`>;
type ChargebackEntry = Extract<EntryKind, `chargeback${string}`>;
/** Subject of a ledger entry, with the kinds it allows. */
export type EntrySubject =
  | {
      readonly orderId: string;
      readonly kind: Exclude<EntryKind, PayoutEntry | CreditEntry | ChargebackEntry>;
    }
  | { readonly creditId: string; readonly kind: CreditEntry }
  | { readonly payoutId: string; readonly kind: PayoutEntry }
  | { readonly chargebackId: string; readonly kind: ChargebackEntry };

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
  await tx.insert(ledgerPostings).values(postings.map((posting) => ({ ...posting, entryId: entry.id })));
}

/** Returns the balance of an account in minor units; liabilities are negative. */
export async function balanceOf(db: Db, account: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.account, account));
  return row?.sum ?? 0;
}
