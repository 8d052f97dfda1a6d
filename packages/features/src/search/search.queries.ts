import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

export const peopleQuery = (client: Client, q: string) =>
  queryOptions({
    queryKey: ['search', 'people', q],
    queryFn: async ({ signal }) =>
      (await client.users.search({ q, type: 'users', limit: 50 }, { signal })).data,
    enabled: q !== '',
  });

export const savedSearchesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['savedSearches', 'list'],
    queryFn: async ({ signal }) => (await client.savedSearches.list({}, { signal })).data,
  });
