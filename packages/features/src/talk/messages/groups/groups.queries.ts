import { MAX_PAGE } from '@campushive/contract/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { FIRST_PAGE } from '../../../kernel/first-page.js';
import { keys } from '../outbox/messages.queries.js';

export const membersQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: keys.members(id),
    queryFn: async ({ pageParam, signal }) => {
      const range = { id, cursor: pageParam, limit: MAX_PAGE };
      const { data, pagination } = await client.threads.members(range, { signal });
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const readersQuery = (client: Client, id: string, messageId: string) =>
  queryOptions({
    queryKey: keys.readers(id, messageId),
    queryFn: async ({ signal }) => client.threads.readers({ id, messageId }, { signal }),
  });
