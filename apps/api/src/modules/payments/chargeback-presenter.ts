import { type Payment } from '@campushive/contract';
import type { ChargebackRow } from './chargeback-facts.js';
import { toMajor } from '../../money.js';

/** What everyone sees of a chargeback. */
export function chargebackShown(row: ChargebackRow) {
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

/** A chargeback as the two of its order see it: what is owed concerns the seller alone. */
export const orderChargeback = (row: ChargebackRow, isBuyer: boolean): Payment['chargeback'] => ({
  ...chargebackShown(row),
  owed: isBuyer ? null : toMajor(row.sellerShare),
});
