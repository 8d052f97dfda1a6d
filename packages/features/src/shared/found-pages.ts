import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

export type FoundPages<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'found';
      readonly items: readonly T[];
      /** What a view needs beside them. */
      readonly rest: {
        /** After filters, on all pages. */
        readonly count: number;
        /** Newer content is on its way while this is shown. */
        readonly refreshing: boolean;
        readonly more: (() => void) | null;
        readonly loadingMore: boolean;
      };
    };

/** The pages of a search that were fetched so far. What is shown stays when only the next page failed. */
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
