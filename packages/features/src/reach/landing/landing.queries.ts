import type { HiveName } from '@campushive/contract';
import { queryOptions } from '@tanstack/react-query';
import { prefetchMarks } from '../../catalogue/parts/favorites/favorites.queries.js';
import { leadingFor, type Client, type Leading, type PrefetchWorld } from '../../kernel/index.js';

/** Number of listings that the front page shows for one hive. */
const SHOWN = 8;

/** Returns the query for all data of the front page. `leading` puts a campus's listings first. Default: no campus. */
export const landingQuery = (client: Client, leading: Leading = {}) =>
  queryOptions({
    queryKey: ['home', leading],
    queryFn: async ({ signal }) => (await client.home.get(leading, { signal })).data,
  });

export const newestOfHiveQuery = (client: Client, hive: HiveName, leading: Leading) =>
  queryOptions({
    queryKey: ['hives', 'newest', hive, leading],
    queryFn: async ({ signal }) =>
      (await client.hives.list({ ...leading, hiveType: hive, sort: 'newest', limit: SHOWN }, { signal }))
        .data,
  });

/** Fetches the first data of the front page. */
export const prefetchLanding = (world: PrefetchWorld): Promise<unknown> =>
  Promise.all([
    world.queries.prefetchQuery(landingQuery(world.client, leadingFor(world))),
    prefetchMarks(world),
  ]);
