import type { FavoriteKind } from '@campushive/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../kernel/index.js';
import { prefetchMarks } from '../parts/favorites/favorites.queries.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** Returns the infinite query for the viewer's saved or liked listings, 24 a page, with the number of all. */
export const favoritesQuery = (client: Client, kind: FavoriteKind) =>
  infiniteQueryOptions({
    queryKey: ['favorites', 'list', kind],
    queryFn: async ({ pageParam, signal }) => {
      const { data, count, pagination } = await client.favorites.list(
        { kind, cursor: pageParam, limit: 24 },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches the first data of one tab of the favourites. */
export const prefetchFavorites = (
  world: PrefetchWorld,
  { tab }: { readonly tab: FavoriteKind },
): Promise<unknown> =>
  Promise.all([world.queries.prefetchInfiniteQuery(favoritesQuery(world.client, tab)), prefetchMarks(world)]);
