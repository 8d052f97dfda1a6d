import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

export const takedownQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['hives', 'appeal', id],
    queryFn: async ({ signal }) => (await client.appeals.get({ id }, { signal })).data,
  });
