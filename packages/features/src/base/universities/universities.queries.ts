import { queryOptions } from '@tanstack/react-query';
import type { Client, PrefetchWorld } from '../../kernel/index.js';

/** Returns the query for all universities of the campus, with their numbers of students and listings. */
export const universitiesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['universities'],
    queryFn: async ({ signal }) => (await client.universities.list({}, { signal })).data,
  });

/** Returns the query for one university. Rejects with `not_found` for an unknown id. */
export const universityQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['universities', id],
    queryFn: async ({ signal }) => (await client.universities.get({ id }, { signal })).data,
  });

/** Fetches the first data of the universities page. */
export const prefetchUniversities = ({ queries, client }: PrefetchWorld): Promise<unknown> =>
  queries.prefetchQuery(universitiesQuery(client));
