import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

/** Always asked for anew: a form must not begin with old values. */
export const listingToEditQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'edit', id],
    queryFn: async ({ signal }) => (await client.hives.get({ id }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
