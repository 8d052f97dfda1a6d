import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** Answers to creating calls, kept a day so that repeating a request repeats its answer and nothing else. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    inputHash: text('input_hash').notNull(),
    /** Id of the request that holds the key. Every repetition that takes the key sets a new one. */
    attempt: uuid('attempt').notNull().defaultRandom(),
    /** The process that is at work on it. */
    owner: uuid('owner'),
    /** A transaction of the call was committed: without an answer it must not be done again. */
    hasEffect: boolean('has_effect').notNull().default(true),
    /** Null while the first request is in progress, and permanently if it was cut off. */
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);

/** Domain events, written in the transaction that causes them and delivered afterwards, at least once. See `outbox.ts`. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text('topic').notNull(),
    /** Subject of the event (`order:<id>`). Events of one subject keep their order. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Null unless a delivery failed; then when the next one is due. */
    retryAt: instant('retry_at'),
    /** Time at which the event became a dead letter. */
    deadAt: instant('dead_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_pending')
      .on(table.id)
      .where(sql`${table.deadAt} is null`),
    index('outbox_retries')
      .on(table.subject, table.id)
      .where(sql`${table.deadAt} is null and ${table.retryAt} is not null`),
  ],
);
