/** The life cycle of an order, as data. Money is held from `held` until exactly one of `released`, `refunded` and `charged_back`. */
export const ORDER_STATUSES = [
  'pending_payment',
  'held',
  'released',
  'paid_out',
  'expired',
  'failed',
  'disputed',
  'refunded',
  'cancelled',
  'frozen',
  'charged_back',
] as const;
/** The status of an order. `ORDER_MOVES` lists the statuses that may follow. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses with held money, which belongs neither to the seller nor to the buyer. */
export const HELD_STATUSES: readonly OrderStatus[] = ['held', 'disputed', 'frozen'];
/** Statuses of orders that ended without a payment. */
export const UNPAID_ENDS: readonly OrderStatus[] = ['expired', 'failed', 'cancelled'];
/** Statuses of orders that have their item, or may still get it. */
export const LIVE_ORDER_STATUSES: readonly OrderStatus[] = ['pending_payment', ...HELD_STATUSES];

/**
 * Permitted moves: from → the statuses that may follow. A late payment may still arrive for an unpaid order. A cancelled order is never
 * resumed, so a payment for it is refunded.
 */
export const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  // A payment with a wrong amount or currency is refunded at once.
  pending_payment: ['held', 'expired', 'failed', 'cancelled', 'refunded'],
  held: ['released', 'disputed', 'refunded', 'frozen'],
  // A complaint that the buyer withdraws leaves the order in its former status.
  disputed: ['held', 'released', 'refunded', 'frozen'],
  // A won chargeback returns the order to its former status.
  frozen: ['held', 'disputed', 'charged_back'],
  // A cancelled event refunds its tickets, released or not. The organiser owes released money.
  released: ['paid_out', 'refunded'],
  // The network can return a payout days later.
  paid_out: ['released', 'refunded'],
  expired: ['held', 'refunded'],
  failed: ['held', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
  charged_back: [],
};

/** Returns whether `ORDER_MOVES` permits a move between two statuses. */
export function mayMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_MOVES[from].includes(to);
}

/** Statuses of a payment as the payment screens show it. `PAYMENT_STATUS_OF` derives them from an order's status. */
export const PAYMENT_STATUSES = ['success', 'pending', 'failed'] as const;
/** The status of a payment as its payer sees it. `failed` includes refunded, expired and cancelled orders. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The three-valued status of the payment screens, derived from the order's. */
export const PAYMENT_STATUS_OF: Readonly<Record<OrderStatus, PaymentStatus>> = {
  pending_payment: 'pending',
  held: 'success',
  released: 'success',
  paid_out: 'success',
  disputed: 'success',
  frozen: 'success',
  refunded: 'failed',
  expired: 'failed',
  failed: 'failed',
  cancelled: 'failed',
  charged_back: 'failed',
};
