import type { HiveName } from '@campushive/contract';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';
import { LISTINGS_PER_PAGE } from '../shared/queries/open-listings.queries.js';
import { arePricesCrossed, toInput, type ListingFilters } from '../shared/listing-filters/filters.js';
import { FIRST_PAGE } from '../kernel/first-page.js';

export const listingsQuery = (
  client: Client,
  hive: HiveName | 'all',
  filters: ListingFilters,
  narrowing: CampusNarrowing = {},
) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'list', hive, filters, narrowing],
    queryFn: async ({ pageParam, signal }) => {
      // An address may ask for what the server refuses; the list says what is wrong with it.
      if (arePricesCrossed(filters)) return { data: [], count: 0, nextCursor: null };
      const input = { ...toInput(filters, hive, narrowing), cursor: pageParam, limit: LISTINGS_PER_PAGE };
      const { data, count, pagination } = await (hive === 'all'
        ? client.search.listings(input, { signal })
        : client.hives.list(input, { signal }));
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // What is on screen stays until something else can take its place.
    placeholderData: keepPreviousData,
  });
