import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

/** State of one list of a profile. */
export type ListState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly items: readonly T[];
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

export function toListState<T>(
  query: UseInfiniteQueryResult<InfiniteData<{ data: readonly T[] }>>,
): ListState<T> {
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined) return { status: 'failed', retry: () => void query.refetch() };
  const items = query.data.pages.flatMap((page) => page.data);
  if (items.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    items,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
