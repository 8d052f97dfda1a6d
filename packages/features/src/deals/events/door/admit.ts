import { ApiError, type Attendee } from '@campushive/contract';
import { randomId } from '@campushive/contract/random-id';
import type { DoorProblem } from '@campushive/contract/rules/door';
import type { Client, Clock } from '../../../kernel/index.js';
import { checkTicket, type CheckedTicket, type TicketCheck, type TicketShown } from './check-ticket.js';
import type { DoorStore, StoredAdmission, StoredDoor } from '../../parts/door/door-store.js';

/** Result of a check: the admitted ticket, or the reason for a refusal. */
export type DoorResult =
  | {
      readonly status: 'in';
      readonly shown: TicketShown;
      /** Attendee data of the server; null when it could not be reached. */
      readonly attendee: Attendee | null;
    }
  | (Extract<CheckedTicket, { status: 'refused' }> & {
      /** True when the server, which knows all tickets, decided. */
      readonly isCertain?: boolean;
    });

/** Dependencies of an admission. */
export interface DoorContext {
  /** Event id, as spelled on its page. */
  readonly id: string;
  readonly client: Client;
  readonly clock: Clock;
  readonly store: DoorStore;
  /** Returns true when the last request got no response. */
  readonly isOffline: () => boolean;
  /** Reports whether the server has just responded. */
  readonly reached: (isOnline: boolean) => void;
}

/** Timeout of a check in milliseconds. A queue is waiting, so a slower server counts as unreachable. */
const PATIENCE = 4_000;

/** Local problem for each error code of the server. */
const PROBLEM_OF_CODE: Readonly<Partial<Record<ApiError['code'], DoorProblem>>> = {
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

/** Admits a ticket: by the server if it responds, else by this phone. Rejects when neither is possible. */
export async function admit(context: DoorContext, text: string): Promise<DoorResult> {
  const admissionId = randomId();
  const hasList = doorOf(context) !== null;
  if (!hasList || !context.isOffline()) {
    try {
      return await checkOnServer(context, text, { admissionId, isImpatient: hasList });
    } catch (error) {
      const refused = await refusalOf(context, error, text);
      if (refused !== null) return refused;
      if (!hasList || !isUnanswered(error)) throw error;
      context.reached(false);
    }
  }
  return admitOffline(context, text, admissionId);
}

async function checkOnServer(
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

/**
 * Converts a server error to a refusal; null for an error that is not about the ticket. The phone may know its holder.
 */
async function refusalOf(context: DoorContext, error: unknown, text: string): Promise<DoorResult | null> {
  const problem = error instanceof ApiError ? PROBLEM_OF_CODE[error.code] : undefined;
  if (problem === undefined) return null;
  context.reached(true);
  const door = doorOf(context);
  const here = door === null ? null : await checkTicket(text, checkBy(context, door));
  const { at, shown } = here?.status === 'refused' ? here : { at: null, shown: here?.shown ?? null };
  return { status: 'refused', problem, at: opensIn(error) ?? at, shown, isCertain: true };
}

/** Returns the opening time from the server's error; null without one. */
function opensIn(error: unknown): Date | null {
  const opens = error instanceof ApiError ? error.fieldErrors['code']?.params?.opens : undefined;
  return opens === undefined ? null : new Date(opens);
}

/** Admits offline. Stores the admission before showing it, under the id that the server may have received already. */
async function admitOffline(context: DoorContext, text: string, admissionId: string): Promise<DoorResult> {
  const { id, store } = context;
  const door = doorOf(context);
  if (door === null) throw new Error('Asked before the list was there');
  const check = checkBy(context, door);
  const checked = await checkTicket(text, check);
  if (checked.status === 'refused') return checked;
  const { ticketId, code, shown } = checked;
  const admittedAt = check.now.toISOString();
  if (!store.add({ id: admissionId, eventId: id, ticketId, code, ...shown, admittedAt }))
    return { status: 'refused', problem: 'taken', at: check.admittedAt(ticketId), shown };
  return { status: 'in', attendee: null, shown };
}

/** Reads the stored door directly, because the latest admission may not be rendered yet. */
const doorOf = ({ id, store }: DoorContext): StoredDoor | null =>
  store.read().doors.find(({ eventId }) => eventId === id) ?? null;

function checkBy({ id, clock, store }: DoorContext, { list, ahead }: StoredDoor): TicketCheck {
  const admits = (storedAdmission: StoredAdmission, ticketId: string) =>
    storedAdmission.eventId === id &&
    storedAdmission.ticketId === ticketId &&
    storedAdmission.status !== 'refused';
  return {
    list,
    now: new Date(clock.now().getTime() - ahead),
    admittedAt(ticketId) {
      const admission = store.read().admissions.find((storedAdmission) => admits(storedAdmission, ticketId));
      return admission === undefined ? null : new Date(admission.admittedAt);
    },
  };
}
