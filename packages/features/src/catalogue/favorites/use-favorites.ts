import type { Favorite, FavoriteKind } from '@campushive/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../kernel/index.js';
import { favoritesQuery } from './favorites.queries.js';

/** State of a favourites tab: loading, failed, empty or ready. */
export type FavoritesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly favorites: readonly Favorite[];
      /** Number of listings on all pages. */
      readonly count: number;
      /** Loads the next page. Null on the last page. */
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Loads the user's saved or liked listings. */
export function useFavorites(kind: FavoriteKind): FavoritesState {
  const query = useInfiniteQuery(favoritesQuery(useClient(), kind));
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
  const favorites = query.data.pages.flatMap((page) => page.data);
  if (favorites.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    favorites,
    count: query.data.pages[0]?.count ?? favorites.length,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
