import type { Payment } from '@campushive/contract';
import { SOLD_FACTS } from '../sold/facts.js';
import { kindOfOrder } from '../sold/kinds.js';

/** Parts of an order that its state moves out of the folded help. */
export interface OrderShown {
  /** Progress, while the money is disputed, frozen or on its way back. */
  readonly timeline: boolean;
  /** Statements of an open complaint, unless an offer of the other side is the next step. */
  readonly complaint: boolean;
  /** Offline handover: on the page once used or without a network, in the help before, null where there is none. */
  readonly handover: 'page' | 'help' | null;
}

/** Returns the parts that the page of an order shows outside its help. */
export function orderShown(
  payment: Payment,
  { isHandedOver, isOffline }: { readonly isHandedOver: boolean; readonly isOffline: boolean },
): OrderShown {
  const { orderStatus } = payment;
  const isFrozen = orderStatus === 'frozen' || orderStatus === 'disputed';
  const isOpen =
    orderStatus === 'held' ? SOLD_FACTS[kindOfOrder(payment)].handover === 'code' : isFrozen && isHandedOver;
  return {
    timeline: isFrozen || orderStatus === 'refunded' || orderStatus === 'charged_back',
    complaint: isComplaintOpen(payment),
    handover: isOpen ? (isHandedOver || isOffline ? 'page' : 'help') : null,
  };
}

function isComplaintOpen({ orderStatus, dispute, role }: Payment): boolean {
  if (dispute === null || dispute.outcome !== null || orderStatus !== 'disputed') return false;
  if (role === 'seller' && dispute.answer === null) return true;
  return dispute.proposal === null || dispute.proposal.by === role;
}
