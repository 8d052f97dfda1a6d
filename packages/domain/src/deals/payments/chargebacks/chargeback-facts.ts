import type { ChargebackFacts, RaisedChargeback } from '@campushive/contract/rules/chargebacks';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { chargebacks, refunds } from '../../../platform/database/schema/index.js';
import { amountsOf, type OrderRow } from '../orders/orders.js';

export type ChargebackRow = typeof chargebacks.$inferSelect;
type RefundRow = typeof refunds.$inferSelect;

/** Chargebacks and refund of an order, locked with the order's row. */
export interface ChargebackSurroundings {
  readonly rows: readonly ChargebackRow[];
  readonly refund: RefundRow | undefined;
}

/** Locks an order's chargebacks and its refund; the caller holds the order's lock. */
export async function lockChargebacks(tx: Db, orderId: string): Promise<ChargebackSurroundings> {
  const rows = await tx
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.orderId, orderId))
    .orderBy(chargebacks.id)
    .for('update');
  const [refund] = await tx.select().from(refunds).where(eq(refunds.orderId, orderId)).for('update');
  return { rows, refund };
}

/** Returns a row in the form that the rules take. */
export function raisedOf({
  effect,
  frozenFrom,
  frozenAt,
  sellerShare,
  outcome,
}: ChargebackRow): RaisedChargeback {
  const frozen = frozenFrom === null || frozenAt === null ? null : { from: frozenFrom, since: frozenAt };
  return { effect, frozen, sellerShare, outcome };
}

/** Facts on which a chargeback is decided; `ownId` is the row of the decided one, if it has one. */
export function factsOf(
  order: OrderRow,
  { rows, refund }: ChargebackSurroundings,
  ownId?: string,
): ChargebackFacts {
  return {
    status: order.status,
    sellerId: order.sellerId,
    amounts: amountsOf(order),
    clocks: { autoReleaseAt: order.autoReleaseAt, workDueAt: order.workDueAt },
    refund: refund === undefined ? null : { state: stateOf(refund), amount: refund.amount },
    others: rows.filter((row) => row.id !== ownId).map(raisedOf),
  };
}

/** A failed refund is still owed, as much as one that was never requested. */
const stateOf = ({ status }: RefundRow) =>
  status === 'requested' || status === 'failed' ? ('unsent' as const) : ('sent' as const);

/** Returns true if a bank is still deciding about an order's payment: until then, no refund is sent. */
export async function hasOpenChargeback(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .where(and(eq(chargebacks.orderId, orderId), isNull(chargebacks.outcome)))
    .limit(1);
  return rows.length > 0;
}
