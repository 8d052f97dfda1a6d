import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { pageOf, paging } from '../moderation.queries.js';

/** Payouts that wait for the operator or the next retry, oldest first. */
export const delayedPayoutsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'delayed-payouts'],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await client.payouts.delayed({ cursor: pageParam, limit: 20 }, { signal })),
    ...paging,
  });
