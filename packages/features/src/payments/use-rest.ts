import { feesFor, saleOf, type Payment } from '@campushive/contract';
import { splitOf } from '@campushive/contract/rules/settlements';
import { useCampus, useMinorUnits } from '../kernel/index.js';

/** What the seller receives when the buyer gets so much back, by the rule that the server follows. */
export function useRest(payment: Payment): (refundMinor: number) => number {
  const campus = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  const kind = saleOf(payment.metadata.hiveType, payment.item === 'service') ?? 'purchase';
  const amounts = feesFor(kind, toMinor(payment.price), campus.fees);
  return (refundMinor) =>
    refundMinor >= amounts.total ? 0 : toMajor(splitOf(amounts, Math.max(0, refundMinor)).payout);
}
