import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../kernel/index.js';
import { payoutAccountQuery } from '../parts/payout-account.queries.js';
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

/** Banks that take payouts. They change rarely. */
export const banksQuery = (client: Client) =>
  queryOptions({
    // The key begins with another word than those of payouts, so no event refreshes the list of banks.
    queryKey: ['banks', 'list'],
    queryFn: async ({ signal }) => (await client.payouts.banks({}, { signal })).data,
    staleTime: Infinity,
  });

/** Returns the infinite query for the viewer's payouts, 20 a page. */
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

/** Fetches the first data of the payouts, and of the page of one. */
export const prefetchPayouts = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(payoutAccountQuery(client)),
    queries.prefetchInfiniteQuery(payoutsQuery(client)),
    queries.prefetchInfiniteQuery(creditsQuery(client)),
  ]);
