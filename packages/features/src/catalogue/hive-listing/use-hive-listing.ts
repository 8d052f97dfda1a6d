import type { HiveName, Listing } from '@campushive/contract';
import type { SearchFit } from '@campushive/contract/entities/search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient, useHomeCampus } from '../../kernel/index.js';
import { foundPages } from '../parts/found-pages.js';
import { isFiltered, type ListingFilters } from '../parts/listing-filters/filters.js';
import { listingsQuery } from './hive-listing.queries.js';

/** States of the listings of a hive. */
export type HiveListingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly filtered: boolean }
  | {
      readonly status: 'ready';
      readonly listings: readonly Listing[];
      /** Match between the results and the search text. Default: all words match. */
      readonly fit?: SearchFit;
      /** Number of results after filters, over all pages. */
      readonly count: number;
      /** True while newer results load and the old ones stay visible. */
      readonly refreshing: boolean;
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Loads the open listings of a hive, or of all hives. */
export function useHiveListing(hive: HiveName | 'all', filters: ListingFilters): HiveListingState {
  const client = useClient();
  const { narrowing } = useHomeCampus();
  const query = useInfiniteQuery(listingsQuery(client, hive, filters, narrowing));
  const found = foundPages(query);
  if (found.status !== 'found') return found;
  const { items: listings, rest } = found;
  return listings.length === 0
    ? { status: 'empty', filtered: isFiltered(filters) }
    : { status: 'ready', listings, fit: query.data?.pages[0]?.fit ?? 'all', ...rest };
}
