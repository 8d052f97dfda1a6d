import { DISPUTE_REASONS, type DisputeReason, type Payment } from '@campushive/contract';
import type { PaymentsMessages } from '../parts/payments/payments.messages.js';

type Bought = 'goods' | keyof PaymentsMessages['reasonsOf'];

const REASONS: { readonly [B in Bought]: readonly DisputeReason[] } = {
  goods: DISPUTE_REASONS,
  ticket: ['not_received', 'not_as_described', 'other'],
  lesson: ['not_received', 'not_as_described', 'other'],
  errand: ['not_received', 'damaged', 'wrong_item', 'other'],
  work: ['not_received', 'not_as_described', 'other'],
};

type OrderFacts = Pick<Payment, 'item' | 'delivery' | 'completion'>;

function boughtIn({ item, delivery, completion }: OrderFacts): Bought {
  if (item === 'ticket') return 'ticket';
  if (item === 'session') return 'lesson';
  if (delivery !== null) return 'errand';
  return item === 'service' || completion !== null ? 'work' : 'goods';
}

/** Returns the complaint reasons available to the buyer of this order. */
export const disputeReasonsOf = (order: OrderFacts): readonly DisputeReason[] => REASONS[boughtIn(order)];

/** Returns the text of a reason, adapted to the item bought. */
export function reasonText(t: PaymentsMessages, order: OrderFacts, reason: DisputeReason): string {
  const bought = boughtIn(order);
  const own: { readonly [R in DisputeReason]?: string } = bought === 'goods' ? {} : t.reasonsOf[bought];
  return own[reason] ?? t.reasons[reason];
}
