import type { HiveName, TopicId } from '@campushive/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { FIRST_PAGE } from '../../kernel/first-page.js';
import type { Client } from '../../kernel/index.js';
import { usualSort } from '../listing-filters/filters.js';

/** Full rows of two, three and four. A browser fetches most photos of a page ahead, and visitors pay for each. */
export const LISTINGS_PER_PAGE = 12;

/** Which of the open listings: all that fit every one of these. */
export interface OpenListingsFilters {
  readonly hiveType?: HiveName;
  readonly topic?: TopicId;
  /** The code of a course. */
  readonly course?: string;
  readonly university?: string;
  /** A university: it and those near it. */
  readonly near?: string;
  /** A university that comes before the others. */
  readonly first?: string;
  readonly q?: string;
}

/** Open listings for members and visitors: newest first, events by their date, or what fits the words best. */
export const openListingsQuery = (client: Client, filters: OpenListingsFilters) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'open', filters],
    // While another word is looked for, what was found before stays.
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
