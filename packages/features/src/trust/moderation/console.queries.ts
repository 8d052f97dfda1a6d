import type { ListingFilter, OrderFilter } from '@campushive/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { pageOf, paging } from './moderation.queries.js';

const PAGE = 20;
const wanted = (q: string) => (q === '' ? undefined : q);

export const foundListingsQuery = (client: Client, q: string, filter: ListingFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'listings', q, filter],
    queryFn: async ({ pageParam, signal }) => {
      const input = { q: wanted(q), filter, cursor: pageParam, limit: PAGE };
      return pageOf(await client.moderation.listings(input, { signal }));
    },
    ...paging,
  });

export const foundOrdersQuery = (client: Client, q: string, filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'orders', q, filter],
    queryFn: async ({ pageParam, signal }) => {
      const input = { q: wanted(q), filter, cursor: pageParam, limit: PAGE };
      return pageOf(await client.moderation.orders(input, { signal }));
    },
    ...paging,
  });

export const switchesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['moderation', 'switches'],
    queryFn: async ({ signal }) => (await client.moderation.switches({}, { signal })).data,
  });
