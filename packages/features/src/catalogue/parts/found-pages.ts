import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

export type FoundPages<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'found';
      readonly items: readonly T[];
      /** List state besides the items. */
      readonly rest: {
        /** Number of results after filters, over all pages. */
        readonly count: number;
        /** True while newer results load and the old ones stay visible. */
        readonly refreshing: boolean;
        readonly more: (() => void) | null;
        readonly loadingMore: boolean;
      };
    };

/** Converts the loaded pages of a search query to a list state. Items stay visible when only the next page fails. */
export function foundPages<T>(
  query: UseInfiniteQueryResult<InfiniteData<{ data: readonly T[]; count?: number | null }>>,
): FoundPages<T> {
  if (query.isPending) return { status: 'loading' };
  if (query.data === undefined || (query.isError && !query.isFetchNextPageError)) {
    return { status: 'failed', retry: () => void query.refetch() };
  }
  const items = query.data.pages.flatMap((page) => page.data);
  return {
    status: 'found',
    items,
    rest: {
      count: query.data.pages[0]?.count ?? items.length,
      refreshing: query.isPlaceholderData,
      more: query.hasNextPage ? () => void query.fetchNextPage() : null,
      loadingMore: query.isFetchingNextPage,
    },
  };
}
