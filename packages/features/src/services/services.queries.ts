import type { ServiceKind } from '@campushive/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { arePricesCrossed, toInput, type ListingFilters } from '../shared/listing-filters/filters.js';
import type { Client } from '../kernel/index.js';
import { FIRST_PAGE } from '../kernel/first-page.js';

export const servicesQuery = (client: Client, kind: ServiceKind | null, filters: ListingFilters) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'services', kind, filters],
    queryFn: async ({ pageParam, signal }) => {
      // An address may ask for what the server refuses; the list says what is wrong with it.
      if (arePricesCrossed(filters)) return { data: [], count: 0, nextCursor: null };
      const { q, university, minPrice, maxPrice, since, sort } = toInput(filters, 'all');
      const { data, count, pagination } = await client.services.list(
        {
          ...{ q, university, minPrice, maxPrice, since, sort },
          ...{ kind: kind ?? undefined, cursor: pageParam, limit: 20 },
        },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // What is on screen stays until something else can take its place.
    placeholderData: keepPreviousData,
  });
