import { CHARGE_STEPS } from '@campushive/contract/entities/payment';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant, primaryId } from './columns.js';
import { orders } from './orders.js';

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
