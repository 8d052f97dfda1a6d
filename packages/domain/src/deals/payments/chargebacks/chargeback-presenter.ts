import { type Payment } from '@campushive/contract';
import type { ChargebackRow } from './chargeback-facts.js';
import { toMajor } from '../../../platform/money.js';

/** Returns the public fields of a chargeback. */
export function presentChargeback(row: ChargebackRow) {
  return {
    id: row.id,
    amount: toMajor(row.amount),
    effect: row.effect,
    dueAt: row.dueAt?.toISOString() ?? null,
    outcome: row.outcome,
    raisedAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

/** Presents a chargeback to the sides of its order. Only the seller sees the debt. */
export const orderChargeback = (row: ChargebackRow, isBuyer: boolean): Payment['chargeback'] => ({
  ...presentChargeback(row),
  owed: isBuyer ? null : toMajor(row.sellerShare),
});
