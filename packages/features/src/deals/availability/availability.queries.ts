import { queryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../kernel/index.js';

/** Hours of a tutoring listing of the user. */
export const availabilityQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['availability', id],
    queryFn: async ({ signal }) => (await client.availability.get({ id }, { signal })).data,
  });

/** Fetches the first data of the page of a tutor's hours. */
export const prefetchAvailability = (
  { queries, client }: PrefetchWorld,
  { id }: { readonly id: string },
): Promise<unknown> => queries.prefetchQuery(availabilityQuery(client, id));
