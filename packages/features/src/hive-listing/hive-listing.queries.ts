import type { HiveName } from '@campushive/contract';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import type { SearchFit } from '@campushive/contract/entities/search';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';
import { LISTINGS_PER_PAGE } from '../shared/queries/open-listings.queries.js';
import { arePricesCrossed, toInput, type ListingFilters } from '../shared/listing-filters/filters.js';
import { FIRST_PAGE } from '../kernel/first-page.js';

const ALL: SearchFit = 'all';

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
      if (arePricesCrossed(filters)) return { data: [], count: 0, nextCursor: null, fit: ALL };
      const input = { ...toInput(filters, hive, narrowing), cursor: pageParam, limit: LISTINGS_PER_PAGE };
      // Only a search says how its answers fit.
      const { data, count, pagination, about } = await (hive === 'all' || filters.q.trim() !== ''
        ? client.search.listings(input, { signal })
        : client.hives.list(input, { signal }));
      const nextCursor = pagination?.nextCursor ?? null;
      return { data, count: count ?? data.length, nextCursor, fit: about?.fit ?? ALL };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // What is on screen stays until something else can take its place.
    placeholderData: keepPreviousData,
  });
