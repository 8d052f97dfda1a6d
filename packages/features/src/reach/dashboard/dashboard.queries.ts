import { queryOptions } from '@tanstack/react-query';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { STALLS } from '../../deals/data.js';
import { narrowingFor, type Client, type PrefetchWorld } from '../../kernel/index.js';

/** Query for the viewer's dashboard. `narrowing` filters or orders the recommended listings by place. Default: neither. */
export const dashboardQuery = (client: Client, narrowing: CampusNarrowing = {}) =>
  queryOptions({
    queryKey: ['dashboard', narrowing],
    queryFn: async ({ signal }) => (await client.dashboard.get(narrowing, { signal })).data,
  });

/** Most stalls on the dashboard. */
const MOST_STALLS = 4;

/** Query for the first open stalls of a place. */
export const openStallsQuery = (client: Client, narrowing: CampusNarrowing = {}) =>
  queryOptions({
    queryKey: [...STALLS, 'list', 'first', narrowing],
    queryFn: async ({ signal }) =>
      (await client.stalls.list({ ...narrowing, show: 'open', limit: MOST_STALLS }, { signal })).data,
  });

/** Fetches the first data of the dashboard. */
export const prefetchDashboard = (world: PrefetchWorld): Promise<unknown> =>
  Promise.all([
    world.queries.prefetchQuery(dashboardQuery(world.client, narrowingFor(world))),
    world.queries.prefetchQuery(openStallsQuery(world.client, narrowingFor(world))),
  ]);
