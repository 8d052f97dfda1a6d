import type { ParsedInputOf, Payment } from '@campushive/contract';
import { limitOf, pageOf } from '../../../calls/page.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Platform } from '../../../platform/platform.js';
import { findOrders, ownAmount } from './orders.js';
import { toPayment } from './payment-presenter.js';

/** Returns a student's own payments, in pages. */
export async function listPayments(
  { db, clock }: Platform,
  { status, q, sort = 'date-desc', cursor, ...input }: ParsedInputOf<'payments.list'>,
  { userId }: Viewer,
): Promise<{ data: Payment[]; pagination: { nextCursor: string | null; limit: number } }> {
  const limit = limitOf(input);
  const rows = await findOrders(db, { userId, status, q }, { sort, cursor, limit: limit + 1 });
  const byDate = sort.startsWith('date');
  const page = pageOf(rows, limit, (row) =>
    byDate ? [row.order.id] : [ownAmount(row, userId), row.order.id],
  );
  return {
    data: page.rows.map((row) => toPayment(row, userId, clock.now())),
    pagination: page.pagination,
  };
}
