import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

const getListing =
  (client: Client, id: string) =>
  async ({ signal }: { signal: AbortSignal }) =>
    (await client.hives.get({ id }, { signal })).data;

/** One listing, of any hive. */
export const listingQuery = (client: Client, id: string) =>
  queryOptions({ queryKey: ['hives', 'listing', id], queryFn: getListing(client, id) });

/** The same listing for its form, which must not start from old values: always fetched, never kept. */
export const listingToEditQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'edit', id],
    queryFn: getListing(client, id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** How many listings are open in each hive. */
export const hiveTypesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hives', 'types'],
    queryFn: async ({ signal }) => (await client.hives.types({}, { signal })).data,
  });
