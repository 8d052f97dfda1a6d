import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MAX_PAGE } from '@campushive/contract';
import type { ProfileListName } from '@campushive/contract/calls/users';
import { profileQuery, shelfQuery } from '../../accounts/parts/profile.queries.js';
import { stallOfQuery } from '../stalls/parts/stalls.queries.js';
import { prefetchMarks } from '../../catalogue/parts/favorites/favorites.queries.js';
import type { Client, PrefetchWorld } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

const pages = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};

/** Returns the query for the signed-in user with their settings. */
export const meQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'me'],
    queryFn: async ({ signal }) => (await client.auth.me({}, { signal })).data,
  });

export { profileQuery, shelfQuery };

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

/** Returns the infinite query for the reviews of a student, 10 a page. Rejects with `not_found` for a page that the viewer may not see. */
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

/** Fetches the first data of the viewer's own profile. */
export const prefetchProfile = ({ queries, client, viewer }: PrefetchWorld): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(meQuery(client)),
    queries.prefetchInfiniteQuery(activityQuery(client)),
    ...(viewer === null
      ? []
      : [
          queries.prefetchQuery(profileQuery(client, viewer.id)),
          queries.prefetchInfiniteQuery(listingsQuery(client, viewer.id)),
          queries.prefetchInfiniteQuery(reviewsQuery(client, viewer.id)),
        ]),
  ]);

/** Fetches the first data of a shelf. Throws the refusal of a missing one. */
export async function prefetchShelf(
  world: PrefetchWorld,
  { name }: { readonly name: string },
): Promise<void> {
  const { queries, client } = world;
  const { id } = await queries.fetchQuery(shelfQuery(client, name));
  await Promise.all([
    queries.prefetchInfiniteQuery(listingsQuery(client, id)),
    queries.prefetchQuery(stallOfQuery(client, id)),
    prefetchMarks(world),
  ]);
}

/** Fetches the first data of a student's page. Throws the refusal of a missing student. */
export async function prefetchStudent(world: PrefetchWorld, { id }: { readonly id: string }): Promise<void> {
  const { queries, client } = world;
  const { events } = await queries.fetchQuery(profileQuery(client, id));
  const isOrganiser = events.coming + events.past > 0;
  const lists = isOrganiser ? (['coming_events', 'no_events'] as const) : [undefined];
  await Promise.all([
    ...lists.map((show) => queries.prefetchInfiniteQuery(listingsQuery(client, id, show))),
    queries.prefetchInfiniteQuery(reviewsQuery(client, id)),
    prefetchMarks(world),
  ]);
}
