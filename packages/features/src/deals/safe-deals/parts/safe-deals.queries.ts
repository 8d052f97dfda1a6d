import { queryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../../kernel/index.js';
import { SAFE_DEALS, safeDealKey } from '../../data.js';

/** Query for a safe deal. */
export const safeDealQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: safeDealKey(id),
    queryFn: async ({ signal }) => (await client.safeDeals.get({ id }, { signal })).data,
  });

/** Query for the viewer's open links. */
export const mySafeDealsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...SAFE_DEALS, 'mine'],
    queryFn: async ({ signal }) => (await client.safeDeals.mine({}, { signal })).data,
  });

/** Fetches the first data of a safe deal's page. Throws `not_found` for one that the viewer may not see. */
export const prefetchSafeDeal = (
  { queries, client }: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<unknown> => queries.fetchQuery(safeDealQuery(client, id));

/** Fetches the viewer's open links. */
export const prefetchSafeDeals = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  queries.prefetchQuery(mySafeDealsQuery(client));
