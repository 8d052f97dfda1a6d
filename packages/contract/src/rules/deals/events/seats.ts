import type { PlaceStatus } from '../../../entities/deals/event.js';
import { OFFER_LIFETIME } from '../../../limits.js';
import type { ListingStatus } from '../../../catalogue/listing-status.js';
import type { Refused } from '../../base/refused.js';
import { freeOfKind, kindSaleOf, type KindSeats } from './ticket-kinds.js';

/** The parts of an event that its seats depend on. */
export interface EventFacts {
  readonly status: ListingStatus;
  readonly expiresAt: Date | null;
  readonly priceMinor: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A seat, or a place in the line. */
export interface SeatFacts {
  readonly status: PlaceStatus;
  /** The seat was bought, or is being paid for. */
  readonly hasOrder: boolean;
  readonly isCheckedIn: boolean;
}

/** The occupancy of an event, and the viewer's own seat. */
export interface SeatsFacts {
  /** Number of occupied seats. */
  readonly taken: number;
  readonly mine: SeatFacts | null;
  /** The event's kinds of tickets, with the seats taken of each. Default: none. */
  readonly kinds?: readonly KindSeats[];
  /** Id of the requested kind. */
  readonly kindId?: string | null;
}

/** A buyer's request, and the seats that are already held for them. */
export interface SeatRequest extends SeatsFacts {
  /** Tickets of one order. */
  readonly wanted: number;
  /** Seats of that kind that were offered to the buyer, or that their abandoned order passes on. */
  readonly offered: number;
}

/** Statuses that occupy a seat: being paid, taken, or held for the next in line. */
export const TAKEN_SEATS: readonly PlaceStatus[] = ['reserved', 'going', 'offered'];

/** Returns the capacity of an event. Null for an unlimited number. */
export const capacityOf = ({ details }: Pick<EventFacts, 'details'>): number | null =>
  typeof details['capacity'] === 'number' ? details['capacity'] : null;

/** Returns whether an event sells tickets: it has a price. */
export const sellsTickets = ({ priceMinor }: Pick<EventFacts, 'priceMinor'>): boolean =>
  (priceMinor ?? 0) > 0;

/** Returns whether the event takes registrations on another site. */
export const isElsewhere = ({ details }: Pick<EventFacts, 'details'>): boolean =>
  typeof details['registrationLink'] === 'string';

/** Returns the number of free seats. Null for an unlimited number. */
export function freeSeats(event: Pick<EventFacts, 'details'>, taken: number): number | null {
  const capacity = capacityOf(event);
  return capacity === null ? null : Math.max(0, capacity - taken);
}

const isOpen = ({ status, expiresAt }: EventFacts, now: Date) =>
  status === 'active' && (expiresAt === null || expiresAt > now);

/** Reasons for which no ticket of a kind is available while other kinds exist. */
export type KindRefusal = 'kind_needed' | 'kind_unknown' | 'kind_sold_out' | 'kind_over';
interface RefusedKind<Why extends KindRefusal = KindRefusal> {
  readonly refused: Why;
}

/** Decides a registration for an event: a seat, a place in the line, or `kept` for a student who has either. */
export function decideJoin(
  event: EventFacts,
  seats: SeatsFacts & {
    readonly isOrganiser: boolean;
    /** The student or the organiser has blocked the other. */
    readonly isBlocked: boolean;
  },
  now: Date,
):
  | 'kept'
  | { readonly seat: 'going' | 'waiting'; readonly kindId: string | null }
  | Refused<'own_listing' | 'event_elsewhere' | 'blocked' | 'listing_unavailable' | 'ticket_needed'>
  | RefusedKind {
  const { taken, mine, isOrganiser, isBlocked, kinds = [], kindId = null } = seats;
  if (isOrganiser) return { refused: 'own_listing' };
  if (isElsewhere(event)) return { refused: 'event_elsewhere' };
  if (kindId !== null && !kinds.some(({ id }) => id === kindId)) return { refused: 'kind_unknown' };
  if (mine !== null) return 'kept';
  // Also applies to free events, so that a student does not meet an organiser who blocked them.
  if (isBlocked) return { refused: 'blocked' };
  if (!isOpen(event, now)) return { refused: 'listing_unavailable' };
  if (kinds.length > 0) return decideJoinOfKind(kinds, kindId);
  if (freeSeats(event, taken) === 0) return { seat: 'waiting', kindId: null };
  return sellsTickets(event) ? { refused: 'ticket_needed' } : { seat: 'going', kindId: null };
}

/** Decides a registration for a kind. One line serves all kinds, and exists only while nothing is available and seats may become free. */
function decideJoinOfKind(
  kinds: readonly KindSeats[],
  kindId: string | null,
):
  | { readonly seat: 'going' | 'waiting'; readonly kindId: string | null }
  | Refused<'listing_unavailable' | 'ticket_needed'>
  | RefusedKind {
  const sales = kinds.map(kindSaleOf);
  if (!sales.includes('open'))
    return sales.includes('sold_out')
      ? { seat: 'waiting', kindId: null }
      : { refused: 'listing_unavailable' };
  if (kindId === null) return { refused: 'kind_needed' };
  const kind = kinds.find(({ id }) => id === kindId);
  if (kind === undefined) return { refused: 'kind_unknown' };
  const sale = kindSaleOf(kind);
  if (sale !== 'open') return { refused: sale === 'over' ? 'kind_over' : 'kind_sold_out' };
  return kind.priceMinor > 0 ? { refused: 'ticket_needed' } : { seat: 'going', kindId };
}

/** Returns why a seat cannot be given up: paid tickets are cancelled with their order, and admitted attendees stay. Null when it can. */
export function refusalToLeave({ hasOrder, isCheckedIn }: SeatFacts): 'ticket_paid' | 'ticket_used' | null {
  if (hasOrder) return 'ticket_paid';
  return isCheckedIn ? 'ticket_used' : null;
}

/** Returns the number of tickets available to the buyer: held for them or free. Null for an unlimited number. */
function seatsFor(event: EventFacts, { taken, offered, kinds = [], kindId }: SeatRequest): number | null {
  if (kinds.length > 0) {
    const kind = kinds.find(({ id }) => id === kindId);
    return kind === undefined ? 0 : offered + freeOfKind(kind);
  }
  const free = freeSeats(event, taken);
  return free === null ? null : offered + free;
}

/** Decides the seats of an order: free ones, and those held for its buyer. All or none are granted. Freed seats go to the line first. */
export function decideTickets(
  event: EventFacts,
  seats: SeatRequest,
):
  | 'granted'
  | Refused<'event_elsewhere' | 'already_going'>
  | RefusedKind<'kind_sold_out' | 'kind_over'>
  | (Refused<'event_full'> & { readonly left: number }) {
  const { mine, wanted: quantity, offered, kinds = [] } = seats;
  if (isElsewhere(event)) return { refused: 'event_elsewhere' };
  if (mine?.status === 'going') return { refused: 'already_going' };
  if (mine !== null && mine.status !== 'offered') return { refused: 'event_full', left: 0 };
  const kind = kinds.find(({ id }) => id === seats.kindId);
  // Tickets offered on the last day stay available to that buyer until the next in line gets the offer.
  if (kind?.isOver === true && offered < quantity) return { refused: 'kind_over' };
  const remaining = seatsFor(event, seats);
  if (remaining === null || remaining >= quantity) return 'granted';
  return remaining === 0 && kinds.length > 0
    ? { refused: 'kind_sold_out' }
    : { refused: 'event_full', left: remaining };
}

/** Returns whether a payment after its reservation lapsed can still have its seats: all or none. */
export function canStillHaveSeats(event: EventFacts, seats: SeatRequest, now: Date): boolean {
  if (!isOpen(event, now)) return false;
  if (seats.mine !== null && seats.mine.status !== 'offered') return false;
  const remaining = seatsFor(event, seats);
  return remaining === null || remaining >= seats.wanted;
}

/** Returns whether every ticket of an order is checked in, which releases its money to the organiser. */
export const isWholeOrderIn = (seats: readonly Pick<SeatFacts, 'isCheckedIn'>[]): boolean =>
  seats.length > 0 && seats.every(({ isCheckedIn }) => isCheckedIn);

/** Seats that the next people in line get. */
export interface Promotion {
  /** Number of seats. Null for everyone in line. */
  readonly seats: number | null;
  readonly status: 'going' | 'offered';
  /** Deadline of an offered seat. */
  readonly heldUntil: Date | null;
  readonly notify: 'event_moved_up' | 'event_offered';
}

/** Decides which people in line get free seats, of a kind where the event has kinds. Null for none. */
export function decidePromotion(
  event: EventFacts,
  taken: number,
  now: Date,
  kind: KindSeats | null = null,
): Promotion | null {
  const seats = kind === null ? freeSeats(event, taken) : freeOfKind(kind);
  if (!isOpen(event, now) || seats === 0 || kind?.isOver === true) return null;
  return sellsTickets(kind ?? event)
    ? {
        seats,
        status: 'offered',
        heldUntil: new Date(now.getTime() + OFFER_LIFETIME),
        notify: 'event_offered',
      }
    : { seats, status: 'going', heldUntil: null, notify: 'event_moved_up' };
}

/** Normalises a typed or scanned ticket code: with dashes, in small letters, with an O for a 0, or as the whole URL. */
export function readTicketCode(typed: string): string {
  const code = /[?&]code=([^&\s]+)/.exec(typed)?.[1] ?? typed;
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/**
 * Former name of `SeatRequest`.
 *
 * @deprecated Use `SeatRequest`. Goes with version 0.3.
 */
export type WantedSeats = SeatRequest;
