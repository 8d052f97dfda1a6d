import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { users } from '../../../platform/database/schema/index.js';
import type { PaymentsContext } from '../context.js';
import { namesOf } from '../../sold/order-names.js';
import type { OrderRow } from './orders.js';

/** Notifies every moderator of something about an order that waits for them. */
export async function notifyStaff(
  { notifyAll }: PaymentsContext,
  tx: Db,
  order: OrderRow,
  kind: 'dispute_opened' | 'chargeback_opened' | 'chargeback_due',
): Promise<void> {
  const values = namesOf(order);
  await notifyAll(tx, await staffIds(tx), { type: 'system', kind, values, subject: null });
}

/** Returns every moderator and admin who can log in. */
export async function staffIds(tx: Db): Promise<string[]> {
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.role, ['moderator', 'admin']), isNull(users.suspendedAt), isNull(users.deletedAt)),
    );
  return staff.map(({ id }) => id);
}
