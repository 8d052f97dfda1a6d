import { queryOptions } from '@tanstack/react-query';
import type { Credentials } from '../../accounts/parts/credentials.js';
import type { Client } from '../../kernel/index.js';

export const takedownQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'appeal', id],
    queryFn: async ({ signal }) => (await client.appeals.get({ id }, { signal })).data,
  });

export const suspensionQuery = (client: Client, { email, password }: Credentials) =>
  queryOptions({
    // The key omits the password, because query keys are visible in developer tools.
    queryKey: ['suspension', email],
    queryFn: async ({ signal }) => (await client.appeals.suspension({ email, password }, { signal })).data,
  });
