import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { queryOptions } from '@tanstack/react-query';
import { narrowingFor, type Client, type PrefetchWorld } from '../../kernel/index.js';
import { prefetchHiveListing } from '../hive-listing/hive-listing.queries.js';
import { prefetchMarks } from '../parts/favorites/favorites.queries.js';
import { arePricesCrossed, toInput, type ListingFilters } from '../parts/listing-filters/filters.js';

/** Returns the query for up to 50 students by name and bio. Disabled while `q` is empty. */
export const peopleQuery = (client: Client, q: string) =>
  queryOptions({
    queryKey: ['search', 'people', q],
    queryFn: async ({ signal }) =>
      (await client.users.search({ q, type: 'users', limit: 50 }, { signal })).data,
    enabled: q !== '',
  });

/** Query for all of the viewer's saved searches. */
export const savedSearchesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['savedSearches', 'list'],
    queryFn: async ({ signal }) => (await client.savedSearches.list({}, { signal })).data,
  });

/** Returns the query for the best results of every kind. Ignores the selected hive and sort order, because it covers all hives. */
export function overviewQuery(client: Client, filters: ListingFilters, campus: CampusNarrowing = {}) {
  const { sort: _sort, q = '', ...narrowing } = toInput({ ...filters, hive: '' }, 'all', campus);
  return queryOptions({
    queryKey: ['search', 'overview', q, narrowing],
    queryFn: async ({ signal }) => (await client.search.overview({ q, ...narrowing }, { signal })).data,
    enabled: q !== '' && !arePricesCrossed(filters),
  });
}

/** Fetches the first data of the saved searches page. */
export const prefetchSavedSearches = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  queries.prefetchQuery(savedSearchesQuery(client));

/** Fetches the first results of a search: the best of every kind, students, or a list of listings. */
export async function prefetchSearch(
  world: PrefetchWorld,
  {
    filters,
    only,
  }: { readonly filters: ListingFilters; readonly only: 'users' | 'universities' | undefined },
): Promise<void> {
  const { queries, client } = world;
  const typed = filters.q.trim();
  const grouped = typed !== '' && filters.hive === '' && filters.sort === '';
  const results = () => {
    if (only === 'users' && typed !== '') return queries.prefetchQuery(peopleQuery(client, typed));
    if (only !== undefined || grouped) return prefetchMarks(world);
    return prefetchHiveListing(world, { hive: filters.hive === '' ? 'all' : filters.hive, filters });
  };
  await Promise.all([
    typed === '' ? undefined : queries.prefetchQuery(overviewQuery(client, filters, narrowingFor(world))),
    results(),
  ]);
}
