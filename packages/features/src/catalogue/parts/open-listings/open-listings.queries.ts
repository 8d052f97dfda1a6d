import type { HiveName, TopicId } from '@campushive/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { FIRST_PAGE } from '../../../kernel/first-page.js';
import type { Client } from '../../../kernel/index.js';
import type { CountIn } from '../campus-scope/campus-scope.queries.js';
import { usualSort } from '../listing-filters/filters.js';

/**
 * Page size that fills rows of two, three and four. Kept small, because browsers preload most photos of a page and
 * visitors pay for the data.
 */
export const LISTINGS_PER_PAGE = 12;

/** Filters that every listing must match. */
export interface OpenListingsFilters {
  readonly hiveType?: HiveName;
  readonly topic?: TopicId;
  /** Course code. */
  readonly course?: string;
  readonly university?: string;
  /** University id: includes nearby universities. */
  readonly near?: string;
  /** Hall id: only listings that name the hall. */
  readonly hall?: string;
  /** University id whose listings come first. */
  readonly first?: string;
  /** Hall id whose listings come first. */
  readonly firstHall?: string;
  readonly q?: string;
}

/** Open listings for members and visitors. Sorted newest first; events by date, and searches by relevance. */
export const openListingsQuery = (client: Client, filters: OpenListingsFilters) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'open', filters],
    // Keeps the previous results while a new search loads.
    placeholderData: keepPreviousData,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      client.hives.list(
        {
          ...filters,
          sort: usualSort(filters.hiveType, filters.q),
          cursor: pageParam,
          limit: LISTINGS_PER_PAGE,
        },
        { signal },
      ),
    getNextPageParam: (page) => page.pagination?.nextCursor ?? undefined,
  });

/** Number of open listings in a place. `filters` hold everything but the place. */
export const openCountQuery =
  (client: Client, filters: OpenListingsFilters): CountIn =>
  (narrowing) => ({
    queryKey: ['hives', 'open', 'count', filters, narrowing],
    queryFn: async ({ signal }) =>
      (await client.hives.list({ ...filters, ...narrowing, limit: 1 }, { signal })).count ?? 0,
  });
