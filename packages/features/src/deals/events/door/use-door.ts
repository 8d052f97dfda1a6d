import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient, useClock, useConnection, useStorageRefused } from '../../../kernel/index.js';
import type { DoorStore, StoredAdmission, StoredDoor } from '../../parts/door/door-store.js';
import { prepareSender } from '../../parts/door/admissions-keeper.js';
import { useDoorStore } from '../../parts/door/use-door-store.js';
import { useSendAdmissions } from '../../parts/door/use-send-admissions.js';
import { prepareLogOut } from '../../../accounts/parts/log-out/index.js';
import { useAhead } from '../../../shared/hooks/use-ahead.js';
import { isUnanswered, admit, type DoorResult } from './admit.js';

/** Offline readiness of this phone's door list. */
export type Readiness =
  | { readonly status: 'asking' | 'none' }
  | {
      readonly status: 'ready';
      readonly tickets: number;
      /** Server time of the door list. */
      readonly asOf: string;
      /** True when this phone lacks some tickets. It accepts those only by their signed QR code. */
      readonly isPartial: boolean;
      /** True when the browser refuses to store data, so that a reload would lose the list and the admissions. */
      readonly isFleeting: boolean;
    };

/** Door of an event, usable without a network. */
export interface Door {
  readonly readiness: Readiness;
  /** True when the last request got no response. */
  readonly isOffline: boolean;
  /** Opening time until the door opens; null afterwards, or when it is unknown. */
  readonly opensAt: string | null;
  /** Number of admissions to this event that the server has not received yet. */
  readonly waiting: number;
  /** Admission times on this phone by ticket id, for tickets whose admission the server may not have received yet. */
  readonly admittedHere: ReadonlyMap<string, string>;
  /** Admissions on this phone that the server refused, oldest first. */
  readonly conflicts: readonly StoredAdmission[];
  readonly onDismiss: (read: { ids: readonly string[] }) => void;
  /** Admits a ticket: by the server if it responds, else by this phone. Rejects when neither is possible. */
  readonly letIn: (text: string) => Promise<DoorResult>;
}

const POLL_INTERVAL = 60_000;
const RETRY_INTERVAL = 10_000;

/**
 * Loads and runs the door of an event. `going` is the current number of attendees; a changed number refetches the list.
 */
export function useDoor(id: string, going: number | undefined): Door {
  const client = useClient();
  const clock = useClock();
  const isFleeting = useStorageRefused();
  const { store, stored } = useDoorStore();
  const own = stored.admissions.filter((admission) => admission.eventId === id);
  const counted = own.filter(({ status }) => status === 'sent').length;
  const { isListRequested, reach } = useDoorList(store, { id, going, counted });
  useSendAdmissions();
  // Preloaded for an organiser who leaves the page or logs out while offline.
  useEffect(() => {
    prepareSender();
    prepareLogOut();
  }, []);
  const door = stored.doors.find(({ eventId }) => eventId === id) ?? null;
  return {
    readiness:
      door === null ? { status: isListRequested ? 'none' : 'asking' } : readinessOf(door, isFleeting),
    isOffline: reach.isOffline,
    opensAt: useAhead(door?.list.opens ?? null) ? (door?.list.opens ?? null) : null,
    waiting: own.filter(({ status }) => status === 'waiting').length,
    admittedHere: new Map(
      own
        .filter(({ status }) => status !== 'refused')
        .map((storedAdmission) => [storedAdmission.ticketId, storedAdmission.admittedAt]),
    ),
    conflicts: own.filter(({ status }) => status === 'refused'),
    onDismiss: ({ ids }) => store.dismiss(ids),
    letIn: (text) =>
      admit({ id, client, clock, store, isOffline: reach.isOfflineNow, reached: reach.reached }, text),
  };
}

const readinessOf = ({ list }: StoredDoor, isFleeting: boolean): Readiness => ({
  status: 'ready',
  tickets: list.tickets.filter(({ state }) => state === 'going').length,
  asOf: list.now,
  isPartial: !list.complete,
  isFleeting,
});

/** Tracks whether the server responds. */
function useReach() {
  const [isOffline, setOffline] = useState(false);
  // Ref for the next scan, which can come before a state update.
  const now = useRef(false);
  const reached = useCallback((isOnline: boolean) => {
    now.current = !isOnline;
    setOffline(!isOnline);
  }, []);
  const isOfflineNow = useCallback(() => now.current, []);
  return { isOffline, isOfflineNow, reached };
}

/** Changes that trigger a refetch of the list. */
interface ListNews {
  readonly id: string;
  readonly going: number | undefined;
  /** Number of this phone's admissions that the server has recorded since. */
  readonly counted: number;
}

/** Keeps the list of tickets up to date while the server is reachable. */
function useDoorList(store: DoorStore, { id, going, counted }: ListNews) {
  const client = useClient();
  const clock = useClock();
  const connection = useConnection();
  const reach = useReach();
  const { isOffline, reached } = reach;
  const [requested, setRequested] = useState(false);
  const refresh = useCallback(async () => {
    try {
      store.learn(id, (await client.events.door({ id })).data, clock.now());
      reached(true);
    } catch (error) {
      if (isUnanswered(error)) reached(false);
    } finally {
      setRequested(true);
    }
  }, [client, store, clock, id, reached]);
  useEffect(() => clock.after(0, () => void refresh()), [clock, refresh, going, counted, connection]);
  useEffect(
    () => clock.every(isOffline ? RETRY_INTERVAL : POLL_INTERVAL, () => void refresh()),
    [clock, isOffline, refresh],
  );
  return { isListRequested: requested, reach };
}
