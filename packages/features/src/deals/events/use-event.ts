import type { EventState, Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient, useConnection, useFailureText, useMessages, useUser } from '../../kernel/index.js';
import { TICKETS, eventKey } from '../data.js';
import { catalogue } from './events.catalogue.js';
import { eventQuery } from '../../catalogue/parts/event.queries.js';
import { PLACES_EVERY } from './events.queries.js';
import { useOrganiserMessages, type OrganiserMessages } from './use-organiser-messages.js';

export type EventPlaces =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly event: EventState };

export interface EventPanel {
  readonly places: EventPlaces;
  /** Joins the event. `kindId` selects a free kind of ticket, for an event that has kinds. */
  readonly onJoin: (input?: { readonly kindId?: string | undefined }) => void;
  readonly joining: boolean;
  readonly onLeave: () => void;
  readonly leaving: boolean;
  /** Ends the viewer's role as a door helper. */
  readonly onStopHelping: () => void;
  readonly stopping: boolean;
  /** Messages of the organiser to all attendees. */
  readonly messages: OrganiserMessages;
}

/** Loads the places of an event and the viewer's own. A promotion from the waiting list appears without a reload. */
export function useEvent(listing: Listing, organiser: boolean): EventPanel {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const me = useUser();
  const { id } = listing;
  const live = useConnection() === 'online';
  const query = useQuery({ ...eventQuery(client, id), refetchInterval: live ? false : PLACES_EVERY });
  const isGoing = query.data?.mine?.status === 'going';
  const messages = useOrganiserMessages(id, { reads: organiser || isGoing });

  const settled = (event: EventState) => {
    queries.setQueryData(eventQuery(client, id).queryKey, event);
    void queries.invalidateQueries({ queryKey: TICKETS });
  };
  const failed = (error: Error) => {
    toast({ tone: 'danger', title: failureText(error, t.actionFailed) });
    // Refetched: another student was faster, or the organiser changed the event.
    void query.refetch();
  };
  // Ignores the second press of a double press, which comes before the next render.
  const busy = useRef(false);
  const once = { onSettled: () => void (busy.current = false) };
  const begin = (mutate: () => void) => {
    if (busy.current) return;
    busy.current = true;
    mutate();
  };
  const join = useMutation({
    ...once,
    mutationFn: async (kindId: string | undefined) =>
      (await client.events.join({ id, ...(kindId !== undefined && { kindId }) })).data,
    onSuccess(event) {
      settled(event);
      toast({ tone: 'success', title: event.mine?.status === 'going' ? t.joined : t.lined });
    },
    onError: failed,
  });
  const leave = useMutation({
    ...once,
    mutationFn: async () => (await client.events.leave({ id })).data,
    onSuccess(event) {
      settled(event);
      toast({ tone: 'success', title: t.left });
    },
    onError: failed,
  });

  const stop = useMutation({
    mutationFn: () => client.events.removeHelper({ id, studentId: me?.id ?? '' }),
    onSuccess() {
      toast({ tone: 'success', title: t.stoppedHelping });
      void queries.invalidateQueries({ queryKey: eventKey(id) });
    },
    onError: (error) => void toast({ tone: 'danger', title: failureText(error, t.stopFailed) }),
  });

  return {
    places: placesOf(),
    onJoin: ({ kindId } = {}) => begin(() => join.mutate(kindId)),
    joining: join.isPending,
    onLeave: () => begin(() => leave.mutate()),
    leaving: leave.isPending,
    onStopHelping: () => stop.mutate(),
    stopping: stop.isPending,
    messages,
  };

  function placesOf(): EventPlaces {
    if (query.data !== undefined) return { status: 'ready', event: query.data };
    return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
  }
}
