import { PAYOUT_KINDS, PAYOUT_STATUSES } from '@campushive/contract/entities/payout';
import { PAYOUT_FAILURE_CODES, PAYOUT_FAILURES } from '@campushive/contract/payout-failures';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';

/** Columns of a payout's destination: a mobile money wallet, or a bank account at the provider's code of its bank. */
const destination = () => ({
  network: text('network'),
  phone: text('phone'),
  bankCode: text('bank_code'),
  bankName: text('bank_name'),
  accountNumber: text('account_number'),
});

/** Requires all columns of a wallet and none of a bank account, or the reverse. */
const isOneDestination = (table: Record<keyof ReturnType<typeof destination>, AnyPgColumn>) =>
  sql`num_nulls(${table.network}, ${table.phone}) in (0, 2) and num_nulls(${table.bankCode}, ${table.bankName}, ${table.accountNumber}) in (0, 3) and (${table.network} is null) <> (${table.bankCode} is null)`;

/** Payout destination of a seller. The number is personal: it is shown masked and never logged. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    ...destination(),
    name: text('name').notNull(),
    /** The provider's id of the account, once it is registered there. */
    recipientCode: text('recipient_code'),
    /** A payout came back: no further one is sent until the account is saved again. */
    needsAttention: boolean('needs_attention').notNull().default(false),
    /** Time of the first payout to a new account; null for accounts from before there was a wait. */
    paidFrom: instant('paid_from'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('payout_accounts_destination', isOneDestination(table))],
);

/** Money sent to a seller. Amounts are minor units; the destination is fixed when the payout is created. */
export const payouts = pgTable(
  'payouts',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Ours and the provider's: one reference is one transfer. */
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: PAYOUT_KINDS }).notNull(),
    status: text('status', { enum: PAYOUT_STATUSES }).notNull(),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    /** The fee of an instant payout that was late or came back, and so costs nothing; `fee` is then 0. */
    feeReturned: integer('fee_returned').notNull().default(0),
    /** Debt for chargebacks and cancelled events that the seller paid with it. */
    debt: integer('debt').notNull().default(0),
    sales: integer('sales').notNull(),
    credits: integer('credits').notNull().default(0),
    ...destination(),
    name: text('name').notNull(),
    transferCode: text('transfer_code'),
    failureReason: text('failure_reason'),
    /** Party that ends the failure of a payout that came back or waits. Null while nothing is wrong. */
    failure: text('failure', { enum: PAYOUT_FAILURES }),
    failureCode: text('failure_code', { enum: PAYOUT_FAILURE_CODES }),
    /** Number of the current transfer. Each transfer has another reference. */
    attempt: integer('attempt').notNull().default(1),
    /** Time of the next try. Null for at once, or for never while it waits for the operator. */
    retryAt: instant('retry_at'),
    /** Time at which the payout first needed the operator. */
    operatorSince: instant('operator_since'),
    /** Time at which a process last claimed the payout to send it. */
    attemptedAt: instant('attempted_at'),
    /** Time of the last attempt without an answer. Whether the transfer started is known much later. */
    unansweredAt: instant('unanswered_at'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('payouts_destination', isOneDestination(table)),
    index('payouts_by_user').on(table.userId, table.id),
    index('payouts_open')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('requested', 'pending')`),
    index('payouts_delayed')
      .on(table.id)
      .where(sql`${table.status} in ('requested', 'pending') and ${table.failure} is not null`),
  ],
);

/** Credits that an admin gave a student out of the campus's own money. Amounts are minor units. */
export const credits = pgTable(
  'credits',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    amount: integer('amount').notNull(),
    /** Reason in the admin's words, which the student reads. */
    reason: text('reason').notNull(),
    givenById: uuid('given_by_id')
      .notNull()
      .references(() => users.id),
    /** The payout that carries the last part of it, from the moment it is decided on. */
    payoutId: uuid('payout_id').references(() => payouts.id),
    withdrawnById: uuid('withdrawn_by_id').references(() => users.id),
    withdrawnReason: text('withdrawn_reason'),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('credits_positive', sql`${table.amount} > 0`),
    // Enforced here in case of bugs above: a withdrawn credit is never paid out.
    check('credits_once', sql`${table.payoutId} is null or ${table.withdrawnAt} is null`),
    index('credits_by_user').on(table.userId, table.id),
    index('credits_by_giver').on(table.givenById, table.createdAt),
    index('credits_by_payout').on(table.payoutId),
    index('credits_to_pay_out')
      .on(table.userId)
      .where(sql`${table.payoutId} is null and ${table.withdrawnAt} is null`),
  ],
);
