import type { HiveName, Listing } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../kernel/index.js';
import { isFiltered, type ListingFilters } from './filters.js';
import { listingsQuery } from './hive-listing.queries.js';

export type HiveListingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly filtered: boolean }
  | {
      readonly status: 'ready';
      readonly listings: readonly Listing[];
      /** After filters, on all pages. */
      readonly count: number;
      /** Newer content is on its way while this is shown. */
      readonly refreshing: boolean;
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** The open listings of a hive, or of all. */
export function useHiveListing(hive: HiveName | 'all', filters: ListingFilters): HiveListingState {
  const client = useClient();
  const query = useInfiniteQuery(listingsQuery(client, hive, filters));
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined || (query.isError && !query.isFetchNextPageError)) {
    return { status: 'failed', retry: () => void query.refetch() };
  }
  const listings = query.data.pages.flatMap((page) => page.data);
  if (listings.length === 0) return { status: 'empty', filtered: isFiltered(filters) };
  return {
    status: 'ready',
    listings,
    count: query.data.pages[0]?.count ?? listings.length,
    refreshing: query.isPlaceholderData,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
