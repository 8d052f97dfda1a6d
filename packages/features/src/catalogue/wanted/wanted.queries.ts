import type { WantedCategory } from '@campushive/contract';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CountIn } from '../parts/campus-scope/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';
import { narrowingFor, type Client, type PrefetchWorld } from '../../kernel/index.js';
import { wantedAnswersQuery, wantedPostQuery } from '../parts/wanted.queries.js';

export { wantedAnswersQuery, wantedPostQuery };

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
          ...wantedInput(category, { university, near }),
          cursor: pageParam,
          limit: 20,
        },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    ...pages,
  });

/** Number of open posts in a place. Posts name no hall, so its place is the campus. */
export const wantedCountQuery =
  (client: Client, category: WantedCategory | null): CountIn =>
  ({ university, near }) => ({
    queryKey: ['wanted', 'count', { category, university, near }],
    queryFn: async ({ signal }) => {
      const input = wantedInput(category, { university, near });
      return (await client.wanted.list({ ...input, limit: 1 }, { signal })).count ?? 0;
    },
  });

const wantedInput = (
  category: WantedCategory | null,
  { university, near }: { readonly university: string | undefined; readonly near: string | undefined },
) => ({
  ...(category !== null && { category }),
  ...(university !== undefined && { university }),
  ...(near !== undefined && { near }),
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

/** Fetches the first data of the wanted page: the viewer's posts, or those of one category or all. */
export function prefetchWanted(
  world: PrefetchWorld,
  { mine, category }: { readonly mine: boolean; readonly category: WantedCategory | null },
): Promise<unknown> {
  const { queries, client } = world;
  return mine
    ? queries.prefetchInfiniteQuery(myWantedQuery(client))
    : queries.prefetchInfiniteQuery(wantedQuery(client, { category, narrowing: narrowingFor(world) }));
}

/** Fetches the first data of a wanted post, with its answers for a member. Throws the refusal of a missing post. */
export async function prefetchWantedPost(
  { queries, client, viewer }: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<void> {
  await Promise.all([
    queries.fetchQuery(wantedPostQuery(client, id)),
    viewer === null ? undefined : queries.prefetchQuery(wantedAnswersQuery(client, id)),
  ]);
}
