import type { Listing, Profile, Review, User } from '@campushive/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useClient, useUser } from '../../kernel/index.js';
import { toListState, type ListState } from './list-state.js';
import { activityQuery, listingsQuery, meQuery, profileQuery, reviewsQuery } from './profile.queries.js';

/** States of the viewer's profile. */
export type ProfileState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly user: User;
      /** Retries after the server could not be reached and stored data is shown. Null otherwise. */
      readonly stale: (() => void) | null;
      /** Public facts about the viewer as a seller. Null until loaded. */
      readonly shop: Profile | null;
      /** Viewer's open listings, as others see them. */
      readonly listings: ListState<Listing>;
      readonly activity: ListState<Listing>;
      readonly reviews: ListState<Review>;
    };

/** Loads the viewer's profile from the server, or else from the device. */
export function useProfile(): ProfileState {
  const client = useClient();
  const viewer = useUser();
  const me = useQuery(meQuery(client));
  const activity = toListState(useInfiniteQuery(activityQuery(client)));
  const ownQuery = { id: viewer?.id ?? '', enabled: viewer !== null };
  const shop = useQuery({ ...profileQuery(client, ownQuery.id), enabled: ownQuery.enabled });
  const listings = toListState(
    useInfiniteQuery({ ...listingsQuery(client, ownQuery.id), enabled: ownQuery.enabled }),
  );
  const reviews = toListState(
    useInfiniteQuery({ ...reviewsQuery(client, ownQuery.id), enabled: ownQuery.enabled }),
  );
  if (viewer === null) return { status: 'loading' };
  const { rating, reviewCount } = me.data ?? viewer;
  return {
    status: 'ready',
    // Session data first, because it has the latest edits.
    user: { ...viewer, rating, reviewCount },
    stale: me.isError ? () => void me.refetch() : null,
    shop: shop.data ?? null,
    listings,
    activity,
    reviews,
  };
}
