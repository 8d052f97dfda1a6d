import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { admissionAnswer, doorList } from '../../entities/deals/door.js';
import { person } from '../../entities/accounts/user.js';
import { attendee, attendeeMessage, eventState, heldTicket } from '../../entities/deals/event.js';
import { MAX_ADMISSIONS, MAX_ATTENDEE_MESSAGE, MAX_PAGE, MIN_ATTENDEE_MESSAGE } from '../../limits.js';
import { id, line, text, whenInput, wholeNumber } from '../../schema.js';

const page = { cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) };

/** A ticket’s code as typed, or the whole URL of its QR code. Case, spaces and dashes do not matter. */
export const ticketCode = line(600);

/** An admission that a phone made offline. */
const admission = z.strictObject({
  /** The phone's id for the admission. A repeated request finds the stored one. */
  id,
  code: ticketCode,
  /** Time by the phone's clock, corrected by the server's. */
  admittedAt: whenInput,
});

/** Calls about events: places and tickets, the door with its helpers, and messages to attendees. */
export const events = {
  'events.get': defineCall({
    summary: 'Get the state of an event',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    output: eventState,
    errors: ['not_found'],
  }),
  'events.join': defineCall({
    summary: 'Join an event',
    who: 'member',
    input: z.strictObject({
      id,
      /** Kind of free tickets, for an event that has kinds. Without it, only the line can be joined. */
      kindId: z.optional(id),
    }),
    output: eventState,
    errors: [
      'not_found',
      'own_listing',
      'blocked',
      'listing_unavailable',
      'event_elsewhere',
      'event_full',
      'ticket_needed',
    ],
  }),
  'events.leave': defineCall({
    summary: 'Leave an event',
    who: 'member',
    input: z.strictObject({ id }),
    output: eventState,
    errors: ['not_found', 'ticket_paid', 'ticket_used'],
  }),
  'events.attendees': defineCall({
    summary: 'List attendees',
    who: 'member',
    input: z.strictObject({ id, list: z.optional(z.enum(['going', 'waiting'])), ...page }),
    output: z.array(attendee),
    answers: 'page',
    errors: ['not_found', 'forbidden'],
  }),
  'events.checkIn': defineCall({
    summary: 'Check in a ticket',
    who: 'member',
    input: z.strictObject({
      id,
      code: ticketCode,
      /** The phone's id for the admission. A repeated call with the same id changes nothing. */
      admissionId: z.optional(id),
    }),
    output: attendee,
    errors: [
      'not_found',
      'forbidden',
      'listing_unavailable',
      'door_not_open',
      'event_cancelled',
      'ticket_cancelled',
      'ticket_unknown',
      'ticket_used',
      'ticket_void',
      'too_many_attempts',
    ],
  }),
  'events.door': defineCall({
    summary: 'Get the door list',
    who: 'member',
    input: z.strictObject({ id }),
    output: doorList,
    errors: ['not_found', 'forbidden'],
  }),
  'events.admit': defineCall({
    summary: 'Report admissions',
    who: 'member',
    input: z.strictObject({
      id,
      admissions: z.array(admission).check(z.minLength(1), z.maxLength(MAX_ADMISSIONS)),
    }),
    output: z.array(admissionAnswer),
    errors: ['not_found', 'forbidden'],
  }),
  'events.helpers': defineCall({
    summary: 'List door helpers',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(person),
    errors: ['not_found', 'forbidden'],
  }),
  'events.nameHelper': defineCall({
    summary: 'Add a door helper',
    who: 'member',
    input: z.strictObject({ id, studentId: id }),
    output: z.array(person),
    errors: ['not_found', 'forbidden', 'own_listing', 'blocked', 'listing_unavailable', 'limit_reached'],
  }),
  'events.removeHelper': defineCall({
    summary: 'Remove a door helper',
    who: 'member',
    input: z.strictObject({ id, studentId: id }),
    errors: ['not_found', 'forbidden'],
  }),
  'events.message': defineCall({
    summary: 'Message attendees',
    who: 'member',
    creates: true,
    input: z.strictObject({
      id,
      content: text(MAX_ATTENDEE_MESSAGE).check(z.minLength(MIN_ATTENDEE_MESSAGE)),
    }),
    output: attendeeMessage,
    errors: ['not_found', 'forbidden', 'listing_unavailable', 'limit_reached'],
  }),
  'events.messages': defineCall({
    summary: 'List messages to attendees',
    who: 'member',
    input: z.strictObject({ id, ...page }),
    output: z.array(attendeeMessage),
    answers: 'page',
    errors: ['not_found', 'forbidden'],
  }),
  'events.tickets': defineCall({
    summary: 'List your tickets',
    who: 'member',
    input: z.strictObject(page),
    output: z.array(heldTicket),
    answers: 'page',
    errors: [],
  }),
};
