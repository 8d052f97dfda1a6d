import { CompletionPanel } from '../../completions/completion-panel.js';
import type { OrderKind, OrderStepProps } from '../order-kind.js';
import { itemOrder } from '../thing/order.js';

/** State of the work. */
export function WorkProgress({ order, payment }: OrderStepProps) {
  return payment.completion === null ? null : (
    <CompletionPanel payment={payment} completion={payment.completion} control={order.completion} />
  );
}

export const gigOrder: OrderKind = { ...itemOrder, Progress: WorkProgress };
