import { findStaff } from '../../../accounts/users/roles.js';
import type { Db } from '../../../platform/database/database.js';
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
export const staffIds = (tx: Db): Promise<string[]> => findStaff(tx, ['moderator', 'admin']);
