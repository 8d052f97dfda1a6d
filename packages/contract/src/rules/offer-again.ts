import type { ErrorCode } from '../errors.js';
import type { ListingStatus } from '../listing-status.js';
import { LIVE_ORDER_STATUSES, type OrderStatus } from '../order-status.js';

/** The status of a sold listing, and of its orders. */
export interface SoldFacts {
  readonly status: ListingStatus;
  readonly orders: readonly OrderStatus[];
}

/** Orders whose buyer has what they bought. */
const HANDED_OVER: readonly OrderStatus[] = ['released', 'paid_out'];

/**
 * Why the poster of a sold listing cannot offer it again; null when they can. They can once the money went back to its buyer or
 * the buyer's bank, and after marking it as sold by hand: it is still theirs.
 */
export function refusalToOfferAgain({
  status,
  orders,
}: SoldFacts): Extract<ErrorCode, 'illegal_transition' | 'payment_in_flight'> | null {
  if (orders.some((one) => LIVE_ORDER_STATUSES.includes(one))) return 'payment_in_flight';
  const sold = status === 'sold' && !orders.some((one) => HANDED_OVER.includes(one));
  return sold ? null : 'illegal_transition';
}
