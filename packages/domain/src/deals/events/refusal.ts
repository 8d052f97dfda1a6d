import type { CheckInRefusal } from '@campushive/contract/rules/door';
import type { decideJoin, decideTickets, refusalToLeave } from '@campushive/contract/rules/seats';
import { Failure, invalidField } from '../../calls/failure.js';
import { writtenTime } from '../../platform/written-time.js';

type TicketsRefusal = Extract<ReturnType<typeof decideTickets>, object>;

type Refusal =
  | Extract<ReturnType<typeof decideJoin>, { readonly refused: unknown }>['refused']
  | TicketsRefusal['refused']
  | NonNullable<ReturnType<typeof refusalToLeave>>;

/** Refusals that concern the requested kind of tickets. */
type KindRefusal = Extract<Refusal, `kind_${string}`>;

const MESSAGES: Readonly<Record<Exclude<Refusal, KindRefusal>, string>> = {
  own_listing: 'This is your own event: you are there anyway.',
  event_elsewhere: 'The organiser takes registrations on another site.',
  blocked: 'You cannot come to an event of this student.',
  listing_unavailable: 'Registration is closed.',
  ticket_needed: 'A ticket is needed for this event, and there are some left.',
  already_going: 'You have a ticket for this already.',
  event_full: 'This event is full. Join the waiting list to get the next free place.',
  ticket_paid: 'This place was bought. Open its order to cancel or to complain.',
  ticket_used: 'This ticket was let in already.',
};

const DOOR_MESSAGES: Readonly<Record<Exclude<CheckInRefusal, 'door_not_open'>, string>> = {
  listing_unavailable: 'This event is over.',
  event_cancelled: 'This event was cancelled by the organiser.',
  ticket_cancelled: 'Cancelled and refunded.',
  ticket_void: 'The holder cancelled this ticket.',
  ticket_used: MESSAGES.ticket_used,
  ticket_unknown: 'This is not a ticket of this event.',
};

/** Converts a refusal by the rules of seats to a failure. */
export function refusal(code: Refusal): Failure {
  switch (code) {
    case 'kind_needed':
      return invalidField('kindId', 'required');
    case 'kind_unknown':
      return invalidField('kindId', 'invalid_choice');
    case 'kind_sold_out':
      return new Failure('event_full', 'Tickets of this kind are sold out.', {
        fieldErrors: { kindId: { code } },
      });
    case 'kind_over':
      return new Failure('listing_unavailable', 'Tickets of this kind are no longer on sale.', {
        fieldErrors: { kindId: { code } },
      });
    default:
      return new Failure(code, MESSAGES[code]);
  }
}

/** Returns the same for an order, which may be for more tickets than there are: then the failure names how many are left. */
export function refusalOfTickets(decision: TicketsRefusal): Failure {
  const remaining = decision.refused === 'event_full' ? decision.left : 0;
  if (remaining === 0) return refusal(decision.refused);
  return new Failure('event_full', `Only ${remaining} tickets are left. Choose fewer.`, {
    fieldErrors: { quantity: { code: 'tickets_left', params: { max: remaining } } },
  });
}

/** Returns the failure of a check-in, where the code that was entered is at fault; an event that is over has no field. */
export function refusalOfCode(code: CheckInRefusal, opens: Date | null): Failure {
  if (code === 'listing_unavailable') return new Failure(code, DOOR_MESSAGES[code]);
  if (code !== 'door_not_open')
    return new Failure(code, DOOR_MESSAGES[code], { fieldErrors: { code: { code } } });
  const at = opens === null ? '' : ` at ${openingTime(opens)}`;
  const params = opens === null ? {} : { params: { opens: opens.toISOString() } };
  return new Failure(code, `The door opens${at}.`, { fieldErrors: { code: { code, ...params } } });
}

const openingTime = writtenTime('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
