import type { Group, Message } from '@campushive/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';
import type { Page } from '../outbox/messages.queries.js';

export const groupKeys = {
  all: ['groups'] as const,
  list: ['groups', 'list'] as const,
  thread: (id: string) => ['groups', 'thread', id] as const,
};

export const groupsQuery = (client: Client) =>
  queryOptions({
    queryKey: groupKeys.list,
    queryFn: async ({ signal }): Promise<Group[]> => (await client.groups.list({}, { signal })).data,
  });

export const groupQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['groups', 'one', id],
    queryFn: async ({ signal }) => (await client.groups.get({ id }, { signal })).data,
  });

export const groupThreadQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: groupKeys.thread(id),
    queryFn: async ({ pageParam, signal }): Promise<Page<Message>> => {
      const { data, pagination } = await client.groups.messages(
        { id, cursor: pageParam, limit: 50 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
