import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../kernel/index.js';

/** Hours of a tutoring listing of the user. */
export const availabilityQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['availability', id],
    queryFn: async ({ signal }) => (await client.availability.get({ id }, { signal })).data,
  });
