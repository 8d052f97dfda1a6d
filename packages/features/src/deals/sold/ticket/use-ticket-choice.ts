import {
  ApiError,
  itemOfListing,
  MAX_TICKETS,
  type FieldError,
  type Listing,
  type Payment,
} from '@campushive/contract';
import type { TicketKindShown } from '@campushive/contract/hive-fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../kernel/index.js';
import { unitPriceOf } from '../../../catalogue/parts/prices/agreed-price.js';
import { eventQuery } from '../../../catalogue/parts/event.queries.js';
import type { PromoChoice } from './use-promo-code.js';

/** Ticket type, or service package. */
type BoughtKind = Pick<TicketKindShown, 'id' | 'name' | 'price'>;

const kindsIn = (listing: Listing | undefined): readonly BoughtKind[] =>
  listing?.buzzDetails?.ticketKinds ?? listing?.sidehustleDetails?.packages ?? [];

/** Ticket quantity, or the chosen package. */
export interface TicketChoice {
  /** Ticket type or service package. Null when there are none, `missing` when none was chosen. */
  readonly kind: BoughtKind | null | 'missing';
  readonly quantity: number;
  /** Maximum quantity: the limit per order, or the remaining tickets. */
  readonly most: number;
  /** Server error for the quantity or type, or null. */
  readonly error: FieldError | null;
  readonly onQuantityChange: (quantity: number) => void;
}

interface Chosen {
  /** Id in the URL. */
  readonly kindId: string | null;
  /** Payment after the return, which names the earlier choice. */
  readonly payment: Payment | null;
  /** Server's refusal, or null. */
  readonly refused: unknown;
}

/** Manages ticket quantity and type, or the package. Null for other items, and until the listing has loaded. */
export function useTicketChoice(
  listing: Listing | undefined,
  { kindId, payment, refused }: Chosen,
): TicketChoice | null {
  const client = useClient();
  const [quantity, setQuantity] = useState<number | null>(null);
  const item = listing === undefined ? null : itemOfListing(listing);
  const kinds = kindsIn(listing);
  // Loads the event, because lists do not include remaining tickets by type.
  const enabled = kinds.length > 0 && item === 'ticket';
  const event = useQuery({ ...eventQuery(client, listing?.id ?? ''), enabled });
  if (listing === undefined || (item !== 'ticket' && item !== 'service')) return null;
  const id = kindId ?? payment?.ticketKind?.id ?? payment?.package?.id;
  const kind = kinds.length === 0 ? null : (kinds.find((boughtKind) => boughtKind.id === id) ?? 'missing');
  const fields = item === 'ticket' && refused instanceof ApiError ? refused.fieldErrors : {};
  // At least 1, because tickets reserved for this buyer do not count as left.
  const most = item === 'service' ? 1 : Math.max(1, Math.min(MAX_TICKETS, remaining()));
  return {
    kind,
    quantity: Math.min(quantity ?? payment?.quantity ?? 1, most),
    most,
    error: fields['quantity'] ?? fields['kindId'] ?? null,
    onQuantityChange: setQuantity,
  };

  function remaining(): number {
    if (kind === null) return listing?.attendance?.placesLeft ?? MAX_TICKETS;
    if (kind === 'missing') return MAX_TICKETS;
    return event.data?.kinds.find((one) => one.id === kind.id)?.placesLeft ?? MAX_TICKETS;
  }
}

/** Returns the chosen type of tickets or package. Null when there are none, and before the choice. */
export const chosenIn = (tickets: Pick<TicketChoice, 'kind'> | null): BoughtKind | null =>
  tickets === null || tickets.kind === 'missing' ? null : tickets.kind;

/** Returns the price of one ticket or of any other item, in major units. */
export function ticketPriceOf(
  listing: Listing,
  tickets: Pick<TicketChoice, 'kind'> | null,
  promo: Pick<PromoChoice, 'applied'> | null = null,
): number {
  if (promo?.applied != null) return promo.applied.price;
  return chosenIn(tickets)?.price ?? unitPriceOf(listing);
}
