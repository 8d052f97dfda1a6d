import type { OwedRefund } from '@campushive/contract/rules/charges';
import type { Db } from '../../../platform/database/database.js';
import { refunds } from '../../../platform/database/schema/index.js';
import type { OrderRow } from '../orders/orders.js';

/** Records that a buyer is owed money; `payments.refund` sends it. */
export async function insertRefund(
  tx: Db,
  order: OrderRow,
  { reason, amount, currency, note }: Omit<OwedRefund, 'postings'> & { readonly note?: string },
  now: Date,
): Promise<void> {
  await tx.insert(refunds).values({
    orderId: order.id,
    amount,
    currency,
    reason,
    note: note ?? null,
    status: 'requested',
    createdAt: now,
    updatedAt: now,
  });
}
