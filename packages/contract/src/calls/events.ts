import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { admissionAnswer, doorList } from '../entities/door.js';
import { person } from '../entities/user.js';
import { attendee, attendeeMessage, eventState, heldTicket } from '../entities/event.js';
import { MAX_ADMISSIONS, MAX_ATTENDEE_MESSAGE, MAX_PAGE, MIN_ATTENDEE_MESSAGE } from '../limits.js';
import { id, line, text, whenInput, wholeNumber } from '../schema.js';

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

export const events = {
  'events.get': defineCall({
    summary: 'How full an event is, and my place at it',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    output: eventState,
    errors: ['not_found'],
  }),
  'events.join': defineCall({
    summary: 'Say yes to an event; joins the waiting list when it is full. Repeating it changes nothing',
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
    summary: 'Give up my free place, or my place in the line; the next one moves up',
    who: 'member',
    input: z.strictObject({ id }),
    output: eventState,
    errors: ['not_found', 'ticket_paid', 'ticket_used'],
  }),
  'events.attendees': defineCall({
    summary: 'Who comes and who waits, in the order of joining; its organiser only',
    who: 'member',
    input: z.strictObject({ id, list: z.optional(z.enum(['going', 'waiting'])), ...page }),
    output: z.array(attendee),
    answers: 'page',
    errors: ['not_found', 'forbidden'],
  }),
  'events.checkIn': defineCall({
    summary: 'The organiser or a helper lets a ticket in, once; a bought one is paid out to them',
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
    summary:
      'What the phone of its organiser or of a helper needs to let people in without a network; a helper’s learns no names',
    who: 'member',
    input: z.strictObject({ id }),
    output: doorList,
    errors: ['not_found', 'forbidden'],
  }),
  'events.admit': defineCall({
    summary:
      'The organiser or a helper notes whom a phone let in without a network; the first of two phones counts, and each admission is answered',
    who: 'member',
    input: z.strictObject({
      id,
      admissions: z.array(admission).check(z.minLength(1), z.maxLength(MAX_ADMISSIONS)),
    }),
    output: z.array(admissionAnswer),
    errors: ['not_found', 'forbidden'],
  }),
  'events.helpers': defineCall({
    summary: 'Students who help at the door of my event, in the order of being named',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(person),
    errors: ['not_found', 'forbidden'],
  }),
  'events.nameHelper': defineCall({
    summary:
      'The organiser names a student who may check in tickets of this event, and sees nothing else of it; up to five. Repeating it changes nothing',
    who: 'member',
    input: z.strictObject({ id, studentId: id }),
    output: z.array(person),
    errors: ['not_found', 'forbidden', 'own_listing', 'blocked', 'listing_unavailable', 'limit_reached'],
  }),
  'events.removeHelper': defineCall({
    summary: 'The organiser takes a helper’s place at the door back, or a helper stops helping',
    who: 'member',
    input: z.strictObject({ id, studentId: id }),
    errors: ['not_found', 'forbidden'],
  }),
  'events.message': defineCall({
    summary:
      'The organiser writes to all who have a ticket or a place, not to who waits; up to three times a day for an event',
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
    summary: 'What the organiser wrote to all who go, newest first; for them and for the organiser',
    who: 'member',
    input: z.strictObject({ id, ...page }),
    output: z.array(attendeeMessage),
    answers: 'page',
    errors: ['not_found', 'forbidden'],
  }),
  'events.tickets': defineCall({
    summary: 'My places at events that are not over, the next event first',
    who: 'member',
    input: z.strictObject(page),
    output: z.array(heldTicket),
    answers: 'page',
    errors: [],
  }),
};
