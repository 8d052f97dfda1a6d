import type { Listing, Profile, Review, User } from '@campushive/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useClient, useUser } from '../kernel/index.js';
import { toListState, type ListState } from './list-state.js';
import { activityQuery, listingsQuery, meQuery, profileQuery, reviewsQuery } from './profile.queries.js';

export type ProfileState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly user: User;
      /** The server could not be asked: what is shown is what this device knows. */
      readonly stale: (() => void) | null;
      /** How it went with others; null until it is known. */
      readonly shop: Profile | null;
      /** What others find there: my open listings. */
      readonly listings: ListState<Listing>;
      readonly activity: ListState<Listing>;
      readonly reviews: ListState<Review>;
    };

/** My own page: what the server knows, else what this device knows. Never anybody made up. */
export function useProfile(): ProfileState {
  const client = useClient();
  const known = useUser();
  const me = useQuery(meQuery(client));
  const activity = toListState(useInfiniteQuery(activityQuery(client)));
  const mine = { id: known?.id ?? '', enabled: known !== null };
  const shop = useQuery({ ...profileQuery(client, mine.id), enabled: mine.enabled });
  const listings = toListState(
    useInfiniteQuery({ ...listingsQuery(client, mine.id), enabled: mine.enabled }),
  );
  const reviews = toListState(useInfiniteQuery({ ...reviewsQuery(client, mine.id), enabled: mine.enabled }));
  if (known === null) return { status: 'loading' };
  const { rating, reviewCount } = me.data ?? known;
  return {
    status: 'ready',
    // What was just edited is in the session first.
    user: { ...known, rating, reviewCount },
    stale: me.isError ? () => void me.refetch() : null,
    shop: shop.data ?? null,
    listings,
    activity,
    reviews,
  };
}
