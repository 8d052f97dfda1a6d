import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** A student's page, as the reader sees it. */
export const profileQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['users', 'profile', id],
    queryFn: async ({ signal }) => (await client.users.get({ id }, { signal })).data,
    retry: false,
  });
