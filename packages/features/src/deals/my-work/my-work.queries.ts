import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

const paging = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};

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
