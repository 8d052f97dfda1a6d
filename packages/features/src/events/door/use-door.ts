import { ApiError, type Attendee } from '@campushive/contract';
import type { DoorProblem } from '@campushive/contract/rules/door';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  useClient,
  useClock,
  useConnection,
  useSessionPort,
  useStorage,
  useStorageRefused,
  useUser,
} from '../../kernel/index.js';
import { checkTicket, type CheckedTicket, type TicketShown } from './check-ticket.js';
import { doorStoreOf, NO_DOORS, type KeptAdmission, type KeptDoor } from './door-store.js';

/** Whether this phone could let people in if the network were gone. */
export type Readiness =
  | { readonly status: 'asking' | 'none' }
  | {
      readonly status: 'ready';
      readonly tickets: number;
      /** When the server last said how things are, by its own clock. */
      readonly asOf: string;
      /** Not all tickets are on this phone: of the others it takes the signed picture only. */
      readonly isPartial: boolean;
      /** This browser stores nothing: a reload would forget it all. */
      readonly isFleeting: boolean;
    };

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

/** The door of an event where there may be no network. */
export interface Door {
  readonly readiness: Readiness;
  /** The server did not answer lately. */
  readonly isOffline: boolean;
  /** How many of this event were let in here that the server does not know of. */
  readonly waiting: number;
  /** When this phone let in tickets that the server may not know of yet, by their ids. */
  readonly admittedHere: ReadonlyMap<string, string>;
  /** Whom this phone let in and the server did not note, oldest first. */
  readonly conflicts: readonly KeptAdmission[];
  readonly onDismiss: (read: { ids: readonly string[] }) => void;
  /** Lets a ticket in: the server if it is there, else this phone. Rejects where neither can. */
  readonly letIn: (text: string) => Promise<DoorResult>;
}

/** A line of people waits: a server that does not answer by then is not there. */
const PATIENCE = 4_000;
const SEND_EVERY = 5_000;
const ASK_EVERY = 60_000;
const ASK_AGAIN_EVERY = 10_000;

/** What the server refuses a ticket with, as a phone would say it. */
const SAID_BY_SERVER: Readonly<Partial<Record<ApiError['code'], DoorProblem>>> = {
  ticket_unknown: 'unknown',
  ticket_used: 'used',
  listing_unavailable: 'over',
};

const nothing = () => NO_DOORS;

const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || ['network', 'timeout', 'unavailable'].includes(error.code);

/** `going` is how many have a ticket, as the page last heard: another number is a reason to ask for the list again. */
export function useDoor(id: string, going: number | undefined): Door {
  const client = useClient();
  const queries = useQueryClient();
  const clock = useClock();
  const connection = useConnection();
  const storage = useStorage();
  const isFleeting = useStorageRefused();
  // Whose it is changes with who is signed in.
  useUser();
  const store = doorStoreOf(useSessionPort(), storage);
  const kept = useSyncExternalStore(store.subscribe, store.kept, nothing);
  const [reach, setReach] = useState<'unknown' | 'there' | 'gone'>('unknown');
  const [asked, setAsked] = useState(false);
  // The last scan and the next are of the same moment: state would come too late.
  const gone = useRef(false);
  const reached = useCallback((isThere: boolean) => {
    gone.current = !isThere;
    setReach(isThere ? 'there' : 'gone');
  }, []);

  const door = kept.doors.find(({ eventId }) => eventId === id) ?? null;
  const own = kept.admissions.filter((one) => one.eventId === id);
  const waiting = own.filter(({ status }) => status === 'waiting').length;
  const isAnyWaiting = kept.admissions.some(({ status }) => status === 'waiting');

  const refresh = useCallback(async () => {
    try {
      store.learn(id, (await client.events.door({ id })).data, clock.now());
      reached(true);
    } catch (error) {
      if (isUnanswered(error)) reached(false);
    } finally {
      setAsked(true);
    }
  }, [client, store, clock, id, reached]);

  useEffect(() => storage.subscribeOtherPages(store.follow), [storage, store]);
  useEffect(() => clock.after(0, () => void refresh()), [clock, refresh, going, connection]);
  useEffect(
    () => clock.every(reach === 'gone' ? ASK_AGAIN_EVERY : ASK_EVERY, () => void refresh()),
    [clock, reach, refresh],
  );
  useEffect(() => {
    if (!isAnyWaiting) return;
    const flush = async () => {
      const isSent = await store.flush(async (eventId, batch) => {
        const admissions = batch.map(({ id: name, code, admittedAt }) => ({ id: name, code, admittedAt }));
        return (await client.events.admit({ id: eventId, admissions })).data;
      });
      if (!isSent) return;
      await refresh();
      void queries.invalidateQueries({ queryKey: ['events', id] });
    };
    void flush();
    return clock.every(SEND_EVERY, () => void flush());
  }, [isAnyWaiting, connection, store, client, clock, queries, refresh, id]);

  async function letIn(text: string): Promise<DoorResult> {
    const admissionId = globalThis.crypto.randomUUID();
    const knows = door !== null;
    if (!knows || !gone.current) {
      try {
        return await askServer(text, admissionId, knows);
      } catch (error) {
        const refused = await refusalOf(error, text);
        if (refused !== null) return refused;
        if (!knows || !isUnanswered(error)) throw error;
        reached(false);
      }
    }
    return letInHere(text, admissionId);
  }

  async function askServer(text: string, admissionId: string, isImpatient: boolean): Promise<DoorResult> {
    const code = /[?&]code=([^&#]+)/.exec(text)?.[1] ?? text.trim();
    const signal = isImpatient ? AbortSignal.timeout(PATIENCE) : undefined;
    const { data } = await client.events.checkIn({ id, code, admissionId }, { signal });
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
  async function refusalOf(error: unknown, text: string): Promise<DoorResult | null> {
    if (!(error instanceof ApiError)) return null;
    const problem = SAID_BY_SERVER[error.code];
    if (problem === undefined) return null;
    reached(true);
    const here = door === null ? null : await checkTicket(text, { ...checkFacts(door), list: door.list });
    const { at, shown } = here?.status === 'refused' ? here : { at: null, shown: here?.shown ?? null };
    return { status: 'refused', problem, at, shown, isCertain: true };
  }

  /** Noted before it is shown, under the id that the server may have heard already. */
  async function letInHere(text: string, admissionId: string): Promise<DoorResult> {
    // As it is now: what was let in a moment ago is not rendered yet.
    const facts = store.kept();
    const here = facts.doors.find(({ eventId }) => eventId === id);
    if (here === undefined) throw new Error('Asked before the list was there');
    const { takenAt, now } = checkFacts(here);
    const checked = await checkTicket(text, { list: here.list, takenAt, now });
    if (checked.status === 'refused') return checked;
    const { ticketId, code, shown } = checked;
    const admittedAt = now.toISOString();
    if (!store.add({ id: admissionId, eventId: id, ticketId, code, ...shown, admittedAt }))
      return { status: 'refused', problem: 'taken', at: takenAt(ticketId), shown };
    return { status: 'in', attendee: null, shown };
  }

  function checkFacts({ ahead }: KeptDoor) {
    const now = new Date(clock.now().getTime() - ahead);
    const takenAt = (ticketId: string) => {
      const taken = store.kept().admissions.find((one) => isHere(one, ticketId));
      return taken === undefined ? null : new Date(taken.admittedAt);
    };
    return { now, takenAt };
  }

  const isHere = (one: KeptAdmission, ticketId: string) =>
    one.eventId === id && one.ticketId === ticketId && one.status !== 'refused';

  return {
    readiness:
      door === null
        ? { status: asked ? 'none' : 'asking' }
        : {
            status: 'ready',
            tickets: door.list.tickets.filter(({ state }) => state === 'going').length,
            asOf: door.list.now,
            isPartial: !door.list.complete,
            isFleeting,
          },
    isOffline: reach === 'gone',
    waiting,
    admittedHere: new Map(
      own.filter(({ status }) => status !== 'refused').map((one) => [one.ticketId, one.admittedAt]),
    ),
    conflicts: own.filter(({ status }) => status === 'refused'),
    onDismiss: ({ ids }) => store.dismiss(ids),
    letIn,
  };
}
