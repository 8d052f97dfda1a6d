import type { ServiceKind, ServiceOffer } from '@campushive/contract';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { infiniteQueryOptions, keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';
import { arePricesCrossed, toInput, type ListingFilters } from '../parts/listing-filters/filters.js';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** Selected services. Null means all. */
export interface ServiceChoice {
  readonly kind: ServiceKind | null;
  readonly offer: ServiceOffer | null;
}

export const servicesQuery = (
  client: Client,
  choice: ServiceChoice,
  filters: ListingFilters,
  narrowing: CampusNarrowing = {},
) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'services', choice, filters, narrowing],
    queryFn: async ({ pageParam, signal }) => {
      // Skips requests that the server would refuse, since a URL may contain crossed prices. The list shows the error.
      if (arePricesCrossed(filters)) return { data: [], count: 0, nextCursor: null };
      const { data, count, pagination } = await client.services.list(
        { ...serviceInput(choice, filters, narrowing), cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Keeps the current results until new ones arrive.
    placeholderData: keepPreviousData,
  });

/** Number of matches on all campuses. */
export const servicesCountQuery = (
  client: Client,
  choice: ServiceChoice,
  filters: ListingFilters,
): UseQueryOptions<number> => ({
  queryKey: ['hives', 'services', 'count', choice, filters],
  queryFn: async ({ signal }) =>
    (await client.services.list({ ...serviceInput(choice, filters), limit: 1 }, { signal })).count ?? 0,
});

/** Returns the filters that apply to services. */
function serviceInput({ kind, offer }: ServiceChoice, filters: ListingFilters, narrowing?: CampusNarrowing) {
  const {
    hiveType: _hive,
    condition: _condition,
    topic: _topic,
    eventType: _eventType,
    when: _when,
    ...input
  } = toInput(filters, 'all', narrowing);
  return { ...input, kind: kind ?? undefined, offer: offer ?? undefined };
}
