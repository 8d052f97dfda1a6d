import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

/** Answers to creating calls, kept a day so that repeating a request repeats its answer and nothing else. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    inputHash: text('input_hash').notNull(),
    /** Null while the first request is still at work. */
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);

/** Domain events, written in the transaction that causes them and delivered afterwards, at least once, in order. */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  topic: text('topic').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});
