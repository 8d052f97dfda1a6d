import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** Credits that the campus gave the viewer. */
export const creditsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['payouts', 'credits'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.credits.list({ cursor: pageParam, limit: 20 }, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const payoutsQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['payouts', 'list'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.payouts.list({ cursor: pageParam, limit: 20 }, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
