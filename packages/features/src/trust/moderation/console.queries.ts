import type { ListingFilter, OrderFilter } from '@campushive/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';
import { pageOf, paging } from './moderation.queries.js';

const PAGE = 20;
const toQuery = (q: string) => (q === '' ? undefined : q);

/** Returns the infinite query for listings in any status by title or poster, 20 a page. An empty `q` matches all. Needs a moderator. */
export const foundListingsQuery = (client: Client, q: string, filter: ListingFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'listings', q, filter],
    queryFn: async ({ pageParam, signal }) => {
      const input = { q: toQuery(q), filter, cursor: pageParam, limit: PAGE };
      return pageOf(await client.moderation.listings(input, { signal }));
    },
    ...paging,
  });

/** Returns the infinite query for orders by reference, title or name, 20 a page. An empty `q` matches all. Needs an admin. */
export const foundOrdersQuery = (client: Client, q: string, filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'orders', q, filter],
    queryFn: async ({ pageParam, signal }) => {
      const input = { q: toQuery(q), filter, cursor: pageParam, limit: PAGE };
      return pageOf(await client.moderation.orders(input, { signal }));
    },
    ...paging,
  });

/** Returns the query for the switches of all hives: new listings and new payments. Needs an admin. */
export const switchesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['moderation', 'switches'],
    queryFn: async ({ signal }) => (await client.moderation.switches({}, { signal })).data,
  });

/** Returns the query for the imports of listings with their numbers. Needs an admin. */
export const importsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['moderation', 'imports'],
    queryFn: async ({ signal }) => (await client.claims.runs({}, { signal })).data,
  });
