import * as z from 'zod/mini';
import { DOOR_REFUSALS } from '../../rules/deals/events/door.js';
import { instant } from '../../schema.js';
import { kindName } from './event.js';

/** The parts of a ticket that a phone needs at a door without a network. */
const listedTicket = z.object({
  ticketId: z.string(),
  /** Salted hash that identifies the ticket's code without revealing it: 32 hexadecimal digits. */
  commitment: z.string(),
  /** `void`: the holder gave the ticket up. `refunded`: its money was returned. */
  state: z.enum(['going', 'void', 'refunded']),
  /** Name of the holder. Null when they have left, for a void ticket, and for helpers. */
  name: z.nullable(z.string()),
  /** Null where the event has no kinds of tickets. */
  kindId: z.nullable(z.string()),
  number: z.number(),
  of: z.number(),
  checkedInAt: z.nullable(instant),
});
/** A ticket in the door list. It holds a commitment to its code instead of the code. */
export type ListedTicket = z.infer<typeof listedTicket>;

/** Data that an organiser's phone needs to check tickets at the door without a network. */
export const doorList = z.object({
  /** The server's time, from which a phone computes its clock's offset. */
  now: instant,
  /** Ed25519 public keys that verify tickets: 32 bytes each, in base64url. */
  keys: z.array(z.string()),
  eventId: z.string(),
  title: z.string(),
  /** Opening time of the door. Null where it is always open. */
  opens: z.nullable(instant),
  /** End of the event. Null where it has none. */
  over: z.nullable(instant),
  cancelled: z.boolean(),
  kinds: z.array(kindName),
  tickets: z.array(listedTicket),
  /** True when all tickets are included. For others, a phone recognises only the signed QR code. */
  complete: z.boolean(),
});
/** Data for checking tickets at a door without a network, as `events.door` returns them. */
export type DoorList = z.infer<typeof doorList>;

/** Result of an admission that a phone recorded without a network. */
export const admissionAnswer = z.object({
  admissionId: z.string(),
  status: z.enum(['admitted', 'refused']),
  /** Null for an admitted attendee. */
  reason: z.nullable(z.enum(DOOR_REFUSALS)),
  /** Time of the ticket's check-in, by this admission or another one. Null without one. */
  checkedInAt: z.nullable(instant),
});
/** The server's answer to one admission that a phone recorded without a network. */
export type AdmissionAnswer = z.infer<typeof admissionAnswer>;
