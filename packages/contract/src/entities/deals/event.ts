import * as z from 'zod/mini';
import { ticketKind } from '../../catalogue/hive-fields.js';
import { KIND_SALES } from '../../rules/deals/events/ticket-kinds.js';
import { REFUND_STATUSES } from '../../deals/disputes.js';
import { instant, majorUnits } from '../../schema.js';
import { listing } from '../catalogue/listing.js';
import { person } from '../accounts/user.js';
import { WARNINGS } from '../../warnings.js';

/**
 * Status of a student's place at an event: `reserved` while its ticket is being paid for, `going`, `waiting` in line, or `offered` when a
 * place of a paid event is free and held for the next in line.
 */
export const PLACE_STATUSES = ['reserved', 'going', 'waiting', 'offered'] as const;
/** The status of a student's place at an event. */
export type PlaceStatus = (typeof PLACE_STATUSES)[number];

/** A kind of ticket. */
export const kindName = z.object({ id: z.string(), name: z.string() });

/** The viewer's place at an event. An attendee shows `code`, which cannot be guessed, at the door. */
export const ticket = z.object({
  id: z.string(),
  status: z.enum(PLACE_STATUSES),
  /** Twelve letters and digits. Null unless going. */
  code: z.nullable(z.string()),
  /** Content of the QR code: the URL of the organiser's check-in page with the ticket's code. Null unless going. */
  checkInUrl: z.nullable(z.string()),
  /** Place in the line, where 1 is next. Null unless waiting. */
  position: z.nullable(z.number()),
  /** End of the reservation of a reserved or offered place. Null otherwise. */
  heldUntil: z.nullable(instant),
  checkedInAt: z.nullable(instant),
  /** The order of the ticket. Null for a free place. */
  paymentId: z.nullable(z.string()),
  /** Number of the ticket within its order, and the order's number of tickets. 1 of 1 for a single one. */
  number: z.number(),
  of: z.number(),
  /** Null where the event has no kinds, and in the line. */
  kind: z.nullable(kindName),
  /** Refund of the whole order after the event is cancelled. Null before that, and for a free place. */
  refund: z.nullable(z.object({ amount: majorUnits, status: z.enum(REFUND_STATUSES) })),
});
/** The viewer's place at an event, with the code and the QR content of a definite one. */
export type Ticket = z.infer<typeof ticket>;

/** The occupancy of an event, and the viewer's place at it. */
export const eventState = z.object({
  hiveId: z.string(),
  /** Null for an unlimited number. */
  capacity: z.nullable(z.number()),
  /** Number of attendees with a definite place. */
  going: z.number(),
  waiting: z.number(),
  /** Places that are available now. Null for an unlimited number. */
  placesLeft: z.nullable(z.number()),
  /** The event's kinds of tickets, with the places left of each. Empty without kinds. */
  kinds: z.array(z.extend(ticketKind, { placesLeft: z.number(), sale: z.enum(KIND_SALES) })),
  mine: z.nullable(ticket),
  /** All of the viewer's tickets or places at the event. `mine` is the first of them. */
  myTickets: z.array(ticket),
  /** URL of all tickets as one PDF. Its signature replaces the session and is valid for hours. Null unless going. */
  ticketsUrl: z.nullable(z.string()),
  /** True when the organiser named the viewer to check in tickets. */
  helpsAtDoor: z.boolean(),
  /** URL of the event as a calendar file. */
  calendarUrl: z.string(),
});
/** The occupancy of an event, and the viewer's tickets or place in the line. */
export type EventState = z.infer<typeof eventState>;
/** A kind of tickets with its price in major units, the places left, and its sale state. */
export type KindState = EventState['kinds'][number];

/** A ticket or a place in the line, in the organiser's list. */
export const attendee = z.object({
  ticketId: z.string(),
  person,
  status: z.enum(PLACE_STATUSES),
  /** True for a paid ticket. */
  paid: z.boolean(),
  checkedInAt: z.nullable(instant),
  joinedAt: instant,
  /** Number of the ticket within its order, and the order's number of tickets. */
  number: z.number(),
  of: z.number(),
  /** Null where the event has no kinds, and in the line. */
  kind: z.nullable(kindName),
  /** The promo code used. Null without one. */
  promoCode: z.nullable(z.string()),
});
/** A ticket or a place in the line, as the organiser sees it. */
export type Attendee = z.infer<typeof attendee>;

/** A ticket with its event. */
export const heldTicket = z.object({ ticket, listing, calendarUrl: z.string() });
/** A ticket of the viewer with its event and the URL of a calendar file. */
export type HeldTicket = z.infer<typeof heldTicket>;

/** A message from the organiser to all attendees. */
export const attendeeMessage = z.object({
  id: z.string(),
  content: z.string(),
  /** Warning shown to the reader. Null for none. */
  warning: z.nullable(z.enum(WARNINGS)),
  createdAt: instant,
});
/** An organiser's message to all attendees, with the reader's warning. */
export type AttendeeMessage = z.infer<typeof attendeeMessage>;
