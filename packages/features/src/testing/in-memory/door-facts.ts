import { campus as ghana } from '@campushive/campus-ghana';
import { doorOpensAt, type DoorEvent, type DoorTicket } from '@campushive/contract/rules/door';
import { eventPlanOf } from '@campushive/contract/rules/event-moves';
import { endOf } from './listing-presenter.js';
import type { Place } from './state.js';
import type { StoredListing } from './stored.js';

/** Returns the facts about an event that the door rules need. */
export const doorEventOf = (listing: StoredListing): DoorEvent => ({
  isCancelled: listing.status === 'deleted',
  opens: doorOpensAt(eventPlanOf(listing.details).startsAt, ghana),
  over: endOf(listing),
});

/** Returns the facts about a ticket that the door rules need. Falls back to its state before a refund or cancellation. Null for neither. */
export function doorTicketOf(
  place: Place | undefined,
  former: Place | undefined,
): (DoorTicket & { readonly hasOrder: boolean }) | null {
  const ticket = place ?? former;
  if (ticket === undefined) return null;
  return {
    status: place?.status ?? formerStatus(ticket),
    hasOrder: ticket.order !== null,
    createdAt: new Date(ticket.joinedAt),
    checkedInAt: ticket.checkedInAt === null ? null : new Date(ticket.checkedInAt),
    admissionId: ticket.admissionId,
  };
}

/** Returns the status of a former ticket. */
export const formerStatus = ({ status, order }: Place): 'left' | 'refunded' =>
  status === 'going' && order !== null ? 'refunded' : 'left';
