import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

export const listingQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'listing', id],
    queryFn: async ({ signal }) => (await client.hives.get({ id }, { signal })).data,
  });

export const sellerQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: async ({ signal }) => (await client.users.get({ id }, { signal })).data,
  });
