import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

/** As many as fill one row of a wide screen, and two of a tablet. */
export const FRESH_COUNT = 6;

export const freshListingsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hives', 'fresh'],
    queryFn: async ({ signal }) =>
      (await client.hives.list({ sort: 'newest', limit: FRESH_COUNT }, { signal })).data,
  });
