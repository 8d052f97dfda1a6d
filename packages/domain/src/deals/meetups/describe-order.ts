import type { Payment } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { orders } from '../../platform/database/schema/index.js';
import { findOrder } from '../payments/orders/orders.js';
import { toPayment } from '../payments/orders/payment-presenter.js';
import type { MeetupsContext } from './change-meetup.js';

/** Describes the order; throws 404 unless the viewer is a side of it, because its existence is private. */
export async function describeOrder(
  context: MeetupsContext,
  id: string,
  { userId }: Viewer,
): Promise<Payment> {
  const { db, clock } = context.platform;
  const row = await findOrder(db, eq(orders.id, id));
  if (row === undefined || ![row.order.buyerId, row.order.sellerId].includes(userId))
    throw notFound('Payment');
  return toPayment(row, userId, clock.now());
}
