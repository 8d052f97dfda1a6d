import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../kernel/index.js';

/** Unread counts. The key starts with the contract's group, so that one event refetches the whole group. */
export const unreadQuery = (client: Client) =>
  queryOptions({
    queryKey: ['threads', 'unread'],
    queryFn: async ({ signal }) => {
      // Data cached by an earlier version has no groups.
      const { conversations, groups = [] } = (await client.threads.unreadCount({}, { signal })).data;
      return { conversations, groups };
    },
  });

/** Number of notifications behind the bell, which every page of a member loads. The page of notifications has all. */
const LATEST = 8;

/** Returns the query for the viewer's latest eight notifications and the number of all unread ones. */
export const notificationsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['notifications', 'latest'],
    queryFn: async ({ signal }) => {
      const { data, count = 0 } = await client.notifications.list({ limit: LATEST }, { signal });
      return { notifications: data, unread: count };
    },
  });

export const suggestionsQuery = (client: Client, q: string, narrowing: CampusNarrowing = {}) =>
  queryOptions({
    queryKey: ['search', 'suggestions', q, narrowing],
    queryFn: async ({ signal }) =>
      (await client.search.suggestions(q === '' ? {} : { q, ...narrowing }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** Fetches the counts in the frame around every page of a member. */
export const prefetchDashboardLayout = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(unreadQuery(client)),
    queries.prefetchQuery(notificationsQuery(client)),
  ]);
