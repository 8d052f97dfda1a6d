import { ApiError, type Listing, type Profile, type StallSummary } from '@campushive/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { screen, useClient } from '../../kernel/index.js';
import { stallOfQuery } from '../stalls/parts/stalls.queries.js';
import { toListState, type ListState } from './list-state.js';
import { listingsQuery, shelfQuery } from './profile.queries.js';
import { ShelfView } from './shelf-view.js';

/** Shelf of a public page, from its address. */
export interface ShelfScreenProps {
  /** Name of the shelf, with or without `@`, in any case. */
  name: string;
}

/** State of a shelf: loading, failed, not found or ready. */
export type ShelfState =
  | { readonly status: 'loading' }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly student: Profile;
      /** Stall of the student; none or one. */
      readonly stalls: readonly StallSummary[];
      readonly listings: ListState<Listing>;
    };

/** Public shelf of a student: face, rating, handovers, stall and open listings, without contact data. */
export const ShelfScreen = screen(function ShelfScreen({ name }: ShelfScreenProps) {
  return <ShelfView state={useShelf(name)} />;
});

/** Loads the shelf with this name. */
export function useShelf(name: string): ShelfState {
  const client = useClient();
  const shelf = useQuery(shelfQuery(client, name));
  const listings = useInfiniteQuery({
    ...listingsQuery(client, shelf.data?.id ?? ''),
    enabled: shelf.data !== undefined,
  });
  // A failed load leaves the stall out; the listings name the failure.
  const { data: stalls = [] } = useQuery({
    ...stallOfQuery(client, shelf.data?.id ?? ''),
    enabled: shelf.data !== undefined,
  });
  if (shelf.isPending) return { status: 'loading' };
  if (shelf.data === undefined) {
    // An invalid name (422) counts as not found.
    const notFound = shelf.error instanceof ApiError && [404, 422].includes(shelf.error.status);
    return notFound ? { status: 'not-found' } : { status: 'failed', retry: () => void shelf.refetch() };
  }
  return { status: 'ready', student: shelf.data, stalls, listings: toListState(listings) };
}
