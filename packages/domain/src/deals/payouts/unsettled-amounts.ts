import type { PayoutPart } from '@campushive/contract/rules/payouts';
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { credits, orders, payoutParts, payouts } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { OrderRow } from '../payments/orders/orders.js';

/** A sale's share or a credit, with the amount that no payout carries. */
export interface Unsettled {
  readonly kind: 'order' | 'credit';
  readonly id: string;
  readonly amount: number;
}

/** Subtracts from each item the parts that payouts carry already. The items are locked by the caller. */
export async function remainingOf(
  tx: Db,
  kind: Unsettled['kind'],
  items: readonly { readonly id: string; readonly amount: number }[],
): Promise<Unsettled[]> {
  const column = kind === 'order' ? payoutParts.orderId : payoutParts.creditId;
  const rows = await tx
    .select({ id: column, carried: sql`sum(${payoutParts.amount})`.mapWith(Number) })
    .from(payoutParts)
    .where(
      inArray(
        column,
        items.map(({ id }) => id),
      ),
    )
    .groupBy(column);
  const carried = new Map(rows.map((row) => [row.id, row.carried]));
  return items.map(({ id, amount }) => ({ kind, id, amount: amount - (carried.get(id) ?? 0) }));
}

/** Returns true if a payout carries a part of the credit. */
export const isCarried = async (tx: Db, creditId: string): Promise<boolean> =>
  (await tx.$count(payoutParts, eq(payoutParts.creditId, creditId))) > 0;

/** Stores the parts that a payout carries, and names it as the last payout of items that it completes. */
export async function storeParts(
  tx: Db,
  payoutId: string,
  parts: readonly PayoutPart<Unsettled>[],
  now: Date,
): Promise<void> {
  const rows = parts
    .filter(({ amount }) => amount > 0)
    .map(({ item, amount }) => ({
      ...{ id: newId(), payoutId, amount },
      ...(item.kind === 'order' ? { orderId: item.id } : { creditId: item.id }),
    }));
  if (rows.length > 0) await tx.insert(payoutParts).values(rows);
  const lastOf = (kind: Unsettled['kind']) =>
    parts.filter(({ item, isLast }) => isLast && item.kind === kind).map(({ item }) => item.id);
  await tx
    .update(orders)
    .set({ payoutId, updatedAt: now })
    .where(inArray(orders.id, lastOf('order')));
  await tx
    .update(credits)
    .set({ payoutId })
    .where(inArray(credits.id, lastOf('credit')));
}

/** Sales that the payout carries in whole or in part, locked. */
export function lockSalesOf(tx: Db, payoutId: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(carriesPart(tx, payoutId, orders.id, orders.payoutId, payoutParts.orderId))
    .orderBy(orders.id)
    .for('update');
}

/** Returns the condition for items that the payout carries in whole or in part. Payouts of earlier versions have no stored parts. */
const carriesPart = (
  tx: Db,
  payoutId: string,
  id: typeof orders.id | typeof credits.id,
  last: typeof orders.payoutId | typeof credits.payoutId,
  partOf: typeof payoutParts.orderId | typeof payoutParts.creditId,
): SQL | undefined =>
  or(
    eq(last, payoutId),
    inArray(
      id,
      tx
        .select({ id: sql<string>`${partOf}` })
        .from(payoutParts)
        .where(and(eq(payoutParts.payoutId, payoutId), sql`${partOf} is not null`)),
    ),
  );

/** Ids of the sales, of those given, with a part that has not arrived. Read after their rows are locked. */
export async function findUnarrived(tx: Db, sales: readonly OrderRow[]): Promise<Set<string>> {
  const ids = sales.map(({ id }) => id);
  const open = await tx
    .selectDistinct({ id: payoutParts.orderId })
    .from(payoutParts)
    .innerJoin(payouts, eq(payouts.id, payoutParts.payoutId))
    .where(and(inArray(payoutParts.orderId, ids), ne(payouts.status, 'paid')));
  // The last payout of a sale of an earlier version has no stored part.
  const last = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(payouts, eq(payouts.id, orders.payoutId))
    .where(and(inArray(orders.id, ids), sql`${payouts.status} is distinct from 'paid'`));
  return new Set([...open, ...last].flatMap(({ id }) => (id === null ? [] : [id])));
}

/**
 * Frees the credits of a payout that never arrived and deletes its parts: what it carried waits for another payout. The caller
 * frees the sales, whose status may change.
 */
export async function freeParts(tx: Db, payoutId: string): Promise<void> {
  await tx
    .update(credits)
    .set({ payoutId: null })
    .where(carriesPart(tx, payoutId, credits.id, credits.payoutId, payoutParts.creditId));
  await tx.delete(payoutParts).where(eq(payoutParts.payoutId, payoutId));
}
