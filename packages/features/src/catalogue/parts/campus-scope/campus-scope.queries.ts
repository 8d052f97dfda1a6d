import type { HiveName } from '@campushive/contract';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { toInput, type ListingFilters } from '../listing-filters/filters.js';

/** Number of matching listings on all campuses. */
export const countQuery = (
  client: Client,
  hive: HiveName | 'all',
  filters: ListingFilters,
): UseQueryOptions<number> => ({
  queryKey: ['hives', 'count', hive, filters],
  queryFn: async ({ signal }) => {
    const input = { ...toInput(filters, hive), limit: 1 };
    return (await client.search.listings(input, { signal })).count ?? 0;
  },
});
