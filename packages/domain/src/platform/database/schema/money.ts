import {
  CHARGEBACK_ANSWERS,
  CHARGEBACK_EFFECTS,
  CHARGEBACK_OUTCOMES,
  DIFFERENCES,
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  ORDER_STATUSES,
  RECONCILED,
  REFUND_REASONS,
  REFUND_STATUSES,
  SALE_ITEMS,
  type Photo,
} from '@campushive/contract';
import { CHARGE_STEPS } from '@campushive/contract/entities/payment';
import { PAYOUT_KINDS, PAYOUT_STATUSES } from '@campushive/contract/entities/payout';
import { WORK_REMINDERS } from '@campushive/contract/rules/work';
import { PAYOUT_FAILURE_CODES, PAYOUT_FAILURES } from '@campushive/contract/payout-failures';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { listings } from './listings.js';
import { promoCodes } from './promo-codes.js';

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

/** A sale, from the first press of Pay to the payout. Amounts are minor units, fixed at creation. */
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
    /** The part of the listing that it buys: all of it, one ticket, or one session. */
    item: text('item', { enum: SALE_ITEMS }).notNull().default('listing'),
    /** Number of tickets; 1 for everything else. The price is their total. */
    quantity: integer('quantity').notNull().default(1),
    /** Number of further items of the seller in a bundle, listed in `bundle_items`; 0 for all other orders. */
    moreItems: integer('more_items').notNull().default(0),
    /** Ticket kind or service package, with its name at the time; null where there are none. */
    kindId: uuid('kind_id'),
    kindName: text('kind_name'),
    /** Field of the hive that the price pays, such as a deposit; null where the price of the listing is paid. */
    priceField: text('price_field'),
    /** Contents of the package, and the days allowed for the work; null for everything else. */
    kindIncludes: text('kind_includes'),
    kindDays: integer('kind_days'),
    /** Promo code used for the tickets, and their total price without it; null without a code. */
    promoCodeId: uuid('promo_code_id').references(() => promoCodes.id),
    promoCode: text('promo_code'),
    priceBefore: integer('price_before'),
    /** Milestone of a gig that the order pays, its number, and its title at the time; null for everything else. */
    milestoneId: uuid('milestone_id'),
    milestoneNumber: integer('milestone_number'),
    milestoneCount: integer('milestone_count'),
    milestoneTitle: text('milestone_title'),
    /** A session's time. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Start that the tutor proposes instead. */
    proposedStartsAt: instant('proposed_starts_at'),
    /** Time of the last move of the session, or of the tickets' event. */
    movedAt: instant('moved_at'),
    /** Start and place of the event, as its buyer knows them: when it was bought, or last moved. Null for everything else. */
    eventStartsAt: instant('event_starts_at'),
    eventPlace: text('event_place'),
    /** Time of the last reminder of the session to both sides. */
    remindedAt: instant('reminded_at'),
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
    /** Fee that the provider kept of the charge. */
    providerFee: integer('provider_fee'),
    reservedUntil: instant('reserved_until').notNull(),
    paidAt: instant('paid_at'),
    autoReleaseAt: instant('auto_release_at'),
    /** Deadline of paid work; null once it is marked as done, and for orders without work. */
    workDueAt: instant('work_due_at'),
    /** The last reminder of undelivered work that its two sides were sent. */
    workReminder: text('work_reminder', { enum: WORK_REMINDERS }),
    releasedAt: instant('released_at'),
    refundedAt: instant('refunded_at'),
    /** The payout that carries the last part of the seller's share, from the moment it is decided on. Null while a part waits for one. */
    payoutId: uuid('payout_id').references(() => payouts.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // The database itself refuses a second live sale of one listing, in case of bugs above.
    uniqueIndex('orders_one_live')
      .on(table.listingId)
      .where(
        sql`${table.item} = 'listing' and ${table.status} in ('pending_payment', 'held', 'disputed', 'frozen')`,
      ),
    // It also refuses a second order of one milestone, even after the money of the first was released.
    uniqueIndex('orders_one_of_milestone')
      .on(table.milestoneId)
      .where(
        sql`${table.milestoneId} is not null and ${table.status} in ('pending_payment', 'held', 'disputed', 'frozen', 'released', 'paid_out')`,
      ),
    index('orders_live').on(table.listingId, table.status),
    index('orders_sessions')
      .on(table.sellerId, table.endsAt)
      .where(sql`${table.item} = 'session'`),
    index('orders_lessons_due')
      .on(table.startsAt)
      .where(sql`${table.item} = 'session' and ${table.status} = 'held'`),
    index('orders_by_buyer').on(table.buyerId, table.id),
    index('orders_by_seller').on(table.sellerId, table.id),
    index('orders_due').on(table.status, table.autoReleaseAt),
    index('orders_undelivered')
      .on(table.workDueAt)
      .where(sql`${table.status} = 'held' and ${table.workDueAt} is not null`),
    index('orders_to_pay_out')
      .on(table.sellerId)
      .where(sql`${table.status} = 'released' and ${table.payoutId} is null`),
    // The version before cancelled events were refunded after a release finds its payouts by the index above; the next release drops it.
    index('orders_awaiting_payout')
      .on(table.sellerId)
      .where(sql`${table.releasedAt} is not null and ${table.payoutId} is null`),
    index('orders_by_payout').on(table.payoutId),
    index('orders_by_promo_code')
      .on(table.promoCodeId)
      .where(sql`${table.promoCodeId} is not null`),
  ],
);

/** Further items of a bundle order, all sold at once, with their titles and prices at the time. Minor units. */
export const bundleItems = pgTable(
  'bundle_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id),
    /** In which order they were chosen; the order's own listing is 0. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    price: integer('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.listingId] }),
    uniqueIndex('bundle_items_in_order').on(table.orderId, table.position),
    index('bundle_items_by_listing').on(table.listingId),
    check('bundle_items_position', sql`${table.position} > 0`),
    check('bundle_items_price', sql`${table.price} > 0`),
  ],
);

/**
 * Listings with a pending payment or held money, alone or in a bundle. Maintained by triggers of the migration: the
 * database itself refuses a second live sale of a listing, in case of bugs above.
 */
export const liveSales = pgTable(
  'live_sales',
  {
    listingId: uuid('listing_id')
      .primaryKey()
      .references(() => listings.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [index('live_sales_by_order').on(table.orderId)],
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

/**
 * Amounts of sales and credits that payouts carry. A sale above the daily limit of a wallet goes out in several parts. The parts of a
 * payout that came back are deleted. Payouts of earlier versions have none: they carry their sales whole. Minor units.
 */
export const payoutParts = pgTable(
  'payout_parts',
  {
    id: primaryId(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    orderId: uuid('order_id').references(() => orders.id),
    creditId: uuid('credit_id').references(() => credits.id),
    amount: integer('amount').notNull(),
  },
  (table) => [
    check('payout_parts_of_one', sql`num_nonnulls(${table.orderId}, ${table.creditId}) = 1`),
    check('payout_parts_positive', sql`${table.amount} > 0`),
    uniqueIndex('payout_parts_once_an_order').on(table.payoutId, table.orderId),
    uniqueIndex('payout_parts_once_a_credit').on(table.payoutId, table.creditId),
    index('payout_parts_by_order').on(table.orderId),
    index('payout_parts_by_credit').on(table.creditId),
  ],
);

/** The mobile money number that a buyer paid with last, encrypted. Deleted when its owner forgets it. */
export const paymentNumbers = pgTable('payment_numbers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  network: text('network').notNull(),
  maskedPhone: text('masked_phone').notNull(),
  sealedPhone: text('sealed_phone').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** A mobile money charge requested on our own screen. */
export const charges = pgTable(
  'charges',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    network: text('network').notNull(),
    maskedPhone: text('masked_phone').notNull(),
    /** Keyed hash, to recognise the same number. */
    phoneHash: text('phone_hash').notNull(),
    /** The whole number, encrypted, until the charge is over: then it is dropped, or remembered where it paid. */
    sealedPhone: text('sealed_phone'),
    step: text('step', { enum: CHARGE_STEPS }).notNull(),
    /** Time limit of the payer. Afterwards another charge may replace this one. */
    expiresAt: instant('expires_at').notNull(),
    sandboxUrl: text('sandbox_url'),
    createdAt: instant('created_at').notNull(),
    /** Time at which the provider last sent or returned the state. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('charges_by_user').on(table.userId)],
);

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

/** A buyer's complaint about a held order. One per order: a decision is final, and a withdrawn dispute can be opened again. */
export const disputes = pgTable(
  'disputes',
  {
    id: primaryId(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    reason: text('reason', { enum: DISPUTE_REASONS }).notNull(),
    text: text('text').notNull(),
    photos: jsonb('photos').$type<Photo[]>().notNull().default([]),
    /** The seller's answer. */
    answer: text('answer'),
    answerPhotos: jsonb('answer_photos').$type<Photo[]>().notNull().default([]),
    answeredAt: instant('answered_at'),
    /** The part refund that awaits the other side's answer, or that was agreed on; a new one replaces it. */
    proposalId: uuid('proposal_id'),
    proposedBy: text('proposed_by', { enum: ['buyer', 'seller'] }),
    /** Amount that the buyer gets back, in minor units. */
    proposedAmount: integer('proposed_amount'),
    proposedAt: instant('proposed_at'),
    outcome: text('outcome', { enum: DISPUTE_OUTCOMES }),
    note: text('note'),
    resolvedById: uuid('resolved_by_id').references(() => users.id),
    resolvedAt: instant('resolved_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('disputes_by_outcome').on(table.outcome, table.id)],
);

/** Money on its way back to a buyer. */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    amount: integer('amount').notNull(),
    /** Null for the campus's own. */
    currency: text('currency'),
    reason: text('reason', { enum: REFUND_REASONS }).notNull(),
    /** Reason of a staff refund, in the admin's words. */
    note: text('note'),
    status: text('status', { enum: REFUND_STATUSES }).notNull(),
    /** The provider's own name of it. */
    providerId: text('provider_id'),
    processedAt: instant('processed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('refunds_open')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('requested', 'pending')`),
  ],
);

/** A payment that the buyer's bank asks to have back. One row per dispute of the provider; amounts are minor units. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: primaryId(),
    /** The provider's own name of it. */
    providerId: text('provider_id').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amount: integer('amount').notNull(),
    /** The provider's category, such as `chargeback` or `fraud`. */
    category: text('category'),
    effect: text('effect', { enum: CHARGEBACK_EFFECTS }).notNull(),
    frozenFrom: text('frozen_from', { enum: ['held', 'disputed'] }),
    frozenAt: instant('frozen_at'),
    /** Amount that the seller owes for it. */
    sellerShare: integer('seller_share').notNull(),
    /** The bank's deadline for an answer. */
    dueAt: instant('due_at'),
    answer: text('answer', { enum: CHARGEBACK_ANSWERS }),
    /** The moderator's words for the bank. */
    note: text('note'),
    answeredById: uuid('answered_by_id').references(() => users.id),
    answeredAt: instant('answered_at'),
    /** Time at which the provider received the answer. */
    sentAt: instant('sent_at'),
    /** Time of the last reminder of the deadline to moderators. */
    remindedAt: instant('reminded_at'),
    outcome: text('outcome', { enum: CHARGEBACK_OUTCOMES }),
    resolvedAt: instant('resolved_at'),
    createdAt: instant('created_at').notNull(),
    /** Time at which the provider last sent or returned the state. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('chargebacks_by_order').on(table.orderId),
    index('chargebacks_open')
      .on(table.dueAt, table.id)
      .where(sql`${table.outcome} is null`),
  ],
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

/** Alarms of webhooks that were not handled and need an operator: an unknown event, or one about an unknown subject. */
export const WEBHOOK_ALARMS = ['unknown_event', 'unknown_subject'] as const;

/** Every webhook as received, one row per digest, stored before it is handled. */
export const webhookEvents = pgTable('webhook_events', {
  id: primaryId(),
  digest: text('digest').notNull().unique(),
  event: text('event').notNull(),
  reference: text('reference'),
  /** The provider's own name of the chargeback that it is about. */
  disputeId: text('dispute_id'),
  alarm: text('alarm', { enum: WEBHOOK_ALARMS }),
  body: jsonb('body').$type<unknown>().notNull(),
  receivedAt: instant('received_at').notNull(),
  processedAt: instant('processed_at'),
});

/** Answers of the payment provider that no table knows, once each. */
export const providerAnswers = pgTable(
  'provider_answers',
  {
    id: primaryId(),
    /** Call that was answered, without its parameters. */
    call: text('call').notNull(),
    kind: text('kind', { enum: ['status', 'refusal', 'failure'] }).notNull(),
    /** The provider's words, without numbers of people. */
    words: text('words').notNull(),
    times: integer('times').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [uniqueIndex('provider_answers_once').on(table.call, table.kind, table.words)],
);
