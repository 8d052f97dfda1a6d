import { HOUR, MINUTE } from '../limits.js';

/**
 * Steps of an order at a stall. `unpaid` orders wait for their payment and are not in the queue. `declined` was ended by the seller,
 * `cancelled` by the buyer, a refund or an unpaid reservation.
 */
export const STALL_ORDER_STATUSES = [
  'unpaid',
  'new',
  'preparing',
  'ready',
  'handed_over',
  'declined',
  'cancelled',
] as const;
/** A step of an order at a stall. */
export type StallOrderStatus = (typeof STALL_ORDER_STATUSES)[number];

/** Statuses of orders in the queue. Their stock is reserved. */
export const OPEN_STALL_STATUSES = ['new', 'preparing', 'ready'] as const satisfies StallOrderStatus[];

/** Steps that a seller takes. */
export const STALL_STEPS = ['preparing', 'ready', 'handed_over', 'declined'] as const;
/** A step that a seller takes. */
export type StallStep = (typeof STALL_STEPS)[number];

/** Payments of an order at a stall: held by the campus, or in cash between the two students without protection. */
export const STALL_PAYMENTS = ['held', 'cash'] as const;
/** The payment of an order at a stall. */
export type StallPayment = (typeof STALL_PAYMENTS)[number];

/** Time after which the buyer of an order that is not ready can cancel it although the seller has started, in ms. */
export const STALL_LATE_AFTER = HOUR;
/** Furthest time from now for which an order can be placed, in ms. */
export const STALL_ORDER_AHEAD = 24 * HOUR;
/** Tolerance for a collection time chosen while the page was open, in ms. */
export const STALL_TIME_TOLERANCE = 5 * MINUTE;
/** Maximum open cash orders of one buyer at one stall. */
export const MAX_OPEN_CASH_ORDERS = 2;
