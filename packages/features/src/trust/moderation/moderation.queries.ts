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
  /** Number of items on all pages. Null when the call does not count them. */
  readonly count: number | null;
  /** Null on the last page. */
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
  /** Part of the query's key. */
  readonly name: string;
  readonly load: (
    client: Client,
    filter: CaseStateFilter,
    page: { readonly cursor: string | undefined; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<Answered<T>>;
}

/** Returns the infinite query for the open or resolved cases of a queue, 10 a page. Rejects with `forbidden` for a student. */
export const queueQuery = <T>(client: Client, { name, load }: QueueSource<T>, filter: CaseStateFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', name, filter],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await load(client, filter, { cursor: pageParam, limit: 10 }, signal)),
    ...paging,
  });

/** Queue of reported content, for `queueQuery`. */
export const casesSource: QueueSource<ReportCase> = {
  name: 'cases',
  load: (client, state, page, signal) => client.moderation.reports({ state, ...page }, { signal }),
};
/** Queue of appeals, for `queueQuery`. */
export const appealsSource: QueueSource<Appeal> = {
  name: 'appeals',
  load: (client, state, page, signal) => client.appeals.list({ state, ...page }, { signal }),
};
/** Queue of buyers' complaints, for `queueQuery`. */
export const disputesSource: QueueSource<Dispute> = {
  name: 'disputes',
  load: (client, status, page, signal) => client.disputes.list({ status, ...page }, { signal }),
};

/** Queue of chargebacks, for `queueQuery`. */
export const chargebacksSource: QueueSource<Chargeback> = {
  name: 'chargebacks',
  load: (client, status, page, signal) => client.chargebacks.list({ status, ...page }, { signal }),
};

/** Queue of differences between the ledger and the provider, for `queueQuery`. */
export const ledgerSource: QueueSource<LedgerCase> = {
  name: 'ledger',
  load: (client, status, page, signal) => client.ledger.cases({ status, ...page }, { signal }),
};

/** Returns the query for the summary of the ledger. Needs a moderator. */
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

/** Returns the query for the statistics of the last `days` days, 28 by default. Needs an admin. Keeps old data while it loads. */
export const healthQuery = (client: Client, days: number = HEALTH_DAYS) =>
  queryOptions({
    queryKey: ['moderation', 'health', days],
    queryFn: async ({ signal }) => (await client.moderation.health({ days }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** Returns the query for the figures of text messages. Needs an admin. */
export const textFiguresQuery = (client: Client) =>
  queryOptions({
    queryKey: ['moderation', 'text-messages'],
    queryFn: async ({ signal }) => (await client.sms.figures({}, { signal })).data,
  });

/** Returns the infinite query for accounts by name or email, 20 a page. An empty `q` matches all. Needs a moderator. */
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

/** Returns the infinite query for the audit log, 20 a page. Needs a moderator. */
export const auditQuery = (client: Client) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'audit'],
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await client.moderation.audit({ cursor: pageParam, limit: 20 }, { signal })),
    ...paging,
  });
