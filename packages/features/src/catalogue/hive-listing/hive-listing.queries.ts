import type { HiveName } from '@campushive/contract';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import type { SearchFit } from '@campushive/contract/entities/search';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { narrowingFor, type Client, type PrefetchWorld } from '../../kernel/index.js';
import { prefetchMarks } from '../parts/favorites/favorites.queries.js';
import { LISTINGS_PER_PAGE } from '../parts/open-listings/open-listings.queries.js';
import { arePricesCrossed, toInput, type ListingFilters } from '../parts/listing-filters/filters.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

const ALL: SearchFit = 'all';

/** Returns the infinite query for the listings of one hive, or of `all`. `narrowing` filters or orders them by campus. Default: neither. */
export const listingsQuery = (
  client: Client,
  hive: HiveName | 'all',
  filters: ListingFilters,
  narrowing: CampusNarrowing = {},
) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'list', hive, filters, narrowing],
    queryFn: async ({ pageParam, signal }) => {
      // An address can contain crossed prices, which the server refuses. The list explains the problem.
      if (arePricesCrossed(filters)) return { data: [], count: 0, nextCursor: null, fit: ALL };
      const input = { ...toInput(filters, hive, narrowing), cursor: pageParam, limit: LISTINGS_PER_PAGE };
      // Only the search endpoint returns `about`, which says how well the results match.
      const { data, count, pagination, about } = await (hive === 'all' || filters.q.trim() !== ''
        ? client.search.listings(input, { signal })
        : client.hives.list(input, { signal }));
      const nextCursor = pagination?.nextCursor ?? null;
      return { data, count: count ?? data.length, nextCursor, fit: about?.fit ?? ALL };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Keeps the previous results until new ones have loaded.
    placeholderData: keepPreviousData,
  });

/** Fetches the first listings of a hive's page. */
export const prefetchHiveListing = (
  world: PrefetchWorld,
  { hive, filters }: { readonly hive: HiveName | 'all'; readonly filters: ListingFilters },
): Promise<unknown> =>
  Promise.all([
    world.queries.prefetchInfiniteQuery(listingsQuery(world.client, hive, filters, narrowingFor(world))),
    prefetchMarks(world),
  ]);
