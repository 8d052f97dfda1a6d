import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';

/** Returns the number of open listings per topic. */
export const topicsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['topics'],
    queryFn: async ({ signal }) => (await client.topics.list({}, { signal })).data,
  });
