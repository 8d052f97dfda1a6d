import type { SaleKind } from '../../../money/fees.js';
import { SECOND } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import type { OrderStatus } from '../../../deals/order-status.js';
import type { Refused } from '../../base/refused.js';

/** Time limit for an order to reach the provider, in ms. After it, the order counts as cut off. */
const START_TIMEOUT = 30 * SECOND;

/** A phone that is charged: its number, or a value that stands for it. */
export interface PromptedPhone {
  readonly phone: string;
  readonly network: string;
}

/** The existing order that conflicts with a payment. */
export interface StandingOrder {
  readonly status: OrderStatus;
  /** The order belongs to the paying student. */
  readonly isMine: boolean;
  /** The order is for the same session or number of tickets as requested now. True for every other item. */
  readonly isSame: boolean;
  /** The provider knows the order. */
  readonly isStarted: boolean;
  readonly createdAt: Date;
  readonly reservedUntil: Date;
  /** The pending charge of a phone. Null when the order is paid on the provider's page. */
  readonly charge: (PromptedPhone & { readonly expiresAt: Date }) | null;
}

/**
 * `expire` ends the order because its time is over. `replace` ends it because its buyer changes the method, the time or the number of
 * tickets.
 */
export type Resumption =
  | 'go_on'
  | 'expire'
  | 'replace'
  | Refused<'listing_unavailable'>
  | (Refused<'listing_reserved' | 'charge_under_way'> & { readonly until: Date });

/**
 * Decides what happens to an existing order when a student wants to pay for the same item, by phone or on the provider's page (null). An
 * order has one charge at the provider, so another method, or a retry after an unanswered charge, needs a new order.
 */
export function decideResumption(order: StandingOrder, prompt: PromptedPhone | null, now: Date): Resumption {
  const { charge, reservedUntil } = order;
  if (order.status !== 'pending_payment') return { refused: 'listing_unavailable' };
  if (reservedUntil <= now || isCutOff(order, now)) return 'expire';
  if (!order.isMine) return { refused: 'listing_reserved', until: reservedUntil };
  if (charge === null) return order.isSame && prompt === null ? 'go_on' : 'replace';
  if (charge.expiresAt <= now) return 'replace';
  const isSamePhone = charge.phone === prompt?.phone && charge.network === prompt.network;
  return order.isSame && isSamePhone ? 'go_on' : { refused: 'charge_under_way', until: charge.expiresAt };
}

const isCutOff = ({ isStarted, createdAt }: StandingOrder, now: Date) =>
  !isStarted && now.getTime() - createdAt.getTime() > START_TIMEOUT;

/** Returns a listing's status without a payment under way. A gig already has its worker. */
export const freeStatusOf = (sale: SaleKind): ListingStatus => (sale === 'gig' ? 'assigned' : 'active');

/** Returns a listing's status after payment. The work of a gig is still to be done. */
export const paidStatusOf = (sale: SaleKind): ListingStatus => (sale === 'gig' ? 'assigned' : 'sold');

/**
 * Former name of `PromptedPhone`.
 *
 * @deprecated Use `PromptedPhone`. Goes with version 0.3.
 */
export type AskedPhone = PromptedPhone;
