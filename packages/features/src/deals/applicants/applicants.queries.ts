import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listingQuery } from '../../catalogue/parts/listing.queries.js';
import type { Client, PrefetchWorld } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

/** Returns the infinite query for the applicants of the viewer's task, 20 a page. Rejects with `forbidden` for another poster's task. */
export const applicantsQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: ['hives', 'applicants', id],
    queryFn: async ({ pageParam, signal }) => {
      const { data, count, pagination } = await client.applications.list(
        { id, cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Students that the user invited to a task. */
export const invitationsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'invitations', id],
    queryFn: async ({ signal }) => (await client.invitations.list({ id }, { signal })).data,
  });

/** Students suggested for an invitation. */
export const suggestedQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'suggested', id],
    queryFn: async ({ signal }) => (await client.invitations.suggested({ id }, { signal })).data,
  });

/** Fetches the first data of the page of a task's applicants. */
export const prefetchApplicants = (
  { queries, client }: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(listingQuery(client, id)),
    queries.prefetchInfiniteQuery(applicantsQuery(client, id)),
  ]);
