import type { Listing } from '@campushive/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listingsKey } from '../../catalogue/data.js';

/** Finds a listing in a cached list, as a placeholder until the full listing has loaded. */
export function listedBefore(queries: QueryClient, id: string): Listing | undefined {
  // Lists of `listingsQuery` (one hive, all hives or a search), the user's own listings, and public lists.
  const lists = (['list', 'mine', 'open'] as const).flatMap((kind) =>
    queries.getQueriesData<InfiniteData<{ data: Listing[] }>>({ queryKey: listingsKey(kind) }),
  );
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.data)
    .find((listing) => listing.id === id);
}
