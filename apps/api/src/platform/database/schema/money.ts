import { ORDER_STATUSES } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';

/** One sale, from the first press of Pay to the payout. Amounts are pesewas, fixed when it is made. */
export const orders = pgTable(
  'orders',
  {
    id: primaryId(),
    /** Ours and the provider's: `cmp-…`. */
    reference: text('reference').notNull().unique(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    saleKind: text('sale_kind', { enum: ['purchase', 'gig'] }).notNull(),
    listingTitle: text('listing_title').notNull(),
    price: integer('price').notNull(),
    platformFee: integer('platform_fee').notNull(),
    processingFee: integer('processing_fee').notNull(),
    total: integer('total').notNull(),
    payeePlatformFee: integer('payee_platform_fee').notNull(),
    mobileMoneyFee: integer('mobile_money_fee').notNull(),
    payout: integer('payout').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    handoverCode: text('handover_code').notNull(),
    authorizationUrl: text('authorization_url'),
    accessCode: text('access_code'),
    channel: text('channel'),
    failureReason: text('failure_reason'),
    /** What the provider kept of the charge. */
    providerFee: integer('provider_fee'),
    reservedUntil: instant('reserved_until').notNull(),
    paidAt: instant('paid_at'),
    autoReleaseAt: instant('auto_release_at'),
    releasedAt: instant('released_at'),
    refundedAt: instant('refunded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // The database itself refuses a second live sale of one listing, whatever the code above it does.
    uniqueIndex('orders_one_live')
      .on(table.listingId)
      .where(sql`${table.status} in ('pending_payment', 'held', 'disputed')`),
    index('orders_by_buyer').on(table.buyerId, table.id),
    index('orders_by_seller').on(table.sellerId, table.id),
    index('orders_due').on(table.status, table.autoReleaseAt),
  ],
);

/** One event in money: its postings sum to zero. Append-only; see the migration's triggers. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: primaryId(),
    orderId: uuid('order_id').references(() => orders.id),
    kind: text('kind', { enum: ['charge', 'release', 'refund', 'payout'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  // Nothing is charged, released or refunded twice.
  (table) => [uniqueIndex('ledger_entries_once').on(table.orderId, table.kind)],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: primaryId(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    /** `provider`, `held`, `platform_fees`, `processing_fees`, `provider_fees`, `mobile_money_fees` or `user:<id>`. */
    account: text('account').notNull(),
    /** Pesewas; positive is a debit (we gain a claim), negative a credit (we owe). */
    amount: integer('amount').notNull(),
  },
  (table) => [index('ledger_postings_by_account').on(table.account)],
);

export const refunds = pgTable('refunds', {
  id: primaryId(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: ['requested', 'pending', 'processed', 'failed'] }).notNull(),
  providerId: text('provider_id'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Every webhook as it came, once a digest, before anything is done about it. */
export const webhookEvents = pgTable('webhook_events', {
  id: primaryId(),
  digest: text('digest').notNull().unique(),
  event: text('event').notNull(),
  reference: text('reference'),
  body: jsonb('body').$type<unknown>().notNull(),
  receivedAt: instant('received_at').notNull(),
  processedAt: instant('processed_at'),
});

/** What the Paystack sandbox remembers, in place of Paystack. */
export const sandboxTransactions = pgTable('sandbox_transactions', {
  reference: text('reference').primaryKey(),
  accessCode: text('access_code').notNull().unique(),
  serial: integer('serial').generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  amount: integer('amount').notNull(),
  callbackUrl: text('callback_url'),
  status: text('status', { enum: ['abandoned', 'success', 'failed', 'reversed'] }).notNull(),
  channel: text('channel'),
  gatewayResponse: text('gateway_response'),
  paidAt: instant('paid_at'),
  createdAt: instant('created_at').notNull(),
});
