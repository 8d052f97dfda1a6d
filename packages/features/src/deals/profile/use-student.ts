import { ApiError, type Listing, type Profile, type Review } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnblock } from '../../accounts/parts/block/index.js';
import { useFollow } from '../../accounts/parts/follow/index.js';
import { useClient, useFailureText, useMessages, useNavigation, useUser } from '../../kernel/index.js';
import { toListState, type ListState } from './list-state.js';
import { catalogue } from './profile.catalogue.js';
import { listingsQuery, profileQuery, reviewsQuery } from './profile.queries.js';
import type { OrganiserEventsState } from './organiser-events.js';

/** States of the public page of a student. */
export type StudentState =
  | { readonly status: 'loading' }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ReadyStudent;

/** Loaded student with the actions on them. */
export interface ReadyStudent {
  readonly status: 'ready';
  readonly student: Profile;
  readonly isMe: boolean;
  /** Listings of the student. Without events for an organiser. */
  readonly listings: ListState<Listing>;
  /** Organisers only. */
  readonly events: OrganiserEventsState | null;
  readonly reviews: ListState<Review>;
  readonly onMessage: () => void;
  readonly opening: boolean;
  readonly onUnblock: () => void;
  readonly unblocking: boolean;
  readonly onFollow: (change: { follow: boolean }) => void;
  readonly following: boolean;
}

/** Loads a student's public page and manages its actions. */
export function useStudent(id: string): StudentState {
  const client = useClient();
  const navigation = useNavigation();
  const me = useUser();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const query = useQuery(profileQuery(client, id));
  const found = query.data !== undefined;
  const [pastOpen, setPastOpen] = useState(false);
  const { coming = 0, past: pastCount = 0 } = query.data?.events ?? {};
  const isOrganiser = coming + pastCount > 0;
  const listed = listingsQuery(client, id, isOrganiser ? 'no_events' : undefined);
  const listings = useInfiniteQuery({ ...listed, enabled: found });
  const upcomingEvents = useInfiniteQuery({
    ...listingsQuery(client, id, 'coming_events'),
    enabled: isOrganiser,
  });
  const pastEvents = useInfiniteQuery({ ...listingsQuery(client, id, 'past_events'), enabled: pastOpen });
  const reviews = useInfiniteQuery({ ...reviewsQuery(client, id), enabled: found });
  const open = useMutation({
    mutationFn: async () => (await client.threads.open({ recipientId: id })).data,
    onSuccess: (talk) => navigation.go({ to: 'conversation', id: talk.id }),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.messageFailed) }),
  });
  const unblock = useUnblock({ id, name: query.data?.name ?? null });
  const follow = useFollow(id);
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined) {
    // An invalid id (422) counts as not found.
    const notFound = query.error instanceof ApiError && [404, 422].includes(query.error.status);
    return notFound ? { status: 'not-found' } : { status: 'failed', retry: () => void query.refetch() };
  }
  return {
    status: 'ready',
    student: query.data,
    isMe: me?.id === id,
    listings: toListState(listings),
    events: isOrganiser
      ? {
          coming: toListState(upcomingEvents),
          past: toListState(pastEvents),
          pastCount,
          pastOpen,
          onPastOpen: () => setPastOpen(!pastOpen),
        }
      : null,
    reviews: toListState(reviews),
    onMessage: () => open.mutate(),
    opening: open.isPending,
    onUnblock: () => unblock.mutate(),
    unblocking: unblock.isPending,
    onFollow: (change) => follow.mutate(change),
    following: follow.isPending,
  };
}
