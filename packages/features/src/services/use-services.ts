import type { Service, ServiceKind } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isFiltered, type ListingFilters } from '../hive-listing/filters.js';
import { useClient } from '../kernel/index.js';
import { servicesQuery } from './services.queries.js';

export type ServicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly filtered: boolean }
  | {
      readonly status: 'ready';
      readonly services: readonly Service[];
      /** After filters, on all pages. */
      readonly count: number;
      /** Newer content is on its way while this is shown. */
      readonly refreshing: boolean;
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** What students do for each other; `kind` keeps one kind. */
export function useServices(kind: ServiceKind | null, filters: ListingFilters): ServicesState {
  const query = useInfiniteQuery(servicesQuery(useClient(), kind, filters));
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined || (query.isError && !query.isFetchNextPageError)) {
    return { status: 'failed', retry: () => void query.refetch() };
  }
  const services = query.data.pages.flatMap((page) => page.data);
  if (services.length === 0) return { status: 'empty', filtered: kind !== null || isFiltered(filters) };
  return {
    status: 'ready',
    services,
    count: query.data.pages[0]?.count ?? services.length,
    refreshing: query.isPlaceholderData,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
