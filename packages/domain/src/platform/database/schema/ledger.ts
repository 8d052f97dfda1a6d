import { DIFFERENCES, RECONCILED } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { orders } from './orders.js';
import { payouts, credits } from './payouts.js';
import { chargebacks } from './disputes.js';

/** Kinds of ledger entries: for orders, campus credits, payouts and chargebacks. */
export const LEDGER_KINDS = [
  'charge',
  'release',
  'settlement',
  'refund',
  'refund_paid',
  'credit',
  'credit_withdrawn',
  'payout',
  'payout_fee_returned',
  'payout_paid',
  'payout_failed',
  'payout_reversed',
  'chargeback',
  'chargeback_won',
  'chargeback_lost',
] as const;

/** A money movement, whose postings sum to zero. Append-only; see the migration's triggers. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: primaryId(),
    orderId: uuid('order_id').references(() => orders.id),
    payoutId: uuid('payout_id').references(() => payouts.id),
    chargebackId: uuid('chargeback_id').references(() => chargebacks.id),
    creditId: uuid('credit_id').references(() => credits.id),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  // A charge, release, refund or payout is booked at most once.
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.orderId, table.kind),
    uniqueIndex('ledger_entries_once_a_payout').on(table.payoutId, table.kind),
    uniqueIndex('ledger_entries_once_a_chargeback').on(table.chargebackId, table.kind),
    uniqueIndex('ledger_entries_once_a_credit').on(table.creditId, table.kind),
  ],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: primaryId(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    /** Name of an account in `ledger.ts`, or `user:<id>`. */
    account: text('account').notNull(),
    /** Minor units; positive is a debit (we gain a claim), negative a credit (we owe). */
    amount: integer('amount').notNull(),
  },
  (table) => [index('ledger_postings_by_account').on(table.account)],
);

/** Runs of the reconciliation with the provider. Amounts are minor units. */
export const reconciliations = pgTable('reconciliations', {
  id: primaryId(),
  /** Provider balance by our ledger, and as the provider reported it. */
  expected: integer('expected').notNull(),
  reported: integer('reported').notNull(),
  differences: integer('differences').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A difference between the ledger and the provider. Amounts are minor units of its currency. */
export const reconciliationCases = pgTable(
  'reconciliation_cases',
  {
    id: primaryId(),
    of: text('of', { enum: RECONCILED }).notNull(),
    kind: text('kind', { enum: DIFFERENCES }).notNull(),
    /** Empty for the balance. */
    reference: text('reference').notNull(),
    currency: text('currency').notNull(),
    ours: integer('ours'),
    theirs: integer('theirs'),
    foundAt: instant('found_at').notNull(),
    lastFoundAt: instant('last_found_at').notNull(),
    note: text('note'),
    closedById: uuid('closed_by_id').references(() => users.id),
    closedAt: instant('closed_at'),
  },
  (table) => [
    // At most one open case per subject, however many nights find it.
    uniqueIndex('reconciliation_cases_one_open')
      .on(table.of, table.kind, table.reference)
      .where(sql`${table.closedAt} is null`),
    index('reconciliation_cases_by_state').on(table.closedAt, table.id),
  ],
);
