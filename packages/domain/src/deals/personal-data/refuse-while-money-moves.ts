import { LIVE_ORDER_STATUSES } from '@campushive/contract';
import { keepsAccount } from '@campushive/contract/rules/payouts';
import { accountOf, debtAccountOf } from '@campushive/contract/rules/postings';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import { campus } from '../../platform/campus.js';
import type { Db } from '../../platform/database/database.js';
import { chargebacks, orders, payouts, refunds } from '../../platform/database/schema/index.js';
import { balanceOf } from '../payments/ledger/ledger.js';

/** Throws `payment_in_flight` or `balance_left` while the platform holds money of a student. */
export async function refuseWhileMoneyMoves(tx: Db, userId: string): Promise<void> {
  const isParty = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId));
  // Sequential, because a transaction is one connection.
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isParty, inArray(orders.status, [...LIVE_ORDER_STATUSES])))
    .limit(1);
  const [refund] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.buyerId, userId), ne(refunds.status, 'processed')))
    .limit(1);
  const [payout] = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.status, ['requested', 'pending'])))
    .limit(1);
  if (order !== undefined || refund !== undefined || payout !== undefined) {
    throw new Failure(
      'payment_in_flight',
      'A payment of yours is still in progress. Finish or cancel your open orders first.',
    );
  }
  const facts = {
    owed: -(await balanceOf(tx, accountOf(userId))),
    debt: await balanceOf(tx, debtAccountOf(userId)),
    hasOpenChargeback: await hasOpenChargebackAsSeller(tx, userId),
  };
  if (keepsAccount(facts, campus.fees.payout)) {
    throw new Failure('balance_left', 'You still have a balance. Pay it out first.');
  }
}

async function hasOpenChargebackAsSeller(tx: Db, userId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .innerJoin(orders, eq(orders.id, chargebacks.orderId))
    .where(and(eq(orders.sellerId, userId), isNull(chargebacks.outcome)))
    .limit(1);
  return open !== undefined;
}
