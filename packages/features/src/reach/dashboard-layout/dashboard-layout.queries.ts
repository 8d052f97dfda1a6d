import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Unread counts. The key starts with the contract's group, so that one event refetches the whole group. */
export const unreadQuery = (client: Client) =>
  queryOptions({
    queryKey: ['messages', 'unread'],
    queryFn: async ({ signal }) => {
      // Data cached by an earlier version has no groups.
      const { conversations, groups = [] } = (await client.messages.unreadCount({}, { signal })).data;
      return { conversations, groups };
    },
  });

export const notificationsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['notifications', 'latest'],
    queryFn: async ({ signal }) => {
      const { data, count = 0 } = await client.notifications.list({ limit: 20 }, { signal });
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
