import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';

export type ListState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly items: readonly T[];
      /** Total on the server. Null when unknown. */
      readonly count: number | null;
      /** Loads the next page. Null when all are loaded. */
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** Converts a keyset query to list state. */
export function toListState<T>(
  query: UseInfiniteQueryResult<InfiniteData<{ data: T[]; count: number | null }>>,
): ListState<T> {
  if (query.data === undefined) {
    return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
  }
  return {
    status: 'ready',
    items: query.data.pages.flatMap((page) => page.data),
    count: query.data.pages[0]?.count ?? null,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
