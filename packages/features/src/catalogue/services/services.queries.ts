import type { ServiceKind, ServiceOffer } from '@campushive/contract';
import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { CountIn } from '../parts/campus-scope/index.js';
import { arePricesCrossed, toInput, type ListingFilters } from '../parts/listing-filters/filters.js';
import { narrowingFor, type Client, type PrefetchWorld } from '../../kernel/index.js';
import { prefetchMarks } from '../parts/favorites/favorites.queries.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** Selected services. */
export interface ServiceChoice {
  /** Null for all kinds. */
  readonly kind: ServiceKind | null;
  readonly offer: ServiceOffer;
}

/** Infinite query for services and gigs, 20 a page. `narrowing` filters or orders them by campus. Default: neither. */
export const servicesQuery = (
  client: Client,
  choice: ServiceChoice,
  filters: ListingFilters,
  narrowing: CampusNarrowing = {},
) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'services', choice, filters, narrowing],
    queryFn: async ({ pageParam, signal }) => {
      // Skips requests that the server would refuse, since a URL may contain crossed prices. The list shows the error.
      if (arePricesCrossed(filters)) return { data: [], count: 0, nextCursor: null };
      const { data, count, pagination } = await client.services.list(
        { ...serviceInput(choice, filters, narrowing), cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Keeps the current results until new ones arrive.
    placeholderData: keepPreviousData,
  });

/** Number of matches in a place. */
export const servicesCountQuery =
  (client: Client, choice: ServiceChoice, filters: ListingFilters): CountIn =>
  (narrowing) => ({
    queryKey: ['hives', 'services', 'count', choice, filters, narrowing],
    queryFn: async ({ signal }) => {
      const input = { ...serviceInput(choice, filters, narrowing), limit: 1 };
      return (await client.services.list(input, { signal })).count ?? 0;
    },
  });

/** Returns the filters that apply to services. */
function serviceInput({ kind, offer }: ServiceChoice, filters: ListingFilters, narrowing?: CampusNarrowing) {
  const {
    hiveType: _hive,
    condition: _condition,
    topic: _topic,
    eventType: _eventType,
    when: _when,
    ...input
  } = toInput(filters, 'all', narrowing);
  return { ...input, kind: kind ?? undefined, offer };
}

/** Fetches the first data of the services page. */
export const prefetchServices = (
  world: PrefetchWorld,
  { filters, ...choice }: ServiceChoice & { readonly filters: ListingFilters },
): Promise<unknown> =>
  Promise.all([
    world.queries.prefetchInfiniteQuery(servicesQuery(world.client, choice, filters, narrowingFor(world))),
    prefetchMarks(world),
  ]);
