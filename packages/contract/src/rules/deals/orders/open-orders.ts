import { LIVE_ORDER_STATUSES, type OrderStatus } from '../../../deals/order-status.js';
import { MAX_OPEN_ORDERS, OPEN_ORDERS } from '../../../limits.js';
import { isOffered } from '../lessons/packages.js';

type Details = Readonly<Record<string, unknown>>;

/** The parts of an order that decide whether it occupies its student. */
export interface OrderOfService {
  readonly status: OrderStatus;
  /** Expiry of an unpaid order. */
  readonly reservedUntil: Date;
}

/** Returns the maximum number of open orders of a service. Null for other listings. */
export function openOrdersLimitOf(details: Details): number | null {
  if (!isOffered(details)) return null;
  const { maxOpenOrders } = details;
  const isLimit = typeof maxOpenOrders === 'number' && maxOpenOrders >= 1;
  return isLimit ? Math.min(maxOpenOrders, MAX_OPEN_ORDERS) : OPEN_ORDERS;
}

/** Returns whether an order is open: from the start of its payment until its money is released or refunded. */
export const isOpenOrder = ({ status, reservedUntil }: OrderOfService, now: Date): boolean =>
  LIVE_ORDER_STATUSES.includes(status) && (status !== 'pending_payment' || reservedUntil > now);

/** Returns whether a service has reached its limit of open orders. False for other listings. */
export function isFullyBooked(details: Details, orders: readonly OrderOfService[], now: Date): boolean {
  const limit = openOrdersLimitOf(details);
  return limit !== null && orders.filter((order) => isOpenOrder(order, now)).length >= limit;
}
