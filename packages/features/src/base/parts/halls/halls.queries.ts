import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../kernel/index.js';

/** Halls of one university, in the campus's order. They change only with the campus definition. */
export const hallsQuery = (client: Client, university: string) =>
  queryOptions({
    queryKey: ['halls', university],
    queryFn: async ({ signal }) => (await client.universities.get({ id: university }, { signal })).data.halls,
    staleTime: Infinity,
  });
