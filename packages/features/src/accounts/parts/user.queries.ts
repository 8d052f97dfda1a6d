import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the public data of a user, as other students see it. */
export const userQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: async ({ signal }) => (await client.users.get({ id }, { signal })).data,
  });
