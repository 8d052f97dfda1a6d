import { queryOptions } from '@tanstack/react-query';
import { leadingFor, type Client, type Leading, type PrefetchWorld } from '../../kernel/index.js';
import { prefetchMarks } from '../parts/favorites/favorites.queries.js';
import { hiveTypesQuery } from '../parts/listing.queries.js';

/** Number of latest listings: one row of a wide screen, or two of a tablet. */
export const FRESH_COUNT = 6;

/** Query for the newest {@link FRESH_COUNT} open listings of all hives. `leading` puts a campus first. Default: no campus. */
export const freshListingsQuery = (client: Client, leading: Leading = {}) =>
  queryOptions({
    queryKey: ['hives', 'fresh', leading],
    queryFn: async ({ signal }) =>
      (await client.hives.list({ ...leading, sort: 'newest', limit: FRESH_COUNT }, { signal })).data,
  });

/** Fetches the first data of the page of all hives. */
export const prefetchHivesIndex = (world: PrefetchWorld): Promise<unknown> =>
  Promise.all([
    world.queries.prefetchQuery(hiveTypesQuery(world.client)),
    world.queries.prefetchQuery(freshListingsQuery(world.client, leadingFor(world))),
    prefetchMarks(world),
  ]);
