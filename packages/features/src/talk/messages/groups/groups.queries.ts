import type { Group } from '@campushive/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';
import { groupKeys } from '../outbox/messages.queries.js';
import { FIRST_PAGE } from '../../../kernel/first-page.js';

const folderQuery = (client: Client, queryKey: readonly string[], which: { folder?: 'archived' }) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Group[]> => (await client.groups.list(which, { signal })).data,
  });

export const groupsQuery = (client: Client) => folderQuery(client, groupKeys.list, {});

/** Archived groups. */
export const archivedGroupsQuery = (client: Client) =>
  folderQuery(client, groupKeys.archived, { folder: 'archived' });

export const groupQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: groupKeys.one(id),
    queryFn: async ({ signal }) => (await client.groups.get({ id }, { signal })).data,
  });

export const membersQuery = (client: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: groupKeys.members(id),
    queryFn: async ({ pageParam, signal }) => {
      const { data, pagination } = await client.groups.members(
        { id, cursor: pageParam, limit: 50 },
        { signal },
      );
      return { data, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const readersQuery = (client: Client, id: string, messageId: string) =>
  queryOptions({
    queryKey: groupKeys.readers(id, messageId),
    queryFn: async ({ signal }) => client.groups.readers({ id, messageId }, { signal }),
  });
