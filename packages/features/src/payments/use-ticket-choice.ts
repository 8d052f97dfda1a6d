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
import { useClient } from '../kernel/index.js';
import { unitPriceOf } from '../shared/agreed-price.js';
import { eventQuery } from '../shared/queries/event.queries.js';
import type { PromoChoice } from './use-promo-code.js';

/** A kind of tickets, or a package. */
type BoughtKind = Pick<TicketKindShown, 'id' | 'name' | 'price'>;

const kindsIn = (listing: Listing | undefined): readonly BoughtKind[] =>
  listing?.buzzDetails?.ticketKinds ?? listing?.sidehustleDetails?.packages ?? [];

/** How many tickets are bought, or which package. */
export interface TicketChoice {
  /** Which kind of the event’s, or package of the service; null where it has none, `missing` where none was chosen. */
  readonly kind: BoughtKind | null | 'missing';
  readonly quantity: number;
  /** The most that can be had: of one order, and of those that are left. */
  readonly most: number;
  /** What the server said of the number; null for nothing. */
  readonly error: FieldError | null;
  readonly onQuantityChange: (quantity: number) => void;
}

interface Chosen {
  /** As the address says it. */
  readonly kindId: string | null;
  /** After the return it says what was chosen. */
  readonly payment: Payment | null;
  /** What the server said when it refused; null for nothing. */
  readonly refused: unknown;
}

/** How many tickets and their kind, or which package; null for everything else, and until the listing is there. */
export function useTicketChoice(
  listing: Listing | undefined,
  { kindId, payment, refused }: Chosen,
): TicketChoice | null {
  const client = useClient();
  const [quantity, setQuantity] = useState<number | null>(null);
  const item = listing === undefined ? null : itemOfListing(listing);
  const kinds = kindsIn(listing);
  // What is left of a kind, lists do not say.
  const enabled = kinds.length > 0 && item === 'ticket';
  const event = useQuery({ ...eventQuery(client, listing?.id ?? ''), enabled });
  if (listing === undefined || (item !== 'ticket' && item !== 'service')) return null;
  const id = kindId ?? payment?.ticketKind?.id ?? payment?.package?.id;
  const kind = kinds.length === 0 ? null : (kinds.find((one) => one.id === id) ?? 'missing');
  const fields = item === 'ticket' && refused instanceof ApiError ? refused.fieldErrors : {};
  // What is kept for the buyer is not left for others, and can be had.
  const most = item === 'service' ? 1 : Math.max(1, Math.min(MAX_TICKETS, left()));
  return {
    kind,
    quantity: Math.min(quantity ?? payment?.quantity ?? 1, most),
    most,
    error: fields['quantity'] ?? fields['kindId'] ?? null,
    onQuantityChange: setQuantity,
  };

  function left(): number {
    if (kind === null) return listing?.attendance?.placesLeft ?? MAX_TICKETS;
    if (kind === 'missing') return MAX_TICKETS;
    return event.data?.kinds.find((one) => one.id === kind.id)?.placesLeft ?? MAX_TICKETS;
  }
}

/** What one ticket costs, or whatever else is bought whole. */
export function ticketPriceOf(
  listing: Listing,
  tickets: Pick<TicketChoice, 'kind'> | null,
  promo: Pick<PromoChoice, 'applied'> | null = null,
): number {
  if (promo?.applied != null) return promo.applied.price;
  const kind = tickets?.kind;
  return kind == null || kind === 'missing' ? unitPriceOf(listing) : kind.price;
}
