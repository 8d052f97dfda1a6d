import type { OrderStatus } from '@campushive/contract';
import { dealLineOf } from '@campushive/contract/rules/deal-events';
import type { OrderSide } from '@campushive/contract/rules/orders';
import type { Db } from '../../../platform/database/database.js';
import type { orders } from '../../../platform/database/schema/index.js';
import { soldItemOf } from '../../sold/kinds.js';
import { addLine } from '../../../talk/messages/lines.js';

/**
 * Adds a line about an order to the thread of buyer and seller, in the transaction that changes it; from the payment
 * on there is a thread. Tickets have none, because events have a group for all attendees. `by` is the side that acted,
 * which need not be the side that the line names: the seller enters the code with which the buyer hands the money
 * over.
 */
export async function addDealLine(
  tx: Db,
  from: OrderStatus,
  order: typeof orders.$inferSelect,
  now: Date,
  by: OrderSide = null,
): Promise<void> {
  const line = soldItemOf(order).hasThread ? dealLineOf(from, order.status) : null;
  if (line === null) return;
  const { buyerId, sellerId, listingId } = order;
  const senderId = line.by === 'buyer' ? buyerId : sellerId;
  const amountMinor = line.amount === null ? null : order[line.amount];
  const details = { code: line.code, amountMinor };
  const actorId = by === null ? senderId : by === 'buyer' ? buyerId : sellerId;
  const content = { kind: 'system', details, senderId, actorId } as const;
  await addLine(tx, { userIds: [buyerId, sellerId], listingId }, content, now);
}
