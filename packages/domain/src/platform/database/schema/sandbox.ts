import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** State of the Paystack sandbox, which replaces Paystack. */
export const sandboxTransactions = pgTable('sandbox_transactions', {
  reference: text('reference').primaryKey(),
  accessCode: text('access_code').notNull().unique(),
  serial: integer('serial').generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  amount: integer('amount').notNull(),
  /** Requested amount, where the payer paid a different one. */
  requestedAmount: integer('requested_amount'),
  /** Currency of the payment, where it differs from the requested one. */
  currency: text('currency'),
  callbackUrl: text('callback_url'),
  status: text('status', { enum: ['abandoned', 'ongoing', 'success', 'failed', 'reversed'] }).notNull(),
  channel: text('channel'),
  /** For a mobile money charge: its network, and the time limit of the prompt on the phone. */
  network: text('network'),
  promptUntil: instant('prompt_until'),
  gatewayResponse: text('gateway_response'),
  paidAt: instant('paid_at'),
  createdAt: instant('created_at').notNull(),
});

export const sandboxRecipients = pgTable(
  'sandbox_recipients',
  {
    code: text('code').primaryKey(),
    serial: integer('serial').generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    accountNumber: text('account_number').notNull(),
    bankCode: text('bank_code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('sandbox_recipients_one').on(table.accountNumber, table.bankCode)],
);

export const sandboxTransfers = pgTable('sandbox_transfers', {
  reference: text('reference').primaryKey(),
  code: text('code').notNull().unique(),
  serial: integer('serial').generatedAlwaysAsIdentity(),
  recipientCode: text('recipient_code').notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  status: text('status').notNull(),
  gatewayResponse: text('gateway_response'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const sandboxRefunds = pgTable('sandbox_refunds', {
  reference: text('reference')
    .primaryKey()
    .references(() => sandboxTransactions.reference),
  serial: integer('serial').generatedAlwaysAsIdentity(),
  amount: integer('amount').notNull(),
  note: text('note').notNull(),
  status: text('status', { enum: ['pending', 'processed', 'failed'] }).notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The statuses of a dispute, as Paystack names them. */
export const SANDBOX_DISPUTE_STATUSES = [
  'awaiting-merchant-feedback',
  'awaiting-bank-feedback',
  'pending',
  'resolved',
] as const;
export const SANDBOX_RESOLUTIONS = ['merchant-accepted', 'auto-accepted', 'declined'] as const;

export const sandboxDisputes = pgTable(
  'sandbox_disputes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference')
      .notNull()
      .references(() => sandboxTransactions.reference),
    amount: integer('amount').notNull(),
    status: text('status', { enum: SANDBOX_DISPUTE_STATUSES }).notNull(),
    resolution: text('resolution', { enum: SANDBOX_RESOLUTIONS }),
    /** The file that was uploaded as evidence. */
    attachment: text('attachment'),
    evidenceId: integer('evidence_id'),
    /** The merchant's answer. */
    note: text('note'),
    dueAt: instant('due_at').notNull(),
    resolvedAt: instant('resolved_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('sandbox_disputes_by_transaction').on(table.reference)],
);
