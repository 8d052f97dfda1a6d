import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { arePricesCrossed, toInput, type ListingFilters } from '../parts/listing-filters/filters.js';

export const peopleQuery = (client: Client, q: string) =>
  queryOptions({
    queryKey: ['search', 'people', q],
    queryFn: async ({ signal }) =>
      (await client.users.search({ q, type: 'users', limit: 50 }, { signal })).data,
    enabled: q !== '',
  });

export const savedSearchesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['savedSearches', 'list'],
    queryFn: async ({ signal }) => (await client.savedSearches.list({}, { signal })).data,
  });

/** Query for the best results of every kind. Ignores the selected hive and sort order, because it covers all hives. */
export function overviewQuery(client: Client, filters: ListingFilters, campus: CampusNarrowing = {}) {
  const { sort: _sort, q = '', ...narrowing } = toInput({ ...filters, hive: '' }, 'all', campus);
  return queryOptions({
    queryKey: ['search', 'overview', q, narrowing],
    queryFn: async ({ signal }) => (await client.search.overview({ q, ...narrowing }, { signal })).data,
    enabled: q !== '' && !arePricesCrossed(filters),
  });
}
