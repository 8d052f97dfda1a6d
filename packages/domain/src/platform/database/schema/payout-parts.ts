import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { primaryId } from './columns.js';
import { orders } from './orders.js';
import { payouts, credits } from './payouts.js';

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
