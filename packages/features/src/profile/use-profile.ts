import type { Listing, Review, User } from '@campushive/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useClient, useUser } from '../kernel/index.js';
import { toListState, type ListState } from './list-state.js';
import { activityQuery, meQuery, reviewsQuery } from './profile.queries.js';

export type ProfileState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly user: User;
      /** The server could not be asked: what is shown is what this device knows. */
      readonly stale: (() => void) | null;
      readonly activity: ListState<Listing>;
      readonly reviews: ListState<Review>;
    };

/** My own page: what the server knows, else what this device knows. Never anybody made up. */
export function useProfile(): ProfileState {
  const client = useClient();
  const known = useUser();
  const me = useQuery(meQuery(client));
  const activity = toListState(useInfiniteQuery(activityQuery(client)));
  const reviews = toListState(
    useInfiniteQuery({ ...reviewsQuery(client, known?.id ?? ''), enabled: known !== null }),
  );
  if (known === null) return { status: 'loading' };
  const { rating, reviewCount } = me.data ?? known;
  return {
    status: 'ready',
    // What was just edited is in the session first.
    user: { ...known, rating, reviewCount },
    stale: me.isError ? () => void me.refetch() : null,
    activity,
    reviews,
  };
}
