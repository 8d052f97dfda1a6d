import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** How full an event is, the reader's own place at it, and its calendar file. */
export const eventQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['events', id],
    queryFn: async ({ signal }) => (await client.events.get({ id }, { signal })).data,
  });
