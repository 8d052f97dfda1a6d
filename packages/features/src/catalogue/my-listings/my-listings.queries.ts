import type { ListingGroup } from '@campushive/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

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
