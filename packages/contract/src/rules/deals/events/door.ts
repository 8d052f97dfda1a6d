import type { PlaceStatus } from '../../../entities/deals/event.js';
import { DAY, HOUR } from '../../../limits.js';

/** Time after an event during which its door still takes tickets, so that offline admissions can be recorded. In ms. */
export const DOOR_OPEN_AFTER = DAY;

/** Hours before the start from which a door admits tickets. Default for campuses without a value. */
const DOOR_OPENS_HOURS = 3;

/** Returns the time at which an event's door opens. Null for an event without a date. */
export const doorOpensAt = (
  startsAt: Date | null,
  { doorOpensHours = DOOR_OPENS_HOURS }: { readonly doorOpensHours?: number | undefined },
): Date | null => (startsAt === null ? null : new Date(startsAt.getTime() - doorOpensHours * HOUR));

/** Reasons for which the server rejects an admission that a phone made offline. */
export const DOOR_REFUSALS = [
  'ticket_unknown',
  'ticket_void',
  'ticket_cancelled',
  'ticket_used',
  'door_not_open',
  'event_over',
  'event_cancelled',
] as const;
/** The server's reason for rejecting an admission that a phone made offline. */
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];

/** The parts of an event that its door depends on. */
export interface DoorEvent {
  readonly isCancelled: boolean;
  /** Opening time of the door. Null where it is always open. */
  readonly opens: Date | null;
  /** End of the event. Null where it has none. */
  readonly over: Date | null;
}

/** A ticket of the event. `left`: the holder gave it up. `refunded`: its money was returned. */
export interface DoorTicket {
  readonly status: PlaceStatus | 'left' | 'refunded';
  readonly createdAt: Date;
  readonly checkedInAt: Date | null;
  /** Id of the admission. Null where the ticket was admitted without one. */
  readonly admissionId: string | null;
}

/** An admission reported by a phone. Its own id makes the report repeatable. */
export interface Admission {
  readonly id: string;
  /** Time by the phone's clock, corrected by the server's. */
  readonly admittedAt: Date;
}

/** The server's decision about an admission that a phone made offline. */
export type AdmissionDecision =
  | {
      readonly status: 'admitted';
      readonly at: Date;
      /** False for a repeated report. */
      readonly isNew: boolean;
    }
  | {
      readonly status: 'refused';
      readonly reason: DoorRefusal;
      /** Time of the ticket's other admission. Null for other reasons. */
      readonly at: Date | null;
    };

/** Returns whether a door takes no more admissions. */
export const isDoorClosed = ({ over }: Pick<DoorEvent, 'over'>, now: Date): boolean =>
  over !== null && now.getTime() - over.getTime() > DOOR_OPEN_AFTER;

/** Returns whether a door is still closed before an event. */
const isDoorEarly = ({ opens }: Pick<DoorEvent, 'opens'>, now: Date): boolean =>
  opens !== null && now < opens;

/** Reasons for which a ticket is not admitted now. */
export type CheckInRefusal = Exclude<DoorRefusal, 'event_over'> | 'listing_unavailable';

/** Checks a ticket at a door with a network. Null admits it. */
export function refusalAtDoor(
  event: DoorEvent,
  ticket: (Pick<DoorTicket, 'status' | 'checkedInAt'> & { readonly hasOrder: boolean }) | null,
  now: Date,
): CheckInRefusal | null {
  const isRefunded = ticket?.status === 'refunded' || (event.isCancelled && ticket?.hasOrder === true);
  if (isRefunded) return 'ticket_cancelled';
  if (event.isCancelled) return 'event_cancelled';
  if (isDoorClosed(event, now)) return 'listing_unavailable';
  if (ticket?.status === 'left') return 'ticket_void';
  if (ticket?.status !== 'going') return 'ticket_unknown';
  if (ticket.checkedInAt !== null) return 'ticket_used';
  return isDoorEarly(event, now) ? 'door_not_open' : null;
}

/**
 * Decides an admission that a phone made and reports later. The first report to arrive counts as the entry, whatever the phones' clocks
 * say, so that recorded entries are never overwritten. A repeated report gets the same answer.
 */
export function decideAdmission(
  event: DoorEvent,
  ticket: DoorTicket | null,
  { id, admittedAt }: Admission,
  now: Date,
): AdmissionDecision {
  const refused = (reason: DoorRefusal, at: Date | null = null) =>
    ({ status: 'refused', reason, at }) as const;
  const isIn = ticket?.status === 'going' && ticket.checkedInAt !== null;
  if (isIn && ticket.admissionId === id) return { status: 'admitted', at: ticket.checkedInAt, isNew: false };
  if (event.isCancelled) return refused('event_cancelled');
  if (isDoorClosed(event, now)) return refused('event_over');
  if (ticket?.status === 'left') return refused('ticket_void');
  if (ticket?.status === 'refunded') return refused('ticket_cancelled');
  if (ticket?.status !== 'going') return refused('ticket_unknown');
  if (isIn) return refused('ticket_used', ticket.checkedInAt);
  const earliest = Math.max(admittedAt.getTime(), ticket.createdAt.getTime());
  const at = new Date(Math.min(earliest, now.getTime()));
  return isDoorEarly(event, at) ? refused('door_not_open') : { status: 'admitted', at, isNew: true };
}

/** Reasons for which a phone rejects a scanned or typed ticket without asking the server. */
export const DOOR_PROBLEMS = [
  'unreadable',
  'unsupported',
  'forged',
  'other_event',
  'unknown',
  'void',
  'refunded',
  'used',
  'taken',
  'early',
  'over',
  'cancelled',
] as const;
/** A phone's reason for rejecting a ticket without asking the server. */
export type DoorProblem = (typeof DOOR_PROBLEMS)[number];

/** A phone's knowledge of a ticket. All fields are null for a ticket sold after the phone's last update. */
export interface KnownTicket {
  readonly state: 'going' | 'void' | 'refunded' | null;
  /** Time of the admission, as the server last reported it. */
  readonly checkedInAt: Date | null;
  /** Time of the admission by this phone. */
  readonly takenAt: Date | null;
}

/** A phone's decision about a ticket, made without asking the server. */
export type DoorAnswer =
  | { readonly status: 'accepted' }
  | {
      readonly status: 'refused';
      readonly problem: DoorProblem;
      /** Time of the earlier admission, or of the door's opening. Null for other problems. */
      readonly at: Date | null;
    };

/** Decides at a door without a network about a ticket of this event. `now` is the phone's corrected time. */
export function judgeAtDoor(event: DoorEvent, ticket: KnownTicket, now: Date): DoorAnswer {
  const refused = (problem: DoorProblem, at: Date | null = null) =>
    ({ status: 'refused', problem, at }) as const;
  if (event.isCancelled) return refused('cancelled');
  if (isDoorClosed(event, now)) return refused('over');
  if (ticket.state === 'void') return refused('void');
  if (ticket.state === 'refunded') return refused('refunded');
  if (ticket.takenAt !== null) return refused('taken', ticket.takenAt);
  if (ticket.checkedInAt !== null) return refused('used', ticket.checkedInAt);
  return isDoorEarly(event, now) ? refused('early', event.opens) : { status: 'accepted' };
}
