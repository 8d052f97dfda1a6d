import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MAX_PAGE } from '@campushive/contract';
import type { ProfileListName } from '@campushive/contract/calls/users';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

const pages = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};

export const meQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'me'],
    queryFn: async ({ signal }) => (await client.auth.me({}, { signal })).data,
  });

export { profileQuery } from '../parts/profile.queries.js';

/** Listings that a student posted: all open ones, or one list. */
export const listingsQuery = (client: Client, id: string, show?: ProfileListName) =>
  infiniteQueryOptions({
    queryKey: ['users', 'listings', id, show],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.users.listings(
        { id, show, cursor: pageParam, limit: 12 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    ...pages,
  });

/** Viewer's listings in any status. */
export const activityQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['account', 'activity'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.hives.myPosted({ cursor: pageParam, limit: 12 }, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    ...pages,
  });

/** Viewer's open listings, including the tasks to which others can be invited. */
export const openTasksQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hives', 'open-tasks'],
    queryFn: async ({ signal }) =>
      (await client.hives.myPosted({ group: 'open', limit: MAX_PAGE }, { signal })).data,
  });

export const reviewsQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: ['users', 'reviews', id],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.reviews.list(
        { id, cursor: pageParam, limit: 10 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    ...pages,
  });
