import type { Attendee, EventState, Ticket } from '@campushive/contract';
import { idOf, toPerson, aStudent, ago } from './fixtures.js';

/** Returns a ticket for the event `aListing(0)`, not checked in. `change` replaces fields. */
export function aTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    id: idOf(6000),
    status: 'going',
    code: '7KQ2MX9RTB4C',
    checkInUrl: `https://campushive.example/dashboard/hives/buzz/${idOf(1000)}/attendees?code=7KQ2MX9RTB4C`,
    position: null,
    heldUntil: null,
    checkedInAt: null,
    paymentId: null,
    number: 1,
    of: 1,
    kind: null,
    refund: null,
    ...change,
  };
}

/** Returns the state of the event `aListing(0)`, which has places left. `change` replaces fields. */
export function anEvent(change: Partial<EventState> = {}): EventState {
  return {
    hiveId: idOf(1000),
    capacity: 200,
    going: 143,
    waiting: 0,
    placesLeft: 57,
    kinds: [],
    mine: null,
    myTickets: change.mine == null ? [] : [change.mine],
    ticketsUrl: change.mine?.status === 'going' ? 'data:application/pdf,tickets' : null,
    helpsAtDoor: false,
    calendarUrl: 'data:text/calendar,event',
    ...change,
  };
}

/** Returns an attendee of an event, not checked in. `change` replaces fields. */
export function anAttendee(n: number, change: Partial<Attendee> = {}): Attendee {
  return {
    ticketId: idOf(6100 + n),
    person: toPerson(aStudent(n)),
    status: 'going',
    paid: false,
    checkedInAt: null,
    joinedAt: ago(600 - n * 7),
    number: 1,
    of: 1,
    kind: null,
    promoCode: null,
    ...change,
  };
}
