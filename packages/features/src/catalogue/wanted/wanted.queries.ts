import type { WantedCategory } from '@campushive/contract';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { infiniteQueryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { FIRST_PAGE } from '../../kernel/first-page.js';
import type { Client } from '../../kernel/index.js';

export { wantedAnswersQuery, wantedPostQuery } from '../parts/wanted.queries.js';

const pages = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};

/** Filters of the list of all posts. */
export interface WantedFilters {
  readonly category: WantedCategory | null;
  /** Campuses to search. No campus is put first, because the list is sorted by time. */
  readonly narrowing: CampusNarrowing;
}

/** Open wanted posts, last posted or renewed first. */
export const wantedQuery = (client: Client, { category, narrowing: { university, near } }: WantedFilters) =>
  infiniteQueryOptions({
    queryKey: ['wanted', 'list', { category, university, near }],
    queryFn: async ({ pageParam, signal }) => {
      const { data, count, pagination } = await client.wanted.list(
        {
          ...(category !== null && { category }),
          ...(university !== undefined && { university }),
          ...(near !== undefined && { near }),
          cursor: pageParam,
          limit: 20,
        },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    ...pages,
  });

/** Number of open posts on all campuses. */
export const wantedCountQuery = (
  client: Client,
  category: WantedCategory | null,
): UseQueryOptions<number> => ({
  queryKey: ['wanted', 'count', category],
  queryFn: async ({ signal }) =>
    (await client.wanted.list({ ...(category !== null && { category }), limit: 1 }, { signal })).count ?? 0,
});

/** Viewer's own wanted posts. */
export const myWantedQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['wanted', 'mine'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, count, pagination } = await client.wanted.mine(
        { cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    ...pages,
  });
