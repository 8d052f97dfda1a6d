import type { OrderStatus } from '@campushive/contract';
import type { Viewer } from '../../calls/viewer.js';
import type { orders } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { UsersModule } from '../../accounts/users/users.js';

export type OrderRow = typeof orders.$inferSelect;

/** Statuses of completed sales: the money is, or was, the seller's. */
export const COMPLETED: readonly OrderStatus[] = ['released', 'paid_out'];

export interface ReviewsDeps extends Pick<NotificationsModule, 'notify'> {
  /** Throws `not_found` for a student whose page the viewer may not see: their reviews are a part of it. */
  readonly requireVisible: UsersModule['requireVisible'];
}

/** Returns the other side of the viewer's order; null when the viewer is on neither side. */
export function otherSide(order: OrderRow, { userId }: Viewer): string | null {
  if (order.buyerId === userId) return order.sellerId;
  return order.sellerId === userId ? order.buyerId : null;
}

/** Parts of the platform, and functions of other modules, that reviews use. */
export interface ReviewsContext extends Pick<Platform, 'clock' | 'db' | 'read'> {
  readonly notify: ReviewsDeps['notify'];
  readonly requireVisible: ReviewsDeps['requireVisible'];
}
