import type {
  decideJoin,
  decideTickets,
  refusalAtDoor,
  refusalToLeave,
} from '@campushive/contract/rules/seats';
import { Failure, invalidField } from '../../http/failure.js';

type TicketsRefusal = Extract<ReturnType<typeof decideTickets>, object>;

type Refusal =
  | Extract<ReturnType<typeof decideJoin>, { readonly refused: unknown }>['refused']
  | TicketsRefusal['refused']
  | NonNullable<ReturnType<typeof refusalToLeave | typeof refusalAtDoor>>;

/** What is wrong with the kind of tickets that was asked for. */
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
  ticket_unknown: 'This is not a ticket of this event.',
};

/** How something about a seat fails that the rules refuse. */
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
      return new Failure('listing_unavailable', 'Tickets of this kind are not on sale any more.', {
        fieldErrors: { kindId: { code } },
      });
    default:
      return new Failure(code, MESSAGES[code]);
  }
}

/** The same of an order, which can be for more tickets than there are: then it says how many are left. */
export function refusalOfTickets(decision: TicketsRefusal): Failure {
  const left = decision.refused === 'event_full' ? decision.left : 0;
  if (left === 0) return refusal(decision.refused);
  return new Failure('event_full', `There are ${left} tickets left.`, {
    fieldErrors: { quantity: { code: 'tickets_left', params: { max: left } } },
  });
}

/** The same at the door, where the code that was entered is at fault. */
export const refusalOfCode = (code: NonNullable<ReturnType<typeof refusalAtDoor>>): Failure =>
  new Failure(code, MESSAGES[code], { fieldErrors: { code: { code } } });
