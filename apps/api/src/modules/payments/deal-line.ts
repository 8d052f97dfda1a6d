import type { OrderStatus } from '@campushive/contract';
import { dealLineOf } from '@campushive/contract/rules/deal-events';
import type { Db } from '../../platform/database/database.js';
import type { orders } from '../../platform/database/schema/index.js';
import { addLine } from '../messages/lines.js';

/**
 * Says in the thread of buyer and seller what became of the order, in the transaction that changes it: from the payment on
 * there is a thread. Events have a group for everyone who goes, so a ticket opens none.
 */
export async function addDealLine(
  tx: Db,
  from: OrderStatus,
  order: typeof orders.$inferSelect,
  now: Date,
): Promise<void> {
  const line = order.item === 'ticket' ? null : dealLineOf(from, order.status);
  if (line === null) return;
  const { buyerId, sellerId, listingId } = order;
  const senderId = line.by === 'buyer' ? buyerId : sellerId;
  const amountMinor = line.amount === null ? null : order[line.amount];
  const details = { code: line.code, amountMinor };
  await addLine(tx, { userIds: [buyerId, sellerId], listingId }, { kind: 'system', details, senderId }, now);
}
