import {
  OPEN_STALL_STATUSES,
  STALL_ORDER_AHEAD,
  STALL_STEPS,
  STALL_TIME_TOLERANCE,
  type StallOrderStatus,
  type StallPayment,
  type StallStep,
} from '../../../deals/stall-orders.js';
import type { FieldCode, FieldError, FieldErrors } from '../../../fields/field-codes.js';
import { fieldError } from '../../../fields/field-errors.js';
import { MINUTE } from '../../../limits.js';
import type { Refused } from '../../base/refused.js';
import type { OrderStatus } from '../../../deals/order-status.js';

import { mayCancelAtStall } from './stall-cancel.js';
import type { OrderSide } from './order-facts.js';

export { mayCancelAtStall };

/** An item of a price list, as an order finds it. Prices are minor units. */
export interface StockedItem {
  readonly id: string;
  readonly name: string;
  readonly priceMinor: number;
  /** Units at the stall, including those of unpaid and open orders. Null without a stock. */
  readonly stock: number | null;
  /** Units in unpaid and open orders. */
  readonly ordered: number;
  readonly isSoldOut: boolean;
}

/** A requested line of a basket. */
export interface WantedLine {
  readonly itemId: string;
  readonly quantity: number;
}

/** A line of a basket at today's price. */
export interface PricedLine extends WantedLine {
  readonly name: string;
  readonly priceMinor: number;
}

/** Returns the number of units that can be ordered. Null without a limit. */
export function leftOf({
  stock,
  ordered,
  isSoldOut,
}: Omit<StockedItem, 'id' | 'name' | 'priceMinor'>): number | null {
  if (isSoldOut) return 0;
  return stock === null ? null : Math.max(0, stock - ordered);
}

/** A basket at today's prices, or the errors of the lines that cannot be ordered. `sumMinor` is in minor units. */
export type BasketDecision =
  | { readonly lines: readonly PricedLine[]; readonly sumMinor: number }
  | { readonly refused: 'validation_failed' | 'items_unavailable'; readonly fieldErrors: FieldErrors };

/** Decides a basket: each item once, from the price list, and not more than is left. */
export function decideBasket(items: readonly StockedItem[], wanted: readonly WantedLine[]): BasketDecision {
  const twice: Record<string, FieldError> = {};
  const gone: Record<string, FieldError> = {};
  const lines: PricedLine[] = [];
  for (const [index, { itemId, quantity }] of wanted.entries()) {
    const item = items.find(({ id }) => id === itemId);
    const left = item === undefined ? 0 : leftOf(item);
    if (wanted.findIndex((one) => one.itemId === itemId) < index)
      twice[`items.${index}.itemId`] = fieldError('item_twice');
    else if (item === undefined) gone[`items.${index}.itemId`] = fieldError('item_gone');
    else if (left === 0) gone[`items.${index}.quantity`] = fieldError('item_sold_out');
    else if (left !== null && quantity > left)
      gone[`items.${index}.quantity`] = fieldError('items_left', { max: left });
    else lines.push({ itemId, quantity, name: item.name, priceMinor: item.priceMinor });
  }
  if (Object.keys(twice).length > 0) return { refused: 'validation_failed', fieldErrors: twice };
  if (Object.keys(gone).length > 0) return { refused: 'items_unavailable', fieldErrors: gone };
  return { lines, sumMinor: sumOfLines(lines) };
}

/** Returns the sum of a basket in minor units. */
export const sumOfLines = (lines: readonly Pick<PricedLine, 'quantity' | 'priceMinor'>[]): number =>
  lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);

/** Returns the earliest time at which an order placed now is ready, on a full five minutes. */
export function readyFrom(readyMinutes: number, now: Date): Date {
  const step = 5 * MINUTE;
  return new Date(Math.ceil((now.getTime() + readyMinutes * MINUTE) / step) * step);
}

/**
 * Decides the time at which an order is to be ready: as soon as possible, or a later time before the stall closes. A time that was
 * possible a few minutes ago becomes the earliest one.
 */
export function decideReadyAt(
  collectAt: Date | null,
  { readyMinutes, openUntil }: { readonly readyMinutes: number; readonly openUntil: Date | null },
  now: Date,
): { readonly readyAt: Date } | { readonly refused: FieldCode; readonly params?: { readonly days: number } } {
  const earliest = readyFrom(readyMinutes, now);
  if (collectAt === null || Math.abs(collectAt.getTime() - earliest.getTime()) < STALL_TIME_TOLERANCE)
    return { readyAt: earliest };
  if (collectAt < earliest) return { refused: 'collect_too_soon' };
  if (collectAt.getTime() > now.getTime() + STALL_ORDER_AHEAD)
    return { refused: 'too_far_ahead', params: { days: 1 } };
  if (openUntil !== null && collectAt > openUntil) return { refused: 'collect_while_closed' };
  return { readyAt: collectAt };
}

/** Steps that the seller can take from each status. Money moves an order to `handed_over` or `cancelled` from each open status. */
const SELLER_MOVES: Readonly<Record<StallOrderStatus, readonly StallStep[]>> = {
  unpaid: [],
  new: ['preparing', 'declined'],
  preparing: ['ready', 'declined'],
  ready: ['handed_over', 'declined'],
  handed_over: [],
  declined: [],
  cancelled: [],
};

/** Facts of an order at a stall on which its steps depend. */
export interface StallOrderFacts {
  readonly status: StallOrderStatus;
  readonly payment: StallPayment;
  /** Status of the payment. Null for cash. */
  readonly orderStatus: OrderStatus | null;
}

/**
 * Decides a step of the seller. `done` when the order has that status already, as after a lost response. A held order is handed over with
 * the buyer's code, and keeps its place while its money is disputed.
 */
export function decideStallStep(
  side: OrderSide,
  facts: StallOrderFacts,
  to: StallStep,
):
  | 'done'
  | { readonly to: StallStep }
  | Refused<'forbidden' | 'illegal_transition' | 'code_needed' | 'order_not_held'> {
  if (side !== 'seller') return { refused: 'forbidden' };
  if (facts.status === to) return 'done';
  if (!SELLER_MOVES[facts.status].includes(to)) return { refused: 'illegal_transition' };
  if (facts.payment === 'cash') return { to };
  if (facts.orderStatus !== 'held') return { refused: 'order_not_held' };
  return to === 'handed_over' ? { refused: 'code_needed' } : { to };
}

/** Returns the steps that a side can take now without a code. */
export const stallStepsOf = (side: OrderSide, facts: StallOrderFacts): StallStep[] =>
  STALL_STEPS.filter((to) => {
    const decision = decideStallStep(side, facts, to);
    return typeof decision === 'object' && 'to' in decision;
  });

/** Decides the cancellation of a cash order by its buyer. `done` when it is cancelled already. */
export function decideCashCancel(
  side: OrderSide,
  facts: { readonly status: StallOrderStatus; readonly readyAt: Date },
  now: Date,
): 'done' | 'cancelled' | Refused<'forbidden' | 'illegal_transition' | 'cancel_too_late'> {
  if (side !== 'buyer') return { refused: 'forbidden' };
  if (facts.status === 'cancelled') return 'done';
  if (!isInQueue(facts.status)) return { refused: 'illegal_transition' };
  return mayCancelAtStall(facts, now) ? 'cancelled' : { refused: 'cancel_too_late' };
}

/** Returns whether an order is in the queue of its stall. */
export const isInQueue = (status: StallOrderStatus): boolean =>
  OPEN_STALL_STATUSES.some((one) => one === status);

/** Returns whether the units of an order are reserved at the stall. */
export const reservesStock = (status: StallOrderStatus): boolean => status === 'unpaid' || isInQueue(status);

/**
 * Returns the status that an order at a stall takes with its payment. Null where the payment changes nothing, as for a dispute. `by` is the
 * side that caused it.
 */
export function stallStatusWith(
  status: StallOrderStatus,
  orderStatus: OrderStatus,
  by: OrderSide,
): StallOrderStatus | null {
  switch (orderStatus) {
    case 'held':
      // A payment that arrives late finds an order that was cancelled. After a dispute the order keeps its place.
      return status === 'unpaid' || status === 'cancelled' ? 'new' : null;
    case 'released':
      return isInQueue(status) ? 'handed_over' : null;
    case 'refunded':
      return reservesStock(status) ? (by === 'seller' ? 'declined' : 'cancelled') : null;
    case 'expired':
    case 'failed':
    case 'cancelled':
    case 'charged_back':
      return reservesStock(status) ? 'cancelled' : null;
    case 'pending_payment':
    case 'paid_out':
    case 'disputed':
    case 'frozen':
      return null;
    default:
      return orderStatus satisfies never;
  }
}
