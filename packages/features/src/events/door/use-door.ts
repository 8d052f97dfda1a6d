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
import { doorStoreOf, NO_DOORS, type KeptAdmission } from './door-store.js';
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

const SEND_EVERY = 5_000;
const ASK_EVERY = 60_000;
const ASK_AGAIN_EVERY = 10_000;

const nothing = () => NO_DOORS;

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
    letIn: (text) => letIn({ id, client, clock, store, isGone: () => gone.current, reached }, text),
  };
}
