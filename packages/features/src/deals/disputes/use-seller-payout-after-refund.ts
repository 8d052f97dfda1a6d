import { feesFor, saleOf, type Payment } from '@campushive/contract';
import { splitOf } from '@campushive/contract/rules/settlements';
import { useCampus, useMinorUnits } from '../../kernel/index.js';

/** Returns a function for the seller's payout after a refund in minor units, by the server's rule. Returns major units. */
export function useSellerPayoutAfterRefund(payment: Payment): (refundMinor: number) => number {
  const campus = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  const kind = saleOf(payment.metadata.hiveType, payment.item === 'service') ?? 'purchase';
  const amounts = feesFor(kind, toMinor(payment.price), campus.fees);
  return (refundMinor) =>
    refundMinor >= amounts.total ? 0 : toMajor(splitOf(amounts, Math.max(0, refundMinor)).payout);
}
