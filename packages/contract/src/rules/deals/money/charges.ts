import type { RefundReason } from '../../../deals/disputes.js';
import type { FeeBreakdown } from '../../../money/fees.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import { canMoveOrder } from './provider-events.js';
import {
  chargePostings,
  refundPostings,
  strayChargePostings,
  strayRefundPostings,
  type Posting,
} from './postings.js';

/** The provider's report of a completed or failed payment. Amounts in minor units of `currency`. */
export interface ReportedCharge {
  readonly status: 'success' | 'failed';
  readonly amount: number;
  readonly currency: string;
  /** Fee that the provider deducted. */
  readonly providerFee: number;
}

/** The order that a payment is for. Amounts in minor units. */
export interface ChargeFacts {
  readonly status: OrderStatus;
  readonly amounts: FeeBreakdown;
  /** Currency that the order must be paid in. */
  readonly currency: string;
  /** True when the item is still available to a payment that arrives late. */
  readonly isAvailable: boolean;
}

/** A refund that is owed to the buyer, with its postings. */
export interface OwedRefund {
  readonly reason: RefundReason;
  readonly amount: number;
  /** Null for the campus's own currency. */
  readonly currency: string | null;
  readonly postings: readonly Posting[];
}

/** The effect of a reported payment. `hold` keeps the money for the order, and `send_back` refunds all of it. */
export type ChargeDecision =
  | { readonly do: 'nothing' }
  | { readonly do: 'fail' }
  | { readonly do: 'hold'; readonly postings: readonly Posting[] }
  | { readonly do: 'send_back'; readonly postings: readonly Posting[]; readonly refund: OwedRefund };

/**
 * Decides the effect of a payment on its order: the money is held or fully refunded. A payment in another amount or currency is never
 * applied, not even in part, because neither side agreed to that price.
 */
export function decideCharge(charge: ReportedCharge, facts: ChargeFacts): ChargeDecision {
  const { status, amounts, currency } = facts;
  if (!canMoveOrder('charge', status)) return { do: 'nothing' };
  if (charge.status === 'failed') return { do: status === 'pending_payment' ? 'fail' : 'nothing' };
  if (charge.currency !== currency) return sendBackStray(charge, 'wrong_currency', charge.currency);
  if (charge.amount !== amounts.total) return sendBackStray(charge, 'wrong_amount', null);
  const postings = chargePostings({ ...amounts, providerFee: charge.providerFee });
  if (status === 'pending_payment' || (status !== 'cancelled' && facts.isAvailable))
    return { do: 'hold', postings };
  const reason = status === 'cancelled' ? 'buyer_cancelled' : 'sold_to_somebody_else';
  return { do: 'send_back', postings, refund: fullRefund(amounts, reason) };
}

/** Returns a refund of everything that the buyer paid for an order. */
export const fullRefund = (amounts: FeeBreakdown, reason: RefundReason): OwedRefund => ({
  reason,
  amount: amounts.total,
  currency: null,
  postings: refundPostings(amounts),
});

function sendBackStray(
  { amount, providerFee }: ReportedCharge,
  reason: 'wrong_amount' | 'wrong_currency',
  currency: string | null,
): ChargeDecision {
  return {
    do: 'send_back',
    postings: strayChargePostings({ amount, providerFee }, currency),
    refund: { reason, amount, currency, postings: strayRefundPostings(amount, currency) },
  };
}

/** Returns whether a refund is due because the payment did not match its order. */
export const isStray = (reason: RefundReason): reason is 'wrong_amount' | 'wrong_currency' =>
  reason === 'wrong_amount' || reason === 'wrong_currency';

/**
 * Former name of `fullRefund`.
 *
 * @deprecated Use `fullRefund`. Goes with version 0.3.
 */
export const wholeRefund = fullRefund;
