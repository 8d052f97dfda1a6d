import type { ErrorCode } from '../../../errors.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import { LIVE_ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';

/** The status of a sold listing, and of its orders. */
export interface SoldFacts {
  readonly status: ListingStatus;
  readonly orders: readonly OrderStatus[];
}

/** Statuses of orders whose buyer has the item. */
const HANDED_OVER: readonly OrderStatus[] = ['released', 'paid_out'];

/**
 * Returns why the poster of a sold listing cannot put it on sale again. Null when they can: after a refund or a chargeback, and after
 * marking it as sold by hand.
 */
export function refusalToOfferAgain({
  status,
  orders,
}: SoldFacts): Extract<ErrorCode, 'illegal_transition' | 'payment_in_flight'> | null {
  if (orders.some((order) => LIVE_ORDER_STATUSES.includes(order))) return 'payment_in_flight';
  const sold = status === 'sold' && !orders.some((order) => HANDED_OVER.includes(order));
  return sold ? null : 'illegal_transition';
}
