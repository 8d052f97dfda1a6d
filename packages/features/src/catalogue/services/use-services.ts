import type { Service } from '@campushive/contract';
import { leavesOut } from '@campushive/contract/campus-choice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isFiltered, type ListingFilters } from '../parts/listing-filters/filters.js';
import { useClient, useHomeCampus } from '../../kernel/index.js';
import { foundPages } from '../parts/found-pages.js';
import { servicesQuery, type ServiceChoice } from './services.queries.js';

/** State of the services page. `filtered` tells an empty search from an empty campus. */
export type ServicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty'; readonly filtered: boolean }
  | {
      readonly status: 'ready';
      readonly services: readonly Service[];
      /** Number of matches on all pages. */
      readonly count: number;
      /** Newer results are loading. */
      readonly refreshing: boolean;
      /** Loads the next page. Null on the last page. */
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Loads services and tasks. */
export function useServices(choice: ServiceChoice, filters: ListingFilters): ServicesState {
  const { narrowing } = useHomeCampus();
  const query = useInfiniteQuery(servicesQuery(useClient(), choice, filters, narrowing));
  const found = foundPages(query);
  if (found.status !== 'found') return found;
  const { items: services, rest } = found;
  if (services.length === 0) {
    const filtered = choice.kind !== null || isFiltered(filters) || leavesOut(narrowing);
    return { status: 'empty', filtered };
  }
  return { status: 'ready', services, ...rest };
}
