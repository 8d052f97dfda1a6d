import { queryOptions } from '@tanstack/react-query';
import type { Client, Leading } from '../../kernel/index.js';

/** Number of latest listings: one row of a wide screen, or two of a tablet. */
export const FRESH_COUNT = 6;

export const freshListingsQuery = (client: Client, leading: Leading = {}) =>
  queryOptions({
    queryKey: ['hives', 'fresh', leading],
    queryFn: async ({ signal }) =>
      (await client.hives.list({ ...leading, sort: 'newest', limit: FRESH_COUNT }, { signal })).data,
  });
