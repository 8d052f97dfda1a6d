import type { StallOrder } from '@campushive/contract';
import { notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import type { Platform } from '../../platform/platform.js';
import { toStallOrder } from './presenter.js';
import { findStallOrder, type StallOrderWithStall } from './store.js';

/** Returns an order whose buyer or seller is the viewer. Throws 404 for everyone else: that it exists is private. */
export async function requireOwnStallOrder(
  { db }: Pick<Platform, 'db'>,
  id: string,
  { userId }: Viewer,
): Promise<StallOrderWithStall> {
  const found = await findStallOrder(db, id);
  if (found === undefined || ![found.stallOrder.buyerId, found.stallOrder.sellerId].includes(userId))
    throw notFound('Order');
  return found;
}

/** Presents an order to the viewer, who is a side of it. */
export async function describeStallOrder(
  platform: Platform,
  id: string,
  viewer: Viewer,
): Promise<StallOrder> {
  const found = await requireOwnStallOrder(platform, id, viewer);
  return toStallOrder(found, viewer.userId, platform.clock.now());
}

/** The viewer's side of an order. */
export const stallSideOf = (
  { buyerId, sellerId }: StallOrderWithStall['stallOrder'],
  { userId }: Viewer,
): 'buyer' | 'seller' | null => (userId === buyerId ? 'buyer' : userId === sellerId ? 'seller' : null);
