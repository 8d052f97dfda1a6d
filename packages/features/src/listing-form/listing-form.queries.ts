import { MAX_PAGE, type TopicId } from '@campushive/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

/** What things of a topic were sold for; asks nothing without one. It changes with the weeks: one answer serves a whole form. */
export const priceRangeQuery = (client: Client, topic: TopicId | undefined) =>
  queryOptions({
    queryKey: ['hives', 'price-range', topic],
    queryFn:
      topic === undefined
        ? skipToken
        : async ({ signal }) => (await client.hives.priceRange({ topic }, { signal })).data,
    staleTime: Infinity,
    retry: false,
  });

/** What is looked for on a campus, the newest: one answer serves a whole form. */
export const lookedForQuery = (client: Client, university: string | null) =>
  queryOptions({
    queryKey: ['wanted', 'looked-for', university],
    queryFn:
      university === null
        ? skipToken
        : async ({ signal }) => (await client.wanted.list({ university, limit: MAX_PAGE }, { signal })).data,
    staleTime: Infinity,
    retry: false,
  });
