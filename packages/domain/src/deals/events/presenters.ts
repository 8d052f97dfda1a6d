import type { Attendee, EventState, Ticket } from '@campushive/contract';
import { freeOfKind, kindIn, kindSaleOf, type KindSeats } from '@campushive/contract/rules/ticket-kinds';
import { toMajor } from '../../platform/money.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { toPerson } from '../../accounts/users/person.js';
import type { TicketRow } from './seats.js';
import type { AttendeeRow } from './store.js';

/** Address of the event's calendar file. */
export const calendarUrl = (listingId: string) => `/api/hives/${listingId}/calendar.ics`;

/** Returns a kind of tickets, as it is on sale. */
export const toKindState = (kind: KindSeats): EventState['kinds'][number] => ({
  id: kind.id,
  name: kind.name,
  price: toMajor(kind.priceMinor),
  quota: kind.quota,
  lastDay: kind.lastDay,
  placesLeft: freeOfKind(kind),
  sale: kindSaleOf(kind),
});

function kindNameIn(details: ListingRow['details'], kindId: string | null): Ticket['kind'] {
  const kind = kindIn(details, kindId);
  return kind === null ? null : { id: kind.id, name: kind.name };
}

/** Returns a ticket, as its organiser sees it. */
export function toAttendee({ ticket, person, details, promoCode }: AttendeeRow): Attendee {
  return {
    ticketId: ticket.id,
    person: toPerson(person),
    status: ticket.status === 'left' ? 'waiting' : ticket.status,
    paid: ticket.orderId !== null,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
    joinedAt: ticket.createdAt.toISOString(),
    number: ticket.number,
    of: ticket.ofCount,
    kind: kindNameIn(details, ticket.kindId),
    promoCode,
  };
}

/** Returns a ticket, as its holder sees it. */
export const toTicket = (
  row: TicketRow,
  details: ListingRow['details'],
  { checkInUrl, position, refund }: Pick<Ticket, 'checkInUrl' | 'position' | 'refund'>,
): Ticket => ({
  id: row.id,
  status: row.status === 'left' ? 'waiting' : row.status,
  code: row.status === 'going' ? row.code : null,
  checkInUrl,
  position,
  heldUntil: isReserved(row) ? (row.heldUntil?.toISOString() ?? null) : null,
  checkedInAt: row.checkedInAt?.toISOString() ?? null,
  paymentId: row.orderId,
  number: row.number,
  of: row.ofCount,
  kind: kindNameIn(details, row.kindId),
  refund,
});

const isReserved = ({ status }: TicketRow) => status === 'reserved' || status === 'offered';
