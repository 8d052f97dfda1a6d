import type { FavoriteKind } from '@campushive/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

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
