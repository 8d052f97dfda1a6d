import { MAX_KIND_DESCRIPTION, MAX_PAGE, type HiveName, type TopicId } from '@campushive/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/**
 * Returns the price range of sold items of a topic; disabled without one. Cached for the whole form, because it changes only from week to
 * week.
 */
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

/** Returns the latest wanted posts of a campus, cached for the whole form. */
export const matchingRequestsQuery = (client: Client, university: string | null) =>
  queryOptions({
    queryKey: ['wanted', 'looked-for', university],
    queryFn:
      university === null
        ? skipToken
        : async ({ signal }) => (await client.wanted.list({ university, limit: MAX_PAGE }, { signal })).data,
    staleTime: Infinity,
    retry: false,
  });

/** Fields of a listing that is being written. */
export interface WrittenListing {
  readonly hiveType: HiveName;
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly kind: string;
}

/** Suggested categories for a listing; disabled without a title. */
export const kindsQuery = (client: Client, { hiveType, ...written }: WrittenListing) => {
  const description = written.description.slice(0, MAX_KIND_DESCRIPTION);
  const filled = Object.fromEntries(
    Object.entries({ ...written, description }).filter(([, text]) => text !== ''),
  );
  return queryOptions({
    queryKey: ['search', 'kinds', hiveType, filled],
    queryFn:
      written.title === '' && written.kind === ''
        ? skipToken
        : async ({ signal }) => (await client.search.kinds({ hiveType, ...filled }, { signal })).data,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
};
