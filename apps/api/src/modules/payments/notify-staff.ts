import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema/index.js';
import type { PaymentsContext } from './context.js';
import type { OrderRow } from './orders.js';

/** Notifies every moderator of something about an order that waits for them. */
export async function notifyStaff(
  { notifyAll }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  kind: 'dispute_opened' | 'chargeback_opened' | 'chargeback_due',
): Promise<void> {
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.role, ['moderator', 'admin']), isNull(users.suspendedAt), isNull(users.deletedAt)),
    );
  const values = { listing: order.listingTitle };
  const ids = staff.map(({ id }) => id);
  await notifyAll(tx, ids, { type: 'system', kind, values, subject: null });
}
