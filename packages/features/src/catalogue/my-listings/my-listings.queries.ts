import type { ListingGroup } from '@campushive/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** Returns the infinite query for the viewer's listings in one group, 20 a page, with the number of all. */
export const myListingsQuery = (client: Client, group: ListingGroup) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'mine', group],
    queryFn: async ({ pageParam, signal }) => {
      const { data, count, pagination } = await client.hives.myPosted(
        { group, cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches the first data of one tab of the viewer's listings. */
export const prefetchMyListings = (
  { queries, client }: PrefetchWorld,
  { group }: { readonly group: ListingGroup },
): Promise<unknown> => queries.prefetchInfiniteQuery(myListingsQuery(client, group));
