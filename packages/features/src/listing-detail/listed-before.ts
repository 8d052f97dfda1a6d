import type { Listing } from '@campushive/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** A listing as a list that was just read has it: enough to begin with while the whole of it is on its way. */
export function listedBefore(queries: QueryClient, id: string): Listing | undefined {
  // The lists of `listingsQuery` (of a hive, of all, of a search), one's own, and those that visitors read too.
  const lists = ['list', 'mine', 'open'].flatMap((kind) =>
    queries.getQueriesData<InfiniteData<{ data: Listing[] }>>({ queryKey: ['hives', kind] }),
  );
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.data)
    .find((listing) => listing.id === id);
}
