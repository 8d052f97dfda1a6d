import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../kernel/index.js';

export const hiveTypesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hives', 'types'],
    queryFn: async ({ signal }) => (await client.hives.types({}, { signal })).data,
  });
