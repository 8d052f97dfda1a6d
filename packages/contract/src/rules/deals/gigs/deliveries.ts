import type { DeliveryStatus } from '../../../deals/deliveries.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import type { EnteredCode } from '../orders/orders.js';
import type { Refused } from '../../base/refused.js';
import type { OrderSide } from '../orders/order-facts.js';

/** Times of a delivery's steps. Null before each step. */
export interface DeliveryTimes<T = Date> {
  readonly pickedUpAt: T | null;
  readonly onTheWayAt: T | null;
  readonly deliveredAt: T | null;
}

/** Returns the latest step. A step can be skipped, because the drop-off code ends the delivery in any case. */
export function deliveryStatusOf<T>({
  pickedUpAt,
  onTheWayAt,
  deliveredAt,
}: DeliveryTimes<T>): DeliveryStatus {
  if (deliveredAt !== null) return 'delivered';
  if (onTheWayAt !== null) return 'on_the_way';
  return pickedUpAt === null ? 'accepted' : 'picked_up';
}

/** A delivery and its order in their current state. */
export interface DeliveryFacts {
  readonly orderStatus: OrderStatus;
  readonly status: DeliveryStatus;
}

/**
 * Decides about the code that the helper enters at the pick-up. `done` when it was entered before and the response was lost. The drop-off
 * code is identified as such, so that neither side suspects the other of cheating.
 */
export function decidePickup(
  side: OrderSide,
  { orderStatus, status }: DeliveryFacts,
  entered: EnteredCode,
):
  | { readonly to: 'picked_up' }
  | 'done'
  | Refused<'forbidden' | 'order_not_held' | 'pickup_code_wrong' | 'dropoff_code_at_pickup'> {
  if (side !== 'seller') return { refused: 'forbidden' };
  if (orderStatus !== 'held') return { refused: 'order_not_held' };
  switch (entered) {
    case 'pickup':
      return status === 'accepted' ? { to: 'picked_up' } : 'done';
    case 'handover':
      return { refused: 'dropoff_code_at_pickup' };
    case null:
      return { refused: 'pickup_code_wrong' };
    default:
      return entered satisfies never;
  }
}

/** Decides whether the helper can report that they are on the way: after the pick-up, while the money is held. */
export function decideDeparture(
  side: OrderSide,
  { orderStatus, status }: DeliveryFacts,
): { readonly to: 'on_the_way' } | 'done' | Refused<'forbidden' | 'order_not_held' | 'not_picked_up'> {
  if (side !== 'seller') return { refused: 'forbidden' };
  if (orderStatus !== 'held') return { refused: 'order_not_held' };
  switch (status) {
    case 'accepted':
      return { refused: 'not_picked_up' };
    case 'picked_up':
      return { to: 'on_the_way' };
    case 'on_the_way':
    case 'delivered':
      return 'done';
    default:
      return status satisfies never;
  }
}

/**
 * Returns why the helper cannot add a photo of the drop-off. Null when they can: while the money is held, and once after a delivery without
 * one. A photo from before the release is final, because it documents the delivery.
 */
export function refusalToAddPhoto(
  side: OrderSide,
  { orderStatus, status, hasPhoto }: DeliveryFacts & { readonly hasPhoto: boolean },
): 'forbidden' | 'order_not_held' | null {
  if (side !== 'seller') return 'forbidden';
  if (orderStatus === 'held') return null;
  const isOver = orderStatus === 'released' || orderStatus === 'paid_out';
  return isOver && status === 'delivered' && !hasPhoto ? null : 'order_not_held';
}
