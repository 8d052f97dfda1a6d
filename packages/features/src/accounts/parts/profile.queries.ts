import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the profile page of a student, as the viewer may see it. */
export const profileQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['users', 'profile', id],
    queryFn: async ({ signal }) => (await client.users.get({ id }, { signal })).data,
    retry: false,
  });

/** Returns the profile behind the name of a shelf, in any spelling. */
export const shelfQuery = (client: Client, name: string) =>
  queryOptions({
    queryKey: ['users', 'shelf', name],
    queryFn: async ({ signal }) => (await client.users.getShelf({ name }, { signal })).data,
    retry: false,
  });
