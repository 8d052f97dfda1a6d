import type { CampusNarrowing } from '@campushive/contract/campus-choice';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { FIRST_PAGE } from '../../../kernel/first-page.js';
import type { Client } from '../../../kernel/index.js';
import { STALL_ORDERS, STALLS, stallKey, stallOfKey } from '../../data.js';

/** Choices of the list of stalls. */
export interface StallFilters {
  /** Words of a stall or of one of its items. Empty for all. */
  readonly q: string;
  /** Closed stalls too. */
  readonly isAll: boolean;
}

const listInput = ({ q, isAll }: StallFilters, narrowing: CampusNarrowing) => ({
  ...narrowing,
  ...(q === '' ? {} : { q }),
  show: isAll ? ('all' as const) : ('open' as const),
});

/** Infinite query for stalls, the open ones first, 20 a page. */
export const stallsQuery = (client: Client, filters: StallFilters, narrowing: CampusNarrowing) =>
  infiniteQueryOptions({
    queryKey: [...STALLS, 'list', filters, narrowing],
    queryFn: async ({ pageParam, signal }) => {
      const { data, count, pagination } = await client.stalls.list(
        { ...listInput(filters, narrowing), cursor: pageParam, limit: 20 },
        { signal },
      );
      return { data, count: count ?? data.length, nextCursor: pagination?.nextCursor ?? null };
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Number of stalls in a place. */
export const stallsCountQuery = (client: Client, filters: StallFilters) => (narrowing: CampusNarrowing) => ({
  queryKey: [...STALLS, 'count', filters, narrowing],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await client.stalls.list({ ...listInput(filters, narrowing), limit: 1 }, { signal })).count ?? 0,
});

/** Query for the stall of a student, as a list of at most one. */
export const stallOfQuery = (client: Client, sellerId: string) =>
  queryOptions({
    queryKey: stallOfKey(sellerId),
    queryFn: async ({ signal }) => (await client.stalls.list({ sellerId, limit: 1 }, { signal })).data,
  });

/** Query for a stall with its price list. */
export const stallQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: stallKey(id),
    queryFn: async ({ signal }) => (await client.stalls.get({ id }, { signal })).data,
  });

/** Query for the viewer's stall. Null without one. */
export const myStallQuery = (client: Client) =>
  queryOptions({
    queryKey: [...STALLS, 'mine'],
    queryFn: async ({ signal }) => (await client.stalls.mine({}, { signal })).data,
  });

/** Query for an order at a stall. */
export const stallOrderQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...STALLS, 'order', id],
    queryFn: async ({ signal }) => (await client.stallOrders.get({ id }, { signal })).data,
  });

/** Query for the viewer's latest orders at stalls. */
export const stallOrdersQuery = (client: Client) =>
  queryOptions({
    queryKey: STALL_ORDERS,
    queryFn: async ({ signal }) => (await client.stallOrders.mine({ limit: 20 }, { signal })).data,
  });

/** Query for the basket of an earlier order, at today's prices. Always refetched. */
export const stallAgainQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...STALL_ORDERS, 'again', id],
    queryFn: async ({ signal }) => (await client.stallOrders.again({ id }, { signal })).data,
    staleTime: 0,
  });
