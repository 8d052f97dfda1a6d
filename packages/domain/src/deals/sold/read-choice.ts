import type { SaleItem } from '@campushive/contract';
import { decideBooking, decideQuantity, type SessionTime } from '@campushive/contract/rules/bookings';
import { decideKind } from '@campushive/contract/rules/ticket-kinds';
import { Failure, invalidField } from '../../calls/failure.js';
import type { CheckoutInput } from '../payments/checkout/reserve.js';
import type { Choice, Listing, SoldItem } from './sold-item.js';

/** Reads the choices at the checkout; refuses the ones that the listing does not have. */
export function readChoice(
  { item, choicesOf }: SoldItem,
  listing: Listing,
  input: CheckoutInput,
  now: Date,
): Choice {
  requireBasket(item, input);
  const session = readBooking(item, input, now);
  const quantity = readQuantity(item, input.quantity);
  return { session, quantity, kind: readKind(choicesOf(listing), input.kindId) };
}

/** Refuses a stall without a basket, and a basket for every other item. */
function requireBasket(item: SaleItem, { items, collectAt }: CheckoutInput): void {
  if (item === 'stall' && items === undefined) throw invalidField('items', 'required');
  if (item === 'stall') return;
  if (items !== undefined) throw invalidField('items', 'only_stalls_have_items');
  if (collectAt !== undefined) throw invalidField('collectAt', 'only_stalls_have_items');
}

/** Reads the time of a session; refuses a time for items that are not booked by the hour. */
function readBooking(
  item: SaleItem,
  request: { startsAt?: string | undefined; hours?: number | undefined },
  now: Date,
): SessionTime | null {
  const decision = decideBooking(item, request, now);
  if (decision !== null && 'refused' in decision) {
    throw invalidField(decision.field, decision.refused, decision.params);
  }
  return decision;
}

/** Reads the quantity; refuses more than one of an item that is sold singly. */
function readQuantity(item: SaleItem, requested: number | undefined): number {
  const decision = decideQuantity(item, requested);
  if (typeof decision === 'object') throw invalidField('quantity', decision.refused);
  return decision;
}

/**
 * Reads the ticket kind or service package; refuses a free ticket, which needs no payment. Null where there are none.
 */
function readKind(
  offered: readonly NonNullable<Choice['kind']>[],
  requested: string | undefined,
): Choice['kind'] {
  const decision = decideKind(offered, requested);
  if (decision === null) return null;
  if ('refused' in decision) throw invalidField('kindId', decision.refused);
  if (decision.priceMinor === 0) throw new Failure('listing_free', 'This is free: there is nothing to pay.');
  return decision;
}
