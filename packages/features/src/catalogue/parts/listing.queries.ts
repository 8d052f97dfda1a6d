import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

const getListing =
  (client: Client, id: string) =>
  async ({ signal }: { signal: AbortSignal }) =>
    (await client.hives.get({ id }, { signal })).data;

/** Returns the listing of any hive, by id. */
export const listingQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ['hives', 'listing', id], queryFn: getListing(client, id) });

/** Returns the listing for its edit form. Always refetched and never cached, because the form must not start from stale values. */
export const listingToEditQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'edit', id],
    queryFn: getListing(client, id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Returns the number of open listings per hive. */
export const hiveTypesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hives', 'types'],
    queryFn: async ({ signal }) => (await client.hives.types({}, { signal })).data,
  });
