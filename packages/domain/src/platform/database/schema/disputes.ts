import {
  CHARGEBACK_ANSWERS,
  CHARGEBACK_EFFECTS,
  CHARGEBACK_OUTCOMES,
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  REFUND_REASONS,
  REFUND_STATUSES,
  type Photo,
} from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { orders } from './orders.js';

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
