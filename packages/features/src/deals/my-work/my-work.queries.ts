import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

const paging = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};

/** Returns the infinite query for gigs that are assigned to the viewer, 20 a page. */
export const assignedQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'assigned'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.hives.myAssigned(
        { cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    ...paging,
  });

/** Returns the infinite query for the viewer's applications, 20 a page. */
export const appliedQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'applied'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.applications.mine(
        { cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    ...paging,
  });

/** Fetches the first data of one tab of the viewer's work. */
export const prefetchMyWork = (
  { queries, client }: PrefetchWorld,
  { tab }: { readonly tab: 'applied' | 'assigned' },
): Promise<unknown> =>
  tab === 'applied'
    ? queries.prefetchInfiniteQuery(appliedQuery(client))
    : queries.prefetchInfiniteQuery(assignedQuery(client));
