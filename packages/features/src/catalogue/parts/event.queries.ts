import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Returns the attendance of an event, the viewer's place and the calendar file. */
export const eventQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['events', id],
    queryFn: async ({ signal }) => (await client.events.get({ id }, { signal })).data,
  });
