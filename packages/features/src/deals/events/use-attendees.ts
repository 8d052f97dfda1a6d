import { ApiError, type Attendee, type EventState, type Listing } from '@campushive/contract';
import { takesAttendeeMessages } from '@campushive/contract/rules/attendee-messages';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useClock, useConnection, type CallProblem } from '../../kernel/index.js';
import { useLiveListing } from '../../catalogue/parts/use-live-listing.js';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import { eventQuery } from '../../catalogue/parts/event.queries.js';
import { eventKey } from '../data.js';
import type { DoorResult } from './door/admit.js';
import { useDoor, type Door } from './door/use-door.js';
import type { EventKinds } from './promo-codes/promo-code-form.js';
import { attendeesQuery, PLACES_EVERY } from './events.queries.js';

/** List of an event: students who go, or who wait for a place. */
export type AttendeeList = 'going' | 'waiting';

/** States of the list of attendees. */
export type AttendeesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'forbidden' }
  /** The viewer is a door helper, who can only check tickets in. */
  | { readonly status: 'helper' }
  /** The list cannot load offline, for organisers and helpers alike; this phone can still check tickets in. */
  | { readonly status: 'door_only' }
  | {
      readonly status: 'ready';
      readonly people: readonly Attendee[];
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Event of the attendees. */
export interface AttendedEvent {
  readonly title: string;
  readonly eventDate: string | null;
  /** True before the event, and for some time afterwards. */
  readonly takesMessages: boolean;
  /** True when the event sells tickets here, so that it can have promo codes. */
  readonly sellsTickets: boolean;
  /** Kinds of the event's tickets; empty for an event without kinds. */
  readonly kinds: EventKinds;
}

/** Reason why a check-in failed: a missing code, or a failed call. */
export type CheckInProblem = CallProblem | { readonly kind: 'code-missing' };

/** Attendees of an event, with the actions of its organiser. */
export interface Attendees {
  /** Null until it is loaded. */
  readonly event: AttendedEvent | null;
  /** Numbers of attendees, waiting students and remaining places; null until they are loaded. */
  readonly places: Pick<EventState, 'going' | 'waiting' | 'placesLeft'> | null;
  readonly state: AttendeesState;
  readonly list: AttendeeList;
  readonly onListChange: (change: { list: AttendeeList }) => void;
  readonly code: string;
  readonly onCodeChange: (change: { value: string }) => void;
  readonly onCheckIn: () => void;
  /** Admits the holder of a scanned ticket immediately. `code` is the whole text of the QR code. */
  readonly onScanned: (found: { code: string }) => void;
  readonly checking: boolean;
  readonly problem: CheckInProblem | null;
  /** Last admission or refusal. */
  readonly result: DoorResult | null;
  /** Offline capability of this phone. */
  readonly door: Pick<Door, 'readiness' | 'isOffline' | 'opensAt' | 'waiting' | 'conflicts' | 'onDismiss'>;
}

/**
 * Loads the attendees of the viewer's event and runs the door. `scanned` is the code from the address, after a scan of
 * a ticket's QR code.
 */
export function useAttendees(id: string, scanned: string | null): Attendees {
  const client = useClient();
  const queries = useQueryClient();
  const [list, setList] = useState<AttendeeList>('going');
  const [code, setCode] = useState(scanned ?? '');
  const [problem, setProblem] = useState<CheckInProblem | null>(null);
  const now = useClock().now();
  const live = useConnection() === 'online';
  useLiveListing(id);
  const query = useInfiniteQuery({
    ...attendeesQuery(client, id, list),
    // Polls for admissions at another door while no live connection exists. A list of several pages is not polled.
    refetchInterval: ({ state }) => (live || (state.data?.pages.length ?? 0) > 1 ? false : PLACES_EVERY),
  });
  const listing = useQuery(listingQuery(client, id)).data;
  const { data: places, isPending: isUnknown } = useQuery(eventQuery(client, id));
  const door = useDoor(id, places?.going);
  const check = useMutation({
    // The phone decides offline, so the mutation must not wait for a network.
    networkMode: 'always',
    mutationFn: door.letIn,
    onSuccess({ status }) {
      setProblem(null);
      if (status === 'in') {
        setCode('');
        void queries.invalidateQueries({ queryKey: eventKey(id) });
      }
    },
    onError: (error) => setProblem(callProblem(error)),
  });

  return {
    state: stateOf(),
    event: listing ? attended(listing) : null,
    places: places ?? null,
    list,
    onListChange: ({ list: next }) => setList(next),
    code,
    onCodeChange({ value }) {
      setCode(value);
      setProblem(null);
      if (check.data?.status === 'refused') check.reset();
    },
    onCheckIn() {
      if (code.trim() === '') setProblem({ kind: 'code-missing' });
      else if (!check.isPending) check.mutate(code);
    },
    onScanned(found) {
      setCode(ticketCodeIn(found.code) ?? found.code);
      setProblem(null);
      if (!check.isPending) check.mutate(found.code);
    },
    checking: check.isPending,
    problem,
    result: problem === null && !check.isPending && check.data !== undefined ? shown(check.data) : null,
    door,
  };

  // Hides payment data from door helpers.
  function shown(result: DoorResult): DoorResult {
    return result.status === 'in' && places?.helpsAtDoor ? { ...result, attendee: null } : result;
  }

  function attended({ title, buzzDetails, status, expiresAt, price }: Listing): AttendedEvent {
    const over = expiresAt === null ? null : new Date(expiresAt);
    return {
      title,
      eventDate: buzzDetails?.eventDate ?? null,
      sellsTickets: price > 0 && buzzDetails?.registrationLink == null,
      kinds: buzzDetails?.ticketKinds ?? [],
      takesMessages: takesAttendeeMessages({ status, expiresAt: over }, now),
    };
  }

  function stateOf(): AttendeesState {
    const people = query.data?.pages
      .flatMap((page) => page.data)
      .map((one) => ({
        ...one,
        checkedInAt: one.checkedInAt ?? door.admittedHere.get(one.ticketId) ?? null,
      }));
    if (people !== undefined) {
      return {
        status: 'ready',
        people,
        more: query.hasNextPage ? () => void query.fetchNextPage() : null,
        loadingMore: query.isFetchingNextPage,
      };
    }
    const hasDoor = door.readiness.status === 'ready';
    if (query.isPending)
      return {
        status: query.fetchStatus === 'paused' && hasDoor && places === undefined ? 'door_only' : 'loading',
      };
    if (query.error instanceof ApiError && [403, 404, 422].includes(query.error.status)) {
      if (isUnknown) return { status: 'loading' };
      return { status: places?.helpsAtDoor ? 'helper' : 'forbidden' };
    }
    const isUnreachable = query.error instanceof ApiError && query.error.code === 'network';
    // A known event means that only the list failed to load.
    if (isUnreachable && hasDoor && places === undefined) return { status: 'door_only' };
    return { status: 'failed', retry: () => void query.refetch() };
  }
}

/**
 * Extracts the code from a ticket's QR code, which contains this page's address with the code. Some organisers print
 * the code alone.
 */
export function ticketCodeIn(text: string): string | null {
  const code = /[?&]code=([^&#]+)/.exec(text)?.[1] ?? text.trim();
  return /^[0-9a-z][0-9a-z-]{7,30}$/i.test(code) ? code : null;
}
