import { SECOND } from '@campushive/contract';
import { Failure } from '../../../calls/failure.js';
import type { PaymentsContext } from '../context.js';
import type { OrderRow } from '../orders/orders.js';

/** Time that another process may need to start an order at the provider, before its buyer may repeat that. */
const OTHERS_START = 5 * SECOND;

/** Orders that this process is starting at the provider. */
const starting = new Set<string>();

/** Starts an order at the provider; meanwhile no other request of this process does. */
export async function startOnce<T>(order: OrderRow, start: () => Promise<T>): Promise<T> {
  starting.add(order.id);
  return start().finally(() => starting.delete(order.id));
}

/** Returns true if an order is being started. An order that a dead process left can be resumed at once. */
export function isStarting({ platform }: PaymentsContext, order: OrderRow): boolean {
  const age = platform.clock.now().getTime() - order.createdAt.getTime();
  const elsewhere = !platform.embedded && age >= 0 && age < OTHERS_START;
  return starting.has(order.id) || elsewhere;
}

export function requireNotStarting(context: PaymentsContext, order: OrderRow): void {
  if (!isStarting(context, order)) return;
  throw new Failure('conflict', 'This payment is starting. Try again in a moment.', { retryAfter: 1 });
}
