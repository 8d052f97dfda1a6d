import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

interface Paged<T> {
  readonly data: T[];
  readonly count: number | null;
  readonly nextCursor: string | null;
}

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: Paged<unknown>) => page.nextCursor ?? undefined,
  placeholderData: keepPreviousData,
};

const pageOf = <T>(answer: {
  data: T[];
  count?: number | undefined;
  pagination?: { nextCursor: string | null } | undefined;
}): Paged<T> => ({
  data: answer.data,
  count: answer.count ?? null,
  nextCursor: answer.pagination?.nextCursor ?? null,
});

export type CaseStateFilter = 'open' | 'resolved';
export type UserFilter = 'all' | 'suspended' | 'staff';

export const casesQuery = (client: Client, state: CaseStateFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'cases', state],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await client.moderation.reports({ state, cursor: pageParam, limit: 10 }, { signal })),
    ...paging,
  });

export const appealsQuery = (client: Client, state: CaseStateFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'appeals', state],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await client.appeals.list({ state, cursor: pageParam, limit: 10 }, { signal })),
    ...paging,
  });

export const disputesQuery = (client: Client, status: CaseStateFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'disputes', status],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await client.disputes.list({ status, cursor: pageParam, limit: 10 }, { signal })),
    ...paging,
  });

export const usersQuery = (client: Client, q: string, filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'users', q, filter],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(
        await client.moderation.users(
          { q: q === '' ? undefined : q, filter, cursor: pageParam, limit: 20 },
          { signal },
        ),
      ),
    ...paging,
  });

export const auditQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'audit'],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await client.moderation.audit({ cursor: pageParam, limit: 20 }, { signal })),
    ...paging,
  });
