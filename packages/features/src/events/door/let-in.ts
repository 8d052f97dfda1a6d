import { ApiError, type Attendee } from '@campushive/contract';
import { randomId } from '@campushive/contract/random-id';
import type { DoorProblem } from '@campushive/contract/rules/door';
import type { Client, Clock } from '../../kernel/index.js';
import { checkTicket, type CheckedTicket, type TicketCheck, type TicketShown } from './check-ticket.js';
import type { DoorStore, KeptAdmission, KeptDoor } from '../../shared/door/door-store.js';

/** Who was let in, or why no one was. */
export type DoorResult =
  | {
      readonly status: 'in';
      readonly shown: TicketShown;
      /** What the server says of them; null where it was not there to be asked. */
      readonly attendee: Attendee | null;
    }
  | (Extract<CheckedTicket, { status: 'refused' }> & {
      /** The server says so, which knows all tickets. */
      readonly isCertain?: boolean;
    });

/** What letting someone in takes. */
export interface DoorContext {
  /** The event, as its page names it. */
  readonly id: string;
  readonly client: Client;
  readonly clock: Clock;
  readonly store: DoorStore;
  /** Whether the server did not answer the last time. */
  readonly isGone: () => boolean;
  /** The server answered just now, or did not. */
  readonly reached: (isThere: boolean) => void;
}

/** A line of people waits: a server that does not answer by then is not there. */
const PATIENCE = 4_000;

/** What the server refuses a ticket with, as a phone would say it. */
const SAID_BY_SERVER: Readonly<Partial<Record<ApiError['code'], DoorProblem>>> = {
  ticket_unknown: 'unknown',
  ticket_used: 'used',
  ticket_cancelled: 'refunded',
  ticket_void: 'void',
  door_not_open: 'early',
  event_cancelled: 'cancelled',
  listing_unavailable: 'over',
};

export const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || ['network', 'timeout', 'unavailable'].includes(error.code);

/** Lets a ticket in: the server if it is there, else this phone. Rejects where neither can. */
export async function letIn(context: DoorContext, text: string): Promise<DoorResult> {
  const admissionId = randomId();
  const knows = doorOf(context) !== null;
  if (!knows || !context.isGone()) {
    try {
      return await askServer(context, text, { admissionId, isImpatient: knows });
    } catch (error) {
      const refused = await refusalOf(context, error, text);
      if (refused !== null) return refused;
      if (!knows || !isUnanswered(error)) throw error;
      context.reached(false);
    }
  }
  return letInHere(context, text, admissionId);
}

async function askServer(
  { id, client, clock, store, reached }: DoorContext,
  text: string,
  { admissionId, isImpatient }: { admissionId: string; isImpatient: boolean },
): Promise<DoorResult> {
  const code = /[?&]code=([^&#]+)/.exec(text)?.[1] ?? text.trim();
  const patience = new AbortController();
  const stopWaiting = isImpatient ? clock.after(PATIENCE, () => patience.abort()) : undefined;
  const { data } = await client.events
    .checkIn({ id, code, admissionId }, { signal: patience.signal })
    .finally(stopWaiting);
  reached(true);
  if (data.checkedInAt !== null) store.markIn(id, data.ticketId, data.checkedInAt);
  const { person, kind, number, of } = data;
  return {
    status: 'in',
    attendee: data,
    shown: { name: person.name, kind: kind?.name ?? null, number, of },
  };
}

/** What the server says of a ticket; null when it says nothing of it. The phone may know whose it is. */
async function refusalOf(context: DoorContext, error: unknown, text: string): Promise<DoorResult | null> {
  const problem = error instanceof ApiError ? SAID_BY_SERVER[error.code] : undefined;
  if (problem === undefined) return null;
  context.reached(true);
  const door = doorOf(context);
  const here = door === null ? null : await checkTicket(text, checkBy(context, door));
  const { at, shown } = here?.status === 'refused' ? here : { at: null, shown: here?.shown ?? null };
  return { status: 'refused', problem, at: opensIn(error) ?? at, shown, isCertain: true };
}

/** When the door opens, as the server says; null where it says something else. */
function opensIn(error: unknown): Date | null {
  const opens = error instanceof ApiError ? error.fieldErrors['code']?.params?.opens : undefined;
  return opens === undefined ? null : new Date(opens);
}

/** Noted before it is shown, under the id that the server may have heard already. */
async function letInHere(context: DoorContext, text: string, admissionId: string): Promise<DoorResult> {
  const { id, store } = context;
  const door = doorOf(context);
  if (door === null) throw new Error('Asked before the list was there');
  const check = checkBy(context, door);
  const checked = await checkTicket(text, check);
  if (checked.status === 'refused') return checked;
  const { ticketId, code, shown } = checked;
  const admittedAt = check.now.toISOString();
  if (!store.add({ id: admissionId, eventId: id, ticketId, code, ...shown, admittedAt }))
    return { status: 'refused', problem: 'taken', at: check.takenAt(ticketId), shown };
  return { status: 'in', attendee: null, shown };
}

/** As it is now: what was let in a moment ago is not rendered yet. */
const doorOf = ({ id, store }: DoorContext): KeptDoor | null =>
  store.kept().doors.find(({ eventId }) => eventId === id) ?? null;

function checkBy({ id, clock, store }: DoorContext, { list, ahead }: KeptDoor): TicketCheck {
  const isTaken = (one: KeptAdmission, ticketId: string) =>
    one.eventId === id && one.ticketId === ticketId && one.status !== 'refused';
  return {
    list,
    now: new Date(clock.now().getTime() - ahead),
    takenAt(ticketId) {
      const taken = store.kept().admissions.find((one) => isTaken(one, ticketId));
      return taken === undefined ? null : new Date(taken.admittedAt);
    },
  };
}
