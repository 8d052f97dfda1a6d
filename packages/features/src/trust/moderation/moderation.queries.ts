import {
  HEALTH_DAYS,
  type Appeal,
  type Chargeback,
  type Dispute,
  type LedgerCase,
  type ReportCase,
} from '@campushive/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { FIRST_PAGE } from '../../kernel/first-page.js';

export interface Paged<T> {
  readonly data: T[];
  readonly count: number | null;
  readonly nextCursor: string | null;
}

export const paging = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: Paged<unknown>) => page.nextCursor ?? undefined,
  placeholderData: keepPreviousData,
};

interface Answered<T> {
  readonly data: T[];
  readonly count?: number | undefined;
  readonly pagination?: { readonly nextCursor: string | null } | undefined;
}

export const pageOf = <T>(answer: Answered<T>): Paged<T> => ({
  data: answer.data,
  count: answer.count ?? null,
  nextCursor: answer.pagination?.nextCursor ?? null,
});

export type CaseStateFilter = 'open' | 'resolved';
export type UserFilter = 'all' | 'suspended' | 'staff';

/** Source of a moderation queue: its name and its request. */
export interface QueueSource<T> {
  readonly name: string;
  readonly load: (
    client: Client,
    filter: CaseStateFilter,
    page: { readonly cursor: string | undefined; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<Answered<T>>;
}

export const queueQuery = <T>(client: Client, { name, load }: QueueSource<T>, filter: CaseStateFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', name, filter],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await load(client, filter, { cursor: pageParam, limit: 10 }, signal)),
    ...paging,
  });

export const casesSource: QueueSource<ReportCase> = {
  name: 'cases',
  load: (client, state, page, signal) => client.moderation.reports({ state, ...page }, { signal }),
};
export const appealsSource: QueueSource<Appeal> = {
  name: 'appeals',
  load: (client, state, page, signal) => client.appeals.list({ state, ...page }, { signal }),
};
export const disputesSource: QueueSource<Dispute> = {
  name: 'disputes',
  load: (client, status, page, signal) => client.disputes.list({ status, ...page }, { signal }),
};

export const chargebacksSource: QueueSource<Chargeback> = {
  name: 'chargebacks',
  load: (client, status, page, signal) => client.chargebacks.list({ status, ...page }, { signal }),
};

export const ledgerSource: QueueSource<LedgerCase> = {
  name: 'ledger',
  load: (client, status, page, signal) => client.ledger.cases({ status, ...page }, { signal }),
};

export const ledgerQuery = (client: Client) =>
  queryOptions({
    queryKey: ['moderation', 'books'],
    queryFn: async ({ signal }) => (await client.ledger.get({}, { signal })).data,
  });

export const warningsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['moderation', 'warnings'],
    queryFn: async ({ signal }) => (await client.moderation.warnings({}, { signal })).data,
  });

export const healthQuery = (client: Client, days: number = HEALTH_DAYS) =>
  queryOptions({
    queryKey: ['moderation', 'health', days],
    queryFn: async ({ signal }) => (await client.moderation.health({ days }, { signal })).data,
    placeholderData: keepPreviousData,
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
