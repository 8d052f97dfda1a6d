import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient, useClock, useConnection, useStorageRefused } from '../../kernel/index.js';
import type { DoorStore, KeptAdmission, KeptDoor } from '../../shared/door/door-store.js';
import { prepareSender } from '../../shared/door/admissions-keeper.js';
import { useDoorStore } from '../../shared/door/use-door-store.js';
import { useSendAdmissions } from '../../shared/door/use-send-admissions.js';
import { prepareLogOut } from '../../shared/log-out/index.js';
import { useAhead } from '../../shared/use-ahead.js';
import { isUnanswered, letIn, type DoorResult } from './let-in.js';

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

/** The door of an event where there may be no network. */
export interface Door {
  readonly readiness: Readiness;
  /** The server did not answer lately. */
  readonly isOffline: boolean;
  /** When the door opens, until it does; null afterwards, and where it is not known. */
  readonly opensAt: string | null;
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

const ASK_EVERY = 60_000;
const ASK_AGAIN_EVERY = 10_000;

/** `going` is how many have a ticket, as the page last heard: another number is a reason to ask for the list again. */
export function useDoor(id: string, going: number | undefined): Door {
  const client = useClient();
  const clock = useClock();
  const isFleeting = useStorageRefused();
  const { store, kept } = useDoorStore();
  const own = kept.admissions.filter((one) => one.eventId === id);
  const counted = own.filter(({ status }) => status === 'sent').length;
  const { asked, reach } = useDoorList(store, { id, going, counted });
  useSendAdmissions();
  // Who leaves the door without a network, or logs out there, has to have these.
  useEffect(() => {
    prepareSender();
    prepareLogOut();
  }, []);
  const door = kept.doors.find(({ eventId }) => eventId === id) ?? null;
  return {
    readiness: door === null ? { status: asked ? 'none' : 'asking' } : readinessOf(door, isFleeting),
    isOffline: reach.isGone,
    opensAt: useAhead(door?.list.opens ?? null) ? (door?.list.opens ?? null) : null,
    waiting: own.filter(({ status }) => status === 'waiting').length,
    admittedHere: new Map(
      own.filter(({ status }) => status !== 'refused').map((one) => [one.ticketId, one.admittedAt]),
    ),
    conflicts: own.filter(({ status }) => status === 'refused'),
    onDismiss: ({ ids }) => store.dismiss(ids),
    letIn: (text) =>
      letIn({ id, client, clock, store, isGone: reach.isGoneNow, reached: reach.reached }, text),
  };
}

const readinessOf = ({ list }: KeptDoor, isFleeting: boolean): Readiness => ({
  status: 'ready',
  tickets: list.tickets.filter(({ state }) => state === 'going').length,
  asOf: list.now,
  isPartial: !list.complete,
  isFleeting,
});

/** Whether the server answers. */
function useReach() {
  const [isGone, setGone] = useState(false);
  // The last scan and the next are of the same moment: state would come too late.
  const now = useRef(false);
  const reached = useCallback((isThere: boolean) => {
    now.current = !isThere;
    setGone(!isThere);
  }, []);
  const isGoneNow = useCallback(() => now.current, []);
  return { isGone, isGoneNow, reached };
}

/** What makes the list worth asking for again. */
interface ListNews {
  readonly id: string;
  readonly going: number | undefined;
  /** How many that were let in here the server has noted since. */
  readonly counted: number;
}

/** Keeps the list of tickets as new as the network lets it be. */
function useDoorList(store: DoorStore, { id, going, counted }: ListNews) {
  const client = useClient();
  const clock = useClock();
  const connection = useConnection();
  const reach = useReach();
  const { isGone, reached } = reach;
  const [asked, setAsked] = useState(false);
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
  useEffect(() => clock.after(0, () => void refresh()), [clock, refresh, going, counted, connection]);
  useEffect(
    () => clock.every(isGone ? ASK_AGAIN_EVERY : ASK_EVERY, () => void refresh()),
    [clock, isGone, refresh],
  );
  return { asked, reach };
}
