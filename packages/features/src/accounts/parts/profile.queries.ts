import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the profile page of a student, as the viewer may see it. */
export const profileQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['users', 'profile', id],
    queryFn: async ({ signal }) => (await client.users.get({ id }, { signal })).data,
    retry: false,
  });
