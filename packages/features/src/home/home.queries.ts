import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

export const hiveCountsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hives', 'types'],
    queryFn: async ({ signal }) => (await client.hives.types({}, { signal })).data,
  });

/** As many cards as fill whole rows at two, three, four and five columns is impossible; ten comes close. */
const FRESH = 10;

export const freshQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hives', 'fresh'],
    queryFn: async ({ signal }) =>
      (await client.hives.list({ sort: 'newest', limit: FRESH }, { signal })).data,
  });
