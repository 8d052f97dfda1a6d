import type { HiveName } from '@campushive/contract';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { toInput, type ListingFilters } from '../listing-filters/filters.js';

/** Query for the number of matches in a place. */
export type CountIn = (narrowing: CampusNarrowing) => UseQueryOptions<number>;

/** Number of matching listings in a place. */
export const countQuery =
  (client: Client, hive: HiveName | 'all', filters: ListingFilters): CountIn =>
  (narrowing) => ({
    queryKey: ['hives', 'count', hive, filters, narrowing],
    queryFn: async ({ signal }) => {
      const input = { ...toInput(filters, hive, narrowing), limit: 1 };
      return (await client.search.listings(input, { signal })).count ?? 0;
    },
  });
