import type { OrderStatus } from '../../../deals/order-status.js';

/** Subject of a provider event, which decides what the server requests from the provider. */
export type EventSubject = 'charge' | 'refund' | 'transfer' | 'dispute';

/** All known events. An event is only a hint: changes are decided on the provider's answer to a request. */
export const PROVIDER_EVENTS = {
  'charge.success': 'charge',
  'refund.pending': 'refund',
  'refund.processing': 'refund',
  'refund.processed': 'refund',
  'refund.failed': 'refund',
  'refund.needs-attention': 'refund',
  'transfer.success': 'transfer',
  'transfer.failed': 'transfer',
  'transfer.reversed': 'transfer',
  'charge.dispute.create': 'dispute',
  'charge.dispute.remind': 'dispute',
  'charge.dispute.resolve': 'dispute',
} as const satisfies Record<string, EventSubject>;
/** The name of a webhook event of the payment provider, such as `charge.success`. */
export type ProviderEvent = keyof typeof PROVIDER_EVENTS;

/** Returns whether an event is known. Unknown events are stored and raise an alarm, without any effect on money. */
export const isProviderEvent = (event: string): event is ProviderEvent =>
  Object.hasOwn(PROVIDER_EVENTS, event);

/**
 * The statuses that an order can have after a provider event, by subject and former status. A status whose list holds only itself never
 * moves.
 */
export const AFTER_EVENT: Readonly<
  Record<EventSubject, Readonly<Record<OrderStatus, readonly OrderStatus[]>>>
> = {
  charge: {
    // The payment succeeds or fails. Under a chargeback it is frozen at once. With a wrong amount or currency it is refunded.
    pending_payment: ['pending_payment', 'held', 'frozen', 'failed', 'refunded'],
    // A late payment: held if the item is still available, else refunded.
    expired: ['expired', 'held', 'frozen', 'refunded'],
    failed: ['failed', 'held', 'frozen', 'refunded'],
    // A payment that arrives for a cancelled order is refunded.
    cancelled: ['cancelled', 'refunded'],
    held: ['held'],
    disputed: ['disputed'],
    frozen: ['frozen'],
    released: ['released'],
    paid_out: ['paid_out'],
    refunded: ['refunded'],
    charged_back: ['charged_back'],
  },
  // Only the server starts refunds, so their events report progress, and never move the order.
  refund: {
    pending_payment: ['pending_payment'],
    expired: ['expired'],
    failed: ['failed'],
    cancelled: ['cancelled'],
    held: ['held'],
    disputed: ['disputed'],
    frozen: ['frozen'],
    released: ['released'],
    paid_out: ['paid_out'],
    refunded: ['refunded'],
    charged_back: ['charged_back'],
  },
  transfer: {
    pending_payment: ['pending_payment'],
    expired: ['expired'],
    failed: ['failed'],
    cancelled: ['cancelled'],
    held: ['held'],
    disputed: ['disputed'],
    frozen: ['frozen'],
    // The payout of the order has arrived, or was returned days later.
    released: ['released', 'paid_out'],
    paid_out: ['paid_out', 'released'],
    refunded: ['refunded'],
    charged_back: ['charged_back'],
  },
  dispute: {
    // The payment is requested from the provider first, because its event may have been missed.
    pending_payment: ['pending_payment', 'frozen', 'failed', 'refunded', 'charged_back'],
    expired: ['expired', 'frozen', 'refunded', 'charged_back'],
    failed: ['failed', 'frozen', 'refunded', 'charged_back'],
    cancelled: ['cancelled', 'refunded'],
    held: ['held', 'frozen', 'charged_back'],
    disputed: ['disputed', 'frozen', 'charged_back'],
    frozen: ['frozen', 'held', 'disputed', 'charged_back'],
    // The seller has the money. It becomes their debt, and the order's status stays.
    released: ['released'],
    paid_out: ['paid_out'],
    refunded: ['refunded'],
    charged_back: ['charged_back'],
  },
};

/** Returns whether an event of this subject can move an order. If not, no request to the provider is needed. */
export const canMoveOrder = (subject: EventSubject, status: OrderStatus): boolean =>
  AFTER_EVENT[subject][status].length > 1;
