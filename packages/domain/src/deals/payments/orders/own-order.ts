import type { Payment } from '@campushive/contract';
import type { SQL } from 'drizzle-orm';
import { notFound } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import type { Platform } from '../../../platform/platform.js';
import { findOrder, type DescribedOrder } from './orders.js';
import { toPayment } from './payment-presenter.js';

/** Returns an order for one of its two sides, or an admin. 404 for everybody else: that a payment exists is private. */
export async function requireOwn({ db }: Platform, by: SQL, viewer: Viewer): Promise<DescribedOrder> {
  const row = await findOrder(db, by);
  const isParty = row !== undefined && [row.order.buyerId, row.order.sellerId].includes(viewer.userId);
  if (row === undefined || (!isParty && viewer.role !== 'admin')) throw notFound('Payment');
  return row;
}

/** Presents the viewer's own order. */
export async function describe(platform: Platform, by: SQL, viewer: Viewer): Promise<Payment> {
  return toPayment(await requireOwn(platform, by, viewer), viewer.userId, platform.clock.now());
}
