import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** How many listings are open on each shelf. */
export const topicsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['topics'],
    queryFn: async ({ signal }) => (await client.topics.list({}, { signal })).data,
  });
